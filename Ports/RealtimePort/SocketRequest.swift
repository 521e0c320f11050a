/// The parameters for opening a socket.
public struct SocketRequest: Sendable {
    /// The server.
    public var address: ServerAddress
    /// The path of the socket, percent-encoded, with a leading slash.
    public var path: String
    /// The bearer token; nil sends no Authorization header.
    public var token: AccessToken?
    /// Whether to pass the token in the query as `access_token` instead of in the `Authorization` header. URLs end up
    /// in server logs, so use it only where the header is stripped.
    public var putsTokenInQuery: Bool
    /// The time limit for connecting, including the server's acceptance.
    public var timeout: Duration
    /// The maximum size of a message in either direction, in bytes.
    public var largestMessage: Int

    /// Creates a request; by default with a timeout of ten seconds and messages of up to 1 MiB.
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
