import WhisperMatrixProtocol
public import WhisperMessengerPort
public import WhisperRealtimePort
import Synchronization

/// Files of the homeserver.
extension MatrixMessenger {
    /// Uploads a file.
    ///
    /// - Returns: The file's `mxc:` URI.
    /// - Throws: As `Messenger.upload`.
    public func upload(
        _ file: HTTPBodySource, type: String, name: String?
    ) async throws(MessengerError) -> String {
        let isAuthenticated = try await hasAuthenticatedMedia()
        // Also finds out whether the token is accepted: a source can be read only once.
        let limit = try await uploadLimit(isAuthenticated)
        if let limit, file.length > limit { throw .tooLarge }
        let exchange = exchange
        do throws(MatrixExchangeError) {
            let request = try exchange.transfer(.upload([], type: type, filename: name), as: ports.session.token)
            let response: HTTPResponse
            do throws(TransportError) {
                response = try await ports.transport.upload(file, with: request)
            } catch {
                throw .transport(error)
            }
            try exchange.check(response)
            do throws(MatrixProtocolError) { return try MatrixReplies.contentURI(response.body).text } catch {
                throw .malformed
            }
        } catch {
            throw error.messengerError
        }
    }

    /// Downloads a file.
    ///
    /// - Throws: As `Messenger.download`.
    public func download(
        _ address: String, limit: Int, into sink: HTTPBodySink
    ) async throws(MessengerError) {
        guard let uri = MatrixContentURI(address) else { throw .invalidArgument }
        guard try isLoggedIn() else { throw .notLoggedIn }
        let isAuthenticated = try await hasAuthenticatedMedia()
        let session = ports.session
        if session.token == nil { try await session.renew(after: nil, for: account, by: ports.transport) }
        let used = session.token
        do throws(MatrixExchangeError) {
            return try await download(uri, isAuthenticated, limit, into: sink, as: used)
        } catch {
            guard error.isTokenRefused else { throw error.mediaError }
        }
        try await session.renew(after: used, for: account, by: ports.transport)
        do throws(MatrixExchangeError) {
            try await download(uri, isAuthenticated, limit, into: sink, as: session.token)
        } catch {
            throw error.mediaError
        }
    }

    private var exchange: MatrixExchange { MatrixExchange(transport: ports.transport, server: account.server) }

    private func download(
        _ uri: MatrixContentURI, _ isAuthenticated: Bool, _ limit: Int, into sink: HTTPBodySink, as token: AccessToken?
    ) async throws(MatrixExchangeError) {
        // A refusal may be longer than the file.
        let request = try exchange.transfer(
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
            response = try await ports.transport.download(request, into: limited)
        } catch {
            let isOver = left.withLock { $0 } < 0
            throw .transport(isOver ? .tooLarge : error)
        }
        try exchange.check(response)
    }

    /// Whether the server has the paths for media that need the token.
    private func hasAuthenticatedMedia() async throws(MessengerError) -> Bool {
        try await ask(.versions) { (body) throws(MatrixProtocolError) in
            try MatrixVersions(body: body).hasAuthenticatedMedia
        }
    }

    /// The maximum size of an upload in bytes; nil if the server states none.
    private func uploadLimit(_ isAuthenticated: Bool) async throws(MessengerError) -> Int? {
        do throws(MessengerError) {
            return try await ask(.mediaLimits(isAuthenticated: isAuthenticated)) {
                (body) throws(MatrixProtocolError) in
                try MatrixReplies.uploadLimit(body).map { Int(clamping: $0) }
            }
        } catch {
            // Not every server has this request.
            switch error {
            case .notFound, .unsupported: return nil
            default: throw error
            }
        }
    }
}

extension MatrixExchange {
    /// The request for a transfer of a file: it may take hours, but not be silent for half a minute.
    fileprivate func transfer(_ request: MatrixRequest, as token: AccessToken?) throws(MatrixExchangeError)
        -> HTTPRequest
    {
        var http = try http(request, as: token)
        http.timeout = .seconds(6 * 3_600)
        http.idleTimeout = .seconds(30)
        return http
    }
}

extension MatrixExchangeError {
    /// The error of a download.
    fileprivate var mediaError: MessengerError {
        switch self {
        case .transport(.tooLarge): .tooLarge
        case .failure(let failure) where failure.status == 404: .notFound
        default: messengerError
        }
    }
}
