import WhisperPagePort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory

/// Seals bytes into a file in chunks of 64 KiB.
final class ChunkWriter {
    private let sealer: any StreamSealer
    private var pending: [UInt8] = []
    /// The number of bytes written, before sealing.
    private(set) var count: Int64 = 0

    /// The bytes that the reader needs first.
    var header: [UInt8] { sealer.header }

    init(under key: SharedKey, _ sealing: any Sealing) throws(SealingError) {
        sealer = try sealing.sealStream(under: key.secret)
    }

    func write(_ bytes: [UInt8], to file: SharedFile) throws(PageOutputError) {
        count += Int64(bytes.count)
        pending += bytes
        // The last chunk is written at the end, since it is marked.
        while pending.count > SealedArchiveHeader.chunkSize {
            let chunk = Array(pending.prefix(SealedArchiveHeader.chunkSize))
            pending.removeFirst(SealedArchiveHeader.chunkSize)
            try seal(chunk, isLast: false, to: file)
        }
    }

    func finish(to file: SharedFile) throws(PageOutputError) {
        let chunk = pending
        pending = []
        try seal(chunk, isLast: true, to: file)
    }

    private func seal(_ chunk: [UInt8], isLast: Bool, to file: SharedFile) throws(PageOutputError) {
        let sealed: [UInt8]
        do {
            sealed = try unsafe chunk.withUnsafeBufferPointer { (chunk) throws(SealingError) in
                try unsafe sealer.seal(UnsafeRawBufferPointer(chunk), isLast: isLast)
            }
        } catch {
            throw PageOutputError(error)
        }
        do {
            try file.file.write(sealed)
        } catch {
            throw PageOutputError(error)
        }
    }
}

/// Opens the chunks of a file in order.
struct ChunkReader {
    private let opener: any StreamOpener
    /// Whether the last chunk has been read.
    private(set) var isAtEnd = false

    init(header: [UInt8], under key: SharedKey, _ sealing: any Sealing) throws(SealingError) {
        opener = try sealing.openStream(header: header, under: key.secret)
    }

    /// The content of the next chunk.
    ///
    /// - Throws: `.notAuthentic` or `.malformed` if it is not what was sealed, or if there is none.
    mutating func next(_ sealed: [UInt8]) throws(SealingError) -> [UInt8] {
        let chunk = try unsafe sealed.withUnsafeBufferPointer { (sealed) throws(SealingError) in
            try unsafe opener.open(UnsafeRawBufferPointer(sealed))
        }
        isAtEnd = chunk.isLast
        return chunk.bytes
    }
}
