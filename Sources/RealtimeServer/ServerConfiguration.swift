/// The behaviour of a server where the protocol leaves it a choice.
public struct ServerConfiguration: Hashable, Sendable {
    /// The lifetime of an access token in milliseconds; at least 1,000.
    public var accessTokenLifetime: Int64 = 3_600_000
    /// Whether each refresh replaces the refresh token.
    public var rotatesRefreshTokens = true
    /// The interval in seconds at which clients must ping.
    public var heartbeatSeconds: Int64 = 30
    /// The number of silent heartbeats after which a socket is closed.
    public var missedHeartbeats: Int64 = 3
    /// The request limit of a user; nil for none.
    public var requestLimit: RateLimit?
    /// The limit of a user's commands over sockets; nil for none.
    public var commandLimit: RateLimit?
    /// Whether each message is followed by a `conversation.updated` with its preview.
    public var announcesPreviews = false
    /// Whether the server states the epoch of a conversation's sequence numbers.
    public var namesEpochs = false
    /// Whether the server notifies members on their sockets when their list of conversations changes.
    public var tellsListChanges = true
    /// Changes the content of every n-th message, as a moderating server does; nil for none.
    public var altersEvery: Int64?
    /// The maximum number of events or conversations in a page, whatever the client requests, 1…1,000.
    public var largestPage = 1_000

    /// Creates a configuration without limits, whose tokens are valid for an hour.
    public init() {}
}
