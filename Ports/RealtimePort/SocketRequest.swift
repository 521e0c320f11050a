/// What a socket is asked for with.
public struct SocketRequest: Sendable {
    /// The server.
    public var address: ServerAddress
    /// The path of the socket, percent-encoded, beginning with a slash.
    public var path: String
    /// Who asks; nil asks as nobody.
    public var token: AccessToken?
    /// Whether the token goes into the query as `access_token` instead of into the header `Authorization`. Addresses end up
    /// in servers' logs: only where the header does not get through.
    public var putsTokenInQuery: Bool
    /// The longest that connecting may take, until the server has agreed.
    public var timeout: Duration
    /// The most bytes of a message in either direction.
    public var largestMessage: Int

    /// A request for a socket; by default ten seconds, and messages of 1 MiB.
    public init(
        address: ServerAddress, path: String = "/v1/ws", token: AccessToken?, putsTokenInQuery: Bool = false,
        timeout: Duration = .seconds(10), largestMessage: Int = 1 << 20
    ) {
        self.address = address
        self.path = path
        self.token = token
        self.putsTokenInQuery = putsTokenInQuery
        self.timeout = timeout
        self.largestMessage = largestMessage
    }
}
