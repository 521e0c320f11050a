import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

@Suite("Subscriptions and commands (RT-2, RT-6)", .ownThreads)
struct CommandTests {
    private static let names = (0..<150).map { "c\($0)" }

    @Test("Conversations on screen come first, then the most recently active, up to the limit")
    func choice() {
        var set = SubscriptionSet(limit: 100, recent: Self.names)
        #expect(set.nextCommand() == .subscribe(Array(Self.names.prefix(100))))
        set.show(visible: ["c149", "new", "c3"])
        guard case .subscribe(let names) = set.nextCommand() else {
            Issue.record("no subscription")
            return
        }
        #expect(names.count == 100)
        #expect(Set(names).count == 100)
        #expect(Array(names.prefix(5)) == ["c149", "new", "c3", "c0", "c1"])
    }

    @Test("Obsolete subscriptions are removed before new ones are added")
    func change() {
        var set = SubscriptionSet(limit: 2, recent: ["a", "b"])
        set.acknowledged(.subscribe(["a", "b"]))
        #expect(set.isSettled)
        #expect(set.nextCommand() == nil)
        set.show(visible: ["x"])
        #expect(!set.isSettled)
        #expect(set.nextCommand() == .unsubscribe(["b"]))
        set.acknowledged(.unsubscribe(["b"]))
        #expect(set.nextCommand() == .subscribe(["x"]))
        set.acknowledged(.subscribe(["x"]))
        #expect(set.isSettled)
        set.connectionChanged()
        #expect(set.nextCommand() == .subscribe(["x", "a"]), "A new connection has no subscriptions")
    }

    @Test("Commands are sent one at a time, and only after the socket's welcome")
    func oneAtATime() {
        var fixture = Fixture()
        fixture.take(.start(.me(subscriptions: ["a"])))
        #expect(fixture.take(.visible(["b"])).frames == [])
        let socket = SocketID(number: 1)
        fixture.take(.socketOpened(socket))
        #expect(fixture.take(.frame(socket, .welcomed())).frames == [.subscribe(["b", "a"])])
        #expect(fixture.take(.visible(["c", "b"])).frames == [])
        let effects = fixture.take(.frame(socket, .acknowledgement(Acknowledgement(operation: "subscribe"))))
        #expect(effects.frames == [.subscribe(["c"])])
        #expect(effects.fetched == ["b", "a"], "Subscribed conversations are caught up")
    }

