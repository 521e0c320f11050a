import Testing
import WhisperArchive
import WhisperClockPort
import WhisperInMemoryStore
import WhisperJSONText
import WhisperTestThreads

@testable import WhisperMatrixArrivals

@Suite("A hostile Matrix server (MX-4)", .ownThreads)
struct HostileTests {
    @Test("An event of another room is malformed, and counted (MX-4)")
    func foreignRooms() throws {
        var client = try SampleClient()
        let foreign = Samples.event(
            "$1", "m.room.message", ["msgtype": "m.text", "body": "a"], more: [("room_id", "!other:example.org")])
        let arrivals = try client.take(SampleRoom(foreign, Samples.text("$2", "b")))
        #expect(arrivals.batch.rooms.first?.messages.map(\.serverID) == ["$2"])
        #expect(arrivals.notices.counts.malformed == 1)
    }

    @Test("An event that the state repeats keeps its line (MX-4)")
    func repeatedState() throws {
        var client = try SampleClient()
        let join = Samples.member("$j", Samples.bob, "join", name: "Bob")
        var room = SampleRoom(join)
        room.state = [join]
        #expect(try client.take(room).batch.rooms.first?.messages.map(\.line) == ["participant-joined"])
    }

    @Test("Any number of events of state leaves a bounded memory (MX-4)")
    func state() throws {
        var client = try SampleClient()
        for response in 0..<2 {
            var room = SampleRoom()
            room.state = (0..<10_000).map { number in
                Samples.member("$m\(response)-\(number)", "@u\(response)-\(number):b", "join", name: "N")
            }
            #expect(try client.take(room).batch.rooms.isEmpty)
        }
        #expect(client.memory.members.count <= 2 * MatrixArrivalLimits.remembered)
    }

    @Test("Changes of rank are bounded, and the rest is counted (MX-4)")
    func ranks() throws {
        var client = try SampleClient()
        let users = (0..<1_000).map { "@u\($0):b" }
        let events = (0..<8).map { number in
            Samples.levels("$l\(number)", users.map { ($0, number.isMultiple(of: 2) ? 100 : 0) }, at: Int64(number))
        }
        var room = SampleRoom()
        room.timeline = events
        let arrivals = try client.take(room)
        #expect(arrivals.batch.rooms.first?.changes.effects.count == MatrixArrivalLimits.ranks)
        #expect(arrivals.notices.counts.ranks == 3_000)
    }

    @Test("Receipts for unknown events are bounded (MX-4)")
    func receipts() throws {
        var client = try SampleClient()
        var room = SampleRoom(Samples.text("$1", "a"))
        room.receipts = (0..<10_000).map { ("$x\($0)", Samples.bob, 1, false) }
        #expect(try client.take(room).notices.receipts.count == MatrixArrivalLimits.receipts)
    }

    @Test("The remembered events, reactions and tombstones are bounded, and the latest are kept (MX-4)")
    func events() throws {
        var client = try SampleClient()
        let count = 20_000
        for part in 0..<2 {
            var room = SampleRoom()
            room.timeline = (0..<count / 2).map { number in
                Samples.reaction("$r\(part * count / 2 + number)", to: "$m\(part)-\(number)", "x")
            }
            _ = try client.take(room)
        }
        #expect(client.memory.events.count <= 2 * MatrixArrivalLimits.remembered)
        #expect(client.memory.reactions.count <= 2 * MatrixArrivalLimits.remembered)
        #expect(try client.room(Samples.redaction("$z", of: "$r\(count - 1)")).changes.effects.count == 1)
        let many = (0..<100).map { Samples.reaction("$one\($0)", to: "$m", "\($0)", at: Int64($0)) }
        var room = SampleRoom()
        room.timeline = many
        _ = try client.take(room)
        let place = MatrixRoomMemory.Reactor(
            room: try #require(MatrixRoomID(Samples.room)), message: try #require(MatrixEventID("$m")),
            user: try #require(MatrixUserID(Samples.bob)))
        #expect(client.memory.reactions[place]?.map(\.key) == (84..<100).map { "\($0)" })
        var tombs = SampleRoom()
        tombs.timeline = (0..<5_000).map { Samples.tombstone("$t\($0)", to: "!n\($0):b") }
        _ = try client.take(tombs)
        #expect(client.memory.upgrades.count <= MatrixArrivalLimits.upgrades)
    }

    @Test("An id that is used twice, in one room and in two, is stored once (MX-2)")
    func repeatedIDs() async throws {
        let store = InMemoryStore(clock: HostileClock())
        var client = try SampleClient()
        client.token = nil
        let page = try SampleClient.page([
            SampleRoom("!a:b", Samples.text("$1", "a"), Samples.text("$1", "b", by: Samples.cem)),
            SampleRoom("!b:b", Samples.text("$1", "c"), Samples.name("$1", "d")),
        ])
        let outcome = try await store.applyArrivals(client.take(page).batch)
        #expect(outcome.inserted == 1)
        #expect(outcome.duplicates == 3)
    }

    @Test("Bytes that are no event, or no reaction, are not recalled (MX-4)")
    func recalling() throws {
        var memory = try SampleClient().memory
        let before = memory
        let room = try #require(MatrixRoomID(Samples.room))
        for bytes in [[], Array("{}".utf8), Array(Samples.text("$1", "a").text.utf8)] {
            memory.recall(RawRecord(name: "x", bytes: bytes, receivedAt: Timestamp(milliseconds: 1)), in: room)
        }
        #expect(memory == before)
    }
}

private struct HostileClock: WallClock {
    func now() -> Timestamp { Timestamp(milliseconds: 10_000) }
}
