import WhisperArchive
import WhisperJSONText
import WhisperMatrixClient
import WhisperMessage
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort
import WhisperTestThreads
import Synchronization
import Testing

/// Timelines have 50 events at most, and pages 100.
@Suite("What was sent since a room is known arrives without being asked for (MX-2)", .ownThreads)
struct NewsTests {
    private let network: Network
    private let ana: Device
    private let bob = "@bob:b.example"

    init() async throws {
        network = try Network()
        ana = try Device("ana", on: network)
        try await ana.logIn()
    }

    private func texts(_ prefix: String, _ numbers: ClosedRange<Int>) -> [String] { numbers.map { "\(prefix)\($0)" } }

    private func say(_ texts: [String], in room: String) {
        network.server.change { model in for text in texts { model.say(text, by: bob, in: room) } }
    }

    /// A room of Ana and Bob with texts from before.
    private func makeRoom(_ old: [String], with users: [String]? = nil) -> String {
        let room = network.server.change { $0.makeRoom(users ?? [bob, ana.user]) }
        say(old, in: room)
        return room
    }

    private func gaps(_ room: String) async throws -> [ArrivalGap] {
        guard let found = try await ana.store.conversation(platform: .matrix, key: room) else { return [] }
        return try await ana.store.gaps(in: found.id)
    }

    /// Waits until the vault ends with these texts, all in their places, and nothing but history is left to fetch.
    private func arrives(
        _ news: [String], in room: String, at place: SourceLocation = #_sourceLocation
    ) async throws {
        let hasThem = try await eventually(within: .seconds(60)) {
            let (open, held) = (try await gaps(room), try await ana.messages(room))
            return open.allSatisfy(\.isHistory) && held.allSatisfy { $0.delivery?.serverSequence != nil }
                && held.suffix(news.count).map(\.unified.content.text) == news
        }
        if !hasThem {
            Issue.record(
                "\(try await gaps(room)), \(try await ana.texts(room).debugDescription)", sourceLocation: place)
        }
    }

    /// Lets pages of history fail, all or those after the first ones.
    private func refusePages(after count: Int = 0) {
        let answered = Counter()
        network.server.setFault { request, _ in
            guard request.path.hasSuffix("/messages"), answered.next() > count else { return nil }
            return HTTPResponse(status: 503)
        }
    }

    @Test("A room that was listed: what was there is history, what was sent since is not")
    func listed() async throws {
        let (old, news) = (texts("old ", 1...230), texts("new ", 1...130))
        let room = makeRoom(old)
        #expect(try await ana.messenger().rooms().map(\.id) == [room])
        say(news, in: room)
        try await ana.running { try await arrives(news, in: room) }
        // With the page that reached it came some of what is before.
        #expect(try await ana.texts(room) == old.suffix(20) + news)
        #expect(try await gaps(room).map(\.isHistory) == [true])
        #expect(try await ana.messages(room).suffix(news.count).allSatisfy { !$0.isRead })
        try await ana.run(.history(of: room, pages: 1))
        #expect(try await ana.texts(room) == old.suffix(120) + news)
        try await ana.run(.history(of: room, pages: 100))
        #expect(try await ana.texts(room) == old + news)
        #expect(try await gaps(room) == [])
    }

    @Test("A run of the history fetches the news first, and then everything to the room's beginning")
    func historyFirst() async throws {
        let (old, news) = (texts("old ", 1...230), texts("new ", 1...130))
        let room = makeRoom(old)
        _ = try await ana.messenger().rooms()
        say(news, in: room)
        try await ana.run(.history(of: room, pages: 1))
        #expect(try await ana.texts(room) == old.suffix(120) + news)
        try await ana.run(.history(of: room, pages: 100))
        #expect(try await ana.texts(room) == old + news)
    }

    @Test("A room that was listed just before has no news: its history is left to those who want it")
    func justListed() async throws {
        let old = texts("old ", 1...230)
        let room = makeRoom(old)
        _ = try await ana.messenger().rooms()
        try await ana.running { try await arrives(old.suffix(50), in: room) }
        #expect(try await ana.texts(room) == old.suffix(50))
        #expect(!network.server.requests.contains { $0.contains("/messages") })
    }

    @Test("Of a list that comes later, the first one counts")
    func listedTwice() async throws {
        let (old, news) = (texts("old ", 1...230), texts("new ", 1...130))
        let room = makeRoom(old)
        _ = try await ana.messenger().rooms()
        say(news, in: room)
        _ = try await ana.messenger().rooms()
        try await ana.running { try await arrives(news, in: room) }
    }

    @Test("A room that was created, and written to before anything arrived, has everything in order")
    func created() async throws {
        let room = try await ana.messenger().create(NewMessengerRoom(title: "Garden", users: [])).id
        let own = texts("own ", 1...90)
        for text in own { try await ana.write(text, in: room) }
        try await ana.running(.outbox) {
            let isSent = try await eventually {
                try await ana.store.outbox(of: .matrix, after: nil, limit: 1).isEmpty
            }
            #expect(isSent)
        }
        try await ana.running { try await arrives(own, in: room) }
        #expect(try await ana.texts(room) == own)
        #expect(try await gaps(room) == [], "the room's beginning is reached")
    }

