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
/// 8. Any task may call at any time. Connections are reused between requests. Requests that wait for their responses do
///    not hold up others, at least up to `HTTPLimits.longPolls` of them.
/// 9. Bodies are not transformed: responses are requested without content encodings, and one that has any is rejected
///    with `malformedAnswer`, as a few bytes could stand for gigabytes. Header fields, interim responses, the framing
///    of chunks and trailers are bounded as well; a response that exceeds the bounds is `malformedAnswer`.
/// 10. An upload is pulled from its source only as fast as the network accepts it, and is sent with the exact length
///    that the source declares. If the source fails, or ends before or after that length, the connection is cut before
///    the last chunk is sent, so that no server takes what arrived for a complete body; the call throws `bodyFailed`.
///    A server may reject an upload (status 300 or more) before it is complete; a success before that is
///    `malformedAnswer`.
/// 11. A download passes the body of a response with status 2xx to its sink, in order, in chunks of 1 to
///    `HTTPBodySink.largestChunk` bytes, and takes the next from the network when the sink has taken the last. The
///    response that it returns then has no body. Other responses are returned with their bodies, of up to
///    `HTTPLimits.longestRefusal` bytes, and the sink gets nothing.
/// 12. A body that is declared too large is refused before any of it is read or passed on, and any other is abandoned
///    at the limit, of which the sink may have got all. A body that is cut off is `unreachable`, never an end: what the
///    sink has got until any error is not the whole.
/// 13. When a call has ended, neither source nor sink is called again. A call in progress at that time is cancelled.
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

    /// Sends a request whose body comes from a source, and returns the response. For methods that have a body.
    ///
    /// - Throws: `.bodyFailed` if the source fails or produces another length; otherwise as `exchange`.
    func upload(_ source: HTTPBodySource, with request: HTTPRequest) async throws(TransportError) -> HTTPResponse

    /// Sends a request, passes the body of a successful response to a sink, and returns the response without it.
    ///
    /// - Throws: `.bodyFailed` if the sink fails; otherwise as `exchange`. Whatever is thrown, the sink may have got
    ///   the beginning of the body.
    func download(_ request: HTTPRequest, into sink: HTTPBodySink) async throws(TransportError) -> HTTPResponse

    /// Closes every socket with `goingAway` and every connection, and returns when all of them are gone.
    func shutDown() async
}

/// Limits that the rules of `RealtimeTransport` name.
public enum HTTPLimits {
    /// The number of requests that may wait for their responses without holding up others (rule 8).
    public static let longPolls = 64
    /// The maximum size in bytes of the body that a download returns with an unsuccessful response (rule 11).
    public static let longestRefusal = 65_536
}

/// The server side of the port: a server in the same process.
///
/// It serves `InMemoryRealtime` without any network, and real sockets in the tests and the development server;
/// `RealtimeContract` tests adapters through it. Calls arrive concurrently from many tasks.
public protocol RealtimeServing: Sendable {
    /// Responds to a request. A response that is no longer wanted is discarded.
    func answer(_ request: HTTPRequest) async -> HTTPResponse

    /// Responds to a request with a body that is produced while it is sent; nil responds by `answer`, as the default
    /// implementation does.
    func stream(_ request: HTTPRequest) async -> StreamedResponse?

    /// Decides whether to accept a socket: nil accepts it, a response rejects it.
    func refusal(of request: SocketRequest) async -> HTTPResponse?

    /// Serves the server's end of one socket. When it returns, the socket is closed with `normal` unless it is closed
    /// already; when its task is cancelled, the server is shutting down.
    func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async
}

extension RealtimeServing {
    /// Nothing is streamed.
    public func stream(_ request: HTTPRequest) async -> StreamedResponse? { nil }
}
