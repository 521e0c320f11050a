import WhisperBlobPort
import WhisperClockPort
import WhisperCore
import WhisperMessage
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort

/// Fetching one file.
extension FileFetch {
    /// Fetches a file if it is due, and counts what became of it.
    mutating func fetch(
        _ index: Int, of message: StoredMessage, _ pass: inout Pass
    ) async throws(FileFetchError) {
        guard !Task.isCancelled else { throw .cancelled }
        let file = FetchedFile(message, index)
        guard message.unified.content.attachments[index].state == .remote, delays.isDue(file, at: clock.elapsed())
        else { return }
        pass.notify(.began(file))
        let fate = try await fate(of: file, message, &pass)
        switch fate {
        case .stored(let size):
            totals.stored += 1
            totals.bytes = totals.bytes.saturatingAdd(size)
        case .expired: totals.expired += 1
        case .tooLarge:
            totals.tooLarge += 1
            delays.giveUp(file)
        case .failed:
            totals.failed += 1
            delays.postpone(file, at: clock.elapsed())
        case .withdrawn: break
        }
        pass.notify(.ended(file, fate))
    }

    private func fate(
        of file: FetchedFile, _ message: StoredMessage, _ pass: inout Pass
    ) async throws(FileFetchError) -> FetchedFileFate {
        guard let address = messenger.address(ofFile: file.index, of: message.unified) else {
            return .failed(.invalidArgument)
        }
        // The sender's statement spares a request, and nothing depends on it.
        if let size = file.statedSize, size > Int64(limit) { return .tooLarge }
        // Held until a message refers to the content.
        guard let hold = try await hold() else { throw .cancelled }
        defer { hold.release() }
        switch try await content(at: address, of: file, &pass) {
        case .success(let blob):
            let isSettled = try await settle(file, .found(sha256: blob.id.hex, size: blob.size))
            return isSettled ? .stored(bytes: blob.size) : .withdrawn
        case .failure(.notFound): return try await settle(file, .expired) ? .expired : .withdrawn
        case .failure(.tooLarge): return .tooLarge
        case .failure(let error): return .failed(error)
        }
    }

    private func hold() async throws(FileFetchError) -> (any BlobHold)? {
        do throws(BlobError) { return try await blobs.wait(toHold: .storing) } catch { throw .blobs(error) }
    }

    // MARK: The content

    /// Downloads a file; a failure that concerns this file only is a result.
    private func content(
        at address: String, of file: FetchedFile, _ pass: inout Pass
    ) async throws(FileFetchError) -> Result<StoredBlob, MessengerError> {
        // It may have been deleted since.
        if let known = pass.known[address], try isStored(known) { return .success(known) }
        let download = FileDownload(messenger, blobs: blobs, limit: limit)
        let notify = pass.notify
        var waits = 0
        while true {
            do throws(FileDownloadError) {
                let blob = try await download.fetch(address) { notify(.progressed(file, bytes: $0)) }
                pass.reached()
                pass.known[address] = blob
                return .success(blob)
            } catch {
                guard !Task.isCancelled else { throw .cancelled }
                switch error {
                case .blobs(let error): throw .blobs(error)
                case .messenger(.limited(let delay)) where waits < FileFetch.mostWaits:
                    waits += 1
                    await clock.wait(for: min(max(delay ?? .seconds(5), .seconds(1)), .seconds(300)))
                case .messenger(let failure) where failure.endsFetch: throw .messenger(failure)
                case .messenger(.transport(let failure)) where failure.mayPass:
                    // One file whose transfer always breaks off must not keep the others from being fetched.
                    guard pass.missed(failure) else { throw .messenger(.transport(failure)) }
                    return .failure(.transport(failure))
                case .messenger(let failure):
                    pass.reached()
                    return .failure(failure)
                }
            }
        }
    }

    /// How often a file is waited for at the server's request.
    private static let mostWaits = 10

    private func isStored(_ blob: StoredBlob) throws(FileFetchError) -> Bool {
        do throws(BlobError) { return try blobs.contains(blob.id) } catch { throw .blobs(error) }
    }

    /// Records what became of a file.
    ///
    /// - Returns: Whether it is so now: the message may have been deleted, or another client may have been faster.
    private func settle(_ file: FetchedFile, _ fate: AttachmentFate) async throws(FileFetchError) -> Bool {
        do throws(StoreError) {
            let attachment = try await store.settleAttachment(of: file.message, at: file.index, fate)
            return switch fate {
            case .found: attachment.state == .found
            case .expired: attachment.state == .expired
            }
        } catch {
            switch error.code {
            case .messageNotFound, .invalidArgument, .constraint: return false
            case .cancelled: throw .cancelled
            default: throw .store(error)
            }
        }
    }
}

extension MessengerError {
    /// Whether no other file can be fetched either.
    fileprivate var endsFetch: Bool {
        switch self {
        case .notLoggedIn, .sessionEnded, .tokenRefused, .malformedToken, .otherAccount, .credentialsRefused,
            .notForgotten, .keychain, .store, .outOfMemory, .transport(.untrusted), .transport(.insecure),
            .transport(.shutDown), .transport(.cancelled):
            true
        default: false
        }
    }
}

extension TransportError {
    /// Whether the server was not reached, or the transfer broke off.
    fileprivate var mayPass: Bool {
        switch self {
        case .unreachable, .timedOut, .closed: true
        default: false
        }
    }
}
