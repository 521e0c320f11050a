import WhisperMessage
import WhisperRealtimeProtocol
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

@Suite("A server that misbehaves (RT-4, RT-5, R0)", .ownThreads)
struct DistrustTests {
    private static func item(_ number: Int64) -> OutboxItem {
        OutboxItem(number: number, conversation: "a", clientMessageID: "k\(number)")
    }

    // MARK: Answers

    @Test("The response to a post counts only by sender, conversation and client id; otherwise the post is repeated")
    func foreignAnswers() {
        var foreign = PostedMessage.sample("a", 5, key: "k1")
        foreign.message.senderID = "eve"
        let wrong = [foreign, .sample("a", 5, key: "k2"), .sample("b", 5, key: "k1")]
        for answer in wrong {
            var fixture = Fixture()
            fixture.take(.start(.me(cursors: ["a": 4], outbox: [Self.item(1)])))
            let effects = fixture.take(.posted(1, answer), withReports: true)
            #expect(effects.contains(.report(.foreignAnswer(conversation: answer.conversationID))))
            #expect(effects.groups.isEmpty, "None of it is written to the store")
            #expect(fixture.machine.outboxCount == 1)
            #expect(fixture.pass(.seconds(30)).posts == [1])
            #expect(fixture.take(.posted(1, .sample("a", 5, key: "k1"))).groups.map(\.cursor) == [5])
        }
    }

    @Test("A message that could not be read from the store stays and is posted again; the wait is reported (RT-5)")
    func unreadStore() {
        var fixture = Fixture()
        fixture.take(.start(.me(cursors: ["a": 4], outbox: [Self.item(1)])))
        let effects = fixture.take(.postFailed(1, .storeFailed), withReports: true)
        let delays = effects.compactMap {
            if case .report(.requestFailed(.storeFailed, let delay)) = $0 { delay } else { nil }
        }
        #expect(delays.count == 1 && (delays.first ?? .zero) <= .seconds(30))
        #expect(!effects.contains { if case .giveUp = $0 { true } else { false } })
        #expect(fixture.machine.outboxCount == 1)
        #expect(fixture.pass(.seconds(30)).posts == [1])
    }

    // MARK: Holes

