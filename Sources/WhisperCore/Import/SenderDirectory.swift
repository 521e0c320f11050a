import IngestionPort
import Message
import StorePort

/// Remembers which handle the vault gave to each sender, so that it is asked once a sender and not once a message.
///
/// Used by one task at a time.
struct SenderDirectory {
    private let store: any VaultStore
    private let platform: Platform
    private var known: [SourcePerson: Entry] = [:]

    private struct Entry {
        var handle: SenderHandle
        var lastSeen: Timestamp
        var writtenLastSeen: Timestamp
    }

    init(store: any VaultStore, platform: Platform) {
        self.store = store
        self.platform = platform
    }

    /// The handle of a sender.
    mutating func handle(for person: SourcePerson, seenAt: Timestamp) async throws(StoreError) -> SenderHandle {
        if let index = known.index(forKey: person) {
            if known.values[index].lastSeen < seenAt { known.values[index].lastSeen = seenAt }
            return known.values[index].handle
        }
        let handle = try await resolve(person, seenAt: seenAt)
        known[person] = Entry(handle: handle, lastSeen: seenAt, writtenLastSeen: seenAt)
        return handle
    }

    /// Writes down when senders were last seen, where that is later than the vault knows.
    mutating func flush() async throws(StoreError) {
        for (person, entry) in known where entry.lastSeen > entry.writtenLastSeen {
            _ = try await resolve(person, seenAt: entry.lastSeen)
            known[person]?.writtenLastSeen = entry.lastSeen
        }
    }

    private func resolve(_ person: SourcePerson, seenAt: Timestamp) async throws(StoreError) -> SenderHandle {
        try await store.sender(
            for: NewSender(
                platform: platform, aliases: person.aliases,
                participant: Participant(identifier: person.identifier, displayName: person.displayName),
                isOwner: person.isOwner, seenAt: seenAt))
    }
}
