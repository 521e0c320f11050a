public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// A socket of a server. Each has a unique number, ascending from 1, across restarts.
public struct ConnectionID: Hashable, Comparable, Sendable {
    /// The number.
    public let number: Int

    /// Creates an id from its number.
    public init(number: Int) {
        self.number = number
    }

    /// Orders by number.
    public static func < (left: ConnectionID, right: ConnectionID) -> Bool { left.number < right.number }
}

/// An action to carry out on a server's socket.
public struct Delivery: Hashable, Sendable {
    /// The socket.
    public var connection: ConnectionID
    /// The action.
    public var action: Action

    /// The possible actions on a socket.
    public enum Action: Hashable, Sendable {
        /// Sends a frame.
        case send(ServerFrame)
        /// Closes the socket, which the server has already removed.
        case close(CloseCode)
    }

    /// Creates an action on a socket.
    public init(to connection: ConnectionID, _ action: Action) {
        self.connection = connection
        self.action = action
    }
}

/// The result of requesting a socket.
public enum Admission: Hashable, Sendable {
    /// The socket is open.
    case open(ConnectionID)
    /// The request was refused; this is the response in place of the upgrade.
    case refused(RESTFailure)
}
