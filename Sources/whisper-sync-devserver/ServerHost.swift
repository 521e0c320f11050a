#if Realtime
    import WhisperClockPort
    import WhisperMessage
    import WhisperRealtimePort
    import WhisperRealtimeProtocol
    import WhisperRealtimeServer
    import WhisperRealtimeSockets
    import Synchronization

    /// The model of the server behind the other end of the port, with faults.
    final class ServerHost: RealtimeServing {
        private struct State {
            var server: RealtimeServer
            var random = SystemRandomNumberGenerator()
            var lines: [ConnectionID: AsyncStream<Delivery.Action>.Continuation] = [:]
        }

        private let state: Mutex<State>
        private let clock: any WallClock
        private let faults: Faults
        private let dice: Dice
        /// Called with each line of the log.
        private let log: @Sendable (String) -> Void

        init(
            _ population: Population, faults: Faults, clock: any WallClock, log: @escaping @Sendable (String) -> Void
        ) {
            var configuration = ServerConfiguration()
            // It forgets everything when it ends, and gives the same numbers again.
            configuration.namesEpochs = true
            configuration.instance = String(UInt64.random(in: 0 ... .max), radix: 36)
            if let seconds = faults.tokenLifetime { configuration.accessTokenLifetime = seconds * 1_000 }
            configuration.altersEvery = faults.alterEvery
            configuration.requestLimit = faults.requestLimit.map {
                RateLimit(burst: $0, interval: 10_000 / Int64($0))
            }
            var server = RealtimeServer(configuration: configuration)
            let now = clock.now()
            for user in population.users { server.addUser(user.name, secret: Array(user.secret.utf8)) }
            for conversation in population.conversations {
                server.addConversation(
                    conversation.id, title: conversation.title, kind: conversation.kind, members: conversation.members,
                    at: now)
            }
            for filling in population.fillings {
                let author = server.members(of: filling.conversation).first ?? ""
                for number in 0..<filling.count {
                    server.say(
                        "Message \(number) of \(filling.count), to have something to catch up with, of a usual length.",
                        by: author, in: filling.conversation, at: now)
                }
            }
            _ = server.takeDeliveries()
            state = Mutex(State(server: server))
            self.clock = clock
            self.faults = faults
            dice = Dice(seed: faults.seed)
            self.log = log
        }

        /// Looks after tokens and sockets whose time is over; to be called every second.
        func advance() {
            change { server, now in server.advance(to: now) }
        }

        /// Restarts the server, which retains its data and drops all sockets: in half of the cases with the close code
        /// `goingAway`, otherwise without a close frame.
        func restart() {
            let code: CloseCode? = dice.happens(0.5) ? .goingAway : nil
            log("restart \(code.map { "with \($0)" } ?? "without a word")")
            change { server, _ in server.restart(closing: code) }
        }

        private func change(_ body: (inout RealtimeServer, Timestamp) -> Void) {
            state.withLock { state in
                body(&state.server, clock.now())
                flush(&state)
            }
        }

        // MARK: The other end of the port

        func answer(_ request: HTTPRequest) async -> HTTPResponse {
            await pause()
            let token = request.token?.withUnsafeBytes { Array($0) }
            let answer = state.withLock { state in
                let answer: RESTResponse
                do throws(RealtimeProtocolError) {
                    answer = state.server.answer(
                        try RESTRequest(request), token: token, at: clock.now(), random: &state.random)
                } catch {
                    answer = .failure(RESTFailure(status: 400, ServerFailure(.invalidCommand)))
                }
                flush(&state)
                return (faults.deception?.changed(answer) ?? answer).http
            }
            await pause()
            guard !dice.happens(faults.drop) else {
                log("\(request.method.rawValue) \(request.path) \(answer.status), and the answer is lost")
                return HTTPResponse(status: SocketServer.lostAnswer)
            }
            log("\(request.method.rawValue) \(request.path) \(answer.status)")
            return answer
        }

        func refusal(of request: SocketRequest) async -> HTTPResponse? {
            guard request.path == "/v1/ws" else { return HTTPResponse(status: 404) }
            guard !faults.blocksSockets else {
                log("socket blocked")
                return HTTPResponse(status: 502)
            }
            let token = request.token?.withUnsafeBytes { Array($0) }
            return state.withLock { state in
                // Only tried: the socket is opened when it is served.
                var server = state.server
                guard case .refused(let failure) = server.connect(token: token, at: clock.now()) else { return nil }
                log("socket refused, \(failure.status)")
                return failure.http
            }
        }

        func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async {
            let token = request.token?.withUnsafeBytes { Array($0) }
            let (actions, line) = AsyncStream<Delivery.Action>.makeStream()
            let id: ConnectionID? = state.withLock { state in
                guard case .open(let id) = state.server.connect(token: token, at: clock.now()) else { return nil }
                state.lines[id] = line
                flush(&state)
                return id
            }
            guard let id else { return await socket.close(.unauthorized) }
            log("socket \(id.number) open")
            async let sending: Void = SocketSender(faults: faults, dice: dice).send(actions, to: socket)
            while let bytes = try? await socket.receive() {
                change { server, now in
                    if let frame = try? ClientFrame(bytes: bytes) {
                        server.receive(frame, from: id, at: now)
                    } else {
                        server.receiveMalformed(from: id, at: now)
                    }
                }
            }
            log("socket \(id.number) gone")
            change { server, _ in server.disconnect(id) }
            state.withLock { $0.lines.removeValue(forKey: id) }?.finish()
            await sending
        }

        /// Passes on what the server wants to happen on sockets. One that it forgot without closing it is cut.
        private func flush(_ state: inout State) {
            for delivery in state.server.takeDeliveries() { state.lines[delivery.connection]?.yield(delivery.action) }
            guard state.server.connectionCount == 0, !state.lines.isEmpty else { return }
            for line in state.lines.values { line.finish() }
            state.lines = [:]
        }

        private func pause() async {
            let milliseconds = dice.number(upTo: faults.delay)
            if milliseconds > 0 { try? await Task.sleep(for: .milliseconds(milliseconds)) }
        }
    }
#endif
