#if Realtime
    package import NIOCore
    package import WhisperRealtimePort
    import WhisperRealtimeSupport
    package import WhisperWebSocketFrames

    /// The task side of one end of a socket. `SocketHandler` is its network side.
    package final class NIOSocket: RealtimeSocket {
        package let channel: any Channel
        let role: SocketRole
        let queue: MessageQueue
        private let writer: FrameWriter
        private let largestMessage: Int

        /// Creates an end over a connection that has just become a socket.
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
            // Cancelled tasks wait as well, which takes at most two seconds.
            await withCheckedContinuation { continuation in
                channel.closeFuture.whenComplete { _ in continuation.resume() }
            }
        }

        /// Drops the connection without a close frame, as a failing network does.
        package func cut() {
            channel.close(promise: nil)
        }

        /// The frame that answers a ping.
        func pong(_ content: [UInt8]) -> ByteBuffer { ByteBuffer(bytes: writer.pong(content, key: newKey())) }

        /// The close frame.
        func closing(_ code: CloseCode) -> ByteBuffer { ByteBuffer(bytes: writer.close(code, key: newKey())) }

        /// An unpredictable masking key, so that the bytes on the wire cannot be chosen by others (RFC 6455, section
        /// 10.3).
        private func newKey() -> UInt32 {
            role == .client ? .random(in: .min ... .max) : 0
        }
    }

    /// Requests to the handler.
    package enum SocketSignal {
        /// From now on only frames are transmitted.
        case begin
        /// Messages were consumed, so there is room for more.
        case room
        /// Close the socket with this code.
        case close(CloseCode)
    }

    extension NIOSocket {
        /// Turns a connection into a socket after the handshake, once the HTTP handlers are removed.
        ///
        /// - Parameters:
        ///   - handlers: The handlers that read and write HTTP.
        ///   - last: The handler behind them that performed the handshake.
        ///   - largestMessage: The maximum size of an incoming message in bytes.
        /// - Returns: Completes when the connection is a socket.
        /// - Throws: The error with which a handler could not be added.
        package func replace(
            _ handlers: [any RemovableChannelHandler], last: any RemovableChannelHandler, largestMessage: Int
        ) throws -> EventLoopFuture<Void> {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(SocketHandler(socket: self, largestMessage: largestMessage), position: .after(last))
            // The last handler is removed first, as the bytes still in its decoder are not HTTP.
            let removals = [last] + handlers
            let removed = removals.map { pipeline.removeHandler($0) }
            return EventLoopFuture.andAllComplete(removed, on: channel.eventLoop).map { [channel] in
                channel.pipeline.fireUserInboundEventTriggered(SocketSignal.begin)
            }
        }
    }
#endif
