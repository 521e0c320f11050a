#if Realtime
    package import NIOCore
    import WhisperRealtimePort
    import WhisperRealtimeSupport
    import WhisperWebSocketFrames

    /// The network's side of a socket: reads frames, answers pings, and keeps to the order in which sockets are closed.
    ///
    /// Reading stops while the queue is full, so that the other end's system is told to wait.
    package final class SocketHandler: ChannelInboundHandler {
        package typealias InboundIn = ByteBuffer
        package typealias OutboundOut = ByteBuffer

        /// How long the other end may take to close after it was told to.
        private static let patience = TimeAmount.seconds(1)

        private let socket: NIOSocket
        private var reader: FrameReader
        private var isClosing = false
        private var cutting: Scheduled<Void>?
        /// What came while the handlers of HTTP were still there, which take no frames; nil from then on.
        private var early: [ByteBuffer]? = []
        /// The ping that is answered when there is room; of several the last (RFC 6455, section 5.5.3).
        private var waitingPing: [UInt8]?

        /// The handler of one socket.
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
            // What still comes while this end closes is the other end's close frame, or nobody's any more.
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
                    // A server does not wait for its client to go (RFC 6455, section 7.1.1).
                    if socket.role == .server { closeAfterWriting(context) }
                    return
                }
                closeAfterWriting(context)
            case .violation(let code):
                socket.queue.finish(.violated(code))
                beginClosing(code, context)
            }
        }

        /// Says why, and gives the other end a moment to do the same.
        private func beginClosing(_ code: CloseCode, _ context: ChannelHandlerContext) {
            guard !isClosing else { return }
            isClosing = true
            write(socket.closing(code), context)
            // Closing with bytes unread would take back what was just written.
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
