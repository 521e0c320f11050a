/// The connection to a server: sockets for live events, requests for everything else (RT-2, RT-7, RT-8).
///
/// The rules for every adapter; `RealtimeContract` checks them:
/// 1. The server is authenticated before anything is sent to it: its certificate against the trusted roots, and its
///    name against the certificate. Unencrypted connections are possible only to this machine.
/// 2. The token is sent to the address of the request and nowhere else. Redirects are not followed but returned as
///    responses.
/// 3. Every response of the server is returned, whatever its status. Errors are thrown only if there is no response.
/// 4. A request is sent once. After a failure, the server may or may not have processed it.
/// 5. Nothing is read beyond the limits of a request: an oversized response is abandoned with `tooLarge` while it
///    arrives.
/// 6. A call ends within its timeout, and within a second of the cancellation of its task, then with `cancelled`.
/// 7. After `shutDown` every call throws `shutDown`, pending ones within a second. Calling it again has no effect.
/// 8. Any task may call at any time. Connections are reused between requests.
public protocol RealtimeTransport: Sendable {
    /// Opens a socket: connects, authenticates the server and requests the upgrade.
    ///
    /// - Throws: `.refused` with the server's response if that is not the upgrade; otherwise any `TransportError` that
    ///   prevents a connection.
    func connect(_ request: SocketRequest) async throws(TransportError) -> any RealtimeSocket

    /// Sends a request and returns the response.
    ///
    /// - Throws: Any `TransportError` that prevents a response, never for a response's status.
    func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse

    /// Closes every socket with `goingAway` and every connection, and returns when all of them are gone.
    func shutDown() async
}

/// The server side of the port: a server in the same process.
///
/// It serves `InMemoryRealtime` without any network, and real sockets in the tests and the development server;
/// `RealtimeContract` tests adapters through it. Calls arrive concurrently from many tasks.
public protocol RealtimeServing: Sendable {
    /// Responds to a request. A response that is no longer wanted is discarded.
    func answer(_ request: HTTPRequest) async -> HTTPResponse

    /// Decides whether to accept a socket: nil accepts it, a response rejects it.
    func refusal(of request: SocketRequest) async -> HTTPResponse?

    /// Serves the server's end of one socket. When it returns, the socket is closed with `normal` unless it is closed
    /// already; when its task is cancelled, the server is shutting down.
    func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async
}
