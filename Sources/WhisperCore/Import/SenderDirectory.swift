import IngestionPort
import Message
import StorePort

/// Remembers which handle the vault gave to each sender, so that it is asked once a sender and not once a message.
struct SenderDirectory {
    private let store: any VaultStore
    private let platform: Platform
    private let renames: [SourcePerson: Person]
    private var known: [SourcePerson: Entry] = [:]

    private struct Entry {
        var handle: SenderHandle
        var lastSeen: Timestamp
        var writtenLastSeen: Timestamp
    }

    /// A directory of senders on a platform; those in `renames` become names of people whom the vault knows.
    init(store: any VaultStore, platform: Platform, renames: [SourcePerson: Person]) {
        self.store = store
        self.platform = platform
        self.renames = renames
    }

    /// The handle of a sender whom `resolve` was given before.
    mutating func handle(of person: SourcePerson, seenAt: Timestamp) -> SenderHandle? {
        guard let index = known.index(forKey: person) else { return nil }
        if known.values[index].lastSeen < seenAt { known.values[index].lastSeen = seenAt }
        return known.values[index].handle
    }

    /// Asks the vault for a sender's handle, unless it is known.
    mutating func resolve(_ person: SourcePerson, seenAt: Timestamp) async throws(StoreError) {
        guard known[person] == nil else { return }
        var handle = try await ask(person, seenAt: seenAt)
        if let former = renames[person], former.id != handle.person {
            try await store.join(handle.person, into: former.id)
            handle = try await ask(person, seenAt: seenAt)
        }
        known[person] = Entry(handle: handle, lastSeen: seenAt, writtenLastSeen: seenAt)
    }

    /// Writes down when senders were last seen, where that is later than the vault knows.
    mutating func flush() async throws(StoreError) {
        for (person, entry) in known where entry.lastSeen > entry.writtenLastSeen {
            _ = try await ask(person, seenAt: entry.lastSeen)
            known[person]?.writtenLastSeen = entry.lastSeen
        }
    }

    private func ask(_ person: SourcePerson, seenAt: Timestamp) async throws(StoreError) -> SenderHandle {
        try await store.sender(
            for: NewSender(
                platform: platform, aliases: person.aliases,
                participant: Participant(identifier: person.identifier, displayName: person.displayName),
                isOwner: person.isOwner, seenAt: seenAt))
    }
}
