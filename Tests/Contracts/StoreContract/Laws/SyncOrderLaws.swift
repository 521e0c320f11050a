import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// That it makes no difference how a server's events come (RT-4).
    static let synchronisationOrder: [StoreLaw] = [
        StoreLaw("The same events give the same vault in any order, grouping and number", "RT-4", "RT-5") { trial in
            var readings: [(seed: UInt64, reading: SyncReading)] = []
            for seed: UInt64 in 0..<8 {
                let fixture = trial.fixture.another()
                let other = try await Trial(fixture, clock: trial.clock)
                var delivery = RandomDelivery(seed: seed)
                try await delivery.run(on: other)
                readings.append((seed, try await SyncReading(other)))
                try await expectSound(other.store)
                await other.end()
            }
            let first = try #require(readings.first)
            #expect(first.reading.messages.count == RandomDelivery.length * 4 / 5 + 1)
            for (seed, reading) in readings { #expect(reading == first.reading, "seed \(seed)") }
        }
    ]
}

/// One history of a server, delivered in an order of the seed's. Every fifth event is an update, every third message the
/// owner's, half of these written here.
private struct RandomDelivery {
    static let length = 40
    private var random: TrialRandom

    init(seed: UInt64) {
        random = TrialRandom(seed: seed)
    }

    private static func event(_ number: Int) -> SyncEvent {
        let sequence = Int64(number + 1)
        if number % 5 == 4 { return .conversation(Samples.update(sequence)) }
        if number % 3 == 0 { return Samples.event(sequence, from: Samples.me, clientID: "c\(number)") }
        return Samples.event(sequence, from: number % 2 == 0 ? "ann" : "bob")
    }

    mutating func run(on trial: Trial) async throws {
        let room = try await trial.room()
        for number in stride(from: 0, to: RandomDelivery.length, by: 6) where number % 5 != 4 {
            let carrier = number % 4 == 0 ? "sealed" : nil
            _ = try await trial.store.enqueue(
                Samples.outgoing("c\(number)", in: room, carrier: carrier, at: Int64(number)))
        }
        _ = try await trial.store.enqueue(Samples.outgoing("never", in: room))
        var waiting = (0..<RandomDelivery.length).map(RandomDelivery.event).shuffled(using: &random)
        // Some come twice or thrice, such as by catching up and live.
        for _ in 0..<20 {
            if let again = waiting.randomElement(using: &random) {
                waiting.insert(again, at: Int.random(in: 0...waiting.count, using: &random))
            }
        }
        while !waiting.isEmpty {
            let count = min(waiting.count, Int.random(in: 1...9, using: &random))
            _ = try await trial.store.apply(Samples.group(Array(waiting.prefix(count))))
            waiting.removeFirst(count)
        }
        try await trial.apply(cursor: Int64(RandomDelivery.length))
    }
}

/// How a synchronised conversation reads, but for ids and times that the vault gave.
private struct SyncReading: Equatable {
    var messages: [StoredMessage]
    var people: [[Person.SeenAlias]]
    var conversation: Conversation
    var cursor: SyncCursor
    var outbox: [String]

    init(_ trial: Trial) async throws {
        let unknown = Samples.unknownID
        let room = try await trial.room()
        messages = try await trial.messages(in: room).map { message in
            var message = message
            message.unified.id = unknown
            message.conversation = unknown
            message.person = nil
            return message
        }
        people = try await trial.store.people(named: "", limit: 100).map(\.aliases)
        conversation = try await trial.reading(room)
        conversation.id = unknown
        conversation.lastMessage?.id = unknown
        conversation.createdAt = Samples.time(0)
        conversation.updatedAt = Samples.time(0)
        var cursor = try #require(try await trial.cursor(of: room))
        cursor.conversation = unknown
        self.cursor = cursor
        outbox = try await trial.store.outbox(of: nil, after: nil, limit: 100).map(\.clientMessageID)
    }
}
