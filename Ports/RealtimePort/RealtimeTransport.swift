/// The way to a server: sockets for what happens now, requests for everything else (RT-2, RT-7, RT-8).
///
/// The laws of every adapter; `RealtimeContract` checks them:
/// 1. Who the server is gets checked before it is told anything: its certificate against the trusted roots, and its name
///    against the certificate. Without encryption nothing but this machine is spoken to.
/// 2. The token goes to the address of the request and nowhere else. No redirect is followed; it comes back as an answer.
/// 3. Every answer of the server is an answer, whatever its status. Only what kept it from coming is thrown.
/// 4. A request is sent once. Whether the server acted on one that failed is not known.
/// 5. Nothing is read beyond the limits of a request: what would be longer is given up as `tooLarge` while it arrives.
/// 6. A call ends within its time-out, and within a second of its task's being cancelled, then with `cancelled`.
/// 7. After `shutDown` every call throws `shutDown`, those under way within a second. Further calls of it do nothing.
/// 8. Any task may call at any time. Connections are reused between requests.
public protocol RealtimeTransport: Sendable {
    /// Opens a socket: connects, checks the server, asks for the upgrade.
    ///
    /// - Throws: `.refused` with the server's answer where it is anything but the upgrade.
    func connect(_ request: SocketRequest) async throws(TransportError) -> any RealtimeSocket

    /// Sends a request and reads the answer.
    func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPAnswer

    /// Closes every socket with `goingAway` and every connection, and returns when all is gone.
    func shutDown() async
}
