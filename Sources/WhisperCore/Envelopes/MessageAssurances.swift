import WhisperArchive
public import WhisperContacts
import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort

/// Determines the assurance of messages from the vault's own records and the current trust in their signers (LOOK-4).
/// Each contact is looked up once, and is verified only if that is authenticated (CON-3).
public struct MessageAssurances: Sendable {
    private let store: any VaultStore
    private var trust: TrustReading?
    private var contacts: [UniqueIdentifier: Signer] = [:]
    private var chats: ContactConversations
    private var blocked: BlockedMessages
    private var addresses: AddressNames

    private struct Signer {
        var name: String?
        var fingerprint: [UInt8]?
        var trust: Trust?
    }

    /// Creates a lookup for a vault's messages.
    ///
    /// - Parameter trust: The vault's trust data; nil if its key is unavailable, as in a vault without encryption.
    public init(store: any VaultStore, trust: TrustBook?) {
        self.store = store
        self.trust = trust.map { TrustReading($0) }
        chats = ContactConversations(store)
        blocked = BlockedMessages(store: store, trust: trust)
        addresses = AddressNames(store: store)
    }

    /// The assurance of a message.
    ///
    /// - Throws: The vault's error.
    public mutating func assurance(of message: StoredMessage) async throws(StoreError) -> MessageAssurance {
        try await assurance(of: message.seal)
    }

    /// The assurance of a message in a row with the title of its conversation, which servers and files choose:
    /// `verified` only if the chat belongs to the signer, otherwise `sealed` (LOOK-4).
    ///
    /// - Throws: The vault's error.
    public mutating func assurance(
        of message: StoredMessage, besideTitleOf conversation: Conversation
    ) async throws(StoreError) -> MessageAssurance {
        let assurance = try await assurance(of: message)
        guard assurance == .verified, let contact = message.seal?.contact,
            !(try await chats.belongs(conversation, to: contact))
        else { return assurance }
        return .sealed
    }

    /// A conversation's last message, with its assurance beside the title of the conversation; nil if there is none.
    ///
    /// - Throws: The vault's error.
    public mutating func lastLine(of conversation: Conversation) async throws(StoreError) -> LastLine? {
        guard let last = conversation.lastMessage, let message = try await store.message(last.id) else { return nil }
        let isHidden = try await blocked.isHidden(message)
        var line = LastLine(
            assurance: try await assurance(of: message, besideTitleOf: conversation), signer: nil,
            writtenAt: message.writtenAt, text: isHidden ? nil : last.text)
        if message.unified.content.kind == .system || message.unified.isNullOfExport, !isHidden {
            line.notice = try await addresses.named(message).unified
            line.text = line.notice?.content.text
        }
        guard let seal = message.seal, seal.kind == .signed || seal.kind == .revoked, let contact = seal.contact,
            let name = try await signer(of: seal).name
        else { return line }
        line.signer = LastLine.Signer(contact: contact, name: name)
        return line
    }

    /// The name of the contact who signed a message that was opened in place, and who is therefore its author, whatever
    /// its carrier says (RT-10); nil for any other message.
    ///
    /// - Throws: The vault's error.
    public mutating func author(of message: StoredMessage) async throws(StoreError) -> String? {
        guard message.carrierText != nil, message.direction == .incoming, let seal = message.seal,
            seal.kind == .signed || seal.kind == .revoked
        else { return nil }
        return try await signer(of: seal).name
    }

    /// The assurance of a message with this seal.
    ///
    /// - Throws: The vault's error.
    public mutating func assurance(of seal: MessageSeal?) async throws(StoreError) -> MessageAssurance {
        let signer = try await signer(of: seal)
        return MessageAssurance(of: seal, fingerprint: signer.fingerprint, trust: signer.trust)
    }

    /// A message as JSON has it: what its envelope says about the trust in its signer holds now, and not at the time of
    /// its opening.
    ///
    /// - Throws: The vault's error.
    public mutating func present(_ message: StoredMessage) async throws(StoreError) -> UnifiedMessage {
        guard let seal = message.seal, case .object(var envelope)? = message.unified.platformSpecific["envelope"],
            envelope["trust"] != nil
        else { return message.unified }
        let isVerified = try await assurance(of: seal) == .verified
        let trust = try await signer(of: seal).trust
        envelope["trust"] =
            trust.map { .string($0 == .verified && !isVerified ? Trust.unverified.word : $0.word) } ?? .null
        var present = message.unified
        present.platformSpecific["envelope"] = .object(envelope)
        return present
    }

    private mutating func signer(of seal: MessageSeal?) async throws(StoreError) -> Signer {
        guard let id = seal?.contact else { return Signer() }
        if let known = contacts[id] { return known }
        var record = try await store.contact(id)
        if let present = record, let judged = try await trust?.judged(present) { record = judged.record }
        let signer = Signer(
            name: record?.displayName, fingerprint: record?.fingerprint,
            trust: record.flatMap { Trust(rawValue: $0.trust.rawValue) })
        contacts[id] = signer
        return signer
    }
}
