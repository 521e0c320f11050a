import WhisperMatrixArrivals
import WhisperMatrixProtocol
public import WhisperMessage
public import WhisperMessengerPort
public import WhisperRealtimePort

/// Files of the homeserver.
extension MatrixMessenger {
    /// Returns the maximum size of a file that the homeserver accepts (`m.upload.size`).
    ///
    /// - Throws: As `Messenger.largestFile`.
    public func largestFile() async throws(MessengerError) -> Int64? {
        let media = media
        return try await withToken { (token) async throws(MatrixExchangeError) in
            try await media.largestUpload(as: token)
        }
    }

    /// Uploads a file.
    ///
    /// - Returns: The file's `mxc:` URI.
    /// - Throws: As `Messenger.upload`.
    public func upload(
        _ file: HTTPBodySource, type: String, name: String?
    ) async throws(MessengerError) -> String {
        // Also finds out whether the token is accepted: a source can be read only once.
        if let limit = try await largestFile(), file.length > limit { throw .tooLarge }
        do throws(MatrixExchangeError) {
            return try await media.upload(file, type: type, name: name, as: ports.session.token).text
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
        let media = media
        do throws(MessengerError) {
            // The sink gets nothing of a refusal.
            try await withToken { (token) async throws(MatrixExchangeError) in
                try await media.download(uri, limit: limit, into: sink, as: token)
            }
        } catch .transport(.tooLarge) {
            throw .tooLarge
        }
    }

    /// Returns the `mxc:` URI of a message's file.
    public func address(ofFile index: Int, of message: UnifiedMessage) -> String? {
        guard index == 0, message.content.attachments.count == 1 else { return nil }
        return MatrixMedia.uri(in: message.platformSpecific)?.text
    }

    private var media: MediaExchange {
        MediaExchange(
            exchange: MatrixExchange(transport: ports.transport, server: account.server), session: ports.session)
    }

    /// Makes requests with the access token, which is renewed once if it is refused.
    private func withToken<Value: Sendable>(
        _ body: (AccessToken?) async throws(MatrixExchangeError) -> Value
    ) async throws(MessengerError) -> Value {
        guard try isLoggedIn() else { throw .notLoggedIn }
        return try await ports.session.withToken(of: account, by: ports.transport, body)
    }
}
