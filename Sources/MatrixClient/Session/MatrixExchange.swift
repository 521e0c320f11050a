import WhisperMatrixProtocol
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort

/// Sends requests of the protocol to a homeserver.
struct MatrixExchange: Sendable {
    let transport: any RealtimeTransport
    let server: ServerLocation

    /// Sends a request and reads the body of a successful response. Cancelled together with the transport.
    func ask<Value>(
        _ request: consuming MatrixRequest, as token: AccessToken?,
        _ read: ([UInt8]) throws(MatrixProtocolError) -> Value
    ) async throws(MatrixExchangeError) -> Value {
        var http = try http(request, as: token)
        // The body may contain a secret: this is its only copy.
        request.body = nil
        defer { http.body?.wipe() }
        var response: HTTPResponse
        do throws(TransportError) { response = try await transport.exchange(http) } catch { throw .transport(error) }
        defer { response.body.wipe() }
        try check(response)
        do throws(MatrixProtocolError) { return try read(response.body) } catch { throw .malformed }
    }

    /// The request as the transport sends it.
    func http(_ request: MatrixRequest, as token: AccessToken?) throws(MatrixExchangeError) -> HTTPRequest {
        do throws(MatrixProtocolError) { return try request.http(at: server, token: token) } catch {
            throw .noToken
        }
    }

    /// Throws the failure that a response states.
    func check(_ response: HTTPResponse) throws(MatrixExchangeError) {
        switch response.status {
        case 200...299: return
        // Redirects are not followed: they would carry the token elsewhere.
        case 300...399: throw .malformed
        default: throw .failure(MatrixFailure(response))
        }
    }
}

/// The reason a request has no valid answer.
enum MatrixExchangeError: Error, Hashable {
    /// No response arrived.
    case transport(TransportError)
    /// The response violates the protocol.
    case malformed
    /// The server reports a failure.
    case failure(MatrixFailure)
    /// There is no access token.
    case noToken
}

extension MatrixExchangeError {
    /// Whether the server does not accept the access token. A proxy's response, which states no code, says nothing
    /// about it.
    var isTokenRefused: Bool {
        switch self {
        case .failure(let failure):
            failure.isStated && (failure.code == .unknownToken || failure.code == .missingToken)
        case .noToken: true
        case .transport, .malformed: false
        }
    }

    /// The error as users of a messenger see it.
    var messengerError: MessengerError {
        switch self {
        case .transport(let error): return .transport(error)
        case .malformed: return .malformedAnswer
        case .noToken: return .sessionEnded
        case .failure(let failure):
            if isTokenRefused { return .sessionEnded }
            switch (failure.code, failure.isStated) {
            case (.limitExceeded, _): return .limited(retryAfter: failure.retryAfter)
            case (.tooLarge, _): return .tooLarge
            case (.forbidden, true): return .forbidden
            case (.notFound, true): return .notFound
            case (.unrecognized, true): return .unsupported
            default: return .refused(status: failure.status)
            }
        }
    }
}
