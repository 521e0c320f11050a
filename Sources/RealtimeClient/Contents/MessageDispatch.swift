import WhisperClockPort
import WhisperEnvelope
public import WhisperMessage
import WhisperRealtimeProtocol
public import WhisperStorePort
public import WhisperCore

/// Puts messages into the outbox, sealed where that is wished (RT-5, RT-10).
///
/// What is returned has been saved: it is sent once, sooner or later, by whoever runs a client of the vault.
public struct MessageDispatch: Sendable {
    private let ports: SecrecyPorts
    private let account: RealtimeAccount
    private let sealsEverything: Bool

    /// Dispatches messages of an account.
    ///
    /// - Parameter sealsEverything: Whether nothing is to go out in plain: then a conversation that is not bound to a contact
    ///   takes no message. What goes into one that is bound is sealed in any case.
    public init(_ ports: SecrecyPorts, account: RealtimeAccount, sealsEverything: Bool) {
        self.ports = ports
        self.account = account
        self.sealsEverything = sealsEverything
    }

    /// Saves a message as pending and puts it at the end of the outbox.
    ///
    /// - Parameters:
    ///   - text: What it says: at most 65,536 bytes of UTF-8; 32,766 − 90 where it is sealed, since its line goes with it.
    ///   - identity: The identity that it is sealed from; nil is the default one.
    public func enqueue(
        _ text: String, in conversation: UniqueIdentifier, from identity: UniqueIdentifier? = nil
    ) async throws(DispatchError) -> DispatchedMessage {
        guard !text.isEmpty else { throw .empty }
        guard text.utf8.count <= RealtimeLimits.contentBytes else { throw .tooLong }
        guard let contact = try await contact(of: conversation) else {
            return try await enqueue(text, nil, nil, in: conversation)
        }
        // Another process may have sealed a line in the meantime; then this one gets the next number.
        for attempt in 1... {
            do throws(DispatchError) {
                let (body, line) = try await lines.next(text, in: conversation)
                let sealed = try await sealed(body, to: contact, from: identity)
                return try await enqueue(text, sealed, line, in: conversation)
            } catch .store(let error) where error.code == .constraint && attempt < MessageDispatch.mostAttempts {
                continue
            }
        }
        throw .store(StoreError(.constraint))
    }

    /// Puts a message back into the outbox that was refused for good; one that waits there stays.
    ///
    /// What was written in plain before its conversation was bound to a contact is sealed now: as a message of its own, at the
    /// end of the outbox, in whose favour the refused one goes.
    ///
    /// - Throws: `store` with `messageNotFound` or `invalidArgument` where no such message can be sent again.
    public func retry(_ id: UniqueIdentifier) async throws(DispatchError) -> DispatchedMessage {
        guard let held = try await storing({ () throws(StoreError) in try await ports.store.message(id) }) else {
            throw .store(StoreError(.messageNotFound))
        }
        let isUnsent = held.delivery?.clientMessageID != nil && held.delivery?.serverID == nil
        guard isUnsent, held.carrierText == nil, let text = held.unified.content.text,
            try await contact(of: held.conversation) != nil
        else {
            let entry = try await storing { () throws(StoreError) in try await ports.store.retry(id) }
            return DispatchedMessage(entry: entry, sealed: nil)
        }
        let sealed = try await enqueue(text, in: held.conversation)
        // Both are there if the process ends here; the one in plain is not posted.
        _ = try await storing { () throws(StoreError) in try await ports.store.deleteMessage(id, .erase) }
        return sealed
    }

    private func storing<Value>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(DispatchError) -> Value {
        do throws(StoreError) { return try await body() } catch { throw .store(error) }
    }

    /// How often a line is numbered anew.
    private static let mostAttempts = 10

    private var lines: OwnLines { OwnLines(ports) }

    private func enqueue(
        _ text: String, _ sealed: SealedMessage?, _ line: SealedLine?, in conversation: UniqueIdentifier
    ) async throws(DispatchError) -> DispatchedMessage {
        let message = OutgoingMessage(
            conversation: conversation, owner: account.user, clientMessageID: ports.makeIdentifier().description,
            text: text, carrierText: sealed?.envelope.text, line: line, composedAt: ports.clock.now())
        do throws(StoreError) {
            return DispatchedMessage(entry: try await ports.store.enqueue(message), sealed: sealed)
        } catch {
            throw error.code == .conversationNotFound ? .conversation(.notFound) : .store(error)
        }
    }

    /// To whom what goes into a conversation is sealed; nil where it goes out in plain.
    private func contact(of conversation: UniqueIdentifier) async throws(DispatchError) -> UniqueIdentifier? {
        let contacts = ConversationContacts(ports.store)
        do throws(SealedConversationError) {
            if let contact = try await contacts.contact(of: conversation) { return contact }
            // Without a binding nothing says that this conversation is to be sealed.
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

/// A message that is in the outbox.
public struct DispatchedMessage: Sendable {
    /// Its entry.
    public let entry: OutboxEntry
    /// The envelope that goes out in place of the text, to whom it is sealed, and what the user should know; nil for a
    /// message in plain.
    public let sealed: SealedMessage?
}

/// Why a message was not put into the outbox. Nothing was stored then.
public enum DispatchError: Error, Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// It is longer than a server, or an envelope, takes.
    case tooLong
    /// Nothing can be sealed into the conversation, or there is no such conversation.
    case conversation(SealedConversationError)
    /// It could not be sealed: the policies forbid it, say.
    case sealing(MessageSealingError)
    /// The vault failed.
    case store(StoreError)
}
