import WhisperBlobPort
import WhisperMediaPort

/// Opens one encrypted file while it arrives, and writes its content into an attachment (ING-6).
///
/// The content is not verified before `finish`; nothing of it is stored until then, and its bytes are encrypted on the
/// medium while they wait.
actor MediaIntake {
    typealias Failure = FileFetchError<MediaFailure>

    private let blobs: any BlobStore
    private let writer: any BlobWriter
    private let opening: any MediaOpening
    private let digest: [UInt8]
    /// The maximum size of the content in bytes.
    private let limit: Int64
    /// The maximum size of the encrypted file in bytes.
    nonisolated let encryptedLimit: Int64
    /// The number of encrypted bytes that have arrived.
    private(set) var offset: Int64 = 0
    private var size: Int64 = 0
    private var isWriting = true
    /// Why it takes no more bytes; nil if it does.
    private(set) var failure: Failure?

    /// Starts opening a file.
    init(
        _ reference: borrowing MediaReference, by opener: any MediaOpener, into blobs: any BlobStore, limit: Int
    ) throws(Failure) {
        self.blobs = blobs
        self.limit = Int64(max(limit, 0))
        encryptedLimit = self.limit.saturatingAdd(MediaIntake.mostOverhead)
        digest = reference.digest
        do throws(MediaOpeningError) { opening = try opener.begin(reference) } catch { throw .source(.opening(error)) }
        do throws(BlobError) { writer = try blobs.makeWriter() } catch { throw .blobs(error) }
    }

    /// By how many bytes an encrypted file is larger than its content, at most: a block, and the code at the end.
    private static let mostOverhead: Int64 = 16 + 10

    /// Takes the next bytes of the encrypted file, and returns how many there are now.
    func take(_ bytes: [UInt8]) throws(Failure) -> Int64 {
        if let failure { throw failure }
        guard !bytes.isEmpty else { return offset }
        do throws(Failure) {
            guard Int64(bytes.count) <= encryptedLimit - offset else { throw .source(.transfer(.tooLarge)) }
            try opening { (content) throws(MediaOpeningFailure<Failure>) in
                try bytes.span.bytes.withUnsafeBytes { (piece) throws(MediaOpeningFailure<Failure>) in
                    try content.open(piece) { (opened) throws(Failure) in try write(opened) }
                }
            }
        } catch {
            failure = error
            throw error
        }
        offset += Int64(bytes.count)
        return offset
    }

    /// Verifies the file, and stores it durably.
    func finish() throws(Failure) -> StoredBlob {
        if let failure { throw failure }
        try opening { (content) throws(MediaOpeningFailure<Failure>) in
            try content.finish { (opened) throws(Failure) in try write(opened) }
        }
        isWriting = false
        let blob: StoredBlob
        do throws(BlobError) {
            blob = try writer.commit()
            try blobs.synchronize()
        } catch {
            throw .blobs(error)
        }
        // Whatever opened it: a message refers to no content but the one that it names.
        guard blob.id.bytes == digest else { throw .source(.opening(.otherContent)) }
        return blob
    }

    /// Discards the file.
    func cancel() {
        guard isWriting else { return }
        isWriting = false
        writer.cancel()
    }

    private func write(_ content: UnsafeRawBufferPointer) throws(Failure) {
        guard Int64(content.count) <= limit - size else { throw .source(.transfer(.tooLarge)) }
        do throws(BlobError) {
            try writer.write(content)
        } catch {
            // It has left nothing behind.
            isWriting = false
            throw .blobs(error)
        }
        size += Int64(content.count)
    }

    private func opening(
        _ body: (any MediaOpening) throws(MediaOpeningFailure<Failure>) -> Void
    ) throws(Failure) {
        do throws(MediaOpeningFailure<Failure>) {
            try body(opening)
        } catch {
            switch error {
            case .opening(let error): throw .source(.opening(error))
            case .content(let error): throw error
            }
        }
    }
}
