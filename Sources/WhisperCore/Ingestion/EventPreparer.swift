import IngestionPort
import JSONText
import Message
import StorePort

/// Events, made ready for the vault.
struct PreparedEvents: Sendable {
    /// What changes, in the order in which it was told.
    var changes: [IngestedChange] = []
    /// Events that the vault has no place for.
    var unplaced = 0
}

/// Turns what live sources tell into what the vault takes.
///
/// It remembers chats and senders, so that the vault is asked for each once. An actor because it is used by one group after
/// the other, on whichever thread commits it.
actor EventPreparer {
    private let store: any VaultStore
    private let platform: Platform
    private var builder: ContentKeyBuilder
    private var senders: SenderDirectory
    private var conversations: [String: Conversation] = [:]

    init(store: any VaultStore, platform: Platform, digest: @escaping Digest128) {
        self.store = store
        self.platform = platform
        builder = ContentKeyBuilder(digest: digest)
        senders = SenderDirectory(store: store, platform: platform, renames: [:])
    }

    /// Makes events ready; the people and chats that they name are found or made.
    func prepare(_ events: [PendingEvent]) async throws(StoreError) -> PreparedEvents {
        var prepared = PreparedEvents()
        prepared.changes.reserveCapacity(events.count)
        for pending in events {
            do throws(StoreError) {
                if let change = try await change(pending) {
                    prepared.changes.append(change)
                } else if try await !join(pending.event) {
                    prepared.unplaced += 1
                }
            } catch  where error.code == .invalidArgument {
                // A chat without a key, a person without a name: nothing that could be kept, and no reason to stop.
                prepared.unplaced += 1
            }
        }
        return prepared
    }

    /// Forgets chats and senders: somebody deleted one of them while it was remembered.
    func forget() {
        conversations = [:]
        senders = SenderDirectory(store: store, platform: platform, renames: [:])
    }

    /// Writes down when senders were last seen.
    func finish() async throws(StoreError) {
        var directory = senders
        try await directory.flush()
        senders = directory
    }

    // MARK: Events

    private func change(_ pending: PendingEvent) async throws(StoreError) -> IngestedChange? {
        switch pending.event {
        case .message(let message): return .message(try await newMessage(message, isBacklog: pending.isBacklog))
        case .edit(let chat, let target, let content, let time, _):
            return .edit(try await self.target(chat, target), text: content.text ?? "", at: time)
        case .deletion(let chat, let target, _, _, _): return .deletion(try await self.target(chat, target))
        case .reaction(let chat, let target, let emoji, let person, let time, _):
            return .reaction(
                try await self.target(chat, target), by: sender(person, seenAt: time),
                emoji: emoji.isEmpty ? nil : emoji, at: time)
        case .status(let chat, let target, let status, _, _):
            return .status(try await self.target(chat, target), status)
        case .vote, .samePerson, .sameChat, .skipped, .connection: return nil
        }
    }

    /// Joins two names of a person or chat; false for any other event, and where two chats have messages already.
    private func join(_ event: IngestionEvent) async throws(StoreError) -> Bool {
        switch event {
        case .samePerson(let first, let second, let time):
            _ = try await store.sender(
                for: NewSender(
                    platform: platform, aliases: [first, second],
                    participant: Participant(identifier: nil, displayName: first.value), isOwner: false, seenAt: time))
            return true
        case .sameChat(let first, let second, _):
            let known = try await store.conversation(platform: platform, key: first.key)
            let other = try await store.conversation(platform: platform, key: second.key)
            switch (known, other) {
            case (let known?, let other?): return known.id == other.id
            case (nil, let other?): try await store.addAlias(platform: platform, key: first.key, to: other.id)
            case (let known?, nil): try await store.addAlias(platform: platform, key: second.key, to: known.id)
            case (nil, nil):
                let made = try await conversation(first)
                try await store.addAlias(platform: platform, key: second.key, to: made.id)
            }
            return true
        default: return false
        }
    }

    private func newMessage(_ message: SourceMessage, isBacklog: Bool) async throws(StoreError) -> NewMessage {
        let conversation = try await conversation(message.chat)
        let sender = try await handle(of: message.sender, seenAt: message.timestamp)
        let localSeconds = message.localSeconds ?? message.timestamp.wholeSeconds
        let key = builder.key(localSeconds: localSeconds, content: message.content)
        let externalID =
            message.externalID
            ?? builder.syntheticID(
                chat: conversation.sessionID, sender: message.sender?.displayName ?? "", localSeconds: localSeconds,
                key: key, occurrence: 0)
        return NewMessage(
            conversation: conversation.id, externalID: externalID, platform: platform, timestamp: message.timestamp,
            precision: message.precision, local: message.local, sender: sender,
            recipients: message.recipients.map {
                Participant(identifier: $0.identifier, displayName: $0.displayName)
            },
            direction: message.direction, status: message.status,
            isRead: isBacklog || message.direction != .incoming || message.status == .read,
            content: message.content, replyTo: message.replyTo,
            platformSpecific: EnvelopeMark.platformSpecific(message.platformSpecific, text: message.content.text),
            contentKey: key)
    }

    // MARK: Chats and people

    private func target(_ chat: ChatReference, _ externalID: String) async throws(StoreError) -> MessageTarget {
        MessageTarget(conversation: try await conversation(chat).id, externalID: externalID)
    }

    private func conversation(_ chat: ChatReference) async throws(StoreError) -> Conversation {
        if let known = conversations[chat.key] { return known }
        let conversation = try await store.conversation(
            for: ConversationReference(platform: platform, key: chat.key, title: chat.title, kind: chat.kind))
        conversations[chat.key] = conversation
        return conversation
    }

    private func handle(of person: SourcePerson?, seenAt: Timestamp) async throws(StoreError) -> SenderHandle? {
        guard let person else { return nil }
        if let known = senders.handle(of: person, seenAt: seenAt) { return known }
        var directory = senders
        let place = try await directory.resolve(person, seenAt: seenAt)
        senders = directory
        return senders.handle(at: place, seenAt: seenAt)
    }

    private func sender(_ person: SourcePerson, seenAt: Timestamp) -> NewSender {
        NewSender(
            platform: platform, aliases: person.aliases,
            participant: Participant(identifier: person.identifier, displayName: person.displayName),
            isOwner: person.isOwner, seenAt: seenAt)
    }
}
