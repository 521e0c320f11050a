public import WhisperBlobPort
import WhisperPosixFiles
public import WhisperSealingPort
public import WhisperSecretMemory
import Synchronization

/// Stores attachments in a directory, each in its own encrypted file (ING-5).
///
/// The name of a file is a keyed hash of its content hash, so that only the vault key reveals whether it contains a
/// known picture. Each file has its own key and is sealed in chunks of 64 KiB, so that memory use does not grow with
/// the file. docs/formats.md specifies the format.
///
/// Guarantees: `commit` flushes the content to the medium before it gives the file its name, so that a name always
/// belongs to a complete blob, whatever happens; `synchronize` flushes the names, one call for any number of earlier
/// commits and removals. Several processes may write and read concurrently; if two commit the same content at the same
/// moment, both may report it as new, and one file is stored.
public final class FileBlobStore: BlobStore {
    let places: BlobPlaces
    let keys: BlobKeys
    let sealing: any Sealing
    private let changedDirectories = Mutex<Set<String>>([])
    private let synchronizing = Mutex(())

    /// Opens the store in a directory. The directory is created with the first blob; its parent must exist.
    ///
    /// - Parameter key: The vault's key for attachments, 32 bytes; other keys are derived from it.
    /// - Throws: `.damaged` for a key of another length, `.outOfMemory`.
    public init(
        directory: String, key: borrowing SecretBytes, sealing: any Sealing
    ) throws(BlobError) {
        keys = try BlobKeys.make(from: key, sealing: sealing)
        places = BlobPlaces(root: directory)
        self.sealing = sealing
    }

    /// Starts writing a blob.
    ///
    /// - Throws: `.inaccessible`, `.full` or `.outOfMemory`.
    public func makeWriter() throws(BlobError) -> any BlobWriter {
        try FileBlobWriter(store: self)
    }

    /// Starts reading a blob.
    ///
    /// - Throws: `.notFound` if there is no such blob; `.damaged` immediately if the stored data belongs to another
    ///   blob or has the wrong length; `.newerVersion`; `.inaccessible`; `.outOfMemory`.
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

    /// Whether a blob is stored.
    ///
    /// - Throws: `.inaccessible` or `.outOfMemory`.
    public func contains(_ id: BlobID) throws(BlobError) -> Bool {
        let path = try path(of: id)
        return try onFiles { () throws(FileError) in try Files.exists(path) }
    }

    /// Removes a blob.
    ///
    /// - Throws: `.inaccessible` or `.outOfMemory`.
    public func remove(_ id: BlobID) throws(BlobError) {
        let path = try path(of: id)
        try onFiles { () throws(FileError) in
            if try Files.remove(path) { didChange(Files.parent(of: path)) }
        }
    }

    /// What is stored; a file whose header does not show its blob is named by its path within the directory.
    ///
    /// - Throws: `.inaccessible` or `.outOfMemory`.
    public func list() throws(BlobError) -> BlobListing {
        var ids: [BlobID] = []
        var unidentified: [String] = []
        for path in try onFiles({ () throws(FileError) in try places.blobs() }) {
            do throws(BlobError) {
                let id = try header(at: path).id
                guard try self.path(of: id) == path else { throw .damaged }
                ids.append(id)
            } catch .notFound {
                // Removed since the directory was read.
            } catch .damaged, .newerVersion {
                unidentified.append(places.name(of: path))
            } catch {
                throw error
            }
        }
        return BlobListing(ids: ids, unidentified: unidentified)
    }

    /// Flushes the names of blobs to the medium.
    ///
    /// - Throws: `.inaccessible` or `.full`.
    public func synchronize() throws(BlobError) {
        // Serialised: a second caller must not return before the directories that the first one took are flushed.
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
    ///
    /// - Throws: `.inaccessible`.
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
            // A writer holds its file's lock throughout its lifetime.
            let file = try OpenFile.reading(path)
            guard try file.tryLock() else { return false }
            return try Files.remove(path)
        } catch .notFound {
            return false
        }
    }
}

extension FileBlobStore {
    /// The path of a blob's file, whether or not it exists.
    func path(of id: BlobID) throws(BlobError) -> String {
        places.blob(try keys.fileName(of: id, sealing: sealing))
    }

    /// Reads the header of a blob's file, up to its end.
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

    /// Records that names in a directory were added or removed.
    func didChange(_ directory: String) {
        changedDirectories.withLock { _ = $0.insert(directory) }
    }
}
