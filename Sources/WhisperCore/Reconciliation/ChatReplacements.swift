import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Puts the messages of a live source in the place of those that exports show of them, a group at a time.
struct ChatReplacements {
    private let store: any VaultStore
    private var reported: ReportedMessages
    private var pairs: [(told: UniqueIdentifier, held: UniqueIdentifier)] = []
    /// How many messages were replaced, and how many may or may not be another one.
    private(set) var joined: Int64 = 0
    private(set) var ambiguous: Int64 = 0
    /// The largest number of pairs held at once.
    private(set) var mostHeld = 0

    private static let group = 100

    init(_ store: any VaultStore) {
        self.store = store
        reported = ReportedMessages(store)
    }

    /// Takes what a comparison found.
    ///
    /// - Parameter bookmark: The message from which the chat is read on: it stays where it is for now.
    mutating func take(
        _ outcomes: [ChatComparison.Outcome], reading bookmark: UniqueIdentifier?
    ) async throws(StoreError) {
        for outcome in outcomes {
            switch outcome {
            case .same(let told, let held): pairs.append((told, held))
            case .ambiguous: ambiguous += 1
            }
        }
        mostHeld = max(mostHeld, pairs.count)
        let marked = pairs.filter { $0.told == bookmark || $0.held == bookmark }
        pairs.removeAll { $0.told == bookmark || $0.held == bookmark }
        if pairs.count >= ChatReplacements.group { try await commit() }
        pairs += marked
    }

    /// Replaces what was taken.
    mutating func commit() async throws(StoreError) {
        for start in stride(from: 0, to: pairs.count, by: ChatReplacements.group) {
            var changes: [IngestedChange] = []
            for (told, held) in pairs[start..<min(start + ChatReplacements.group, pairs.count)] {
                try await joinMarks(told, held)
                guard let message = try await store.message(told) else { continue }
                changes.append(.replacement(try await reported.form(of: message), of: held))
            }
            _ = try await store.commit(IngestionGroup(changes))
            joined += Int64(changes.count)
        }
        pairs = []
    }

    /// Deletes one of two records if the owner has deleted the other.
    private func joinMarks(_ told: UniqueIdentifier, _ held: UniqueIdentifier) async throws(StoreError) {
        guard let message = try await store.message(told), let other = try await store.message(held) else { return }
        if message.unified.isOwnersMark == other.unified.isOwnersMark { return }
        _ = try await store.deleteMessage(message.unified.isOwnersMark ? held : told, .tombstone)
    }
}
