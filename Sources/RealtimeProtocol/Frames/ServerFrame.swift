public import WhisperMessage

/// A parsed frame from the server, of which an event is one kind; `docs/realtime-protocol.md` describes each.
public enum ServerFrame: Hashable, Sendable {
    /// The first frame of a connection.
    case welcome(Welcome)
    /// The result of a command.
    case acknowledgement(Acknowledgement)
    /// The reply to a ping, with the ping's number.
    case pong(milliseconds: Int64?)
    /// An error in the last command, the token, or the server.
    case failure(ServerFailure)
    /// An event in a conversation.
    case event(EventFrame)
    /// The user's list of conversations changed: one was added, renamed or removed.
    case listChanged
    /// A frame of a type unknown to this version, to be ignored.
    case unknown(type: String)
}

/// The first frame of a connection: its user and its parameters.
public struct Welcome: Hashable, Sendable {
    /// The server's id of the connection, for diagnosis.
    public var connectionID: String
    /// The user to whom the token belongs.
    public var userID: String
    /// The current time by the server's clock.
    public var serverTime: Timestamp
    /// The interval in seconds at which the client pings, 1…3,600.
    public var heartbeatSeconds: Int64
    /// The protocol version of the server.
    public var protocolVersion: Int64

    /// Creates a welcome.
    public init(
        connectionID: String, userID: String, serverTime: Timestamp, heartbeatSeconds: Int64,
        protocolVersion: Int64 = RealtimeLimits.protocolVersion
    ) {
        self.connectionID = connectionID
        self.userID = userID
        self.serverTime = serverTime
        self.heartbeatSeconds = heartbeatSeconds
        self.protocolVersion = protocolVersion
    }
}

/// The result of a command. Commands are acknowledged in the order in which they arrived.
public struct Acknowledgement: Hashable, Sendable {
    /// The command's `op`.
    public var operation: String
    /// Whether the command was carried out.
    public var isDone: Bool
    /// The conversations for which the command was refused, `details.refused_ids`.
    public var refused: [String]

    /// Creates an acknowledgement.
    public init(operation: String, isDone: Bool = true, refused: [String] = []) {
        self.operation = operation
        self.isDone = isDone
        self.refused = refused
    }
}
