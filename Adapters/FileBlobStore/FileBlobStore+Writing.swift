import WhisperBlobPort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory

/// What writers need from their store.
extension FileBlobStore {
    /// Starts sealing the content of the file with this salt.
    func sealStream(salt: [UInt8]) throws(BlobError) -> any StreamSealer {
        let key = try keys.contentKey(salt: salt, sealing: sealing)
        do {
            return try sealing.sealStream(under: key)
        } catch {
            throw BlobError(error)
        }
    }

    /// The bytes for the reserved space in the header of the file with this salt.
    func headerBox(id: BlobID, contentSize: Int64, salt: [UInt8]) throws(BlobError) -> [UInt8] {
        do {
            return try BlobHeader.box(
                id: id, contentSize: contentSize, salt: salt, under: keys.id, sealing: sealing)
        } catch {
            throw BlobError(error)
        }
    }

    /// Creates a file for a new blob, and locks it.
    func makeIncoming() throws(FileError) -> IncomingFile {
        while true {
            let path = places.newIncoming(sealing.randomBytes(count: 16))
            let file: OpenFile
            do {
                file = try OpenFile.creating(path)
            } catch .notFound {
                try places.makeDirectories { didChange($0) }
                file = try OpenFile.creating(path)
            }
            // Between the two calls, another process may have removed it as abandoned.
            if try file.tryLock(), try file.status().hasName { return IncomingFile(file: file, path: path) }
        }
    }

    /// Moves a finished file to its blob's name, unless the blob is already stored.
    ///
    /// - Returns: Whether it was not stored before.
    func publish(_ incoming: borrowing IncomingFile, as id: BlobID, contentSize: Int64) throws(BlobError) -> Bool {
        let target = try path(of: id)
        let isKept = isIntact(target, as: id, contentSize: contentSize)
        do {
            if isKept {
                try Files.remove(incoming.path)
            } else {
                try incoming.file.synchronize()
                if try Files.makeDirectory(Files.parent(of: target)) { didChange(places.root) }
                try Files.rename(incoming.path, to: target)
            }
        } catch {
            throw BlobError(error)
        }
        // Even if it was stored already, as its writer may not have synchronised yet.
        didChange(Files.parent(of: target))
        return !isKept
    }

    /// Whether a blob is stored, judged by its header and file size; a damaged one is replaced.
    private func isIntact(_ path: String, as id: BlobID, contentSize: Int64) -> Bool {
        guard let file = try? OpenFile.reading(path), let status = try? file.status(),
            let header = try? header(of: file)
        else { return false }
        return header.id == id && header.contentSize == contentSize
            && status.size == BlobHeader.fileSize(contentSize: contentSize)
    }
}

/// A file that is being written, and its current path.
struct IncomingFile: ~Copyable {
    let file: OpenFile
    let path: String
}
