import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperTestThreads
import Testing

@Suite("The server's messages and changes (RT-4, RT-5)", .ownThreads)
struct MessagePostTests {
    @Test("A key posted again is the same message, on any device of the user")
    func postsOnce() throws {
        let bench = ServerBench()
        let laptop = try bench.logIn("ana").accessToken
        let phone = try bench.logIn("ana").accessToken
        guard case .message(let first, isNew: true) = bench.post("hello", "k-1", laptop) else {
            throw ServerBench.Unexpected()
        }
        #expect(first.sequence == 1)
        bench.seconds = 60
        #expect(bench.post("hello", "k-1", phone) == .message(first, isNew: false))
        #expect(bench.server.events(of: "c-1").count == 1)
    }

    @Test("A key already used for other content is a conflict, and another user's key is a different key")
    func keysAreTheUsers() throws {
        let bench = ServerBench()
        bench.server.addConversation("c-2", title: "", kind: .group, members: ["ana"], at: bench.time)
        let ana = try bench.logIn("ana").accessToken
        let ben = try bench.logIn("ben").accessToken
        _ = bench.post("hello", "k-1", ana)
        #expect(bench.post("other", "k-1", ana).refusal == "409 CONFLICT")
        #expect(bench.post("hello", "k-1", to: "c-2", ana).refusal == "409 CONFLICT")
        #expect(bench.post("hello", "k-1", ben).refusal == nil)
        #expect(bench.server.events(of: "c-1").map(\.event.sequence) == [1, 2])
    }

    @Test("An accepted message remains accepted for a user who has left since")
    func takenStaysTaken() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        _ = bench.post("hello", "k-1", ana)
        bench.server.setMembers(["ben"], of: "c-1", at: bench.time)
        #expect(bench.post("hello", "k-1", ana).refusal == nil)
        #expect(bench.post("again", "k-2", ana).refusal == "403 FORBIDDEN_CONVERSATION")
    }

    @Test("Strangers, unknown conversations, empty and overlong messages are rejected")
    func refuses() throws {
        let bench = ServerBench()
        let eve = try bench.logIn("eve").accessToken
        let ana = try bench.logIn("ana").accessToken
        #expect(bench.post("hello", "k-1", eve).refusal == "403 FORBIDDEN_CONVERSATION")
        #expect(bench.post("hello", "k-1", to: "c-9", ana).refusal == "404 NOT_FOUND")
        #expect(bench.post("", "k-1", ana).refusal == "400 INVALID_COMMAND")
        #expect(bench.post(String(repeating: "x", count: 65_537), "k-1", ana).refusal == "413 TOO_LARGE")
        #expect(bench.post("hello", "k 1", ana).refusal == "400 INVALID_COMMAND")
        #expect(bench.server.events(of: "c-1").isEmpty)
    }

    @Test("Messages and updates share one sequence without gaps, and pages of any size deliver all of it")
    func pages() throws {
        let bench = ServerBench(ServerConfiguration())
        bench.server.configuration.announcesPreviews = true
        let ana = try bench.logIn("ana").accessToken
        for number in 0..<10 { _ = bench.post("text \(number)", "k-\(number)", ana) }
        let whole = try bench.page(after: 0, ana)
        #expect(whole.events.map(\.event.sequence) == Array(1...20))
        #expect(whole.next == 20)
        #expect(!whole.hasMore)
        for limit in 1...7 {
            var after: Int64 = 0
            var events: [EventFrame] = []
            var page: ChangePage
            repeat {
                page = try bench.page(after: after, limit: limit, ana)
                #expect(page.events.count <= limit)
                events += page.events
                after = page.next
            } while page.hasMore
            #expect(events == whole.events)
        }
        #expect(try bench.page(after: 20, ana) == ChangePage(events: [], next: 20, hasMore: false))
        #expect(try bench.page(after: 99, ana) == ChangePage(events: [], next: 99, hasMore: false))
    }

    @Test("A page stays below the protocol's limit, however long and awkward the messages are")
    func pagesFit() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        let long = String(repeating: "\u{1}", count: 65_536)
        for _ in 0..<30 { bench.server.say(long, by: "ben", in: "c-1", at: bench.time) }
        var after: Int64 = 0
        while after < 30 {
            let page = try bench.page(after: after, ana)
            #expect(RESTResponse.changes(page).http.body.count <= RealtimeLimits.pageBytes)
            #expect(page.hasMore == (page.next < 30))
            after = page.next
        }
        #expect(after == 30)
    }

    @Test("The list contains the user's conversations by id, in pages, with their latest state")
    func lists() throws {
        let bench = ServerBench()
        for number in 2...6 {
            let members = number == 4 ? ["ben"] : ["ana"]
            bench.server.addConversation("c-\(number)", title: "t", kind: .group, members: members, at: bench.time)
        }
        bench.server.say("hello", by: "ana", in: "c-3", at: bench.time)
        let ana = try bench.logIn("ana").accessToken
        var found: [ConversationSummary] = []
        var after: String?
        repeat {
            guard case .conversations(let page) = bench.answer(.listConversations(.init(after: after, limit: 2)), ana)
            else { throw ServerBench.Unexpected() }
            found += page.conversations
            after = page.next
        } while after != nil
        #expect(found.map(\.id) == ["c-1", "c-2", "c-3", "c-5", "c-6"])
        #expect(found.map(\.lastSequence) == [0, 0, 1, 0, 0])
    }

    @Test("A user who sends too many requests must wait as long as the response says")
    func limitsRequests() throws {
        let bench = ServerBench()
        bench.server.configuration.requestLimit = RateLimit(burst: 3, interval: 2_000)
        let ana = try bench.logIn("ana").accessToken
        for _ in 0..<2 { #expect(bench.answer(.describeSession, ana).refusal == nil) }
        guard case .failure(let failure) = bench.answer(.describeSession, ana) else { throw ServerBench.Unexpected() }
        #expect(failure.status == 429)
        bench.seconds += try #require(failure.failure.retryAfter)
        #expect(bench.answer(.describeSession, ana).refusal == nil)
        #expect(bench.answer(.describeSession, ana).refusal == "429 RATE_LIMITED")
    }
}
