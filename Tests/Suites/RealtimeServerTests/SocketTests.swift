import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperTestThreads
import Testing

@Suite("The server's sockets (RT-2, RT-6)", .ownThreads)
struct SocketTests {
    @Test("A socket begins with the welcome, and sends nothing unrequested")
    func welcomes() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        guard case .open(let connection) = bench.server.connect(token: ana, at: bench.time) else {
            throw ServerBench.Unexpected()
        }
        let frames = bench.frames(to: connection)
        guard case .welcome(let welcome)? = frames.first, frames.count == 1 else { throw ServerBench.Unexpected() }
        #expect(welcome.userID == "ana")
        #expect(welcome.serverTime == bench.time)
        bench.server.say("hello", by: "ben", in: "c-1", at: bench.time)
        #expect(bench.frames(to: connection).isEmpty)
    }

    @Test("Without a valid token there is no socket, but the response that a request would get")
    func refusesStrangers() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        bench.seconds = 3_600
        for (token, code) in [(nil, RealtimeFailureCode.unauthorized), (ana, .tokenExpired)] {
            guard case .refused(let failure) = bench.server.connect(token: token, at: bench.time) else {
                throw ServerBench.Unexpected()
            }
            #expect(failure.status == 401)
            #expect(failure.failure.code == code)
        }
    }

    @Test("Everyone who follows a conversation receives its events in order, including the sender's own devices")
    func tells() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        let ben = try bench.logIn("ben").accessToken
        let sockets = [try bench.open(ana), try bench.open(ana), try bench.open(ben)]
        _ = bench.post("one", "k-1", ana)
        _ = bench.post("two", "k-2", ana)
        let deliveries = bench.server.takeDeliveries()
        for socket in sockets {
            let actions = deliveries.filter { $0.connection == socket }.map(\.action)
            #expect(actions == bench.server.events(of: "c-1").map { .send(.event($0)) })
        }
    }

    @Test("The refused part of a subscription is listed, and the rest is carried out")
    func refusesSubscriptions() throws {
        let bench = ServerBench()
        bench.server.addConversation("c-2", title: "", kind: .group, members: ["ben"], at: bench.time)
        let ana = try bench.logIn("ana").accessToken
        let socket = try bench.open(ana, ["c-1"])
        bench.server.receive(.subscribe(["c-1", "c-2", "c-9"]), from: socket, at: bench.time)
        bench.server.receive(.subscribe(["c-2"]), from: socket, at: bench.time)
        #expect(
            bench.frames(to: socket) == [
                .acknowledgement(.init(operation: "subscribe", isDone: true, refused: ["c-2", "c-9"])),
                .acknowledgement(.init(operation: "subscribe", isDone: false, refused: ["c-2"])),
            ])
    }

    @Test("After unsubscribing, and after removal from a conversation, none of its events are sent")
    func endsSubscriptions() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        let ben = try bench.logIn("ben").accessToken
        let anas = try bench.open(ana)
        let bens = try bench.open(ben)
        bench.server.receive(.unsubscribe(["c-1"]), from: anas, at: bench.time)
        bench.server.setMembers(["ana"], of: "c-1", at: bench.time)
        bench.server.say("alone", by: "ana", in: "c-1", at: bench.time)
        let deliveries = bench.server.takeDeliveries()
        // The acknowledgement, and the notice that her list of conversations changed: no event.
        let actions = deliveries.filter { $0.connection == anas }.map(\.action)
        #expect(actions.count == 2)
        for case .send(.event(let event)) in actions { Issue.record("\(event)") }
        let last = deliveries.last { $0.connection == bens }
        guard case .send(.failure(let failure))? = last?.action else { throw ServerBench.Unexpected() }
        #expect(failure.code == .forbiddenConversation)
        #expect(failure.conversations == ["c-1"])
    }

    @Test("A ping gets its number back; an invalid frame gets an error, and the socket stays open")
    func answers() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        let socket = try bench.open(ana)
        bench.server.receive(.ping(milliseconds: 7), from: socket, at: bench.time)
        #expect(bench.frames(to: socket) == [.pong(milliseconds: 7)])
        bench.server.receive(.unknown(operation: "dance"), from: socket, at: bench.time)
        bench.server.receiveMalformed(from: socket, at: bench.time)
        let codes = bench.frames(to: socket).map { frame in
            if case .failure(let failure) = frame { failure.code } else { RealtimeFailureCode.internalError }
        }
        #expect(codes == [.invalidCommand, .invalidCommand])
        #expect(bench.server.connectionCount == 1)
    }

    @Test("A socket with an expired token is notified and closed, by the clock or at the next frame")
    func closesExpired() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        let sockets = [try bench.open(ana), try bench.open(ana)]
        bench.server.expireTokens(at: bench.time)
        bench.server.receive(.ping(milliseconds: 1), from: sockets[0], at: bench.time)
        bench.server.advance(to: bench.time)
        let deliveries = bench.server.takeDeliveries()
        for socket in sockets {
            let actions = deliveries.filter { $0.connection == socket }.map(\.action)
            guard case .send(.failure(let failure))? = actions.first else { throw ServerBench.Unexpected() }
            #expect(failure.code == .tokenExpired)
            #expect(actions.dropFirst() == [.close(.unauthorized)])
        }
        #expect(bench.server.connectionCount == 0)
    }

    @Test("A socket that is silent for three heartbeats is closed; one that pings is not")
    func closesSilent() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        let silent = try bench.open(ana)
        let lively = try bench.open(ana)
        for _ in 0..<4 {
            bench.seconds += 30
            bench.server.receive(.ping(milliseconds: 0), from: lively, at: bench.time)
        }
        bench.server.advance(to: bench.time)
        let closed = bench.server.takeDeliveries().filter { $0.action == .close(.timedOut) }
        #expect(closed.map(\.connection) == [silent])
    }

    @Test("Too many commands are refused with the time to wait, and none of them is carried out")
    func limitsCommands() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        let socket = try bench.open(ana, ["c-1"])
        bench.server.configuration.commandLimit = RateLimit(burst: 1, interval: 5_000)
        bench.server.receive(.ping(milliseconds: 1), from: socket, at: bench.time)
        bench.server.receive(.unsubscribe(["c-1"]), from: socket, at: bench.time)
        guard case .failure(let failure)? = bench.frames(to: socket).last else { throw ServerBench.Unexpected() }
        #expect(failure.code == .rateLimited)
        #expect(failure.retryAfter == 5)
        bench.server.say("hello", by: "ben", in: "c-1", at: bench.time)
        #expect(bench.frames(to: socket).count == 1)
    }

    @Test("A restarted server retains its data, but no sockets")
    func restarts() throws {
        let bench = ServerBench()
        let ana = try bench.logIn("ana").accessToken
        let socket = try bench.open(ana)
        _ = bench.post("hello", "k-1", ana)
        _ = bench.server.takeDeliveries()
        bench.server.restart(closing: .goingAway)
        #expect(bench.server.takeDeliveries() == [Delivery(to: socket, .close(.goingAway))])
        bench.server.receive(.ping(milliseconds: 1), from: socket, at: bench.time)
        #expect(bench.server.takeDeliveries().isEmpty)
        #expect(bench.post("hello", "k-1", ana).refusal == nil)
        #expect(bench.server.events(of: "c-1").count == 1)
    }
}
