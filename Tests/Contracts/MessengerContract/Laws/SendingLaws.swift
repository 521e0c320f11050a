import WhisperMessage
import WhisperMessengerPort
import WhisperStorePort
import Testing

extension MessengerLaw {
    static let sendingLaws: [MessengerLaw] = [
        MessengerLaw("2. Messages are sent in the order in which they were written, before a run and during it") {
            trial in
            let ana = try await trial.device(.ana)
            let rooms = [
                try await trial.world.makeRoom("Garden", with: [.ana, .ben]),
                try await trial.world.makeRoom("Harbour", with: [.ana, .ben]),
            ]
            var written: [UniqueIdentifier] = []
            for number in 0..<12 {
                written.append(try await ana.write("before \(number)", in: rooms[number % 2]).message)
            }
            let log = try await trial.running(ana) { log in
                try await trial.eventually("they are sent") { try await ana.waiting().isEmpty }
                for number in 0..<6 {
                    written.append(try await ana.write("during \(number)", in: rooms[number % 2]).message)
                }
                let count = written.count
                try await trial.eventually("the others are sent, and reported") {
                    try await ana.waiting().isEmpty && log.sent.count >= count
                }
            }
            for (index, room) in rooms.enumerated() {
                let expected =
                    (0..<12).filter { $0 % 2 == index }.map { "before \($0)" }
                    + (0..<6).filter { $0 % 2 == index }.map { "during \($0)" }
                let posts = try await trial.world.posts(in: room)
                #expect(posts.map(\.text) == expected)
                #expect(posts.allSatisfy { $0.sender == trial.world.id(of: .ana) })
                #expect(try await ana.texts(room) == expected)
                #expect(try await ana.messages(room).allSatisfy { $0.status != .pending && $0.status != .failed })
            }
            #expect(Set(log.sent) == Set(written) && log.sent.count == written.count)
        },
        MessengerLaw("2. Nothing is reported as sent that the service does not have", needs: .connection) { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            try await trial.world.setReachable(false)
            let entry = try await ana.write("waits", in: room)
            try await trial.running(ana) { log in
                try await trial.eventually("a delay is reported") { log.delays > 0 }
                #expect(log.sent == [])
                #expect(try await trial.posted(room) == [])
                #expect(try await ana.messages(room).map(\.status) == [.pending])
                try await trial.world.setReachable(true)
                try await trial.eventually("it is sent") { log.sent == [entry.message] }
                #expect(try await trial.posted(room) == ["waits"])
            }
        },
        MessengerLaw("2. A message whose answer is lost is at the service once", needs: .lostAnswers) { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            var expected: [String] = []
            for scope in [MessengerScope.everything, .outbox, .everything, .outbox] {
                try await trial.world.loseNextAnswer()
                for number in 0..<3 {
                    expected.append("\(scope) \(expected.count) \(number)")
                    try await ana.write(expected[expected.count - 1], in: room)
                }
                try await trial.running(ana, scope) { _ in
                    try await trial.eventually("they are sent") { try await ana.waiting().isEmpty }
                }
                #expect(try await trial.posted(room) == expected)
            }
            try await trial.synchronise(ana, room, count: expected.count)
            #expect(try await ana.texts(room) == expected)
        },
        MessengerLaw("2. Two runs at once over one vault send every message once, in order") { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            let other = try ana.device.makeMessenger()
            for number in 0..<15 { try await ana.write("text \(number)", in: room) }
            try await trial.running(ana) { _ in
                try await trial.running(ana, as: other) { _ in
                    for number in 15..<30 { try await ana.write("text \(number)", in: room) }
                    try await trial.world.say("from Ben", as: .ben, in: room)
                    try await trial.eventually("they are sent, and the answer arrives") {
                        try await ana.hasFinished(room, count: 31)
                    }
                }
            }
            #expect(try await trial.posted(room).filter { $0 != "from Ben" } == (0..<30).map { "text \($0)" })
            #expect(try await ana.texts(room) == trial.posted(room))
        },
        MessengerLaw("2. Runs that are cancelled at any moment, two at once, send every message once, in order") {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            let other = try ana.device.makeMessenger()
            var random = TrialMoments(seed: 20_261_123)
            var written: [String] = []
            for round in 0..<trial.world.interruptions {
                for _ in 0..<random.next(below: 3) {
                    written.append("round \(round) text \(written.count)")
                    try await ana.write(written[written.count - 1], in: room)
                }
                if trial.world.capabilities.contains(.lostAnswers), random.next(below: 3) == 0 {
                    try await trial.world.loseNextAnswer()
                }
                let first = ana.begin()
                let second = round.isMultiple(of: 2) ? ana.begin(.outbox, as: other) : nil
                ana.steps.arm(1 + random.next(below: 40)) {
                    first.cancel()
                    second?.cancel()
                }
                try await trial.eventually("the run is cancelled, or has nothing more to do") {
                    if ana.steps.isDone { return true }
                    return try await ana.waiting().isEmpty
                }
                ana.steps.disarm()
                for run in [first, second].compactMap({ $0 }) {
                    run.cancel()
                    #expect(try await trial.outcome(of: run, "a cancelled run ends (round \(round))") == nil)
                }
            }
            try await trial.synchronise(ana, room, count: written.count)
            #expect(try await trial.posted(room) == written)
            #expect(try await ana.texts(room) == written)
        },
    ]
}

/// Moments at which something happens, the same ones for the same seed.
struct TrialMoments {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number from 0 on, below the bound.
    mutating func next(below bound: Int) -> Int {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ mixed >> 31) % UInt64(bound))
    }
}
