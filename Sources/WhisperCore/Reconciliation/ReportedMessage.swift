import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Gives stored messages the form in which a source reports them.
struct ReportedMessages {
    private let store: any VaultStore
    /// The vault's handle for each sender, as their messages show them.
    private var senders: [Sender: SenderHandle] = [:]

    private struct Sender: Hashable {
        var person: UniqueIdentifier
        var participant: Participant
    }

    init(_ store: any VaultStore) { self.store = store }

    /// A stored message as its source reports it.
    mutating func form(of message: StoredMessage) async throws(StoreError) -> NewMessage {
        let unified = message.unified
        return NewMessage(
            conversation: message.conversation, externalID: unified.externalID, platform: unified.platform,
            timestamp: unified.timestamp, precision: unified.precision, sender: try await sender(of: message),
            recipients: unified.recipients, direction: message.direction, status: message.status,
            isRead: message.isRead, content: unified.content, replyTo: unified.replyTo, editedAt: unified.editedAt,
            platformSpecific: unified.platformSpecific.isEmpty ? "" : JSONValue.object(unified.platformSpecific).text,
            contentKey: message.contentKey, delivery: message.delivery, carrierText: message.carrierText)
    }

    private mutating func sender(of message: StoredMessage) async throws(StoreError) -> SenderHandle? {
        guard let id = message.person, var participant = message.unified.sender else { return nil }
        let sender = Sender(person: id, participant: participant)
        if let handle = senders[sender] { return handle }
        guard let person = try await store.person(id) else { return nil }
        // The source did not know the owner's address: the name is the vault's.
        let isUnknownOwner = participant.identifier == nil && message.unified.local == nil
        if isUnknownOwner, person.aliases.contains(where: { $0.alias == .unknownOwner }) {
            participant.displayName = ""
        }
        // What only an added file says of them stays a claim.
        let own = person.aliases.filter { $0.platform == message.unified.platform }
        let seen = own.isEmpty ? person.aliases : own
        let stated = seen.filter { !$0.isClaimed }
        let handle = try await store.sender(
            for: NewSender(
                platform: message.unified.platform, aliases: (stated.isEmpty ? seen : stated).map(\.alias),
                participant: participant, isOwner: person.isOwner, seenAt: message.unified.timestamp,
                isClaimed: stated.isEmpty))
        senders[sender] = handle
        return handle
    }
}
