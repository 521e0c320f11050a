public import WhisperBlobPort
import WhisperPosixFiles
public import WhisperSealingPort
public import WhisperSecretMemory
import Synchronization

/// Attachments in a directory, each in an encrypted file of its own (ING-5).
///
/// The name of a file is a keyed hash of its content's hash: without the vault's key nobody can tell whether it holds a
/// known picture. Each file has a key of its own and is sealed in chunks of 64 KiB, so that memory does not grow with
/// the file. The form is laid down in docs/formats.md.
///
/// What is promised: `commit` brings the content to the medium and only then gives the file its name, so that under a
/// name there is always a whole blob, whatever happens; `synchronize` brings the names to the medium, one call for as
/// many commits and removals as came before it. Several processes may write and read at once; two that commit the same
/// content at the same moment may both be told that theirs is new, and one file is kept.
public final class FileBlobStore: BlobStore {
    let places: BlobPlaces
    let keys: BlobKeys
    let sealing: any Sealing
    private let changedDirectories = Mutex<Set<String>>([])
    private let synchronizing = Mutex(())

    /// The store in a directory, which is made when the first blob comes; the directory it lies in is there.
    ///
    /// - Parameter key: The vault's key for attachments, 32 bytes; other keys are derived from it.
    public init(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing
    ) throws(BlobError) {
        keys = try BlobKeys.make(from: key, sealing: sealing)
        places = BlobPlaces(root: directory)
        self.sealing = sealing
    }

    /// Starts taking in a blob.
    public func makeWriter() throws(BlobError) -> any BlobWriter {
        try FileBlobWriter(store: self)
    }

    /// Starts reading a blob.
    public func makeReader(_ id: BlobID) throws(BlobError) -> any BlobReader {
        let path = try path(of: id)
        let file = try onFiles { () throws(FileError) in try OpenFile.reading(path) }
        let header = try header(of: file)
        let size = try onFiles { () throws(FileError) in try file.status().size }
        guard header.id == id, size == BlobHeader.fileSize(contentSize: header.contentSize) else { throw .damaged }
        let contentKey = try keys.contentKey(salt: header.salt, sealing: sealing)
        do {
            let opener = try sealing.openStream(header: header.streamHeader, under: contentKey)
            return FileBlobReader(file: file, header: header, opener: opener, digest: sealing.sha256())
        } catch {
            throw BlobError(error)
        }
    }

    /// Whether a blob is kept.
    public func contains(_ id: BlobID) throws(BlobError) -> Bool {
        let path = try path(of: id)
        return try onFiles { () throws(FileError) in try Files.exists(path) }
    }

    /// Removes a blob.
    public func remove(_ id: BlobID) throws(BlobError) {
        let path = try path(of: id)
        try onFiles { () throws(FileError) in
            if try Files.remove(path) { didChange(Files.parent(of: path)) }
        }
    }

    /// All blobs kept.
    public func list() throws(BlobError) -> [BlobID] {
        var ids: [BlobID] = []
        for path in try onFiles({ () throws(FileError) in try places.blobs() }) {
            let header: BlobHeader
            do {
                header = try self.header(at: path)
            } catch .notFound {
                // Removed since the directory was read.
                continue
            }
            guard try self.path(of: header.id) == path else { throw .damaged }
            ids.append(header.id)
        }
        return ids.sorted()
    }

    /// Brings the names of blobs to the medium.
    public func synchronize() throws(BlobError) {
        // One at a time: whoever comes second must not return before the directories that the first one took.
        try synchronizing.withLock { (_) throws(BlobError) in
            var waiting = changedDirectories.withLock { directories in
                defer { directories = [] }
                return directories
            }
            defer { changedDirectories.withLock { $0.formUnion(waiting) } }
            for directory in waiting.sorted() {
                try onFiles { () throws(FileError) in
                    try Files.synchronizeDirectory(directory)
                }
                waiting.remove(directory)
            }
        }
    }

    /// Removes what interrupted writers left behind.
    @discardableResult
    public func removeAbandoned() throws(BlobError) -> Int {
        try onFiles { () throws(FileError) -> Int in
            var count = 0
            for path in try places.incoming() where try removeIfAbandoned(path) { count += 1 }
            return count
        }
    }

    private func removeIfAbandoned(_ path: String) throws(FileError) -> Bool {
        do {
            // A writer holds its file's lock as long as it lives.
            let file = try OpenFile.reading(path)
            guard try file.tryLock() else { return false }
            return try Files.remove(path)
        } catch .notFound {
            return false
        }
    }
}

extension FileBlobStore {
    /// The path of the file that holds a blob, or would.
    func path(of id: BlobID) throws(BlobError) -> String {
        places.blob(try keys.fileName(of: id, sealing: sealing))
    }

    /// The header of a blob's file, which is read up to the header's end.
    func header(of file: borrowing OpenFile) throws(BlobError) -> BlobHeader {
        let bytes: [UInt8]
        do {
            bytes = try file.read(atMost: BlobHeader.size)
        } catch {
            throw BlobError(error)
        }
        return try BlobHeader(bytes, under: keys.id, sealing: sealing)
    }

    private func header(at path: String) throws(BlobError) -> BlobHeader {
        let file = try onFiles { () throws(FileError) in try OpenFile.reading(path) }
        return try header(of: file)
    }

    /// Notes that names in a directory were made or removed.
    func didChange(_ directory: String) {
        changedDirectories.withLock { _ = $0.insert(directory) }
    }
}
