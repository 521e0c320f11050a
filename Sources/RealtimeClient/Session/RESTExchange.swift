import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol

/// Asks the server, in the protocol's words.
struct RESTExchange: Sendable {
    let transport: any RealtimeTransport
    let server: ServerAddress

    /// Sends a request and reads the answer, which may be a failure. Cancelled as the transport is.
    func ask(_ request: RESTRequest, as token: AccessToken?) async throws(RequestError) -> RESTAnswer {
        var http = HTTPRequest(
            request.method, address: server, path: request.path, query: request.query, token: token,
            body: request.body, largestAnswer: RealtimeLimits.pageBytes)
        defer { http.body?.wipe() }
        var answer: HTTPAnswer
        do throws(TransportError) { answer = try await transport.exchange(http) } catch { throw .transport(error) }
        defer { if request.isAboutTokens { answer.body.wipe() } }
        do throws(RealtimeProtocolError) { return try RESTAnswer(answer, to: request) } catch { throw .malformed }
    }
}

extension RESTRequest {
    /// Whether the answer holds tokens.
    fileprivate var isAboutTokens: Bool {
        switch self {
        case .openSession, .refreshSession: true
        default: false
        }
    }
}

/// Why a request has no answer of the protocol.
enum RequestError: Error, Hashable {
    /// None came.
    case transport(TransportError)
    /// What came is not in the protocol.
    case malformed

    /// What it means for what to do next; nil where nobody waits for it any more.
    var failure: RequestFailure? {
        switch self {
        case .transport(.cancelled): nil
        case .transport: .unreachable
        case .malformed: .malformed
        }
    }
}
