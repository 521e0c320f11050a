import WhisperRealtime
import WhisperRealtimeServer

/// A socket, from its request until both ends know that it is closed.
final class Link {
    let client: Int
    let life: Int
    let socket: SocketID
    let token: [UInt8]?
    /// The server's end, once it has accepted.
    var connection: ConnectionID?
    /// Whether the client still considers it its socket.
    var isHeldByClient = true
    /// Whether the client knows that the server has accepted.
    var isOpenAtClient = false
    /// Whether nothing gets through any longer, without either end knowing.
    var isHalfOpen = false
    /// The arrival time of the last frame in each direction: later frames arrive no earlier.
    var lastAtServer = Duration.zero
    var lastAtClient = Duration.zero
    /// The time before which nothing arrives.
    var stalledUntil = Duration.zero

    init(client: Int, life: Int, socket: SocketID, token: [UInt8]?) {
        self.client = client
        self.life = life
        self.socket = socket
        self.token = token
    }
}