    /// Returns a client that knows of nine events of a conversation and has requested them.
    private func asking() -> Fixture {
        var fixture = Fixture()
        fixture.take(.start(.me()))
        fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 9)])))
        return fixture
    }

    private func page(without missing: Set<Int64>) -> ChangePage {
        ChangePage(
            events: (1...9).filter { !missing.contains($0) }.map { .message("a", $0) }, next: 9, hasMore: false)
    }

    @Test("An omitted event is requested again three times, then recorded as missing, and the cursor moves on")
    func holes() {
        var fixture = asking()
        for attempt in 0..<3 {
            var effects = fixture.take(.changes("a", page(without: [5])))
            #expect(effects.groups.map(\.cursor) == [attempt == 0 ? 4 : nil], "Received events are stored")
            #expect(effects.groups.map(\.missing) == [[]])
            #expect(effects.fetched == [])
            fixture.take(.applied("a", cursor: 4))
            effects = fixture.pass(.seconds(30))
            #expect(effects.contains(.fetchChanges(conversation: "a", after: 4, limit: 1_000)))
        }
        let effects = fixture.take(.changes("a", page(without: [5])), withReports: true)
        #expect(effects.groups.map(\.cursor) == [9])
        #expect(effects.groups.map(\.missing) == [[5...5]] && effects.groups.map(\.unreadable) == [[]])
        #expect(effects.contains(.report(.missing(conversation: "a", count: 1))))
        fixture.take(.applied("a", cursor: 9))
        #expect(fixture.pass(.seconds(19)).fetched == [])
    }

    @Test("An event that was omitted and then arrives on request is not missing")
    func healedHole() {
        var fixture = asking()
        fixture.take(.changes("a", page(without: [1])))
        fixture.take(.applied("a", cursor: nil))
        #expect(fixture.pass(.seconds(30)).contains(.fetchChanges(conversation: "a", after: 0, limit: 1_000)))
        let groups = fixture.take(.changes("a", page(without: []))).groups
        #expect(groups.map(\.cursor) == [9] && groups.map(\.missing) == [[]])
    }

    @Test("An unreadable event is recorded at once: a new request would return the same")
    func unreadable() {
        var fixture = asking()
        var page = page(without: [3, 4])
        page.malformedEvents = 2
        page.unreadable = [3, 4]
        let effects = fixture.take(.changes("a", page), withReports: true)
        #expect(effects.groups.map(\.cursor) == [9] && effects.groups.map(\.missing) == [[3...4]])
        #expect(effects.groups.map(\.unreadable) == [[3...4]])
        #expect(effects.contains(.report(.skippedEvents(conversation: "a", count: 2))))
    }

    @Test("An unreadable event before a gap is recorded as well")
    func unreadableBeforeHole() {
        var fixture = asking()
        var page = page(without: [3, 7])
        page.malformedEvents = 1
        page.unreadable = [3]
        let groups = fixture.take(.changes("a", page)).groups
        #expect(groups.map(\.cursor) == [6] && groups.map(\.missing) == [[3...3]])
    }

    @Test("Only events omitted every time are given up: a second event omitted once is requested again")
    func secondHole() {
        var fixture = asking()
        for _ in 0..<3 {
            fixture.take(.changes("a", page(without: [5])))
            fixture.take(.applied("a", cursor: 4))
            fixture.pass(.seconds(30))
        }
        var groups = fixture.take(.changes("a", page(without: [5, 8]))).groups
        #expect(groups.map(\.cursor) == [7] && groups.map(\.missing) == [[5...5]])
        fixture.take(.applied("a", cursor: 7))
        #expect(fixture.pass(.seconds(30)).contains(.fetchChanges(conversation: "a", after: 7, limit: 1_000)))
        groups = fixture.take(.changes("a", page(without: []))).groups
        #expect(groups.map(\.cursor) == [9] && groups.map(\.missing) == [[]])
    }

    // MARK: Invalid JSON

    /// Returns a page in which bytes that are not JSON replace the events.
    private func damaged(_ sequences: Set<Int64>, _ bytes: UInt64) -> ChangePage {
        var page = page(without: sequences)
        page.damaged = sequences.count
        page.damage = bytes
        return page
    }

    @Test(
        "An element that is not JSON is requested again; the same bytes four times are given up")
    func damagedElement() {
        var fixture = asking()
        for _ in 0..<3 {
            let effects = fixture.take(.changes("a", damaged([5], 77)), withReports: true)
            #expect(effects.groups.flatMap(\.missing) == [])
            #expect(
                effects.contains { if case .report(.requestFailed(.malformed, .some)) = $0 { true } else { false } })
            fixture.take(.applied("a", cursor: 4))
            #expect(fixture.pass(.seconds(30)).contains(.fetchChanges(conversation: "a", after: 4, limit: 1_000)))
        }
        let effects = fixture.take(.changes("a", damaged([5], 77)), withReports: true)
        #expect(effects.groups.map(\.cursor) == [9] && effects.groups.map(\.missing) == [[5...5]])
        #expect(effects.groups.map(\.unreadable) == [[5...5]])
        #expect(effects.contains(.report(.missing(conversation: "a", count: 1))))
        #expect(effects.contains(.report(.damagedPage(conversation: "a"))))
    }

    @Test("An event damaged differently each time, or omitted and then damaged, is not given up and finally arrives")
    func damagedOnItsWay() {
        for first in [[1, 2, 3, 4, 5], [nil, nil, nil, 1, nil, nil]] as [[UInt64?]] {
            var fixture = asking()
            for bytes in first {
                let page = bytes.map { damaged([5], $0) } ?? page(without: [5])
                #expect(fixture.take(.changes("a", page)).groups.flatMap(\.missing) == [])
                fixture.take(.applied("a", cursor: 4))
                fixture.pass(.seconds(30))
            }
            let groups = fixture.take(.changes("a", page(without: []))).groups
            #expect(groups.map(\.cursor) == [9] && groups.map(\.missing) == [[]])
        }
    }

    @Test("A server whose responses vary is not asked forever")
    func damagedForEver() {
        var fixture = asking()
        var asked = 1
        while fixture.take(.changes("a", damaged([5], UInt64(asked)))).groups.last?.cursor != 9, asked < 100 {
            fixture.take(.applied("a", cursor: 4))
            fixture.pass(.seconds(30))
            asked += 1
        }
        #expect(asked == 13)
    }

    /// Returns a page that breaks off after some events.
    private func torn(_ events: [Int64], _ bytes: UInt64, epoch: String? = nil) -> ChangePage {
        ChangePage(
            events: events.map { .message("a", $0) }, tear: bytes, next: events.last ?? 0, hasMore: true, epoch: epoch)
    }

    @Test("The received part of a page that breaks off is stored, the rest is requested at once, nothing is given up")
    func tornPage() {
        var fixture = asking()
        var effects = fixture.take(.changes("a", torn([1, 2, 3], 1)), withReports: true)
        #expect(effects.groups.map(\.cursor) == [3])
        #expect(effects.contains(.fetchChanges(conversation: "a", after: 3, limit: 1_000)))
        fixture.take(.applied("a", cursor: 3))
        effects = fixture.take(.changes("a", torn([4, 5, 7], 2)))
        #expect(effects.groups.map(\.cursor) == [5] && effects.fetched == [])
        fixture.take(.applied("a", cursor: 5))
        #expect(fixture.pass(.seconds(30)).contains(.fetchChanges(conversation: "a", after: 5, limit: 1_000)))
        let groups = fixture.take(.changes("a", ChangePage.messages("a", 6...9))).groups
        #expect(groups.map(\.cursor) == [9] && groups.map(\.missing) == [[]])
    }

    @Test("If a page breaks off at its first element thirteen times with the same bytes, only that element is given up")
    func tornElement() {
        var fixture = asking()
        for _ in 0..<12 {
            #expect(fixture.take(.changes("a", torn([], 77))).groups == [])
            #expect(fixture.pass(.seconds(30)).contains(.fetchChanges(conversation: "a", after: 0, limit: 1_000)))
        }
        let effects = fixture.take(.changes("a", torn([], 77)), withReports: true)
        #expect(effects.groups.map(\.cursor) == [1] && effects.groups.map(\.missing) == [[1...1]])
        #expect(effects.groups.map(\.unreadable) == [[1...1]])
        #expect(effects.contains(.report(.missing(conversation: "a", count: 1))))
        #expect(effects.contains(.fetchChanges(conversation: "a", after: 1, limit: 1_000)))
        fixture.take(.applied("a", cursor: 1))
        #expect(fixture.take(.changes("a", ChangePage.messages("a", 2...9))).groups.map(\.cursor) == [9])
    }

    @Test("Events never announced and responses that are not pages are not given up, however often they come")
    func neverGivenUp() {
        for answer in [SyncInput.changes("a", torn([9], 77)), .changesFailed("a", .malformed)] {
            var fixture = asking()
            fixture.take(.changes("a", page(without: [])))
            fixture.take(.applied("a", cursor: 9))
            if case .changesFailed = answer {
                fixture.pass(.seconds(60))
                fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 10)])))
            } else {
                var more = ChangePage(events: [], next: 9, hasMore: true)
                more.epoch = nil
                let socket = fixture.welcome()
                fixture.take(.frame(socket, .acknowledgement(Acknowledgement(operation: "subscribe"))))
                fixture.take(.changes("a", more))
            }
            for _ in 0..<40 {
                fixture.pass(.seconds(30))
                #expect(fixture.take(answer).groups == [])
            }
            #expect(fixture.machine.flows["a"]?.cursor == 9)
        }
    }

    @Test("A page that breaks off before it states an epoch is rejected if the server has one")
    func tornEpoch() {
        var fixture = Fixture()
        var start = SyncStart.me(cursors: ["a": 9])
        start.epochs = ["a": "one"]
        fixture.take(.start(start))
        var summary = ConversationSummary.sample("a", last: 12)
        summary.epoch = "one"
        fixture.take(.conversationsListed(ConversationPage(conversations: [summary])))
        #expect(fixture.take(.changes("a", torn([10, 11], 1))).groups == [])
        #expect(fixture.pass(.seconds(30)).fetched == ["a"])
        #expect(fixture.take(.changes("a", torn([10, 11], 1, epoch: "one"))).groups.map(\.cursor) == [11])
    }

    @Test("Endless empty pages are stopped, and the cursor remains where it was")
    func endlessPages() {
        var fixture = asking()
        fixture.take(.changes("a", page(without: [])))
        fixture.take(.applied("a", cursor: 9))
        let socket = SocketID(number: 1)
        fixture.take(.socketOpened(socket))
        fixture.take(.frame(socket, .welcomed()))
        fixture.take(.frame(socket, .message("a", 10)))
        fixture.take(.applied("a", cursor: 10))
        // The list does not announce more; the pages do.
        fixture.take(.frame(socket, .message("a", 12)))
        fixture.take(.applied("a", cursor: 10))
        var asked = 0
        var isReported = false
        for _ in 0..<2_000 {
            var effects: [SyncEffect] = []
            if case .underWay(let after, _) = fixture.machine.flows["a"]?.fetch.phase {
                asked += 1
                effects = fixture.take(
                    .changes("a", ChangePage(events: [], next: after + 1_000, hasMore: true)), withReports: true)
            }
            effects += fixture.pass(.seconds(1), withReports: true)
            isReported = isReported || effects.contains(.report(.endlessPages(conversation: "a")))
            for group in effects.groups { fixture.take(.applied("a", cursor: group.cursor)) }
        }
        #expect(isReported)
        #expect(asked > 2 && asked < 60, "asked \(asked) times")
        #expect(fixture.machine.flows["a"]?.cursor == 12, "Not beyond the announced number")
    }

    @Test("An endless list is left for later")
    func endlessList() {
        var configuration = SyncConfiguration()
        configuration.listPages = 50
        var fixture = Fixture(configuration)
        fixture.take(.start(.me()))
        var asked = 1
        var effects: [SyncEffect] = []
        for number in 100..<1_000 {
            effects = fixture.take(
                .conversationsListed(
                    ConversationPage(conversations: [.sample("c\(number)", last: 0)], next: "c\(number)")),
                withReports: true)
            guard effects.contains(.listConversations(after: "c\(number)")) else { break }
            asked += 1
        }
        #expect(asked == 50)
        #expect(effects.contains(.report(.endlessList)))
    }

    // MARK: Epochs

    private func listed(_ epoch: String?, last: Int64) -> SyncInput {
        var summary = ConversationSummary.sample("a", last: last)
        summary.epoch = epoch
        return .conversationsListed(ConversationPage(conversations: [summary]))
    }

    @Test("A new epoch begins at 0, whatever was in progress; the first one is adopted as it is")
    func epochs() {
        var fixture = Fixture()
        fixture.take(.start(.me(cursors: ["a": 9])))
        var effects = fixture.take(listed("one", last: 9))
        #expect(effects.groups.map(\.epoch) == ["one"] && effects.groups.map(\.cursor) == [nil])
        #expect(effects.fetched == [])
        fixture.take(.applied("a", cursor: 9))
        // The next pass through the list.
        #expect(fixture.pass(.seconds(60)).contains(.listConversations(after: nil)))
        effects = fixture.take(listed("two", last: 4), withReports: true)
        #expect(effects.contains(.report(.newEpoch(conversation: "a"))))
        #expect(!effects.contains(.report(.serverBehind(conversation: "a"))))
        #expect(effects.groups.map(\.epoch) == ["two"])
        #expect(effects.contains(.fetchChanges(conversation: "a", after: 0, limit: 1_000)))
        fixture.take(.applied("a", cursor: 0))
        var page = ChangePage.messages("a", 1...4)
        page.epoch = "two"
        #expect(fixture.take(.changes("a", page)).groups.map(\.cursor) == [4])
    }

    @Test("A page of another epoch is rejected: its numbers are not the requested ones")
    func epochOfPage() {
        var fixture = asking()
        var page = page(without: [])
        page.epoch = "one"
        fixture.take(.changes("a", page))
        fixture.take(.applied("a", cursor: 9))
        #expect(fixture.pass(.seconds(60)).contains(.listConversations(after: nil)))
        #expect(fixture.take(listed("one", last: 12)).fetched == ["a"])
        page = ChangePage.messages("a", 10...12)
        page.epoch = "two"
        let effects = fixture.take(.changes("a", page), withReports: true)
        #expect(effects.groups.flatMap(\.events) == [])
        #expect(effects.contains(.report(.newEpoch(conversation: "a"))))
        fixture.take(.applied("a", cursor: 0))
        #expect(fixture.pass(.seconds(30)).contains(.fetchChanges(conversation: "a", after: 0, limit: 1_000)))
    }

    @Test("A live event of another epoch is rejected; the list is requested instead")
    func epochOfEvent() {
        var fixture = Fixture()
        var start = SyncStart.me(cursors: ["a": 9])
        start.epochs = ["a": "one"]
        let socket = fixture.connect(start)
        fixture.pass(.seconds(2))
        var frame = EventFrame.message("a", 10)
        frame.epoch = "two"
        let effects = fixture.take(.frame(socket, .event(frame)))
        #expect(effects == [.listConversations(after: nil)])
    }

    // MARK: News of the list

    @Test("A new conversation is found within seconds: at once by the server's notice, without it within twenty")
    func news() {
        var fixture = Fixture()
        let socket = fixture.connect(heartbeat: 3_600)
        #expect(fixture.pass(.seconds(20)).contains(.listConversations(after: nil)))
        fixture.take(.conversationsListed(ConversationPage(conversations: [])))
        #expect(fixture.pass(.seconds(5)) == [])
        #expect(fixture.take(.frame(socket, .listChanged)) == [.listConversations(after: nil)])
        fixture.take(.conversationsListed(ConversationPage(conversations: [])))
        for _ in 0..<10 { #expect(fixture.take(.frame(socket, .listChanged)) == [], "At most once per second") }
        #expect(fixture.pass(.seconds(1)) == [.listConversations(after: nil)])
    }

    @Test("While no token is available, each wait is reported")
    func waitsForToken() {
        var fixture = Fixture()
        fixture.take(.start(.me(hasToken: false)))
        let effects = fixture.take(.tokenRefreshFailed(isPermanent: false), withReports: true)
        guard case .report(.connection(.waiting(let delay)))? = effects.last else {
            Issue.record("\(effects)")
            return
        }
        #expect(fixture.pass(delay).contains(.refreshToken))
    }
}
