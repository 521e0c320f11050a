import WhisperBlobPort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory

/// Writes one blob: hashes, seals and writes it chunk by chunk.
final class FileBlobWriter: BlobWriter {
    private let store: FileBlobStore
    private let incoming: IncomingFile
    private let salt: [UInt8]
    private let sealer: any StreamSealer
    private let digest: any Digest
    private var pending: [UInt8] = []
    private var size: Int64 = 0
    private var isFinished = false

    init(store: FileBlobStore) throws(BlobError) {
        self.store = store
        salt = store.sealing.randomBytes(count: BlobHeader.saltSize)
        sealer = try store.sealStream(salt: salt)
        digest = store.sealing.sha256()
        incoming = try onFiles { () throws(FileError) in try store.makeIncoming() }
        pending.reserveCapacity(BlobHeader.chunkSize)
        try writeToFile(BlobHeader.provisional(salt: salt, streamHeader: sealer.header))
    }

    deinit {
        cancel()
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(BlobError) {
        guard !isFinished else { throw .finished }
        unsafe digest.update(bytes)
        size += Int64(bytes.count)
        var position = 0
        while position < bytes.count {
            // A full chunk is held back until more data arrives, as the last one has to be marked.
            if pending.count == BlobHeader.chunkSize { try writeChunk(isLast: false) }
            let count = min(BlobHeader.chunkSize - pending.count, bytes.count - position)
            unsafe pending.append(contentsOf: bytes[position..<position + count])
            position += count
        }
    }

    func commit() throws(BlobError) -> StoredBlob {
        guard !isFinished else { throw .finished }
        try writeChunk(isLast: true)
        guard let id = BlobID(bytes: digest.finish()) else { throw .damaged }
        let isNew = try orCancel { () throws(BlobError) in
            let box = try store.headerBox(id: id, contentSize: size, salt: salt)
            try onFiles { () throws(FileError) in
                try incoming.file.seek(to: BlobHeader.boxOffset)
                try incoming.file.write(box)
            }
            return try store.publish(incoming, as: id, contentSize: size)
        }
        isFinished = true
        return StoredBlob(id: id, size: size, isNew: isNew)
    }

    func cancel() {
        guard !isFinished else { return }
        isFinished = true
        pending = []
        _ = try? Files.remove(incoming.path)
    }

    private func writeChunk(isLast: Bool) throws(BlobError) {
        let sealed: [UInt8]
        do {
            sealed = try unsafe pending.withUnsafeBufferPointer { (chunk) throws(SealingError) in
                try unsafe sealer.seal(UnsafeRawBufferPointer(chunk), isLast: isLast)
            }
        } catch {
            cancel()
            throw BlobError(error)
        }
        pending.removeAll(keepingCapacity: true)
        try writeToFile(sealed)
    }

    private func writeToFile(_ bytes: [UInt8]) throws(BlobError) {
        try orCancel { () throws(BlobError) in
            try onFiles { () throws(FileError) in try incoming.file.write(bytes) }
        }
    }

    /// Runs a step, and cancels the writer if it fails.
    private func orCancel<Result>(_ body: () throws(BlobError) -> Result) throws(BlobError) -> Result {
        do {
            return try body()
        } catch {
            cancel()
            throw error
        }
    }
}
