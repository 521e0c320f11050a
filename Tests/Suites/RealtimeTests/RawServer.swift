#if Realtime
    import NIOCore
    import NIOPosix
    import WhisperRealtimePort
    import Synchronization

    /// A server that answers each connection's first bytes with bytes chosen by the test, valid or not.
    final class RawServer: Sendable {
        private let listener: any Channel
        let address: ServerAddress

        /// Parameters:
        ///   - ends: Whether the connection is closed after the response.
        ///   - reads: Whether anything is read at all.
        ///   - answer: Called with the request's text.
        init(ends: Bool = true, reads: Bool = true, answer: @escaping @Sendable (String) -> [UInt8]) async throws {
            let received = Received()
            listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .childChannelOption(.autoRead, value: reads)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(
                            Handler(ends: ends, answer: answer, received: received))
                    }
                }
                .bind(host: "127.0.0.1", port: 0).get()
            self.received = received
            address = try ServerAddress("http://127.0.0.1:\(listener.localAddress?.port ?? 0)")
        }

        private let received: Received

        /// All received bytes.
        var bytes: [UInt8] { received.bytes.withLock { $0 } }

        func stop() async {
            try? await listener.close()
        }

        private final class Received: Sendable {
            let bytes = Mutex<[UInt8]>([])
        }

        private final class Handler: ChannelInboundHandler {
            typealias InboundIn = ByteBuffer
            typealias OutboundOut = ByteBuffer

            private let ends: Bool
            private let answer: @Sendable (String) -> [UInt8]
            private let received: Received
            private var request: [UInt8] = []
            private var hasAnswered = false

            init(ends: Bool, answer: @escaping @Sendable (String) -> [UInt8], received: Received) {
                self.ends = ends
                self.answer = answer
                self.received = received
            }

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                let bytes = Array(buffer: unwrapInboundIn(data))
                received.bytes.withLock { $0 += bytes }
                request += bytes
                guard !hasAnswered, String(decoding: request, as: UTF8.self).contains("\r\n\r\n") else { return }
                hasAnswered = true
                let text = answer(String(decoding: request, as: UTF8.self))
                let written = context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: text)))
                let channel = context.channel
                if ends { written.whenComplete { _ in channel.close(promise: nil) } }
            }
        }
    }
#endif
