#if Realtime
    package import NIOCore
    import WhisperRealtimePort
    import WhisperRealtimeSupport
    import WhisperWebSocketFrames

    /// The network side of a socket: reads frames, answers pings, and follows the closing sequence.
    ///
    /// Reading stops while the queue is full, so that backpressure reaches the peer.
    package final class SocketHandler: ChannelInboundHandler {
        package typealias InboundIn = ByteBuffer
        package typealias OutboundOut = ByteBuffer

        /// How long the peer may take to answer a close frame.
        private static let patience = TimeAmount.seconds(1)

        private let socket: NIOSocket
        private var reader: FrameReader
        private var isClosing = false
        private var cutting: Scheduled<Void>?
        /// Bytes that arrived before the HTTP handlers were removed; nil from then on.
        private var early: [ByteBuffer]? = []
        /// The ping to answer as soon as there is room; of several only the last (RFC 6455, section 5.5.3).
        private var waitingPing: [UInt8]?

        /// Creates the handler of one socket.
        package init(socket: NIOSocket, largestMessage: Int) {
            self.socket = socket
            reader = FrameReader(role: socket.role, largestMessage: largestMessage)
        }

        package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let buffer = unwrapInboundIn(data)
            if early != nil { early?.append(buffer) } else { read(buffer, context) }
        }

        package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            switch event as? SocketSignal {
            case .begin: begin(context)
            case .room: setReading(true, context)
            case .close(let code): beginClosing(code, context)
            case nil: context.fireUserInboundEventTriggered(event)
            }
        }

        package func channelWritabilityChanged(context: ChannelHandlerContext) {
            if context.channel.isWritable, let ping = waitingPing {
                waitingPing = nil
                write(socket.pong(ping), context)
            }
            context.fireChannelWritabilityChanged()
        }

        package func channelInactive(context: ChannelHandlerContext) {
            cutting?.cancel()
            begin(context)
            socket.queue.finish(.closed(.lost))
            context.fireChannelInactive()
        }

        package func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }

        private func begin(_ context: ChannelHandlerContext) {
            let buffers = early ?? []
            early = nil
            for buffer in buffers { read(buffer, context) }
        }

        private func read(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) {
            // What arrives while this end is closing is the peer's close frame, or no longer wanted.
            for event in reader.read(Array(buffer: buffer)) { take(event, context) }
        }

        private func write(_ frame: ByteBuffer, _ context: ChannelHandlerContext) {
            guard context.channel.isActive else { return }
            context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
        }

        private func take(_ event: FrameEvent, _ context: ChannelHandlerContext) {
            switch event {
            case .text(let message):
                if !socket.queue.offer(message), !isClosing { setReading(false, context) }
            case .ping(let content):
                guard !isClosing else { return }
                if context.channel.isWritable {
                    write(socket.pong(content), context)
                } else {
                    waitingPing = content
                }
            case .pong: break
            case .close(let code):
                socket.queue.finish(.closed(code))
                guard isClosing else {
                    beginClosing(code, context)
                    // A server does not wait for its client to close the connection (RFC 6455, section 7.1.1).
                    if socket.role == .server { closeAfterWriting(context) }
                    return
                }
                closeAfterWriting(context)
            case .violation(let code):
                socket.queue.finish(.violated(code))
                beginClosing(code, context)
            }
        }

        /// Sends a close frame, and gives the peer a moment to answer it.
        private func beginClosing(_ code: CloseCode, _ context: ChannelHandlerContext) {
            guard !isClosing else { return }
            isClosing = true
            write(socket.closing(code), context)
            // Closing with unread bytes would discard what was just written.
            setReading(true, context)
            let channel = context.channel
            cutting = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
        }

        private func closeAfterWriting(_ context: ChannelHandlerContext) {
            let channel = context.channel
            guard channel.isActive else { return }
            context.writeAndFlush(wrapOutboundOut(ByteBuffer())).whenComplete { _ in channel.close(promise: nil) }
        }

        private func setReading(_ isOn: Bool, _ context: ChannelHandlerContext) {
            try? context.channel.syncOptions?.setOption(.autoRead, value: isOn)
            if isOn { context.read() }
        }
    }
#endif
