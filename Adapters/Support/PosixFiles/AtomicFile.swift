/// A small file that is only ever replaced atomically.
public struct AtomicFile: Sendable {
    /// The path of the file.
    public let path: String

    /// The file at this path, which need not be there yet.
    public init(path: String) {
        self.path = path
    }

    /// Replaces the content of the file, which has mode 0600 afterwards.
    ///
    /// The content is written to a new file beside it, flushed, renamed to the final name, and the name is flushed, in
    /// this order: after an interruption at any point, the file is the old one or the new one. Call it under a lock
    /// that excludes other writers, as the name of the new file is fixed.
    ///
    /// - Throws: The error of the step that failed. If that was flushing the name, the new content may be in place.
    public func replace(with bytes: [UInt8]) throws(FileError) {
        let temporary = path + ".new"
        // What a killed writer left behind.
        try Files.remove(temporary)
        do {
            let file = try OpenFile.creating(temporary)
            try file.write(bytes)
            try file.synchronize()
            try Files.rename(temporary, to: path)
        } catch {
            _ = try? Files.unlinked(temporary)
            throw error
        }
        try Files.synchronizeDirectory(Files.parent(of: path))
    }

    /// Replaces the content of the file under a lock, which is held until then.
    ///
    /// - Throws: As `replace(with:)`.
    public func replace(with bytes: [UInt8], holding lock: borrowing FileLock) throws(FileError) {
        try replace(with: bytes)
    }
}
