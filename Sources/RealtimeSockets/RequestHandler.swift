#if Realtime
    import NIOCore
    import NIOHTTP1
    import NIOWebSocket
    import WhisperRealtimeNIO
    package import WhisperRealtimePort
    import WhisperWebSocketFrames

    /// A connection as long as it speaks HTTP; it becomes a socket when it asks for one and gets it.
    final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        /// The most bytes of a request's body.
        private static let largestBody = 2 << 20
        /// The most bytes of a message from a client.
        private static let largestMessage = 1 << 20

        private let serving: any RealtimeServing
        private let address: SharedAddress
        private let codec: [any RemovableChannelHandler]
        private var head: HTTPRequestHead?
        private var body: [UInt8] = []
        private var work: Task<Void, Never>?

        init(serving: any RealtimeServing, address: SharedAddress, codec: [any RemovableChannelHandler]) {
            self.serving = serving
            self.address = address
            self.codec = codec
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head):
                self.head = head
                body = []
            case .body(let part): if body.count <= Self.largestBody { body += part.readableBytesView }
            case .end: end(context)
            }
        }

        func channelInactive(context: ChannelHandlerContext) {
            work?.cancel()
            context.fireChannelInactive()
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }

        private func end(_ context: ChannelHandlerContext) {
            guard let head, let address = address.address else { return context.close(promise: nil) }
            let request = ServedRequest(head)
            guard body.count <= Self.largestBody else {
                return write(HTTPResponse(status: 413), keepsAlive: false, context)
            }
            guard !request.isUpgrade else { return decide(request, at: address, context) }
            guard let method = request.method else {
                return write(HTTPResponse(status: 405), keepsAlive: head.isKeepAlive, context)
            }
            let asked = HTTPRequest(
                method, address: address, path: request.path, query: request.query, token: request.token,
                body: body.isEmpty ? nil : body, contentType: request.contentType ?? .json,
                accepts: request.accepts ?? .any)
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            work = Task { [serving, eventLoop = context.eventLoop] in
                if let streamed = await serving.stream(asked) {
                    return await ResponseStream(handler: bound, eventLoop: eventLoop).send(streamed)
                }
                let answer = await serving.answer(asked)
                eventLoop.execute {
                    let (handler, context) = bound.value
                    guard context.channel.isActive else { return }
                    // What shall look like a connection that was lost.
                    guard answer.status != SocketServer.lostAnswer else { return context.close(promise: nil) }
                    handler.write(answer, keepsAlive: head.isKeepAlive, context)
                }
            }
        }

        /// Checks whether a socket is granted, and upgrades the connection.
        private func decide(_ request: ServedRequest, at address: ServerAddress, _ context: ChannelHandlerContext) {
            let asked = SocketRequest(
                address: address, path: request.path, token: request.token,
                putsTokenInQuery: request.isTokenInQuery, largestMessage: Self.largestMessage)
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            work = Task { [serving, eventLoop = context.eventLoop] in
                let refusal = await serving.refusal(of: asked)
                eventLoop.execute {
                    let (handler, context) = bound.value
                    guard context.channel.isActive else { return }
                    if let refusal {
                        handler.write(refusal, keepsAlive: false, context)
                    } else {
                        handler.upgrade(asked, context)
                    }
                }
            }
        }

        /// What the answer to a handshake holds is the library's business; who gets one has been decided.
        private static let handshake = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
            upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })

        private func upgrade(_ request: SocketRequest, _ context: ChannelHandlerContext) {
            guard let head else { return }
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            Self.handshake.buildUpgradeResponse(
                channel: context.channel, upgradeRequest: head, initialResponseHeaders: [:]
            ).whenComplete { result in
                let (handler, context) = bound.value
                switch result {
                case .success(let headers): handler.become(request, answering: headers, context)
                case .failure: handler.write(HTTPResponse(status: 400), keepsAlive: false, context)
                }
            }
        }

        private func become(_ request: SocketRequest, answering headers: HTTPHeaders, _ context: ChannelHandlerContext)
        {
            let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: headers)
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
            let socket = NIOSocket(channel: context.channel, role: .server, largestMessage: 16 << 20)
            do {
                let isSocket = try socket.replace(codec, last: self, largestMessage: Self.largestMessage)
                isSocket.whenComplete { [serving] _ in
                    Task {
                        await serving.serve(socket, of: request)
                        await socket.close(.normal)
                    }
                }
            } catch {
                context.close(promise: nil)
            }
        }

        /// The head of an answer; without a length, the body comes in chunks.
        static func head(of answer: HTTPResponse, length: Int?, keepsAlive: Bool) -> HTTPResponseHead {
            var headers = HTTPHeaders()
            if answer.status != 204 {
                if let length { headers.add(name: "Content-Length", value: String(length)) }
                if let type = answer.contentType { headers.add(name: "Content-Type", value: type.description) }
            }
            if let encoding = answer.contentEncoding { headers.add(name: "Content-Encoding", value: encoding) }
            if let wait = answer.retryAfter {
                headers.add(name: "Retry-After", value: String(wait.components.seconds))
            }
            if let location = answer.location { headers.add(name: "Location", value: location) }
            if !keepsAlive { headers.add(name: "Connection", value: "close") }
            return HTTPResponseHead(
                version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
        }

        private func write(_ answer: HTTPResponse, keepsAlive: Bool, _ context: ChannelHandlerContext) {
            let head = Self.head(of: answer, length: answer.body.count, keepsAlive: keepsAlive)
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            if answer.status != 204 {
                context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
            }
            let channel = context.channel
            context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
                if !keepsAlive { channel.close(promise: nil) }
            }
        }
    }

    extension SocketServer {
        /// The status of an answer that is not sent: the connection is cut instead.
        package static let lostAnswer = 0

        /// Cuts one of its sockets without a word.
        package static func cut(_ socket: any RealtimeSocket) {
            (socket as? NIOSocket)?.cut()
        }
    }
#endif
