#if Realtime
    import NIOCore
    import NIOHTTP1
    import WhisperRealtimePort

    /// Sends an answer whose body is produced meanwhile; each chunk waits until the system has taken the last one.
    struct ResponseStream: Sendable {
        let handler: NIOLoopBound<(RequestHandler, ChannelHandlerContext)>
        let eventLoop: any EventLoop

        private enum Piece {
            case head(HTTPResponseHead)
            case chunk([UInt8])
            case end
        }

        /// Sends the answer; cuts the connection if its body fails or is too short.
        func send(_ streamed: StreamedResponse) async {
            do {
                try await write(
                    .head(RequestHandler.head(of: streamed.head, length: streamed.length, keepsAlive: true)))
                var rest = streamed.length ?? .max
                while rest > 0, let chunk = try await streamed.next() {
                    let sent = Array(chunk.prefix(rest))
                    if streamed.length != nil { rest -= sent.count }
                    try await write(.chunk(sent))
                }
                guard streamed.length == nil || rest == 0 else { return cut() }
                try await write(.end)
            } catch {
                cut()
            }
        }

        private func write(_ piece: Piece) async throws {
            let promise = eventLoop.makePromise(of: Void.self)
            eventLoop.execute {
                let (handler, context) = self.handler.value
                guard context.channel.isActive else { return promise.fail(ChannelError.ioOnClosedChannel) }
                let part: HTTPServerResponsePart =
                    switch piece {
                    case .head(let head): .head(head)
                    case .chunk(let bytes): .body(.byteBuffer(ByteBuffer(bytes: bytes)))
                    case .end: .end(nil)
                    }
                context.writeAndFlush(handler.wrapOutboundOut(part), promise: promise)
            }
            try await promise.futureResult.get()
        }

        private func cut() {
            eventLoop.execute { handler.value.1.close(promise: nil) }
        }
    }
#endif
