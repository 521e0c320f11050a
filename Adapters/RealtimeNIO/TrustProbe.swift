#if Realtime
    import NIOCore
    import NIOTLS
    import WhisperRealtimePort
    import WhisperRealtimeSupport

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
