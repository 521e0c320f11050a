import WhisperMessaging
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol

/// Sends requests of the protocol to the server.
struct RESTExchange: Sendable {
    let transport: any RealtimeTransport
    let server: ServerAddress

    /// Sends a request and reads the response, which may be a failure. Cancelled together with the transport.
    func ask(_ request: RESTRequest, as token: AccessToken?) async throws(RequestError) -> RESTResponse {
        var http = HTTPRequest(
            request.method, address: server, path: request.path, query: request.query, token: token,
            body: request.body, maximumResponseLength: RealtimeLimits.pageBytes)
        defer { http.body?.wipe() }
        var answer: HTTPResponse
        do throws(TransportError) { answer = try await transport.exchange(http) } catch { throw .transport(error) }
        defer { if request.isAboutTokens { answer.body.wipe() } }
        do throws(RealtimeProtocolError) { return try RESTResponse(answer, to: request) } catch { throw .malformed }
    }
}

extension RESTRequest {
    /// Whether the response contains tokens.
    fileprivate var isAboutTokens: Bool {
        switch self {
        case .openSession, .refreshSession: true
        default: false
        }
    }
}

/// The reason a request has no valid response.
enum RequestError: Error, Hashable {
    /// No response arrived.
    case transport(TransportError)
    /// The response violates the protocol.
    case malformed

    /// The failure as the machine sees it; nil if the request was cancelled.
    var failure: RequestFailure? {
        switch self {
        case .transport(.cancelled): nil
        case .transport: .unreachable
        case .malformed: .malformed
        }
    }
}