    @Test("A room that was joined: what was sent since is fetched, what was sent before is history")
    func joined() async throws {
        let (old, news) = (texts("old ", 1...230), texts("new ", 1...130))
        let room = makeRoom(old, with: [bob])
        network.server.change { $0.rooms[room]?.isPublic = true }
        // Before the first poll, and after it.
        for isFirst in [true, false] {
            if !isFirst {
                try await ana.running { try await ana.notices.wait("it is live") { $0 == .state(.live) } }
                try await ana.messenger().leave(room)
                _ = try await ana.store.deleteConversation(
                    try #require(try await ana.store.conversation(platform: .matrix, key: room)).id)
            }
            _ = try await ana.messenger().join(room)
            say(news, in: room)
            try await ana.running { try await arrives(news, in: room) }
            #expect(try await ana.texts(room).count < old.count + news.count)
            #expect(try await gaps(room).map(\.isHistory) == [true])
        }
        try await ana.run(.history(of: room, pages: 100))
        #expect(try await ana.texts(room) == old + news + news)
    }

    @Test("A room that an earlier answer offered, and another client joined")
    func offered() async throws {
        let (old, news) = (texts("old ", 1...230), texts("new ", 1...130))
        let room = makeRoom(old, with: [bob])
        network.server.change { $0.invite(ana.user, to: room, by: bob) }
        try await ana.running {
            try await ana.notices.wait("it is offered") { if case .invited = $0 { true } else { false } }
        }
        network.server.change { $0.join(ana.user, room) }
        say(news, in: room)
        try await ana.running { try await arrives(news, in: room) }
        #expect(try await ana.texts(room).count < old.count + news.count)
        try await ana.run(.history(of: room, pages: 100))
        #expect(try await ana.texts(room) == old + news)
    }

    @Test("A room that is new with an answer has its history only on request")
    func new() async throws {
        try await ana.running { try await ana.notices.wait("it is live") { $0 == .state(.live) } }
        let old = texts("old ", 1...230)
        let room = makeRoom(old)
        try await ana.running { try await ana.hears(old.suffix(50), in: room) }
        #expect(!network.server.requests.contains { $0.contains("/messages") })
    }

    @Test("A run that ends in the middle is continued by the next one")
    func restarted() async throws {
        let (old, news) = (texts("old ", 1...230), texts("new ", 1...430))
        let room = makeRoom(old)
        _ = try await ana.messenger().rooms()
        say(news, in: room)
        for pages in 1...3 {
            refusePages(after: 1)
            let count = 50 + 100 * pages
            try await ana.running {
                let came = try await eventually { try await ana.texts(room).count >= count }
                #expect(came)
            }
            #expect(try await ana.texts(room) == news.suffix(count))
        }
        network.server.setFault(nil)
        try await ana.running { try await arrives(news, in: room) }
        #expect(try await ana.texts(room).count < old.count + news.count)
    }

    @Test("Answers that are cut while a gap of the room is open leave gaps that are all closed, in order")
    func severalGaps() async throws {
        let (old, news) = (texts("old ", 1...230), texts("new ", 1...390))
        let room = makeRoom(old)
        _ = try await ana.messenger().rooms()
        refusePages()
        for part in 0..<3 {
            say(Array(news[(part * 130)..<((part + 1) * 130)]), in: room)
            try await ana.running {
                let came = try await eventually { try await ana.texts(room).last == news[part * 130 + 129] }
                #expect(came)
            }
            #expect(try await gaps(room).count == part + 1)
        }
        #expect(try await gaps(room).allSatisfy { !$0.isHistory })
        network.server.setFault(nil)
        try await ana.running { try await arrives(news, in: room) }
        #expect(try await gaps(room).map(\.isHistory) == [true])
        try await ana.run(.history(of: room, pages: 100))
        #expect(try await ana.texts(room) == old + news)
    }

    @Test("A room that was left and joined again has everything since, and what is known stays in order")
    func rejoined() async throws {
        let (old, meanwhile, news) = (texts("old ", 1...30), texts("meanwhile ", 1...90), texts("new ", 1...130))
        let known = makeRoom(old)
        let listed = makeRoom(old)
        try await ana.running { try await ana.hears(old, in: known) }
        let late = try Device("ana", on: network)
        try await late.logIn()
        _ = try await late.messenger().rooms()
        for room in [known, listed] {
            try await ana.messenger().leave(room)
            say(meanwhile, in: room)
            network.server.change { $0.join(ana.user, room) }
            say(news, in: room)
        }
        try await ana.running { try await arrives(old + meanwhile + news, in: known) }
        #expect(try await gaps(known) == [])
        try await late.running {
            let came = try await eventually(within: .seconds(60)) {
                try await late.texts(listed).suffix(news.count) == news[...]
            }
            #expect(came)
        }
        try await late.run(.history(of: listed, pages: 100))
        #expect(try await late.texts(listed) == old + meanwhile + news)
    }

    @Test("A room that replaces one of which nothing had arrived has everything since its beginning")
    func upgraded() async throws {
        let (old, news) = (texts("old ", 1...230), texts("new ", 1...130))
        let room = makeRoom(old)
        _ = try await ana.messenger().rooms()
        let next = network.server.change { $0.makeRoom([bob, ana.user], replacing: room) }
        say(news, in: next)
        try await ana.running { try await arrives(news, in: next) }
        #expect(try await ana.texts(next) == old.suffix(49) + news)
        #expect(try await gaps(next).map(\.isHistory) == [true])
        try await ana.run(.history(of: next, pages: 100))
        #expect(try await ana.texts(next) == old + news)
        #expect(try await gaps(next) == [])
    }
}

/// Counts from 1.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
