public import WhisperMessage

/// A frame from the server; `docs/realtime-protocol.md` describes each.
public enum ServerFrame: Hashable, Sendable {
    /// The first frame of a connection.
    case welcome(Welcome)
    /// A command was carried out, or was not.
    case acknowledgement(Acknowledgement)
    /// The answer to a ping, with the ping's number.
    case pong(milliseconds: Int64?)
    /// Something is wrong: with the last command, with the token, or with the server.
    case failure(ServerFailure)
    /// Something happened in a conversation.
    case event(EventFrame)
    /// The user's list of conversations is another than before: one is new, renamed, or no longer the user's.
    case listChanged
    /// A frame of a type that this version does not know; to be passed over.
    case unknown(type: String)
}

/// The first frame of a connection: whom it is for, and what it asks for.
public struct Welcome: Hashable, Sendable {
    /// The server's id of the connection, for people who look for a fault.
    public var connectionID: String
    /// Whose token it was.
    public var userID: String
    /// The server's clock.
    public var serverTime: Timestamp
    /// After how many seconds a client pings, 1…3,600.
    public var heartbeatSeconds: Int64
    /// The version of the protocol that the server speaks.
    public var protocolVersion: Int64

    /// A greeting of a connection.
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

/// What became of a command. Commands are answered in the order in which they came.
public struct Acknowledgement: Hashable, Sendable {
    /// The command's `op`.
    public var operation: String
    /// Whether it was carried out.
    public var isDone: Bool
    /// The conversations that it was not carried out for, `details.refused_ids`.
    public var refused: [String]

    /// The outcome of a command.
    public init(operation: String, isDone: Bool = true, refused: [String] = []) {
        self.operation = operation
        self.isDone = isDone
        self.refused = refused
    }
}
