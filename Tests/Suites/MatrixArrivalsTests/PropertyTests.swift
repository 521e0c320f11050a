import Testing
import WhisperJSONText
import WhisperMatrixArrivals
import WhisperTestSupport
import WhisperTestThreads

/// Makes timelines of a hostile server: few ids and users, so that everything meets everything.
private struct Generator {
    var random: SeededRandom
    private var next = 0

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    mutating func pick<T>(_ items: [T]) -> T { items[number(items.count)] }

    mutating func user() -> String { pick([Samples.owner, Samples.bob, Samples.cem, "@dee:example.org"]) }

    /// The id of some earlier or later event.
    mutating func target() -> String { "$\(number(max(next, 1) + 4))" }

    mutating func time() -> Int64 { pick([0, 1, 1_000, 2_000, 3_000, 9_007_199_254_740_991]) }

    mutating func value(depth: Int = 0) -> JSONValue {
        switch number(depth > 2 ? 5 : 7) {
        case 0: .null
        case 1: .bool(number(2) == 0)
        case 2: .integer(Int64(bitPattern: random.next()))
        case 3: .string(pick(["", "x", "\u{202E}\u{0}", "mxc://a/b", "$1", Samples.bob, "join"]))
        case 4: .string(target())
        case 5: .array([value(depth: depth + 1), value(depth: depth + 1)])
        default: .object(content(depth: depth + 1))
        }
    }

    mutating func content(depth: Int = 0) -> JSONObject {
        var object = JSONObject()
        for _ in 0..<number(5) {
            object[
                pick([
                    "body", "msgtype", "membership", "name", "m.relates_to", "event_id", "rel_type", "key", "users",
                    "url", "info", "m.poll", "answers", "predecessor", "redacts", "algorithm", "is_direct", "geo_uri",
                ])] = value(depth: depth)
        }
        return object
    }

    /// An event with a new id.
    mutating func event() -> JSONValue {
        let id = "$\(next)"
        next += 1
        let sender = user()
        let time = time()
        switch number(14) {
        case 0, 1, 2: return Samples.text(id, pick(["a", "b", ""]), by: sender, at: time, client: pick([nil, "c1"]))
        case 3: return Samples.edit(id, of: target(), "edited", by: sender, at: time)
        case 4: return Samples.reaction(id, to: target(), pick(["👍", "🎉"]), by: sender, at: time)
        case 5: return Samples.redaction(id, of: target(), by: sender, at: time)
        case 6: return Samples.redacted(id, pick(["m.room.message", "m.reaction"]), by: sender, redactor: user())
        case 7:
            return Samples.member(
                id, user(), pick(["join", "leave", "ban", "invite", "knock"]), by: sender, name: pick([nil, "N", " "]),
                before: pick([nil, "join", "invite"]), at: time)
        case 8: return Samples.levels(id, [(user(), Int64(number(101))), ("@x:y", 1)], by: sender, at: time)
        case 9: return Samples.name(id, pick(["", "Kitchen", "\u{7}"]), by: sender, at: time)
        case 10: return Samples.event(id, "m.room.encrypted", ["algorithm": "x"], by: sender, at: time)
        default:
            let type = pick([
                "m.room.message", "m.room.member", "m.room.create", "m.room.tombstone", "m.poll.start",
                "m.poll.response", "m.poll.end", "m.reaction", "x.new", "m.room.power_levels", "m.room.redaction",
            ])
            return Samples.event(
                id, type, .object(content()), by: sender, at: time, key: pick([nil, "", user()]),
                unsigned: pick([nil, value(), ["prev_content": .object(content())]]))
        }
    }

    mutating func room(_ count: Int, in id: String = Samples.room) -> SampleRoom {
        var room = SampleRoom(id)
        room.timeline = (0..<count).map { _ in event() }
        return room
    }
}

@Suite("The translation of arbitrary responses of a Matrix server (MX-4)", .ownThreads)
struct PropertyTests {
    private static let seeds: [UInt64] = Array(1...60)

    @Test("Any response has a translation, the same one each time, that a store can take (MX-4)", arguments: seeds)
    func pure(seed: UInt64) throws {
        print("seed \(seed)")
        var generator = Generator(seed: seed)
        var client = try SampleClient(token: generator.pick([nil, "s0"]))
        for number in 0..<6 {
            var rooms = ["!a:b", "!b:b", Samples.room].map { generator.room(generator.number(12), in: $0) }
            for index in rooms.indices {
                rooms[index].state = (0..<generator.number(5)).map { _ in generator.event() }
                rooms[index].isLimited = generator.number(3) == 0
                rooms[index].previous = generator.pick([nil, "", "p\(number)"])
                rooms[index].heroes = generator.pick([nil, [], [generator.user(), generator.user()]])
                rooms[index].joined = generator.pick([nil, 0, 2, 9_007_199_254_740_991])
                rooms[index].receipts = (0..<generator.number(4)).map { _ in
                    (generator.target(), generator.user(), generator.pick([nil, 1_500]), generator.number(2) == 0)
                }
            }
            let left = generator.number(3) == 0 ? [rooms.removeLast()] : []
            let page = try SampleClient.page(rooms, left: left, next: "s\(number)")
            let before = client
            let arrivals = client.take(page)
            var again = before
            #expect(again.take(page) == arrivals)
            #expect(arrivals.batch.isWellFormed)
            #expect(arrivals.batch.rooms.allSatisfy { !$0.conversation.title.isEmpty })
            let history = try SampleClient.history(
                (0..<generator.number(12)).map { _ in generator.event() },
                state: (0..<generator.number(3)).map { _ in generator.event() }, end: generator.pick([nil, "t1"]))
            let gap = ArrivalGap(
                id: UniqueIdentifier(high: 1, low: 1), conversation: UniqueIdentifier(high: 1, low: 2),
                room: Samples.room, token: "t0", lower: generator.pick([nil, 7]), upper: ArrivalLimits.firstNumber)
            let copy = client
            let page2 = try client.take(history, in: gap)
            var repeated = copy
            #expect(try repeated.take(history, in: gap) == page2)
            #expect(page2.history.isWellFormed)
        }
    }

    @Test("A timeline in two responses has the arrivals that it has in one (MX-2)", arguments: seeds)
    func splitting(seed: UInt64) throws {
        print("seed \(seed)")
        var generator = Generator(seed: seed)
        var whole = try SampleClient()
        let first = generator.room(20)
        _ = try whole.take(first)
        var parts = whole
        let room = generator.room(30)
        let one = try #require(try whole.take(room).batch.rooms.first)
        var messages: [Arrival] = []
        var changes: [ArrivalChange] = []
        let cut = generator.number(31)
        for timeline in [Array(room.timeline.prefix(cut)), Array(room.timeline.dropFirst(cut))] {
            var part = SampleRoom()
            part.timeline = timeline
            guard let arrived = try parts.take(part).batch.rooms.first else { continue }
            messages += arrived.messages
            changes += arrived.changes
        }
        #expect(messages == one.messages)
        #expect(changes == one.changes)
    }
}
