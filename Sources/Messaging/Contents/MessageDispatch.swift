import WhisperArchive
import WhisperClockPort
import WhisperEnvelope
public import WhisperMessage
public import WhisperMessengerPort
public import WhisperStorePort
public import WhisperCore

/// Adds messages to the outbox, sealed if requested (RT-5, RT-10).
///
/// A returned message has been saved: it will be sent exactly once by a client of the vault.
public struct MessageDispatch: Sendable {
    private let ports: SecrecyPorts
    private let account: MessengerAccount
    private let limit: MessengerTextLimit
    private let sealsEverything: Bool
    /// Whether texts are sent only as long as they are the draft of their conversation.
    private var sendsDrafts = false

    /// Creates a dispatcher for an account.
    ///
    /// - Parameters:
    ///   - limit: The length of a text that the service accepts (`Messenger.textLimit`).
    ///   - sealsEverything: Whether plain text is forbidden: a conversation that is not bound to a contact then
    ///     accepts no messages. Messages in a bound conversation are always sealed.
    public init(
        _ ports: SecrecyPorts, account: MessengerAccount, limit: MessengerTextLimit, sealsEverything: Bool
    ) {
        self.ports = ports
        self.account = account
        self.limit = limit
        self.sealsEverything = sealsEverything
    }

    /// Saves a message as pending and appends it to the outbox.
    ///
    /// - Parameters:
    ///   - text: The text: as long as the service's limit allows; at most 32,766 − 90 bytes of UTF-8 if it is sealed,
    ///     since its line is sealed with it.
    ///   - identity: The identity that seals it; nil for the default one.
    ///   - recipient: The contact that it was written to; nil for the one that the conversation is bound to, if any.
    /// - Throws: `DispatchError` with the reason the message was not added; nothing was stored then.
    public func enqueue(
        _ text: String, in conversation: UniqueIdentifier, from identity: UniqueIdentifier? = nil,
        onlyTo recipient: UniqueIdentifier? = nil
    ) async throws(DispatchError) -> DispatchedMessage {
        guard !text.isEmpty else { throw .empty }
        let bound = try await contact(of: conversation)
        if let recipient, recipient != bound { throw .otherRecipient }
        guard let contact = bound else {
            try await checkUnsealed(in: conversation)
            guard limit.allows(text) else { throw .tooLong }
            return try await enqueue(text, nil, nil, in: conversation)
        }
        // Another process may have sealed a line in the meantime; this one then gets the next number.
        for attempt in 1... {
            do throws(DispatchError) {
                let (body, line) = try await lines.next(text, in: conversation)
                let sealed = try await sealed(body, to: contact, from: identity)
                guard limit.allows(sealed.envelope.text) else { throw .tooLong }
                return try await enqueue(text, sealed, line, in: conversation)
            } catch .store(let error) where error.code == .constraint && attempt < MessageDispatch.maximumAttempts {
                continue
            }
        }
        throw .store(StoreError(.constraint))
    }

    /// Saves a draft as a pending message and appends it to the outbox. The draft is removed in the same step: of several
    /// that send it at once, one succeeds.
    ///
    /// - Throws: `DispatchError` with the reason the message was not added; nothing was stored then. `.draftChanged` if the
    ///   conversation has another draft by now, or none.
    public func enqueue(_ draft: Draft) async throws(DispatchError) -> DispatchedMessage {
        var dispatch = self
        dispatch.sendsDrafts = true
        do throws(DispatchError) {
            return try await dispatch.enqueue(draft.text, in: draft.conversation)
        } catch .store(let error) where error.code == .draftChanged {
            throw .draftChanged
        }
    }

    /// Checks that a file can be sent in a conversation: before its content is stored.
    ///
    /// Files are not sealed. In a conversation that is bound to a contact, or if everything is sealed, they are refused,
    /// so that the service never has what it must not read; and where the service encrypts by its own means.
    ///
    /// - Throws: `DispatchError`: `filesNotSealed`, `encryptedByService`, `conversation` or `store`.
    public func checkFile(in conversation: UniqueIdentifier) async throws(DispatchError) {
        guard !sealsEverything else { throw .filesNotSealed }
        if try await contact(of: conversation) != nil { throw .filesNotSealed }
        try await checkUnsealed(in: conversation)
    }

    /// Saves a message with a file as pending and appends it to the outbox.
    ///
    /// - Parameters:
    ///   - file: The file. Its content is durable in the vault's attachments, which are held for storing until this
    ///     returns.
    ///   - caption: A text; empty for none. It may be 4,096 bytes shorter than other texts.
    /// - Throws: As `enqueue(_:in:from:)`, and `filesNotSealed`.
    public func enqueue(
        _ file: Attachment, caption: String, in conversation: UniqueIdentifier
    ) async throws(DispatchError) -> DispatchedMessage {
        try await checkFile(in: conversation)
        var limit = limit
        limit.bytes -= MessageDispatch.fileDescription
        guard limit.allows(caption) else { throw .tooLong }
        return try await enqueue(
            OutgoingMessage(
                conversation: conversation, owner: account.user, clientMessageID: ports.makeIdentifier().description,
                text: caption, kind: ContentKind(mediaType: file.mime), attachments: [file],
                composedAt: ports.clock.now()), nil)
    }

    /// The most that the description of a file takes of a message, in bytes.
    private static let fileDescription = 4_096

