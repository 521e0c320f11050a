#if Realtime
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import NIOSSL
    import NIOWebSocket
    public import WhisperRealtimePort
    import WhisperRealtimeSupport
    import NIOTLS

    extension RealtimeNIO {
        /// Opens a socket over a connection of its own.
        ///
        /// - Throws: `.refused` with the server's response if that is not the upgrade; otherwise any `TransportError` that
        ///   prevents a connection.
        public func connect(_ request: SocketRequest) async throws(TransportError) -> any RealtimeSocket {
            let outcome = FirstOutcome<NIOSocket>()
            let key = NIOWebSocketClientUpgrader.randomRequestKey()
            let head = Self.head(of: request, key: key)
            let limit = request.largestMessage
            let connection = try open(request.address, within: request.timeout) { channel in
                let encoder = HTTPRequestEncoder()
                let decoder = ByteToMessageHandler(HTTPResponseDecoder(leftOverBytesStrategy: .forwardBytes))
                let handshake = SocketHandshake(
                    request: head, key: key, isPlain: !request.address.isEncrypted, largestMessage: limit,
                    codec: [encoder, decoder], outcome: outcome)
                try channel.pipeline.syncOperations.addHandlers([encoder, decoder, handshake])
            }
            connection.whenFailure { outcome.settle(.failure(TransportError(network: $0))) }
            let socket = try await ended(outcome, within: request.timeout) {
                connection.whenSuccess { $0.close(promise: nil) }
            }
            guard keep(socket) else {
                await socket.close(.goingAway)
                throw .shutDown
            }
            return socket
        }

        /// Finds out why a server is not trusted, by another TLS handshake without sending anything.
        func refusedTrust(at address: ServerAddress, within timeout: Duration) async -> TransportError {
            let outcome = FirstOutcome<Void>()
            do throws(TransportError) {
                let connection = try open(address, within: timeout) { channel in
                    try channel.pipeline.syncOperations.addHandler(TrustProbe(outcome: outcome))
                }
                connection.whenFailure { outcome.settle(.failure(TransportError(network: $0))) }
                let stop: @Sendable () -> Void = { connection.whenSuccess { $0.close(promise: nil) } }
                try await ended(outcome, within: timeout, stop: stop)
                stop()
            } catch {
                if case .untrusted = error { return error }
            }
            return .untrusted(.unknownIssuer)
        }

        /// Opens a connection, with TLS in front of the given handlers.
        private func open(
            _ address: ServerAddress, within timeout: Duration,
            adding handlers: @escaping @Sendable (any Channel) throws -> Void
        ) throws(TransportError) -> EventLoopFuture<any Channel> {
            guard address.isEncrypted || address.isLoopback else { throw .insecure }
            guard !calls.isShutDown else { throw .shutDown }
            let tls = address.isEncrypted ? try tls() : nil
            return ClientBootstrap(group: loops)
                .connectTimeout(TimeAmount(timeout))
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        if let tls {
                            let isNumber = (try? SocketAddress(ipAddress: address.host, port: 0)) != nil
                            // An IP address is verified against the certificate as the address of the connection.
                            let name = isNumber ? nil : address.host
                            try channel.pipeline.syncOperations.addHandler(
                                NIOSSLClientHandler(context: tls, serverHostname: name))
                        }
                        try handlers(channel)
                    }
                }
                .connect(host: address.host == "localhost" ? "127.0.0.1" : address.host, port: Int(address.port))
        }

        private static func head(of request: SocketRequest, key: String) -> HTTPRequestHead {
            var query: [HTTPRequest.QueryItem] = []
            var headers = HTTPHeaders()
            headers.add(name: "Host", value: request.address.authority)
            headers.add(name: "Connection", value: "Upgrade")
            headers.add(name: "Upgrade", value: "websocket")
            headers.add(name: "Sec-WebSocket-Version", value: "13")
            headers.add(name: "Sec-WebSocket-Key", value: key)
            if let token = request.token {
                if request.putsTokenInQuery {
                    let text = token.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
                    query.append(HTTPRequest.QueryItem("access_token", text))
                } else {
                    headers.add(token)
                }
            }
            return HTTPRequestHead(
                version: .http1_1, method: .GET, uri: RequestTarget.text(path: request.path, query: query),
                headers: headers)
        }
    }

    /// Waits for the result of a TLS handshake.
    final class TrustProbe: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let outcome: FirstOutcome<Void>

        init(outcome: FirstOutcome<Void>) { self.outcome = outcome }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if case .handshakeCompleted = event as? TLSUserEvent { outcome.settle(.success(())) }
        }

        func channelInactive(context: ChannelHandlerContext) {
            outcome.settle(.failure(.unreachable))
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            outcome.settle(.failure(TransportError(network: error, certificate: context.peerCertificate)))
            context.close(promise: nil)
        }
    }
#endif
