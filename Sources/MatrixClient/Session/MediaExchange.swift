import WhisperMatrixProtocol
import WhisperMessengerPort
import WhisperRealtimePort
import Synchronization

/// Transfers files to and from a homeserver (MX-4).
struct MediaExchange: Sendable {
    let exchange: MatrixExchange
    let session: MatrixSession

    /// The maximum size of an upload in bytes; nil if the server states none.
    func largestUpload(as token: AccessToken?) async throws(MatrixExchangeError) -> Int64? {
        let isAuthenticated = try await hasAuthenticatedMedia(as: token)
        do throws(MatrixExchangeError) {
            return try await exchange.ask(.mediaLimits(isAuthenticated: isAuthenticated), as: token) {
                (body) throws(MatrixProtocolError) in try MatrixReplies.uploadLimit(body)
            }
        } catch {
            // Not every server has this request.
            guard case .failure(let failure) = error, failure.isStated else { throw error }
            guard failure.code == .notFound || failure.code == .unrecognized else { throw error }
            return nil
        }
    }

    /// Uploads a file.
    func upload(
        _ file: HTTPBodySource, type: String, name: String?, as token: AccessToken?
    ) async throws(MatrixExchangeError) -> MatrixContentURI {
        let request = try transfer(.upload([], type: type, filename: name), as: token)
        let response: HTTPResponse
        do throws(TransportError) {
            response = try await exchange.transport.upload(file, with: request)
        } catch {
            throw .transport(error)
        }
        try exchange.check(response)
        do throws(MatrixProtocolError) { return try MatrixReplies.contentURI(response.body) } catch { throw .malformed }
    }

    /// Downloads a file of at most `limit` bytes.
    func download(
        _ uri: MatrixContentURI, limit: Int, into sink: HTTPBodySink, as token: AccessToken?
    ) async throws(MatrixExchangeError) {
        let isAuthenticated = try await hasAuthenticatedMedia(as: token)
        // A refusal may be longer than the file.
        let request = try transfer(
            .download(uri, isAuthenticated: isAuthenticated, limit: max(limit, HTTPLimits.longestRefusal)), as: token)
        let left = Mutex(limit)
        let limited = HTTPBodySink { chunk in
            let fits = left.withLock { left in
                left = chunk.count <= left ? left - chunk.count : -1
                return left >= 0
            }
            guard fits else { throw TransportError.tooLarge }
            try await sink.take(chunk)
        }
        let response: HTTPResponse
        do throws(TransportError) {
            response = try await exchange.transport.download(request, into: limited)
        } catch {
            let isOver = left.withLock { $0 } < 0
            throw .transport(isOver ? .tooLarge : error)
        }
        try exchange.check(response)
    }

    /// Whether the server has the paths for media that need the token. Once it has, it is not asked again.
    private func hasAuthenticatedMedia(as token: AccessToken?) async throws(MatrixExchangeError) -> Bool {
        if session.hasAuthenticatedMedia { return true }
        let isSo = try await exchange.ask(.versions, as: token) { (body) throws(MatrixProtocolError) in
            try MatrixVersions(body: body).hasAuthenticatedMedia
        }
        if isSo { session.noteAuthenticatedMedia() }
        return isSo
    }

    /// The request for a transfer of a file: it may take hours, but not be silent for half a minute.
    private func transfer(
        _ request: MatrixRequest, as token: AccessToken?
    ) throws(MatrixExchangeError) -> HTTPRequest {
        var http = try exchange.http(request, as: token)
        http.timeout = .seconds(6 * 3_600)
        http.idleTimeout = .seconds(30)
        return http
    }
}
