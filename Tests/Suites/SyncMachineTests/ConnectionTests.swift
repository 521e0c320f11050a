import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

@Suite("The connection (RT-2, RT-3)", .ownThreads)
struct ConnectionTests {
    @Test("A client with a token connects and requests the list, with or without a socket")
    func start() {
        var fixture = Fixture()
        let effects = fixture.take(.start(.me()))
        #expect(effects == [.openSocket(SocketID(number: 1)), .listConversations(after: nil)])
        #expect(fixture.machine.connection == .connecting)
    }

    @Test("A client without a token requests one first")
    func startWithoutToken() {
        var fixture = Fixture()
        #expect(fixture.take(.start(.me(hasToken: false))) == [.refreshToken])
        #expect(fixture.machine.connection == .refreshing)
        #expect(fixture.take(.tokenRefreshed) == [.openSocket(SocketID(number: 1)), .listConversations(after: nil)])
    }

    @Test("Subscriptions follow the welcome, and the heartbeat has its interval")
    func welcome() {
        var fixture = Fixture()
        fixture.take(.start(.me(subscriptions: ["a", "b"])))
        let socket = SocketID(number: 1)
        #expect(fixture.take(.socketOpened(socket)) == [])
        #expect(fixture.machine.connection == .connecting)
        #expect(fixture.take(.frame(socket, .welcomed(heartbeat: 40))).frames == [.subscribe(["a", "b"])])
        #expect(fixture.machine.connection == .connected)
        fixture.acknowledge(socket)
        #expect(fixture.pass(.seconds(39)).frames == [])
        #expect(fixture.pass(.seconds(1)).frames == [.ping(milliseconds: 1_040_000)])
    }

    @Test("A server without a welcome is abandoned after ten seconds, like one that cannot be reached")
    func welcomeTimeout() {
        for opens in [false, true] {
            var fixture = Fixture()
            fixture.take(.start(.me()))
            if opens { fixture.take(.socketOpened(SocketID(number: 1))) }
            #expect(fixture.pass(.milliseconds(9_999)) == [])
            #expect(fixture.pass(.milliseconds(1)) == [.closeSocket(SocketID(number: 1), .timedOut)])
            #expect(fixture.pass(.seconds(1)).opensSocket)
        }
    }

    @Test("Delays before reconnecting are jittered below 1, 2, 4, 8, 15, 30, 30 … seconds")
    func backoff() throws {
        var longest: [Duration] = Array(repeating: .zero, count: 8)
        for seed in 0..<200 {
            var fixture = Fixture(seed: UInt64(seed))
            fixture.take(.start(.me()))
            for attempt in 0..<8 {
                fixture.take(.socketFailed(SocketID(number: attempt + 1), .unreachable))
                let delay = try #require(fixture.wait)
                longest[attempt] = max(longest[attempt], delay)
                fixture.pass(delay)
            }
        }
        for (drawn, ceiling) in zip(longest, [1, 2, 4, 8, 15, 30, 30, 30]) {
            #expect(drawn <= .seconds(ceiling) && drawn > .milliseconds(ceiling * 900))
        }
    }

