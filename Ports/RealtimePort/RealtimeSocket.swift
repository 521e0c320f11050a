/// One end of an open socket that carries text messages (RFC 6455).
///
/// The rules for every adapter; `RealtimeContract` checks them:
/// 1. Messages arrive complete, exactly once, in the order in which they were sent, and are valid UTF-8.
/// 2. The consumer pulls: apart from a bounded read-ahead, nothing is taken from the network until it is requested, so
///    backpressure reaches the peer.
/// 3. Messages that arrived before the end are delivered before the end is reported. From then on every `receive` and
///    `send` throws the same error, which says how the socket ended.
/// 4. A cancelled `receive` throws `cancelled` within a second and loses nothing: the next call returns what it would
///    have returned.
/// 5. `close` returns within two seconds, whatever the peer does, and the socket is gone afterwards. Idempotent.
/// 6. A protocol violation ends the socket with the code that the rules define, and is reported as `violated`: binary
///    messages (1003), text that is not UTF-8 (1007), messages over the limit (1009), anything else (1002).
/// 7. Pings from the peer are answered below this interface.
public protocol RealtimeSocket: Sendable {
    /// The bytes of the next message. Used by one task at a time.
    ///
    /// - Throws: `.closed` if either end has closed the socket or the connection was lost (`CloseCode.lost`);
    ///   `.violated`; `.cancelled`.
    func receive() async throws(TransportError) -> [UInt8]

    /// Sends a message, and returns when the system has accepted it, which may require waiting for the network. Any
    /// task may call; messages from one task stay in order.
    ///
    /// A cancelled call throws `cancelled`; the message may or may not have been sent.
    ///
    /// - Throws: `.violated(.invalidText)` if the bytes are not UTF-8 and `.tooLarge` if they exceed the limit, both
    ///   without sending; otherwise as `receive`.
    func send(_ text: [UInt8]) async throws(TransportError)

    /// Closes the socket with a code for the peer. From then on, `receive` throws `.closed` with this code.
    func close(_ code: CloseCode) async
}

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
