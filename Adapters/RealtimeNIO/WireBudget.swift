#if Realtime
    import NIOCore
    import NIOHTTP1
    import WhisperRealtimePort

    /// Bounds what a server sends besides the bodies of its responses: headers, interim responses, the framing of
    /// chunks, and trailers (rule 9).
    ///
    /// The library bounds single fields and their number, but not how many interim responses arrive, nor how long the
    /// extensions of chunks are. One handler counts bytes before they are parsed, another what becomes of them.
    final class WireBudget {
        /// The bytes that one response may take besides its body.
        private static let overhead = 262_144
        /// The bytes of framing for each byte of a body, so that a body in chunks of one byte passes:
        /// `1 CR LF x CR LF`.
        private static let framing = 8

        private var credit = overhead

        /// Adds the handlers around the parser of a connection that has just been set up.
        static func install(on channel: any Channel) -> EventLoopFuture<Void> {
            channel.eventLoop.submit {
                let pipeline = channel.pipeline.syncOperations
                let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
                let budget = WireBudget()
                try pipeline.addHandler(RawCounter(budget: budget), position: .before(parser))
                try pipeline.addHandler(PartCounter(budget: budget), position: .after(parser))
            }
        }

        /// Counts what arrives.
        private final class RawCounter: ChannelInboundHandler {
            typealias InboundIn = ByteBuffer
            typealias InboundOut = ByteBuffer

            private let budget: WireBudget
            private var isExceeded = false

            init(budget: WireBudget) { self.budget = budget }

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                guard !isExceeded else { return }
                budget.credit -= unwrapInboundIn(data).readableBytes
                // The parser is synchronous: what it returns for these bytes is counted before this call ends.
                context.fireChannelRead(data)
                guard budget.credit < 0, !isExceeded else { return }
                isExceeded = true
                context.fireErrorCaught(TransportError.malformedAnswer)
                context.close(promise: nil)
            }
        }

        /// Counts what the parser makes of it.
        private final class PartCounter: ChannelInboundHandler {
            typealias InboundIn = HTTPClientResponsePart
            typealias InboundOut = HTTPClientResponsePart

            private let budget: WireBudget

            init(budget: WireBudget) { self.budget = budget }

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                switch unwrapInboundIn(data) {
                case .head: break
                case .body(let part):
                    let earned = part.readableBytes * (1 + WireBudget.framing)
                    budget.credit = min(budget.credit + earned, WireBudget.overhead)
                case .end: budget.credit = WireBudget.overhead
                }
                context.fireChannelRead(data)
            }
        }
    }
#endif
