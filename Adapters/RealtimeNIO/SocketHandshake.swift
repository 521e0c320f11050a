#if Realtime
    import NIOCore
    import NIOHTTP1
    import NIOSSL
    import NIOWebSocket
    import WhisperRealtimePort
    import WhisperRealtimeSupport
    import WhisperWebSocketFrames

    /// Requests a socket from a server, and upgrades the connection if it agrees (RFC 6455, section 4.1).
    final class SocketHandshake: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPClientResponsePart
        typealias OutboundOut = HTTPClientRequestPart

        /// The maximum number of bytes read from the body of a rejection.
        private static let largestRefusal = 65_536

        private let request: HTTPRequestHead
        private let upgrader: NIOWebSocketClientUpgrader
        private let isPlain: Bool
        private let largestMessage: Int
        private let codec: [any RemovableChannelHandler]
        private let outcome: FirstOutcome<NIOSocket>
        private var response: HTTPResponseHead?
        private var body: [UInt8] = []

        init(
            request: HTTPRequestHead, key: String, isPlain: Bool, largestMessage: Int,
            codec: [any RemovableChannelHandler], outcome: FirstOutcome<NIOSocket>
        ) {
            self.request = request
            // The library only checks the server's response to the key.
            upgrader = NIOWebSocketClientUpgrader(requestKey: key) { channel, _ in
                channel.eventLoop.makeSucceededVoidFuture()
            }
            self.isPlain = isPlain
            self.largestMessage = largestMessage
            self.codec = codec
            self.outcome = outcome
        }

        func channelActive(context: ChannelHandlerContext) {
            guard !isPlain || context.channel.remoteAddress?.isLoopback == true else {
                return fail(.insecure, context)
            }
            context.write(wrapOutboundOut(.head(request)), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): response = head
            case .body(let part): if body.count < Self.largestRefusal { body += part.readableBytesView }
            case .end: end(context)
            }
        }

        func channelInactive(context: ChannelHandlerContext) {
            outcome.settle(.failure(.unreachable))
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            fail(TransportError(network: error, certificate: context.peerCertificate), context)
        }

        private func fail(_ error: TransportError, _ context: ChannelHandlerContext) {
            outcome.settle(.failure(error))
            context.close(promise: nil)
        }

        private func end(_ context: ChannelHandlerContext) {
            guard let response else { return fail(.malformedAnswer, context) }
            guard response.status == .switchingProtocols else {
                var answer = HTTPResponse(status: response.status, headers: response.headers)
                answer.body = body.count <= Self.largestRefusal ? body : []
                if answer.body.isEmpty { answer.contentType = nil }
                // No redirect of a socket is followed.
                answer.location = nil
                answer.contentEncoding = nil
                return fail(.refused(answer), context)
            }
            guard isAgreement(response) else { return fail(.malformedAnswer, context) }
            upgrade(context)
        }

        /// Whether the server has agreed to the request, and to nothing else.
        private func isAgreement(_ response: HTTPResponseHead) -> Bool {
            let protocols = response.headers[canonicalForm: "Upgrade"].map { $0.lowercased() }
            let connection = response.headers[canonicalForm: "Connection"].map { $0.lowercased() }
            return protocols == ["websocket"] && connection.contains("upgrade")
                && upgrader.shouldAllowUpgrade(upgradeResponse: response)
                && !response.headers.contains(name: "Sec-WebSocket-Extensions")
                && !response.headers.contains(name: "Sec-WebSocket-Protocol")
        }

        private func upgrade(_ context: ChannelHandlerContext) {
            let socket = NIOSocket(channel: context.channel, role: .client, largestMessage: largestMessage)
            do {
                let isSocket = try socket.replace(codec, last: self, largestMessage: largestMessage)
                isSocket.whenComplete { [outcome] _ in
                    if !outcome.settle(.success(socket)) { socket.cut() }
                }
            } catch {
                fail(.unreachable, context)
            }
        }
    }

    extension SocketAddress {
        /// Whether the address is this machine's.
        var isLoopback: Bool {
            switch ipAddress {
            case "::1": true
            case let number?: number.hasPrefix("127.")
            case nil: false
            }
        }
    }

    extension ChannelHandlerContext {
        /// The certificate that the peer presented, trusted or not.
        var peerCertificate: NIOSSLCertificate? {
            try? pipeline.syncOperations.handler(type: NIOSSLClientHandler.self).peerCertificate
        }
    }
#endif
