/// How a server behaves where the protocol leaves it a choice.
public struct ServerConfiguration: Hashable, Sendable {
    /// How long an access token is good, in milliseconds; 1,000 or more.
    public var accessTokenLifetime: Int64 = 3_600_000
    /// Whether each refresh replaces the refresh token.
    public var rotatesRefreshTokens = true
    /// After how many seconds clients are asked to ping.
    public var heartbeatSeconds: Int64 = 30
    /// After how many heartbeats without a sign of life a socket is closed.
    public var missedHeartbeats: Int64 = 3
    /// How many requests a user may make; nil for any number.
    public var requestLimit: RateLimit?
    /// How many commands a user may send over sockets; nil for any number.
    public var commandLimit: RateLimit?
    /// Whether each message is followed by a `conversation.updated` with its preview.
    public var announcesPreviews = false
    /// Whether it says which numbering the numbers of a conversation are of.
    public var namesEpochs = false
    /// Whether it tells members on their sockets that their list of conversations has changed.
    public var tellsListChanges = true
    /// Changes the content of every n-th message that it takes, as a server that moderates does; nil for none.
    public var altersEvery: Int64?
    /// The most events or conversations of a page, whatever the client asks for, 1…1,000.
    public var largestPage = 1_000

    /// A server without limits, whose tokens are good for an hour.
    public init() {}
}
