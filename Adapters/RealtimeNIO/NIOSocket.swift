#if Realtime
    package import NIOCore
    package import WhisperRealtimePort
    import WhisperRealtimeSupport
    package import WhisperWebSocketFrames

    /// One end of a socket over a connection: the side of the tasks. `SocketHandler` is the side of the network.
    package final class NIOSocket: RealtimeSocket {
        package let channel: any Channel
        let role: SocketRole
        let queue: MessageQueue
        private let writer: FrameWriter
        private let largestMessage: Int

        /// An end of a connection that has just become a socket.
        package init(channel: any Channel, role: SocketRole, largestMessage: Int) {
            self.channel = channel
            self.role = role
            self.largestMessage = largestMessage
            writer = FrameWriter(role: role)
            queue = MessageQueue { channel.pipeline.fireUserInboundEventTriggered(SocketSignal.room) }
        }

        package func receive() async throws(TransportError) -> [UInt8] {
            try await queue.next()
        }

        package func send(_ text: [UInt8]) async throws(TransportError) {
            guard text.count <= largestMessage else { throw .tooLarge }
            guard String(validating: text, as: UTF8.self) != nil else { throw .violated(.invalidText) }
            if let end = queue.end { throw end }
            let outcome = FirstOutcome<Void>()
            let frame = ByteBuffer(bytes: writer.text(text, key: newKey()))
            channel.writeAndFlush(frame).whenComplete { [queue] result in
                switch result {
                case .success: outcome.settle(.success(()))
                case .failure: outcome.settle(.failure(queue.end ?? .closed(.lost)))
                }
            }
            try await outcome.value()
        }

        package func close(_ code: CloseCode) async {
            queue.finish(.closed(code), discardingWaiting: true)
            channel.pipeline.fireUserInboundEventTriggered(SocketSignal.close(code))
            // A task that is cancelled waits, too: the handler lets it take two seconds at most.
            await withCheckedContinuation { continuation in
                channel.closeFuture.whenComplete { _ in continuation.resume() }
            }
        }

        /// Cuts the connection without a word, as a network does that is lost.
        package func cut() {
            channel.close(promise: nil)
        }

        /// The frame that answers a ping.
        func pong(_ content: [UInt8]) -> ByteBuffer { ByteBuffer(bytes: writer.pong(content, key: newKey())) }

        /// The frame that closes.
        func closing(_ code: CloseCode) -> ByteBuffer { ByteBuffer(bytes: writer.close(code, key: newKey())) }

        /// A key that nobody can guess, so that nobody chooses what goes over the wire (RFC 6455, section 10.3).
        private func newKey() -> UInt32 {
            role == .client ? .random(in: .min ... .max) : 0
        }
    }

    /// What is asked of the handler.
    package enum SocketSignal {
        /// Nothing but frames passes from now on.
        case begin
        /// Messages have been taken: there is room for more.
        case room
        /// Close, and say why.
        case close(CloseCode)
    }

    extension NIOSocket {
        /// Makes a socket of a connection whose handshake is over, once the handlers of HTTP are gone.
        ///
        /// - Parameters:
        ///   - handlers: What reads and writes HTTP.
        ///   - last: The handler that saw to the handshake, behind them.
        ///   - largestMessage: The most bytes of a message that comes.
        /// - Returns: When it is one.
        package func replace(
            _ handlers: [any RemovableChannelHandler], last: any RemovableChannelHandler, largestMessage: Int
        ) throws -> EventLoopFuture<Void> {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(SocketHandler(socket: self, largestMessage: largestMessage), position: .after(last))
            // The last one goes first: bytes that its decoder still holds are no HTTP.
            let removals = [last] + handlers
            let removed = removals.map { pipeline.removeHandler($0) }
            return EventLoopFuture.andAllComplete(removed, on: channel.eventLoop).map { [channel] in
                channel.pipeline.fireUserInboundEventTriggered(SocketSignal.begin)
            }
        }
    }
#endif
