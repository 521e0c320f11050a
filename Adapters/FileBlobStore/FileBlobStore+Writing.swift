import WhisperBlobPort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory

/// What writers need of their store.
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

    /// What goes into the room left in the header of the file with this salt.
    func headerBox(id: BlobID, contentSize: Int64, salt: [UInt8]) throws(BlobError) -> [UInt8] {
        do {
            return try BlobHeader.box(
                id: id, contentSize: contentSize, salt: salt, under: keys.id, sealing: sealing)
        } catch {
            throw BlobError(error)
        }
    }

    /// Makes a file for a blob to come, with its lock held.
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
            // Between the two calls it may have been taken for an abandoned one.
            if try file.tryLock(), try file.status().hasName { return IncomingFile(file: file, path: path) }
        }
    }

    /// Keeps a finished file under its blob's name, unless the blob is kept already.
    ///
    /// - Returns: Whether it was not kept before.
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
        // Also where it was kept: whoever put it there may not have come to synchronize.
        didChange(Files.parent(of: target))
        return !isKept
    }

    /// Whether a blob is kept, as far as its header and its file's size tell; a damaged one is written anew.
    private func isIntact(_ path: String, as id: BlobID, contentSize: Int64) -> Bool {
        guard let file = try? OpenFile.reading(path), let status = try? file.status(),
            let header = try? header(of: file)
        else { return false }
        return header.id == id && header.contentSize == contentSize
            && status.size == BlobHeader.fileSize(contentSize: contentSize)
    }
}

/// A file being written, and its present name.
struct IncomingFile: ~Copyable {
    let file: OpenFile
    let path: String
}
