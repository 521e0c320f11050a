public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// A socket of a server. Each has a number of its own, growing from 1, restarts included.
public struct ConnectionID: Hashable, Comparable, Sendable {
    /// The number.
    public let number: Int

    /// The socket of this number.
    public init(number: Int) {
        self.number = number
    }

    /// Orders by number.
    public static func < (left: ConnectionID, right: ConnectionID) -> Bool { left.number < right.number }
}

/// What a server wants to happen on one of its sockets.
public struct Delivery: Hashable, Sendable {
    /// The socket.
    public var connection: ConnectionID
    /// What happens.
    public var action: Action

    /// What can happen on a socket.
    public enum Action: Hashable, Sendable {
        /// A frame is sent.
        case send(ServerFrame)
        /// The socket is closed; the server knows it no longer.
        case close(CloseCode)
    }

    /// An action on a socket.
    public init(to connection: ConnectionID, _ action: Action) {
        self.connection = connection
        self.action = action
    }
}

/// What comes of asking for a socket.
public enum Admission: Hashable, Sendable {
    /// The socket is open.
    case open(ConnectionID)
    /// There is none; this is the answer in place of the upgrade.
    case refused(RESTFailure)
}
