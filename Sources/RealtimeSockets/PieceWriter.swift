#if Realtime
    import NIOCore

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
