import WhisperRealtimePort
import WhisperRealtimeProtocol

/// One connection of a client, from when it is begun.
struct SocketLine {
    /// The task that connects and listens.
    let reader: Int
    /// What is to be sent, in order.
    let commands: AsyncStream<ClientFrame>.Continuation
    /// What the sender reads.
    let queue: AsyncStream<ClientFrame>
    /// The socket, once it is open.
    var socket: (any RealtimeSocket)?

    init(reader: Int) {
        self.reader = reader
        (queue, commands) = AsyncStream.makeStream()
    }
}
