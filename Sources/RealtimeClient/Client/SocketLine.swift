import WhisperRealtimePort
import WhisperRealtimeProtocol

/// One connection of a client, from its beginning.
struct SocketLine {
    /// The task that connects and receives.
    let reader: Int
    /// The frames to send, in order.
    let commands: AsyncStream<ClientFrame>.Continuation
    /// The frames as read by the sender.
    let queue: AsyncStream<ClientFrame>
    /// The socket, once it is open.
    var socket: (any RealtimeSocket)?

    init(reader: Int) {
        self.reader = reader
        (queue, commands) = AsyncStream.makeStream()
    }
}
