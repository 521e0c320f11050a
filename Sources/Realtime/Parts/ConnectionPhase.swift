/// How far the connection has come. There is one socket at most.
enum ConnectionPhase: Hashable, Sendable {
    /// There is none, and none is wanted: stopped, or a client without a socket.
    case none
    /// To be opened as soon as there is a token.
    case wanted
    /// Opened again when the timer `reconnect` runs out.
    case waiting(Duration)
    /// The socket is being opened.
    case opening(Socket)
    /// The welcome is waited for.
    case greeting(Socket)
    /// Welcomed, at this time.
    case ready(Socket, since: Duration)

    /// A socket, and the token that it was opened with.
    struct Socket: Hashable, Sendable {
        let id: SocketID
        let token: TokenGeneration
    }

    /// The socket, in whatever state it is.
    var socket: Socket? {
        switch self {
        case .none, .wanted, .waiting: nil
        case .opening(let socket), .greeting(let socket), .ready(let socket, _): socket
        }
    }

    /// The socket that commands may be sent over.
    var openSocket: SocketID? {
        if case .ready(let socket, _) = self { socket.id } else { nil }
    }
}
