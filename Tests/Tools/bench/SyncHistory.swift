import WhisperExportGenerator
import WhisperMessage
import WhisperStorePort

/// A server's reports about one conversation: nine messages to an update, with random ids, as servers assign them.
struct SyncHistory {
    private var generator: SeededGenerator
    private var sequence: Int64 = 0
    private let vocabulary: [String]

    private static let reference = ConversationReference(
        platform: .realtime, key: "room", title: "room", kind: .group)
    private static let owner = "me"
    private static let people = ["ann", "bob", "cem", owner]

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let syllables = ["ka", "lo", "mi", "ser", "tan", "du", "ve", "rin", "po", "sha", "gel", "ar"]
        vocabulary = (0..<4_000).map { _ in
            (0..<Int.random(in: 1...4, using: &generator))
                .map { _ in syllables[Int.random(in: 0..<syllables.count, using: &generator)] }.joined()
        }
        self.generator = generator
    }

    /// Continues after an event.
    mutating func skip(to sequence: Int64) { self.sequence = sequence }

    /// The next events of the given number, with the cursor after them.
    mutating func next(_ count: Int64) -> SyncGroup {
        let events = (0..<count).map { _ in nextEvent() }
        return group(events)
    }

    /// The next message, separately.
    mutating func nextMessage() -> SyncGroup {
        sequence += 1
        return group([message()])
    }

    private func group(_ events: [SyncEvent]) -> SyncGroup {
        SyncGroup(conversation: Self.reference, owner: Self.owner, events: events, cursor: sequence)
    }

    private mutating func nextEvent() -> SyncEvent {
        sequence += 1
        guard sequence % 10 == 0 else { return message() }
        return .conversation(ConversationUpdate(sequence: sequence, updatedAt: time))
    }

    private var time: Timestamp { Timestamp(milliseconds: 1_760_000_000_000 + sequence * 40_000) }

    private mutating func message() -> SyncEvent {
        let sender = Self.people[Int.random(in: 0..<Self.people.count, using: &generator)]
        let words = (0..<Int.random(in: 3...18, using: &generator))
            .map { _ in vocabulary[Int.random(in: 0..<vocabulary.count, using: &generator)] }
        return .message(
            RemoteMessage(
                serverID: UniqueIdentifier.random(using: &generator).description, sequence: sequence, sender: sender,
                clientMessageID: UniqueIdentifier.random(using: &generator).description,
                text: words.joined(separator: " "), createdAt: time))
    }
}
