import Testing
import WhisperMatrixArrivals
import WhisperTestThreads

@Suite("Who has read what on Matrix (MX-4)", .ownThreads)
struct ReceiptTests {
    private func statuses(_ room: ArrivalRoom?) -> [String] {
        (room?.changes ?? []).compactMap { if case .status(let id, .read) = $0 { id } else { nil } }
    }

    private func client(_ timeline: Int) throws -> SampleClient {
        var client = try SampleClient()
        // $0 is the owner's, $1 is Bob's, and so on; the last is Bob's.
        var room = SampleRoom()
        room.timeline = (0..<timeline).map { number in
            Samples.text(
                "$\(number)", "x", by: number.isMultiple(of: 2) ? Samples.owner : Samples.bob,
                at: 1_000 + Int64(number))
        }
        _ = try client.take(room)
        return client
    }

    @Test("A receipt of another covers the owner's messages up to it, each once (MX-4)")
    func others() throws {
        var client = try client(6)
        var room = SampleRoom()
        room.receipts = [("$3", Samples.bob, nil, false)]
        #expect(try statuses(client.take(room).batch.rooms.first) == ["$0", "$2"])
        room.receipts = [("$5", Samples.cem, nil, false)]
        #expect(try statuses(client.take(room).batch.rooms.first) == ["$4"])
        #expect(try client.take(room).batch.rooms.isEmpty)
    }

    @Test("A receipt within a thread covers its event only; one outside of threads, as any other (MX-4)")
    func threads() throws {
        for (thread, covered) in [("$0", ["$2"]), ("main", ["$0", "$2"])] {
            var client = try client(4)
            var room = SampleRoom()
            room.thread = thread
            room.receipts = [("$2", Samples.bob, nil, false)]
            #expect(try statuses(client.take(room).batch.rooms.first) == covered)
        }
    }

    @Test("The owner's receipt, public or private, covers others' messages up to it, and never own ones (MX-4)")
    func own() throws {
        for isPrivate in [true, false] {
            var client = try client(6)
            var room = SampleRoom(Samples.text("$6", "x"), Samples.text("$7", "y"))
            room.receipts = [("$6", Samples.owner, nil, isPrivate)]
            #expect(try statuses(client.take(room).batch.rooms.first) == ["$5", "$6"])
        }
    }

    @Test("An own message has read what is before it (MX-4)")
    func implied() throws {
        var client = try client(2)
        let room = try client.room(Samples.text("$2", "x"), Samples.text("$3", "y", by: Samples.owner))
        #expect(statuses(room) == ["$1", "$2"])
    }

    @Test("A receipt at an event that is no message covers what is before it (MX-4)")
    func atLines() throws {
        var client = try client(2)
        var room = SampleRoom(Samples.name("$n", "Kitchen"), Samples.reaction("$r", to: "$0", "👍"))
        room.receipts = [("$r", Samples.bob, nil, false)]
        #expect(try statuses(client.take(room).batch.rooms.first) == ["$0"])
    }

    @Test("A receipt for an unknown event is passed on; the owner's covers what is older than it (MX-4)")
    func unplaced() throws {
        var client = try client(6)
        var room = SampleRoom()
        room.receipts = [("$lost", Samples.bob, 5_000, false), ("$gone", Samples.owner, 1_003, false)]
        let arrivals = try client.take(room)
        #expect(statuses(arrivals.batch.rooms.first).isEmpty, "the owner's later message has covered them")
        #expect(arrivals.notices.receipts.map(\.event.text).sorted() == ["$gone", "$lost"])
        #expect(arrivals.notices.receipts.filter(\.isOwn).map(\.event.text) == ["$gone"])
        var other = try SampleClient()
        var first = SampleRoom(Samples.text("$1", "x", at: 1_000), Samples.text("$2", "y", at: 2_000))
        first.receipts = [("$gone", Samples.owner, 1_500, false)]
        #expect(try statuses(other.take(first).batch.rooms.first) == ["$1"])
    }

    @Test("History before the vault is read; in a gap, what is older than the owner's receipt (MX-4)")
    func history() throws {
        var client = try SampleClient()
        var room = SampleRoom(Samples.text("$9", "x", at: 9_000))
        room.receipts = [("$9", Samples.owner, 1_500, false)]
        _ = try client.take(room)
        func read(lower: Int64?) throws -> [Bool] {
            let gap = ArrivalGap(
                id: UniqueIdentifier(high: 1, low: 1), conversation: UniqueIdentifier(high: 1, low: 2),
                room: Samples.room, token: "t0", lower: lower, upper: ArrivalLimits.firstNumber)
            let page = try SampleClient.history([
                Samples.text("$2", "b", at: 2_000), Samples.text("$1", "a", at: 1_000),
            ])
            return try client.take(page, in: gap).history.messages.map(\.isRead)
        }
        #expect(try read(lower: nil) == [true, true])
        #expect(try read(lower: 5) == [false, true])
    }

    @Test("Only the latest events have places, and a receipt for an older one is passed on (MX-4)")
    func bounds() throws {
        var client = try client(2 * MatrixArrivalLimits.places + 1)
        var room = SampleRoom()
        room.receipts = [("$1", Samples.bob, nil, false)]
        #expect(try client.take(room).notices.receipts.count == 1)
    }
}
