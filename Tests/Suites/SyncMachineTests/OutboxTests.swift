import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

@Suite("The outbox (RT-5)", .ownThreads)
struct OutboxTests {
    private static func item(_ number: Int64, _ conversation: String = "a", attempts: Int = 0) -> OutboxItem {
        OutboxItem(number: number, conversation: conversation, clientMessageID: "k\(number)", attempts: attempts)
    }

    private static func started(_ items: [OutboxItem]) -> (Fixture, [SyncEffect]) {
        var fixture = Fixture()
        let effects = fixture.take(.start(.me(outbox: items)))
        return (fixture, effects)
    }

    @Test("One message at a time per conversation, in order; four conversations at a time")
    func order() {
        let items = (0..<12).map { Self.item(Int64($0 + 1), "c\($0 % 6)") }
        var (fixture, effects) = Self.started(items)
        #expect(effects.posts == [1, 2, 3, 4])
        #expect(fixture.take(.posted(2, .sample("c1", 1, key: "k2"))).posts == [5])
        #expect(fixture.take(.posted(1, .sample("c0", 1, key: "k1"))).posts == [6])
        #expect(fixture.take(.posted(3, .sample("c2", 1, key: "k3"))).posts == [8], "The other one of c1")
        #expect(fixture.machine.outboxCount == 9)
    }

    @Test("The response is written to the store like an event")
    func answer() {
        var (fixture, _) = Self.started([Self.item(1)])
        let groups = fixture.take(.posted(1, .sample("a", 1, key: "k1"))).groups
        #expect(groups.map(\.cursor) == [1])
        #expect(groups.first?.events == [.message("a", 1, key: "k1", from: "me")])
        #expect(fixture.machine.outboxCount == 0)
    }