    @Test("A lasting connection resets the delays; one that breaks at once does not")
    func backoffBeginsAnew() throws {
        for (stood, ceiling) in [(Duration.seconds(11), Duration.seconds(1)), (.seconds(1), .seconds(30))] {
            var longest = Duration.zero
            for seed in 0..<100 {
                var fixture = Fixture(seed: UInt64(seed))
                fixture.take(.start(.me()))
                for attempt in 1...6 {
                    fixture.take(.socketFailed(SocketID(number: attempt), .unreachable))
                    fixture.pass(fixture.wait ?? .zero)
                }
                let socket = fixture.welcome()
                fixture.pass(stood)
                fixture.take(.socketClosed(socket, .lost))
                longest = max(longest, try #require(fixture.wait))
            }
            #expect(longest <= ceiling && longest > ceiling * 0.8)
        }
    }

    @Test("After two pings without any reply the connection is dead")
    func heartbeat() {
        var fixture = Fixture()
        let socket = fixture.connect(heartbeat: 10)
        #expect(fixture.pass(.seconds(20)).frames.count == 2)
        fixture.take(.frame(socket, .pong(milliseconds: 1)))
        #expect(fixture.pass(.seconds(20)).frames.count == 2)
        fixture.take(.frame(socket, .unknown(type: "typing")))
        #expect(fixture.pass(.seconds(29)).frames.count == 2)
        #expect(fixture.pass(.seconds(1)).contains(.closeSocket(socket, .timedOut)))
        #expect(fixture.wait != nil)
    }

    @Test("Stopping closes the socket, cancels every timer, and makes further inputs ineffective")
    func stop() {
        var fixture = Fixture()
        let socket = fixture.connect(
            .me(
                cursors: ["a": 1], subscriptions: ["a"],
                outbox: [OutboxItem(number: 1, conversation: "a", clientMessageID: "k")]))
        #expect(!fixture.timers.isEmpty)
        #expect(fixture.take(.stop) == [.closeSocket(socket, .normal)])
        #expect(fixture.timers.isEmpty)
        #expect(fixture.machine.connection == .stopped)
        for input: SyncInput in [
            .frame(socket, .message("a", 2)), .timer(.heartbeat), .posted(1, .sample("a", 2, key: "k")),
            .tokenRefreshed, .stop, .socketClosed(socket, .lost), .visible(["a"]),
        ] {
            #expect(fixture.take(input, withReports: true) == [])
        }
        #expect(fixture.take(.start(.me())).first == .openSocket(SocketID(number: 2)))
    }

    @Test("Inputs about an older socket have no effect")
    func olderSocket() {
        var fixture = Fixture()
        let first = fixture.connect()
        fixture.take(.socketClosed(first, .lost))
        fixture.pass(.seconds(1))
        let second = fixture.welcome()
        #expect(second != first)
        let before = fixture.machine
        for input: SyncInput in [
            .socketOpened(first), .socketFailed(first, .unauthorized), .socketClosed(first, .unauthorized),
            .frame(first, .message("a", 9)), .malformedFrame(first),
        ] {
            #expect(fixture.take(input, withReports: true) == [])
        }
        #expect(fixture.machine == before)
    }

    @Test("A server with another version is abandoned; one that welcomes a different user ends everything")
    func otherServers() {
        var fixture = Fixture()
        fixture.take(.start(.me()))
        fixture.take(.socketOpened(SocketID(number: 1)))
        #expect(
            fixture.take(.frame(SocketID(number: 1), .welcomed(version: 2)), withReports: true).starts(with: [
                .report(.otherVersion(2)), .closeSocket(SocketID(number: 1), .protocolError),
            ]))
        fixture.pass(.seconds(1))
        fixture.take(.socketOpened(SocketID(number: 2)))
        #expect(
            fixture.take(.frame(SocketID(number: 2), .welcomed(user: "somebody")))
                == [.closeSocket(SocketID(number: 2), .normal)])
        #expect(fixture.machine.connection == .wrongUser)
        #expect(fixture.timers.isEmpty)
        #expect(fixture.pass(.seconds(600)) == [])
    }

    @Test("Without a socket, only requests are used")
    func noSocket() {
        var configuration = SyncConfiguration()
        configuration.usesSocket = false
        var fixture = Fixture(configuration)
        let item = OutboxItem(number: 1, conversation: "a", clientMessageID: "k")
        #expect(fixture.take(.start(.me(outbox: [item]))) == [.listConversations(after: nil), .post(item)])
        fixture.take(.conversationsListed(ConversationPage(conversations: [])))
        #expect(fixture.pass(.seconds(59)) == [])
        #expect(fixture.pass(.seconds(1)) == [.listConversations(after: nil)])
    }

    @Test("The list is requested every sixty seconds while the socket is down, every twenty while it is up (RT-8)")
    func listIntervals() {
        var fixture = Fixture()
        let socket = fixture.connect(heartbeat: 3_600)
        #expect(fixture.pass(.seconds(19)) == [])
        #expect(fixture.pass(.seconds(1)) == [.listConversations(after: nil)])
        fixture.take(.conversationsListed(ConversationPage(conversations: [])))
        fixture.take(.socketClosed(socket, .goingAway))
        var asked = 0
        for _ in 0..<600 {
            for effect in fixture.pass(.seconds(1)) {
                if case .openSocket(let id) = effect { fixture.take(.socketFailed(id, .unreachable)) }
                if case .listConversations = effect {
                    asked += 1
                    fixture.take(.conversationsListed(ConversationPage(conversations: [])))
                }
            }
        }
        #expect(asked == 10)
    }
}
