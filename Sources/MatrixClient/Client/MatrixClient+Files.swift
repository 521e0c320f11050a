import WhisperBlobPort
import WhisperClockPort
import WhisperMatrix
import WhisperMatrixProtocol
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort

/// Sending files: the content is uploaded before the message that refers to it is posted (MX-3, MX-4).
extension MatrixClient {
    /// What is posted for an entry, after its file is uploaded.
    nonisolated func content(
        of entry: OutboxEntry, as token: AccessToken?
    ) async throws(StoreError) -> Result<MatrixOutgoing.Body, Unsent> {
        guard let attachment = entry.attachments.first else { return .success(.text(entry.text)) }
        // A message of the service has one file.
        guard entry.attachments.count == 1, let make = MatrixOutgoing.Body.making(entry.kind) else {
            return .failure(.refused(.unsupported))
        }
        let address: MatrixContentURI
        switch try await uploaded(attachment, of: entry, as: token) {
        case .success(let uri): address = uri
        case .failure(let reason): return .failure(reason)
        }
        return .success(
            make(
                MatrixFile(
                    uri: address, name: attachment.shownName, caption: entry.text.isEmpty ? nil : entry.text,
                    mediaType: attachment.mime, size: attachment.size)))
    }

    /// The address of a file, which is uploaded unless that was done before.
    private nonisolated func uploaded(
        _ attachment: Attachment, of entry: OutboxEntry, as token: AccessToken?
    ) async throws(StoreError) -> Result<MatrixContentURI, Unsent> {
        let uploads = KeptUploads(ports.store, at: ports.wallClock.now())
        if let known = try await uploads.address(ofMessage: entry.clientMessageID) { return .success(known) }
        guard let id = attachment.sha256.flatMap({ BlobID(hex: $0) }), let size = attachment.size,
            let length = Int(exactly: size)
        else { return .failure(.refused(.fileMissing)) }
        let upload: FileUpload
        do throws(BlobError) { upload = try FileUpload(id, of: ports.blobs) } catch {
            return .failure(.refused(error.isLoss ? .fileMissing : .storeFailed))
        }
        let media = MediaExchange(exchange: exchange, session: ports.session)
        do throws(MatrixExchangeError) {
            if let limit = try await media.largestUpload(as: token), size > limit {
                return .failure(.refused(.tooLarge))
            }
            let notify = setup.notify
            let body = upload.body(length: length) { notify(.uploading(entry.message, sent: $0, of: size)) }
            let uri = try await media.upload(
                body, type: attachment.mime ?? "application/octet-stream", name: attachment.shownName, as: token)
            await keep(uri, of: entry)
            return .success(uri)
        } catch {
            // What the body could not be read for is known better here.
            guard error == .transport(.bodyFailed) else { return .failure(.failed(error)) }
            let isLoss = await upload.failure?.isLoss ?? true
            return .failure(.refused(isLoss ? .fileMissing : .storeFailed))
        }
    }

    /// Keeps the address of an upload. If that fails, the file is uploaded again should the post fail.
    private nonisolated func keep(_ uri: MatrixContentURI, of entry: OutboxEntry) async {
        do throws(StoreError) {
            try await KeptUploads(ports.store, at: ports.wallClock.now()).keep(uri, ofMessage: entry.clientMessageID)
        } catch {
            await report(error)
        }
    }

    /// Forgets the upload of a message that the server has.
    func forgetUpload(of entry: OutboxEntry) {
        begin(.store) { client in
            do throws(StoreError) {
                try await KeptUploads(client.ports.store, at: client.ports.wallClock.now())
                    .forget(message: entry.clientMessageID)
            } catch {
                await client.report(error)
            }
        }
    }
}

extension MatrixOutgoing.Body {
    /// Makes the body of a message with a file; nil for a kind that is none.
    fileprivate static func making(_ kind: ContentKind) -> ((MatrixFile) -> MatrixOutgoing.Body)? {
        switch kind {
        case .image, .sticker: { .image($0) }
        case .video: { .video($0) }
        case .audio: { .audio($0) }
        case .document: { .file($0) }
        default: nil
        }
    }
}

extension Attachment {
    /// The name under which the file is sent.
    fileprivate var shownName: String { name.flatMap { $0.isEmpty ? nil : $0 } ?? "file" }
}

extension BlobError {
    /// Whether the content is lost, so that another attempt fails as well.
    fileprivate var isLoss: Bool {
        switch self {
        case .notFound, .damaged: true
        case .newerVersion, .full, .inaccessible, .outOfMemory, .finished: false
        }
    }
}