    @Test("A command without a reply for ten seconds ends the connection")
    func noAnswer() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(subscriptions: ["a"]))
        #expect(!fixture.pass(.milliseconds(9_999)).contains(.closeSocket(socket, .timedOut)))
        #expect(fixture.pass(.milliseconds(1)).contains(.closeSocket(socket, .timedOut)))
    }

    @Test("A forbidden conversation is dropped and the others remain, however the server names it")
    func forbidden() {
        for answer in [
            ServerFrame.acknowledgement(Acknowledgement(operation: "subscribe", refused: ["b"])),
            .failure(ServerFailure(.forbiddenConversation, operation: "subscribe", conversations: ["b"])),
            .failure(ServerFailure(.forbiddenConversation, conversations: ["b"])),
        ] {
            var fixture = Fixture()
            let socket = fixture.connect(.me(subscriptions: ["a", "b", "c"]))
            let effects = fixture.take(.frame(socket, answer), withReports: true)
            #expect(effects.contains(.report(.forbidden(conversation: "b"))))
            if fixture.machine.commands.underWay != nil { fixture.acknowledge(socket) }
            #expect(fixture.machine.subscriptions.active == ["a", "c"])
            #expect(fixture.machine.subscriptions.isSettled)
        }
    }

    @Test("An unsolicited refusal drops a conversation while the connection continues")
    func forbiddenUnasked() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(subscriptions: ["a", "b"]))
        fixture.acknowledge(socket)
        fixture.take(.frame(socket, .failure(ServerFailure(.forbiddenConversation, conversations: ["a"]))))
        #expect(fixture.machine.subscriptions.active == ["b"])
        #expect(fixture.take(.frame(socket, .message("a", 1))) == [], "None of its events are accepted")
        #expect(fixture.take(.frame(socket, .message("b", 1))).groups.count == 1)
    }

    @Test("An unsolicited error about other conversations is not the reply to the current command")
    func unaskedWhileUnderWay() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(cursors: ["z": 1], subscriptions: ["a", "b"]))
        let effects = fixture.take(
            .frame(socket, .failure(ServerFailure(.forbiddenConversation, conversations: ["z", "never heard of"]))),
            withReports: true)
        #expect(effects == [.report(.forbidden(conversation: "z"))])
        #expect(fixture.machine.commands.underWay == .subscribe(["a", "b"]))
        #expect(fixture.machine.subscriptions.forbidden == ["z"])
    }

    @Test("A command refused without naming a conversation is split until the one to blame is found")
    func bisection() {
        for code in [RealtimeFailureCode.forbiddenConversation, .invalidCommand] {
            var fixture = Fixture()
            let socket = fixture.connect(.me(subscriptions: Array(Self.names.prefix(32))))
            var sent = 0
            while let command = fixture.machine.commands.underWay {
                sent += 1
                guard case .subscribe(let names) = command, sent < 64 else {
                    Issue.record("no end")
                    return
                }
                if names.contains("c13") {
                    fixture.take(.frame(socket, .failure(ServerFailure(code))))
                } else {
                    fixture.acknowledge(socket)
                }
            }
            #expect(Set(fixture.machine.subscriptions.active) == Set(Self.names.prefix(32)).subtracting(["c13"]))
            #expect(sent <= 38)
        }
    }

    @Test("A forbidden conversation is wanted again once the list contains it again")
    func allowedAgain() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(subscriptions: ["a"]), heartbeat: 3_600)
        fixture.take(.frame(socket, .failure(ServerFailure(.forbiddenConversation, conversations: ["a"]))))
        #expect(fixture.pass(.seconds(300)).contains(.listConversations(after: nil)))
        let effects = fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 0)])))
        #expect(effects.frames == [.subscribe(["a"])])
    }

    @Test("A list requested before a conversation was forbidden does not allow it again")
    func olderList() {
        var fixture = Fixture()
        fixture.take(.start(.me(subscriptions: ["a"])))
        let socket = SocketID(number: 1)
        fixture.take(.socketOpened(socket))
        fixture.take(.frame(socket, .welcomed()))
        fixture.take(.frame(socket, .failure(ServerFailure(.forbiddenConversation, conversations: ["a"]))))
        let effects = fixture.take(.conversationsListed(ConversationPage(conversations: [.sample("a", last: 5)])))
        #expect(effects.frames == [] && effects.fetched == [])
    }

    @Test("While the server imposes a pause there is no command and no ping; then the command is repeated")
    func rateLimited() {
        // A server that wants to be left alone for a year is asked again after five minutes.
        for (requested, pause) in [(Int64(60), 60), (nil, 10), (0, 1), (300, 300), (999_999_999, 300), (.max, 300)] {
            var fixture = Fixture()
            let socket = fixture.connect(.me(subscriptions: ["a"]), heartbeat: 5)
            let failure = ServerFailure(.rateLimited, operation: "subscribe", retryAfter: requested)
            #expect(fixture.take(.frame(socket, .failure(failure))).frames == [])
            #expect(fixture.take(.visible(["b"])).frames == [])
            #expect(fixture.pass(.milliseconds(pause * 1_000 - 1)).frames == [])
            #expect(fixture.pass(.milliseconds(1)).frames == [.subscribe(["b", "a"])])
            fixture.acknowledge(socket)
            #expect(fixture.pass(.seconds(5)).frames.count == 1, "Pings continue")
        }
    }

    @Test("A cool-down outlasts the connection")
    func coolDownOutlives() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(subscriptions: ["a"]), heartbeat: 5)
        fixture.take(.frame(socket, .failure(ServerFailure(.rateLimited, retryAfter: 20))))
        fixture.take(.socketClosed(socket, .rateLimited))
        fixture.pass(.seconds(1))
        fixture.welcome(heartbeat: 5)
        #expect(fixture.pass(.milliseconds(18_999)).frames == [])
        #expect(fixture.pass(.milliseconds(1)).frames == [.subscribe(["a"])])
    }

    @Test("An invalid command is counted, and not repeated on this connection")
    func invalid() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(subscriptions: ["a"]))
        let effects = fixture.take(
            .frame(socket, .failure(ServerFailure(.invalidCommand, operation: "subscribe"))), withReports: true)
        #expect(effects == [.report(.invalidCommand(.invalidCommand))])
        #expect(fixture.pass(.seconds(20)).frames == [])
        fixture.take(.socketClosed(socket, .lost))
        fixture.pass(.seconds(1))
        fixture.welcome()
        #expect(fixture.machine.commands.underWay == .subscribe(["a"]))
    }

    @Test("A failing server is disconnected, and reconnected with back-off")
    func internalError() {
        var fixture = Fixture()
        let socket = fixture.connect()
        #expect(
            fixture.take(.frame(socket, .failure(ServerFailure(.internalError)))) == [.closeSocket(socket, .normal)])
        #expect(fixture.wait != nil)
    }

    @Test("An unrelated reply changes nothing")
    func strayAnswers() {
        var fixture = Fixture()
        let socket = fixture.connect(.me(subscriptions: ["a"]))
        let stray = ServerFrame.acknowledgement(Acknowledgement(operation: "unsubscribe"))
        #expect(fixture.take(.frame(socket, stray), withReports: true) == [])
        #expect(fixture.machine.commands.underWay == .subscribe(["a"]))
        fixture.acknowledge(socket)
        let again = ServerFrame.acknowledgement(Acknowledgement(operation: "subscribe"))
        #expect(fixture.take(.frame(socket, again), withReports: true) == [])
    }

    @Test("Unknown and malformed frames are counted; after a malformed one the list is checked, but not every time")
    func oddFrames() {
        var fixture = Fixture()
        let socket = fixture.connect(heartbeat: 60)
        #expect(fixture.take(.frame(socket, .unknown(type: "typing")), withReports: true) == [.report(.unknownFrame)])
        #expect(fixture.take(.malformedFrame(socket), withReports: true) == [.report(.malformedFrame)])
        fixture.pass(.seconds(10))
        #expect(fixture.take(.malformedFrame(socket)) == [.listConversations(after: nil)])
        #expect(fixture.take(.malformedFrame(socket)) == [])
    }
}