    @Test("An echo before, after or instead of the response: sent once, applied every time")
    func echo() {
        for order in [[true, false], [false, true]] {
            var fixture = Fixture()
            let socket = fixture.connect(.me(outbox: [Self.item(1), Self.item(2)]))
            var posts: [Int64] = []
            for isEcho in order {
                let input: SyncInput =
                    isEcho
                    ? .frame(socket, .message("a", 1, key: "k1", from: "me")) : .posted(1, .sample("a", 1, key: "k1"))
                let effects = fixture.take(input, withReports: true)
                posts += effects.posts
                #expect(
                    !effects.contains(.report(.foreignAnswer(conversation: "a"))),
                    "An answer that comes behind its echo is its own message's")
                fixture.take(.applied("a", cursor: 1))
            }
            #expect(posts == [2])
        }
        var fixture = Fixture()
        let socket = fixture.connect(.me(outbox: [Self.item(1), Self.item(2)]))
        #expect(fixture.take(.frame(socket, .message("a", 1, key: "k1", from: "me"))).posts == [])
        #expect(fixture.take(.postFailed(1, .unreachable)).posts == [2], "The response was lost, the message was not")
        #expect(fixture.take(.frame(socket, .message("a", 2, key: "k2", from: "me"))).posts == [])
        #expect(fixture.take(.postFailed(2, .conflict)) == [], "A message that the server has is not given up")
        #expect(fixture.machine.outboxCount == 0)
    }

    @Test("The echo of a message waiting for a retry ends its wait")
    func echoWhileWaiting() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(outbox: [Self.item(1), Self.item(2)]))
        fixture.take(.postFailed(1, .rateLimited(retryAfter: .seconds(40))))
        #expect(fixture.take(.frame(socket, .message("a", 1, key: "k1", from: "me"))).posts == [2])
        #expect(fixture.timers[.post("a")] == nil)
    }

    @Test("The response to a withdrawn message is accepted, and affects no other message")
    func withdrawnMeanwhile() {
        var (fixture, _) = Self.started([Self.item(1)])
        fixture.take(.withdrawn(1))
        let effects = fixture.take(.posted(1, .sample("a", 1, key: "k1")), withReports: true)
        #expect(!effects.contains(.report(.foreignAnswer(conversation: "a"))))
        #expect(effects.groups.first?.events == [.message("a", 1, key: "k1", from: "me")])
    }

    @Test("Another user's message with the same key is not an echo")
    func foreignKey() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(outbox: [Self.item(1)]))
        fixture.take(.frame(socket, .message("a", 1, key: "k1", from: "you")))
        #expect(fixture.machine.outboxCount == 1)
    }

    @Test("A failed message is retried with the same key, before later ones")
    func retries() {
        var (fixture, _) = Self.started([Self.item(1), Self.item(2)])
        for attempt in 1...8 {
            let effects = fixture.take(
                .postFailed(1, attempt.isMultiple(of: 2) ? .unreachable : .unavailable(retryAfter: nil)))
            #expect(effects.posts == [])
            guard case .postpone(1, let delay) = effects.first else {
                Issue.record("not postponed")
                return
            }
            #expect(delay <= .seconds(30))
            var posted: [SyncEffect] = []
            for _ in 0..<31 where posted.isEmpty { posted = fixture.pass(.seconds(1)).filter { [$0].posts != [] } }
            #expect(posted == [.post(Self.item(1, attempts: attempt))])
        }
        #expect(fixture.take(.posted(1, .sample("a", 1, key: "k1"))).posts == [2])
    }

    @Test("The wait requested by the server is observed")
    func retryAfter() {
        var (fixture, _) = Self.started([Self.item(1)])
        let effects = fixture.take(.postFailed(1, .rateLimited(retryAfter: .seconds(50))))
        #expect(effects == [.postpone(number: 1, by: .seconds(50))])
        #expect(fixture.pass(.milliseconds(49_999)).posts == [])
        #expect(fixture.pass(.milliseconds(1)).posts == [1])
    }

    @Test(
        "A permanently rejected message is given up, and the next is sent",
        arguments: [
            (RequestFailure.rejected, MessengerRefusal.rejected), (.forbidden, .forbidden), (.notFound, .notFound),
            (.conflict, .conflict), (.tooLarge, .tooLarge),
        ])
    func givingUp(_ failure: RequestFailure, _ reason: MessengerRefusal) {
        var (fixture, _) = Self.started([Self.item(1), Self.item(2)])
        let effects = fixture.take(.postFailed(1, failure))
        #expect(effects.contains(.giveUp(number: 1, reason)))
        #expect(effects.posts == [2])
    }

    @Test("Statuses are permanent or transient as documented")
    func statuses() {
        for status in [400, 403, 404, 409, 413, 422] {
            #expect(RequestFailure(RESTFailure(status: status, ServerFailure(.internalError))).givingUp != nil)
        }
        for status in [301, 401, 408, 418, 429, 500, 502, 503, 504] {
            #expect(RequestFailure(RESTFailure(status: status, ServerFailure(.conflict))).givingUp == nil)
        }
        let year = RESTFailure(status: 503, ServerFailure(.internalError, retryAfter: 31_536_000))
        #expect(RequestFailure(year).retryAfter == .seconds(300))
        #expect(RequestFailure(TransportError.timedOut) == .unreachable)
        #expect(RequestFailure(TransportError.refused(HTTPResponse(status: 401))) == .unauthorized)
    }

    @Test("Once the server is reachable, retries after connection failures are made at once; requested waits continue")
    func wakening() {
        var fixture = Fixture()
        fixture.take(.start(.me(outbox: [Self.item(1, "a", attempts: 9), Self.item(2, "b", attempts: 9)])))
        fixture.take(.socketOpened(SocketID(number: 1)))
        fixture.take(.postFailed(1, .unreachable))
        fixture.take(.postFailed(2, .rateLimited(retryAfter: .seconds(60))))
        #expect(fixture.take(.frame(SocketID(number: 1), .welcomed())).posts == [1])
        #expect(fixture.timers[.post("a")] == nil)
    }

    @Test("A message that is not due waits, and so do those after it")
    func dueLater() {
        var late = Self.item(1)
        late.dueIn = .seconds(20)
        var (fixture, effects) = Self.started([late, Self.item(2)])
        #expect(effects.posts == [])
        #expect(fixture.pass(.seconds(20)).posts == [1])
        late.dueIn = .seconds(1_000_000)
        (fixture, effects) = Self.started([late])
        #expect(fixture.pass(.seconds(300)).posts == [1], "A clock set back costs at most five minutes")
    }

    @Test("Messages are queued by number, each once, before later ones")
    func takenIn() {
        var (fixture, _) = Self.started([Self.item(3)])
        #expect(fixture.take(.enqueued(Self.item(5))).posts == [])
        #expect(fixture.take(.enqueued(Self.item(4))).posts == [])
        #expect(fixture.take(.enqueued(Self.item(4))).posts == [])
        #expect(fixture.take(.enqueued(Self.item(2))).posts == [], "A message in progress stays first")
        var sent: [Int64] = []
        for number: Int64 in [3, 2, 4, 5] {
            sent += fixture.take(.posted(number, .sample("a", number, key: "k\(number)"))).posts
        }
        #expect(sent == [2, 4, 5])
    }

    @Test("A response that arrives after its post timed out still completes it")
    func lateAnswer() {
        var (fixture, _) = Self.started([Self.item(1), Self.item(2)])
        fixture.take(.postFailed(1, .unreachable))
        let effects = fixture.take(.posted(1, .sample("a", 1, key: "k1")), withReports: true)
        #expect(effects.posts == [2])
        #expect(effects.groups.map(\.cursor) == [1])
        #expect(fixture.timers[.post("a")] == nil)
    }

    @Test("A message no longer in the store is not posted")
    func withdrawn() {
        var (fixture, _) = Self.started([Self.item(1), Self.item(2), Self.item(3)])
        #expect(fixture.take(.withdrawn(2)) == [])
        #expect(fixture.take(.withdrawn(1)).posts == [3])
        fixture.take(.postFailed(3, .unreachable))
        fixture.take(.withdrawn(3))
        #expect(fixture.timers[.post("a")] == nil)
        #expect(fixture.machine.outboxCount == 0)
    }
}
