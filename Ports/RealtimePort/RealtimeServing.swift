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
