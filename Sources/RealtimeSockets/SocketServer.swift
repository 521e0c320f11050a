#if Realtime
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    package import NIOSSL
    import WhisperRealtimeNIO
    package import WhisperRealtimePort
    import Synchronization

    /// A server of the realtime protocol on real sockets: requests and WebSockets on one port of this machine.
    ///
    /// Its responses come from the `RealtimeServing` that it was created with.
    package final class SocketServer: Sendable {
        private let listener: any Channel
        private let connections: Connections
        /// Where it is reached by its number.
        package let address: ServerAddress

        /// Listens on the loopback interface, and lets connections in from the moment on that it returns.
        ///
        /// - Parameters:
        ///   - serving: The source of the responses.
        ///   - port: The port; 0 takes any that is free.
        ///   - tls: The server's certificate and key; nil for plain text.
        ///   - piecesSeed: If given, everything is sent in small pieces of random lengths.
        package init(
            serving: any RealtimeServing, port: Int = 0, tls: NIOSSLContext? = nil, piecesSeed: UInt64? = nil
        ) async throws {
            let connections = Connections()
            self.connections = connections
            let settled = SharedAddress()
            listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .serverChannelOption(.backlog, value: 256)
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        connections.add(channel)
                        let pipeline = channel.pipeline.syncOperations
                        if let piecesSeed { try pipeline.addHandler(PieceWriter(seed: piecesSeed)) }
                        if let tls { try pipeline.addHandler(NIOSSLServerHandler(context: tls)) }
                        let encoder = HTTPResponseEncoder()
                        let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
                        let handler = RequestHandler(
                            serving: serving, address: settled, codec: [encoder, decoder])
                        try pipeline.addHandlers([encoder, decoder, handler])
                    }
                }
                .bind(host: "127.0.0.1", port: port).get()
            let number = listener.localAddress?.port ?? port
            address = try ServerAddress("\(tls == nil ? "http" : "https")://127.0.0.1:\(number)")
            settled.set(address)
        }

        /// Cuts every connection without a word.
        package func loseConnections() {
            connections.cutAll()
        }

        /// How many connections are open.
        package var connectionCount: Int { connections.count }

        /// Takes nothing more in, and cuts what is open.
        package func stop() async {
            try? await listener.close()
            connections.cutAll()
        }
    }

    /// Where a server is, known once it listens.
    final class SharedAddress: Sendable {
        private let value = Mutex<ServerAddress?>(nil)

        func set(_ address: ServerAddress) { value.withLock { $0 = address } }

        var address: ServerAddress? { value.withLock { $0 } }
    }

    /// The connections of a server.
    final class Connections: Sendable {
        private let open = Mutex<[ObjectIdentifier: any Channel]>([:])

        func add(_ channel: any Channel) {
            let id = ObjectIdentifier(channel)
            open.withLock { $0[id] = channel }
            channel.closeFuture.whenComplete { [weak self] _ in self?.open.withLock { $0[id] = nil } }
        }

        var count: Int { open.withLock(\.count) }

        func cutAll() {
            for channel in open.withLock({ Array($0.values) }) { channel.close(promise: nil) }
        }
    }

    /// Sends everything in small pieces of random lengths, as slow networks deliver it.
    final class PieceWriter: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private var state: UInt64

        init(seed: UInt64) { state = seed }

        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            var buffer = unwrapOutboundIn(data)
            while buffer.readableBytes > 1, let piece = buffer.readSlice(length: length(below: buffer.readableBytes)) {
                context.writeAndFlush(wrapOutboundOut(piece), promise: nil)
            }
            context.write(wrapOutboundOut(buffer), promise: promise)
        }

        /// A length from 1 on, mostly short ones.
        private func length(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return 1 + Int(state >> 33) % min(limit - 1, 700)
        }
    }
#endif
