import WhisperArchive
import WhisperBlobPort
import WhisperClockPort
import WhisperMessage
import WhisperStorePort

/// Fetching one file.
extension FileFetch {
    /// Fetches a file if it is wanted and due, and counts what became of it.
    mutating func fetch(
        _ index: Int, of message: StoredMessage, _ pass: inout Pass
    ) async throws(FileFetchError<Files.Failure>) {
        guard !Task.isCancelled else { throw .cancelled }
        if let horizon = pass.horizon, message.unified.timestamp < horizon { return }
        let content = message.unified.content
        guard content.attachments[index].state == .remote, rules.isWanted(content.attachments[index], content.kind),
            delays.isDue(index, of: message.unified.id, at: clock.elapsed())
        else { return }
        let file = FetchedFile(message, index, in: try await title(of: message.conversation, &pass))
        if pass.leavesOut(file) { return }
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
        case .noWay:
            totals.noWay += 1
            delays.giveUp(file)
        case .failed(let failure):
            totals.failed += 1
            if files.meaning(of: failure) == .unsupported {
                delays.giveUp(file)
            } else {
                delays.postpone(file, at: clock.elapsed())
            }
        case .withdrawn: break
        }
        pass.notify(.ended(file, fate))
    }

    private func fate(
        of file: FetchedFile, _ message: StoredMessage, _ pass: inout Pass
    ) async throws(FileFetchError<Files.Failure>) -> FetchedFileFate<Files.Failure> {
        let address: Files.Address
        do throws(FileFetchError<Files.Failure>) {
            address = try await files.address(ofFile: file.index, of: message.unified)
        } catch {
            switch error {
            case .source(let failure): return try await self.fate(of: file, failure)
            case .store(let failure) where failure.code == .messageNotFound: return .withdrawn
            case .store(let failure) where failure.code == .cancelled: throw .cancelled
            default: throw error
            }
        }
        // The sender's statement spares a request, and nothing depends on it.
        if let size = file.statedSize, size > Int64(rules.limit) { return .tooLarge }
        // Held until a message refers to the content.
        guard let hold = try await hold() else { throw .cancelled }
        defer { hold.release() }
        switch try await content(at: address, of: file, &pass) {
        case .success(let blob):
            let isSettled = try await settle(file, .found(sha256: blob.id.hex, size: blob.size))
            return isSettled ? .stored(bytes: blob.size) : .withdrawn
        case .failure(let failure): return try await self.fate(of: file, failure)
        }
    }

    /// What becomes of a file because of a failure.
    ///
    /// - Throws: The failure if it ends the fetch.
    private func fate(
        of file: FetchedFile, _ failure: Files.Failure
    ) async throws(FileFetchError<Files.Failure>) -> FetchedFileFate<Files.Failure> {
        switch files.meaning(of: failure) {
        case .gone: try await settle(file, .expired) ? .expired : .withdrawn
        case .tooLarge: .tooLarge
        case .noWay: .noWay(failure)
        case .endsFetch: throw .source(failure)
        case .limited, .unreached, .broken, .onlyThisFile, .unsupported: .failed(failure)
        }
    }

    private func title(
        of conversation: UniqueIdentifier, _ pass: inout Pass
    ) async throws(FileFetchError<Files.Failure>) -> String? {
        if let title = pass.titles[conversation] { return title }
        do throws(StoreError) {
            pass.titles[conversation] = try await store.conversation(conversation)?.title
        } catch {
            throw FileFetchError(error)
        }
        return pass.titles[conversation]
    }

    private func hold() async throws(FileFetchError<Files.Failure>) -> (any BlobHold)? {
        do throws(BlobError) { return try await blobs.wait(toHold: .storing) } catch { throw .blobs(error) }
    }

    // MARK: The content

    /// Fetches a content; a failure that concerns this file only is a result.
    private func content(
        at address: Files.Address, of file: FetchedFile, _ pass: inout Pass
    ) async throws(FileFetchError<Files.Failure>) -> Result<StoredBlob, Files.Failure> {
        // It may have been deleted since.
        if let known = pass.known[address.id], try isStored(known) { return .success(known) }
        let (notify, pace) = (pass.notify, pace)
        var waits = 0
        while true {
            pace?.begin()
            do throws(FileFetchError<Files.Failure>) {
                let blob = try await files.fetch(address, into: blobs, limit: rules.limit) { count in
                    notify(.progressed(file, bytes: count))
                    await pace?.arrived(count)
                }
                pass.reached()
                pass.known[address.id] = blob
                return .success(blob)
            } catch {
                guard !Task.isCancelled else { throw .cancelled }
                guard case .source(let failure) = error else { throw error }
                switch files.meaning(of: failure) {
                case .limited(let delay) where waits < Self.mostWaits:
                    waits += 1
                    let wait = min(max(delay ?? .seconds(5), .seconds(1)), .seconds(300))
                    notify(.waits(file, wait))
                    await clock.wait(for: wait)
                case .endsFetch: throw error
                case .unreached:
                    // One file whose transfer always breaks off must not keep the others from being fetched.
                    guard pass.missed(failure) else { throw error }
                    return .failure(failure)
                case .broken:
                    pass.broke(at: file, failure)
                    return .failure(failure)
                case .gone, .tooLarge, .noWay, .limited, .onlyThisFile, .unsupported:
                    pass.reached()
                    return .failure(failure)
                }
            }
        }
    }

    /// How often a file is waited for at the source's request.
    private static var mostWaits: Int { 10 }

    private func isStored(_ blob: StoredBlob) throws(FileFetchError<Files.Failure>) -> Bool {
        do throws(BlobError) { return try blobs.contains(blob.id) } catch { throw .blobs(error) }
    }

    /// Records what became of a file.
    ///
    /// - Returns: Whether it is so now: the message may have been deleted, or another client may have been faster.
    private func settle(
        _ file: FetchedFile, _ fate: AttachmentFate
    ) async throws(FileFetchError<Files.Failure>) -> Bool {
        do throws(StoreError) {
            let attachment = try await store.settleAttachment(of: file.message, at: file.index, fate)
            return switch fate {
            case .found: attachment.state == .found
            case .expired: attachment.state == .expired
            }
        } catch {
            switch error.code {
            case .messageNotFound, .invalidArgument, .constraint: return false
            default: throw FileFetchError(error)
            }
        }
    }
}
