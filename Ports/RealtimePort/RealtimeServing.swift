/// The other end of the port: a server in the same process.
///
/// It stands behind `InMemoryRealtime` without any network, and behind real sockets in the tests and the development
/// server; `RealtimeContract` speaks to adapters through it. Calls come from many tasks at once.
public protocol RealtimeServing: Sendable {
    /// Answers a request. An answer that is not wanted any more is thrown away.
    func answer(_ request: HTTPRequest) async -> HTTPAnswer

    /// Decides whether who asks gets a socket: nil, or the answer that refuses it.
    func refusal(of request: SocketRequest) async -> HTTPAnswer?

    /// Serves one socket, this end of it. When it returns, the socket is closed with `normal` unless it is closed already;
    /// when its task is cancelled, the server is being shut down.
    func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async
}
