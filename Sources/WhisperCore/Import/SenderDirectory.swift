import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Caches the vault's handle for each sender, so that the vault is queried once per sender instead of once per message.
struct SenderDirectory {
    private let store: any VaultStore
    private let platform: Platform
    private let renames: [SourcePerson: Person]
    private let cause: JoinCause
    private let isClaimed: Bool
    private var places: [SourcePerson: Int] = [:]
    private var known: [Entry] = []
    /// The people whom the vault did not have before, if the directory is that of an import on record.
    private(set) var introduced: [UniqueIdentifier] = []

    private struct Entry {
        let person: SourcePerson
        var handle: SenderHandle
        var lastSeen: Timestamp
        var writtenLastSeen: Timestamp
    }

    /// Creates a directory of senders on a platform; those in `renames` become names of people whom the vault knows,
    /// and the cause of that is recorded.
    ///
    /// - Parameter isClaimed: See `NewSender.isClaimed`.
    init(
        store: any VaultStore, platform: Platform, renames: [SourcePerson: Person] = [:], by cause: JoinCause = .owner,
        isClaimed: Bool = false
    ) {
        self.store = store
        self.platform = platform
        self.renames = renames
        self.cause = cause
        self.isClaimed = isClaimed
    }

    /// The handle of a sender that was passed to `resolve` before.
    mutating func handle(of person: SourcePerson, seenAt: Timestamp) -> SenderHandle? {
        places[person].map { handle(at: $0, seenAt: seenAt) }
    }

    /// The handle of the sender at an index returned by `resolve`.
    mutating func handle(at place: Int, seenAt: Timestamp) -> SenderHandle {
        if known[place].lastSeen < seenAt { known[place].lastSeen = seenAt }
        return known[place].handle
    }

    /// Queries the vault for a sender's handle, unless it is cached.
    /// - Returns: The sender's index for `handle(at:seenAt:)`.
    @discardableResult
    mutating func resolve(_ person: SourcePerson, seenAt: Timestamp) async throws(StoreError) -> Int {
        if let place = places[person] { return place }
        let isNew = if case .run = cause { try await store.person(named: person, on: platform) == nil } else { false }
        var handle = try await ask(person, seenAt: seenAt)
        if isNew { introduced.append(handle.person) }
        if let former = renames[person], former.id != handle.person {
            try await store.join(handle.person, into: former.id, by: cause)
            handle = try await ask(person, seenAt: seenAt)
        }
        known.append(Entry(person: person, handle: handle, lastSeen: seenAt, writtenLastSeen: seenAt))
        places[person] = known.count - 1
        return known.count - 1
    }

    /// Saves when senders were last seen, if that is later than recorded.
    mutating func flush() async throws(StoreError) {
        for (place, entry) in known.enumerated() where entry.lastSeen > entry.writtenLastSeen {
            _ = try await ask(entry.person, seenAt: entry.lastSeen)
            known[place].writtenLastSeen = entry.lastSeen
        }
    }

    private func ask(_ person: SourcePerson, seenAt: Timestamp) async throws(StoreError) -> SenderHandle {
        try await store.sender(
            for: NewSender(
                platform: platform, aliases: person.aliases,
                participant: Participant(identifier: person.identifier, displayName: person.displayName),
                isOwner: person.isOwner, seenAt: seenAt, isClaimed: isClaimed))
    }
}
