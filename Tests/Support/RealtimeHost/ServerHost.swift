package import WhisperClockPort
package import WhisperMessage
package import WhisperRealtimePort
package import WhisperRealtimeProtocol
package import WhisperRealtimeServer
import Synchronization
import WhisperTestSupport

/// The server model at the other end of the transport port.
package final class ServerHost: RealtimeServing {
    private struct State {
        var server: RealtimeServer
        var random = SeededRandom(seed: 7)
        var lines: [ConnectionID: AsyncStream<Delivery.Action>.Continuation] = [:]
        var requests: [String] = []
        package var posts: [MessagePost] = []
    }

    private let state: Mutex<State>
    private let clock: any WallClock

    package init(clock: any WallClock, configuration: ServerConfiguration = ServerConfiguration()) {
        self.clock = clock
        state = Mutex(State(server: RealtimeServer(configuration: configuration)))
    }

    /// Changes the server, and delivers the results to its sockets.
    @discardableResult
    package func change<Result>(_ body: (inout RealtimeServer, Timestamp) -> Result) -> Result {
        state.withLock { state in
            let result = body(&state.server, clock.now())
            flush(&state)
            return result
        }
    }

    /// The received requests, as method and path.
    package var requests: [String] { state.withLock { $0.requests } }
    /// The posted messages, including repetitions.
    package var posts: [MessagePost] { state.withLock { $0.posts } }
    /// The number of open sockets.
    package var connections: Int { state.withLock { $0.server.connectionCount } }

    /// Returns the message texts of a conversation, as stored by the server.
    package func contents(of conversation: String) -> [String] {
        state.withLock { $0.server.events(of: conversation) }.compactMap { frame in
            if case .message(let message) = frame.event.body { message.content } else { nil }
        }
    }

    /// Posts a message by another user.
    package func post(_ text: String, by user: String, in conversation: String) async throws {
        let token = try token(of: user)
        let post = MessagePost(
            conversationID: conversation, clientMessageID: "other-\(UInt64.random(in: 0 ... .max))", content: text)
        let answer = state.withLock { state in
            let answer = state.server.answer(.postMessage(post), token: token, at: clock.now(), random: &state.random)
            flush(&state)
            return answer
        }
        guard case .message = answer else { throw ServerRefused() }
    }

    private func token(of user: String) throws -> [UInt8] {
        let opening = LoginRequest(user: user, secret: Array("secret of \(user)".utf8), device: "other")
        let answer = state.withLock { state in
            state.server.answer(.openSession(opening), token: nil, at: clock.now(), random: &state.random)
        }
        guard case .session(let grant) = answer else { throw ServerRefused() }
        return grant.accessToken
    }

    // MARK: RealtimeServing

    package func answer(_ request: HTTPRequest) async -> HTTPResponse {
        let token = request.token?.withUnsafeBytes { Array($0) }
        return state.withLock { state in
            state.requests.append(request.description)
            let answer: RESTResponse
            do throws(RealtimeProtocolError) {
                let read = try RESTRequest(request)
                if case .postMessage(let post) = read { state.posts.append(post) }
                answer = state.server.answer(read, token: token, at: clock.now(), random: &state.random)
            } catch {
                answer = .failure(RESTFailure(status: 400, ServerFailure(.invalidCommand)))
            }
            flush(&state)
            return answer.http
        }
    }

    package func refusal(of request: SocketRequest) async -> HTTPResponse? {
        let token = request.token?.withUnsafeBytes { Array($0) }
        return state.withLock { state in
            // Only a trial: the socket is opened when it is served.
            var server = state.server
            if case .refused(let failure) = server.connect(token: token, at: clock.now()) { return failure.http }
            return nil
        }
    }

    package func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async {
        let token = request.token?.withUnsafeBytes { Array($0) }
        let (actions, line) = AsyncStream<Delivery.Action>.makeStream()
        let admission = state.withLock { state in
            let admission = state.server.connect(token: token, at: clock.now())
            if case .open(let id) = admission { state.lines[id] = line }
            flush(&state)
            return admission
        }
        guard case .open(let id) = admission else { return await socket.close(.unauthorized) }
        async let sending: Void = send(actions, to: socket)
        while let bytes = try? await socket.receive() {
            state.withLock { state in
                if let frame = try? ClientFrame(bytes: bytes) {
                    state.server.receive(frame, from: id, at: clock.now())
                } else {
                    state.server.receiveMalformed(from: id, at: clock.now())
                }
                flush(&state)
            }
        }
        state.withLock { state in
            state.server.disconnect(id)
            state.lines.removeValue(forKey: id)?.finish()
            flush(&state)
        }
        await sending
    }

    private func send(_ actions: AsyncStream<Delivery.Action>, to socket: any RealtimeSocket) async {
        for await action in actions {
            switch action {
            case .send(let frame): try? await socket.send(frame.bytes)
            case .close(let code): await socket.close(code)
            }
        }
    }

    private func flush(_ state: inout State) {
        for delivery in state.server.takeDeliveries() { state.lines[delivery.connection]?.yield(delivery.action) }
    }
}

/// The server refused what a test did by other means.
package struct ServerRefused: Error {}
