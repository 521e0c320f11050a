import WhisperBlobPort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory

/// Reads one blob: verifies every chunk, and the whole before it returns the last one.
final class FileBlobReader: BlobReader {
    private let file: OpenFile
    private let header: BlobHeader
    private let opener: any StreamOpener
    private let digest: any Digest
    private var size: Int64 = 0
    private var state = State.reading

    private enum State {
        case reading
        case ended
        case failed(BlobError)
    }

    /// Parameter file: Read up to the end of the header.
    init(file: consuming OpenFile, header: BlobHeader, opener: any StreamOpener, digest: any Digest) {
        self.file = file
        self.header = header
        self.opener = opener
        self.digest = digest
    }

    func read() throws(BlobError) -> [UInt8] {
        switch state {
        case .ended: return []
        case .failed(let error): throw error
        case .reading:
            do {
                return try readChunk()
            } catch {
                state = .failed(error)
                throw error
            }
        }
    }

    private func readChunk() throws(BlobError) -> [UInt8] {
        let sealed = try onFiles { () throws(FileError) in
            try file.read(atMost: BlobHeader.chunkSize + BlobHeader.chunkOverhead)
        }
        let chunk: (bytes: [UInt8], isLast: Bool)
        do {
            chunk = try unsafe sealed.withUnsafeBufferPointer { (sealed) throws(SealingError) in
                try unsafe opener.open(UnsafeRawBufferPointer(sealed))
            }
        } catch {
            throw BlobError(error)
        }
        size += Int64(chunk.bytes.count)
        unsafe chunk.bytes.withUnsafeBytes { unsafe digest.update($0) }
        guard chunk.isLast else {
            // Only the last chunk may be empty, as an empty result would be taken for the end.
            guard !chunk.bytes.isEmpty else { throw .damaged }
            return chunk.bytes
        }
        let isAtEnd = try onFiles { () throws(FileError) in try file.read(atMost: 1).isEmpty }
        guard isAtEnd, size == header.contentSize, digest.finish() == header.id.bytes else { throw .damaged }
        state = .ended
        return chunk.bytes
    }
}