    /// Returns a permanently rejected message to the outbox; a message still waiting there is unchanged.
    ///
    /// Plain text written before its conversation was bound to a contact is now sealed: as a new message at the end of
    /// the outbox, which replaces the rejected one.
    ///
    /// - Throws: `store` with `messageNotFound` or `invalidArgument` if the message cannot be sent again; otherwise as
    ///   `enqueue`.
    public func retry(_ id: UniqueIdentifier) async throws(DispatchError) -> DispatchedMessage {
        guard let held = try await storing({ () throws(StoreError) in try await ports.store.message(id) }) else {
            throw .store(StoreError(.messageNotFound))
        }
        let isUnsent =
            held.status.onceAccepted != held.status && held.delivery?.clientMessageID != nil
            && held.delivery?.serverID == nil
        if isUnsent, !held.unified.content.attachments.isEmpty { try await checkFile(in: held.conversation) }
        guard isUnsent, held.carrierText == nil, let text = held.unified.content.text,
            try await contact(of: held.conversation) != nil
        else {
            if isUnsent, held.carrierText == nil { try await checkUnsealed(in: held.conversation) }
            let entry = try await storing { () throws(StoreError) in try await ports.store.retry(id) }
            return DispatchedMessage(entry: entry, sealed: nil)
        }
        let sealed = try await enqueue(text, in: held.conversation)
        // If the process ends here, both messages exist; the plain one is not posted.
        _ = try await storing { () throws(StoreError) in try await ports.store.deleteMessage(id, .erase) }
        return sealed
    }

    /// Checks that the service does not encrypt a conversation by its own means: nobody there expects that the server
    /// reads along.
    private func checkUnsealed(in conversation: UniqueIdentifier) async throws(DispatchError) {
        let isEncrypted: Bool
        do throws(StoreError) {
            isEncrypted = try await ServiceEncryption(ports.store).includes(conversation, of: account.platform)
        } catch {
            throw error.code == .conversationNotFound ? .conversation(.notFound) : .store(error)
        }
        if isEncrypted { throw .encryptedByService }
    }

    private func storing<Value>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(DispatchError) -> Value {
        do throws(StoreError) { return try await body() } catch { throw .store(error) }
    }

    /// The maximum number of attempts to number a line.
    private static let maximumAttempts = 10

    private var lines: OwnLines { OwnLines(ports) }

    private func enqueue(
        _ text: String, _ sealed: SealedMessage?, _ line: SealedLine?, in conversation: UniqueIdentifier
    ) async throws(DispatchError) -> DispatchedMessage {
        try await enqueue(
            OutgoingMessage(
                conversation: conversation, owner: account.user, clientMessageID: ports.makeIdentifier().description,
                text: text, carrierText: sealed?.envelope.text, line: line, composedAt: ports.clock.now(),
                isDraft: sendsDrafts), sealed)
    }

    private func enqueue(
        _ message: OutgoingMessage, _ sealed: SealedMessage?
    ) async throws(DispatchError) -> DispatchedMessage {
        do throws(StoreError) {
            return DispatchedMessage(entry: try await ports.store.enqueue(message), sealed: sealed)
        } catch {
            throw error.code == .conversationNotFound ? .conversation(.notFound) : .store(error)
        }
    }

    /// Returns the contact for whom messages in a conversation are sealed; nil if they are sent in plain text.
    private func contact(of conversation: UniqueIdentifier) async throws(DispatchError) -> UniqueIdentifier? {
        let contacts = ConversationContacts(ports.store)
        do throws(SealedConversationError) {
            if let contact = try await contacts.contact(of: conversation) { return contact }
            // Without a binding, nothing requires this conversation to be sealed.
            guard sealsEverything else { return nil }
            try await contacts.checkSealable(conversation)
            throw .notBound
        } catch {
            throw .conversation(error)
        }
    }

    private func sealed(
        _ body: [UInt8], to contact: UniqueIdentifier, from identity: UniqueIdentifier?
    ) async throws(DispatchError) -> SealedMessage {
        do throws(MessageSealingError) {
            return try await MessageSealing(ports).sealForCarrier(
                SealingRequest(message: body, recipient: .contact(contact), identity: identity))
        } catch .tooLong {
            throw .tooLong
        } catch {
            throw .sealing(error)
        }
    }
}

/// A message added to the outbox.
public struct DispatchedMessage: Sendable {
    /// The outbox entry.
    public let entry: OutboxEntry
    /// The envelope that is sent instead of the text, with its recipient and any warnings for the user; nil for plain
    /// text.
    public let sealed: SealedMessage?
}

/// The reason a message was not added to the outbox. Nothing was stored.
public enum DispatchError: Error, Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text is longer than a server, or an envelope, accepts.
    case tooLong
    /// Nothing can be sealed in the conversation, or it does not exist.
    case conversation(SealedConversationError)
    /// The conversation is bound to another contact than the one that the text was written to, or to none.
    case otherRecipient
    /// The conversation is sealed, and files are not.
    case filesNotSealed
    /// The service encrypts the conversation by its own means, and what is not sealed would be sent unencrypted.
    case encryptedByService
    /// The draft that was to be sent is not the conversation's any more.
    case draftChanged
    /// The text could not be sealed, for example because of a policy.
    case sealing(MessageSealingError)
    /// The vault failed.
    case store(StoreError)
}
