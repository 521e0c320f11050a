import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Stores the events of a full export, once each, beside their messages, which already exist.
struct EventIntake {
    private let store: any VaultStore
    private let mode: ImportMode
    private let digest: Digest128
    /// Digests of the vault's events with their messages; nil until the first event arrives.
    private var held: Set<ContentKey>?
    private var authors: [UniqueIdentifier: MessageAuthor<NewSender>] = [:]

    init(store: any VaultStore, mode: ImportMode, digest: @escaping Digest128) {
        self.store = store
        self.mode = mode
        self.digest = digest
    }

    /// Stores events, and returns how many are new. An event whose message does not exist under its id is omitted, as
    /// it would outlive the message.
    mutating func keep(_ events: [EventRecord]) async throws(StoreError) -> SaveOutcome {
        var changes: [IngestedChange] = []
        for event in events {
            let event = mode == .restoring ? event : event.foreign
            guard let id = event.message else {
                if try await note(event) { changes.append(.raw(event.record, of: nil)) }
                continue
            }
            guard let message = try await store.message(id) else { continue }
            guard try await note(event) else { continue }
            let target = MessageTarget(
                conversation: message.conversation, externalID: message.unified.externalID,
                author: try await author(of: message))
            changes.append(.raw(event.record, of: target))
        }
        guard !changes.isEmpty else { return SaveOutcome(inserted: 0, duplicates: events.count) }
        _ = try await store.commit(IngestionGroup(changes))
        return SaveOutcome(inserted: changes.count, duplicates: events.count - changes.count)
    }

    /// Whose a message is, so that its events do not become another's of the same id.
    private mutating func author(of message: StoredMessage) async throws(StoreError) -> MessageAuthor<NewSender> {
        if message.direction == .outgoing { return .owner }
        guard let id = message.person else { return .unknown }
        if let known = authors[id] { return known }
        var author = MessageAuthor<NewSender>.unknown
        if let person = try await store.person(id) {
            let aliases = person.aliases.map(\.alias).filter(\.kind.identifiesPerson)
            if !aliases.isEmpty {
                author = .participant(
                    NewSender(
                        platform: message.unified.platform, aliases: aliases,
                        participant: Participant(identifier: nil, displayName: person.displayName), isOwner: false,
                        seenAt: message.unified.timestamp, isClaimed: mode == .adding))
            }
        }
        authors[id] = author
        return author
    }

    /// Records an event, and returns whether it was new.
    private mutating func note(_ event: EventRecord) async throws(StoreError) -> Bool {
        var known: Set<ContentKey> = []
        if let held {
            known = held
        } else {
            var last: Int64?
            while true {
                let page = try await store.rawEvents(after: last, limit: RecordExport.eventPageSize)
                guard let end = page.last else { break }
                last = end.number
                for kept in page { known.insert(key(EventRecord(kept))) }
            }
        }
        held = nil
        let isNew = known.insert(key(event)).inserted
        held = known
        return isNew
    }

    private func key(_ event: EventRecord) -> ContentKey {
        let head = "\(event.message?.description ?? "") \(event.record.name)"
        let bytes = Array(head.utf8) + [0] + event.record.bytes
        let (high, low) = bytes.withUnsafeBytes(digest)
        return ContentKey(high: high, low: low)
    }
}
