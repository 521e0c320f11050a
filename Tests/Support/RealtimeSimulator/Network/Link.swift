import WhisperRealtime
import WhisperRealtimeServer

/// A socket, from the request for it until both ends know that it is gone.
final class Link {
    let client: Int
    let life: Int
    let socket: SocketID
    let token: [UInt8]?
    /// The server's end, once it has agreed.
    var connection: ConnectionID?
    /// Whether the client still counts it as its socket.
    var isHeldByClient = true
    /// Whether the client knows that the server has agreed.
    var isOpenAtClient = false
    /// Whether nothing passes any more, and nobody is told.
    var isHalfOpen = false
    /// When the last frame in each direction arrives: those after it arrive no earlier.
    var lastAtServer = Duration.zero
    var lastAtClient = Duration.zero
    /// Before this moment nothing arrives.
    var stalledUntil = Duration.zero

    init(client: Int, life: Int, socket: SocketID, token: [UInt8]?) {
        self.client = client
        self.life = life
        self.socket = socket
        self.token = token
    }
}
