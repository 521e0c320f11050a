import WhisperClockPort
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol

/// Connections: receiving, sending and closing.
extension SyncClient {
    func open(_ id: SocketID) {
        guard let token = ports.tokens.token else {
            begin(.network) { await $0.take(.socketFailed(id, .unauthorized)) }
            return
        }
        let request = SocketRequest(
            address: account.server.address, token: token, putsTokenInQuery: options.putsTokenInQuery,
            timeout: options.machine.answerTimeout, largestMessage: RealtimeLimits.frameBytes)
        let number = begin(.network) { client in
            do throws(TransportError) {
                let socket = try await client.ports.transport.connect(request)
                guard await client.opened(id, socket) else { return }
                await client.listen(id, socket)
            } catch {
                await client.failed(id, error)
            }
        }
        sockets[id] = SocketLine(reader: number)
    }

    /// Returns whether the socket is still wanted; otherwise closes it.
    private func opened(_ id: SocketID, _ socket: any RealtimeSocket) -> Bool {
        guard current.isRunning, let queue = sockets[id]?.queue else {
            begin(.closing) { _ in await socket.close(.normal) }
            return false
        }
        sockets[id]?.socket = socket
        begin(.network) { _ in
            // The receiver notices when a frame cannot be sent.
            for await frame in queue { try? await socket.send(frame.bytes) }
        }
        take(.socketOpened(id))
        return true
    }

    private func failed(_ id: SocketID, _ error: TransportError) {
        guard sockets.removeValue(forKey: id) != nil else { return }
        if case .refused(let answer) = error {
            take(.socketFailed(id, RequestFailure(RESTFailure(answer))))
        } else {
            report(error)
            take(.socketFailed(id, .unreachable))
        }
    }

    /// Receives until the socket ends. Each frame is processed before the next is read, so that a slow client slows the
    /// server down.
    private nonisolated func listen(_ id: SocketID, _ socket: any RealtimeSocket) async {
        while true {
            do throws(TransportError) {
                let bytes = try await socket.receive()
                let time = ports.clock.elapsed()
                do throws(RealtimeProtocolError) {
                    await received(try ServerFrame(bytes: bytes), on: id, at: time)
                } catch {
                    await take(.malformedFrame(id))
                }
            } catch {
                await lost(id, error)
                return
            }
        }
    }

    private func received(_ frame: ServerFrame, on id: SocketID, at time: Duration) {
        if case .event(let event) = frame { tally.note(event, at: time) }
        take(.frame(id, frame))
    }

    private func lost(_ id: SocketID, _ error: TransportError) {
        guard let line = sockets.removeValue(forKey: id) else { return }
        line.commands.finish()
        let code: CloseCode =
            switch error {
            case .closed(let code), .violated(let code): code
            default: .lost
            }
        take(.socketClosed(id, code))
    }

    func close(_ id: SocketID, _ code: CloseCode) {
        guard let line = sockets.removeValue(forKey: id) else { return }
        line.commands.finish()
        if let socket = line.socket {
            begin(.closing) { _ in await socket.close(code) }
        } else {
            current.work.cancel(line.reader)
        }
    }
}

/// One connection of a client, from its beginning.
struct SocketLine {
    /// The task that connects and receives.
    let reader: Int
    /// The frames to send, in order.
    let commands: AsyncStream<ClientFrame>.Continuation
    /// The frames as read by the sender.
    let queue: AsyncStream<ClientFrame>
    /// The socket, once it is open.
    var socket: (any RealtimeSocket)?

    init(reader: Int) {
        self.reader = reader
        (queue, commands) = AsyncStream.makeStream()
    }
}
