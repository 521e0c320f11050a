import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

@Suite("Catching up and writing to the store (RT-3, RT-4, RT-8)", .ownThreads)
struct CatchUpTests {
    @Test("An event that follows the cursor moves it, together with the event")
    func inOrder() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(cursors: ["a": 4]))
        let effects = fixture.take(.frame(socket, .message("a", 5)))
        #expect(
            effects == [.apply(EventGroup(conversation: "a", events: [.message("a", 5)], cursor: 5, isBacklog: false))])
    }

    @Test("Events waiting for the store are merged, sorted and deduplicated")
    func merging() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(cursors: ["a": 4]))
        fixture.take(.frame(socket, .message("a", 5)))
        for sequence: Int64 in [7, 6, 7, 8, 5] {
            #expect(fixture.take(.frame(socket, .message("a", sequence))) == [])
        }
        let groups = fixture.take(.applied("a", cursor: 5)).groups
        #expect(groups.map(\.sequences) == [[5, 6, 7, 8]])
        #expect(groups.map(\.cursor) == [8])
        #expect(fixture.take(.applied("a", cursor: 8), withReports: true) == [])
    }

    @Test("Events after a gap are applied without moving the cursor, and then the gap is fetched")
    func gap() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(cursors: ["a": 4]))
        let effects = fixture.take(.frame(socket, .message("a", 7)), withReports: true)
        #expect(
            effects == [
                .apply(EventGroup(conversation: "a", events: [.message("a", 7)], cursor: nil, isBacklog: false)),
                .report(.gap(conversation: "a")), .fetchChanges(conversation: "a", after: 4, limit: 1_000),
            ])
        #expect(fixture.take(.applied("a", cursor: 4)) == [])
        let page = fixture.take(.changes("a", .messages("a", 5...7))).groups
        #expect(page.map(\.cursor) == [7])
        #expect(page.map(\.isBacklog) == [true])
        #expect(fixture.take(.applied("a", cursor: 7), withReports: true) == [.report(.caughtUp(conversation: "a"))])
    }

    @Test("Events that arrive while a gap is being closed are applied, and the cursor follows")
    func liveDuringCatchUp() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(cursors: ["a": 4]))
        fixture.take(.frame(socket, .message("a", 7)))
        fixture.take(.applied("a", cursor: nil))
        #expect(fixture.take(.frame(socket, .message("a", 8))).groups.map(\.cursor) == [nil])
        fixture.take(.changes("a", .messages("a", 5...7)))
        #expect(fixture.take(.applied("a", cursor: nil)).groups.map(\.sequences) == [[5, 6, 7]])
        // The page did not reach 8, which is stored, but not covered by the cursor.
        #expect(fixture.take(.applied("a", cursor: 7)) == [.fetchChanges(conversation: "a", after: 7, limit: 1_000)])
    }

    @Test("The list shows which conversations have news; only those are fetched, four at a time")
    func list() {
        var fixture = Fixture()
        fixture.take(.start(.me(cursors: ["c1": 5, "c2": 5])))
        let listed = (0..<10).map { ConversationSummary.sample("c\($0)", last: $0 == 1 ? 5 : $0 == 9 ? 0 : 9) }
        let effects = fixture.take(.conversationsListed(ConversationPage(conversations: listed)))
        #expect(effects.contains(.note(listed)))
        #expect(effects.fetched == ["c0", "c2", "c3", "c4"])
        #expect(fixture.take(.changes("c2", .messages("c2", 6...9))).fetched == ["c5"])
        #expect(fixture.take(.changesFailed("c3", .unreachable)).fetched == ["c6"])
        #expect(fixture.pass(.seconds(1)) == [], "It waits for a free slot")
        #expect(fixture.take(.changes("c0", .messages("c0", 1...9))).fetched == ["c3"])
        #expect(fixture.take(.changes("c4", .messages("c4", 1...9))).fetched == ["c7"])
    }

    @Test("Subscribed conversations are fetched before the others")
    func urgency() {
        var configuration = SyncConfiguration()
        configuration.fetchesAtOnce = 1
        var fixture = Fixture(configuration)
        fixture.take(.start(.me(subscriptions: ["z"])))
        let listed = ["a", "b", "z"].map { ConversationSummary.sample($0, last: 1) }
        #expect(
            fixture.take(.conversationsListed(ConversationPage(conversations: listed, next: "zz"))).fetched == ["z"])
    }

    @Test("Pages are fetched in sequence, two of them ahead of the store")
    func pages() {
        var fixture = Fixture()
        fixture.take(.start(.me()))
        fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 50)])))
        var effects = fixture.take(.changes("a", .messages("a", 1...10, hasMore: true)))
        #expect(effects.groups.map(\.cursor) == [10])
        #expect(effects.contains(.fetchChanges(conversation: "a", after: 10, limit: 1_000)))
        effects = fixture.take(.changes("a", .messages("a", 11...20, hasMore: true)))
        #expect(effects == [.fetchChanges(conversation: "a", after: 20, limit: 1_000)])
        #expect(fixture.take(.changes("a", .messages("a", 21...30, hasMore: true))) == [], "Two pages are read ahead")
        effects = fixture.take(.applied("a", cursor: 10))
        #expect(effects.groups.map(\.cursor) == [20])
        #expect(effects.contains(.fetchChanges(conversation: "a", after: 30, limit: 1_000)))
        fixture.take(.changes("a", .messages("a", 31...50)))
        #expect(fixture.take(.applied("a", cursor: 20)).groups.map(\.cursor) == [30])
        #expect(fixture.take(.applied("a", cursor: 30)).groups.map(\.cursor) == [50])
        #expect(fixture.take(.applied("a", cursor: 50), withReports: true) == [.report(.caughtUp(conversation: "a"))])
    }

    @Test("A server whose pages do not advance is contacted with back-off")
    func pagesWithoutProgress() {
        for page in [
            ChangePage(events: [], next: 0, hasMore: true), ChangePage(events: [], next: 0, hasMore: false),
        ] {
            var fixture = Fixture()
            fixture.take(.start(.me()))
            fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 5)])))
            var asked = 0
            for _ in 0..<600 {
                if case .underWay = fixture.machine.flows["a"]?.fetch.phase {
                    asked += 1
                    #expect(fixture.take(.changes("a", page)).fetched == [])
                }
                fixture.pass(.seconds(1))
            }
            #expect(asked > 20 && asked < 120)
        }
    }

    @Test("A list whose pages do not advance ends")
    func listWithoutProgress() {
        var fixture = Fixture()
        fixture.take(.start(.me()))
        let page = ConversationPage(conversations: [.sample("a", last: 0)], next: "a")
        #expect(fixture.take(.conversationsListed(page)).contains(.listConversations(after: "a")))
        #expect(!fixture.take(.conversationsListed(page)).contains(.listConversations(after: "a")))
    }

    @Test("A page of the list that fails is requested again, without those before it")
    func listFailure() {
        var fixture = Fixture()
        fixture.take(.start(.me()))
        fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 0)], next: "a")))
        #expect(fixture.take(.listFailed(.rateLimited(retryAfter: .seconds(5)))) == [])
        #expect(fixture.pass(.seconds(5)).contains(.listConversations(after: "a")))
    }

    @Test("A lower sequence number from the server is reported, and the cursor remains")
    func serverBehind() {
        var fixture = Fixture()
        fixture.take(.start(.me(cursors: ["a": 9])))
        let effects = fixture.take(
            .conversationsListed(ConversationPage(conversations: [.sample("a", last: 3)])), withReports: true)
        #expect(effects.contains(.report(.serverBehind(conversation: "a"))))
        #expect(effects.fetched == [])
        #expect(fixture.machine.flows["a"]?.cursor == 9)
    }

    @Test("Without a list, every known conversation is requested individually")
    func noList() {
        var fixture = Fixture()
        fixture.take(.start(.me(cursors: ["b": 2, "a": 1])))
        #expect(fixture.take(.listFailed(.notFound)).fetched == ["a", "b"])
    }

    @Test("If too many events wait for the store they are dropped, and fetched later")
    func overflow() {
        var configuration = SyncConfiguration()
        configuration.waitingEvents = 10
        var fixture = Fixture(configuration)
        let socket = fixture.connect(.me(cursors: ["a": 0]))
        fixture.take(.frame(socket, .message("a", 1)))
        for sequence in Int64(2)...11 { #expect(fixture.take(.frame(socket, .message("a", sequence))) == []) }
        let effects = fixture.take(.frame(socket, .message("a", 12)), withReports: true)
        #expect(effects.contains(.report(.liveEventsDropped(conversation: "a", count: 11))))
        #expect(effects.contains(.fetchChanges(conversation: "a", after: 1, limit: 1_000)))
        fixture.take(.changes("a", .messages("a", 2...12)))
        #expect(fixture.take(.applied("a", cursor: 1)).groups.map(\.cursor) == [12])
    }

    @Test("A group that the store failed to write is retried unchanged, before anything later")
    func storeFails() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(cursors: ["a": 0], outbox: []), heartbeat: 3_600)
        let group = fixture.take(.frame(socket, .message("a", 1))).groups
        for _ in 0..<5 {
            #expect(fixture.take(.applyFailed("a"), withReports: true) == [.report(.storeFailed(conversation: "a"))])
            #expect(fixture.take(.frame(socket, .message("a", 2))).groups == [])
            #expect(fixture.pass(.seconds(30)).groups == group)
        }
        #expect(fixture.take(.applied("a", cursor: 1)).groups.map(\.sequences) == [[2]])
    }

    @Test("A forbidden conversation is not fetched again")
    func forbidden() {
        for failure in [RequestFailure.forbidden, .notFound] {
            var fixture = Fixture()
            fixture.take(.start(.me()))
            fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 5)])))
            #expect(
                fixture.take(.changesFailed("a", failure), withReports: true)
                    == [.report(.forbidden(conversation: "a"))])
            #expect(fixture.pass(.seconds(59)).fetched == [])
        }
    }

    @Test("After each acknowledged subscription the conversation is fetched, even during another fetch")
    func verification() {
        var fixture = Fixture()
        fixture.take(.start(.me(cursors: ["a": 5], subscriptions: ["a"])))
        let listed = ConversationPage(conversations: [.sample("a", last: 6)])
        #expect(fixture.take(.conversationsListed(listed)).fetched == ["a"])
        let socket = SocketID(number: 1)
        fixture.take(.socketOpened(socket))
        fixture.take(.frame(socket, .welcomed()))
        let acknowledgement = ServerFrame.acknowledgement(Acknowledgement(operation: "subscribe"))
        #expect(fixture.take(.frame(socket, acknowledgement)).fetched == [])
        // This page may have been read before the subscription began.
        #expect(
            fixture.take(.changes("a", .messages("a", 6...6))).contains(
                .fetchChanges(conversation: "a", after: 6, limit: 1_000)))
    }
}
