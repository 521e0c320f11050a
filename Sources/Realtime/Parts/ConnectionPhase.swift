import WhisperSyncParts

/// The phase of the connection. There is at most one socket.
enum ConnectionPhase: Hashable, Sendable {
    /// There is no socket and none is wanted: stopped, or a client without sockets.
    case none
    /// The socket will be opened as soon as there is a token.
    case wanted
    /// The socket will be reopened when the timer `reconnect` fires.
    case waiting(Duration)
    /// The socket is being opened.
    case opening(Socket)
    /// The socket is open and its welcome is pending.
    case greeting(Socket)
    /// The socket was welcomed, at this time.
    case ready(Socket, since: Duration)

    /// A socket and the token with which it was opened.
    struct Socket: Hashable, Sendable {
        let id: SocketID
        let token: TokenGeneration
    }

    /// The socket, in whatever phase it is.
    var socket: Socket? {
        switch self {
        case .none, .wanted, .waiting: nil
        case .opening(let socket), .greeting(let socket), .ready(let socket, _): socket
        }
    }

    /// The socket over which commands may be sent.
    var openSocket: SocketID? {
        if case .ready(let socket, _) = self { socket.id } else { nil }
    }
}
