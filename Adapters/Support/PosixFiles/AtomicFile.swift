/// A small file that is only ever replaced as a whole.
public struct AtomicFile: Sendable {
    /// Where it is.
    public let path: String

    /// The file at this path, which need not be there yet.
    public init(path: String) {
        self.path = path
    }

    /// Puts the bytes in place of what was there; the file is of mode 0600 afterwards.
    ///
    /// Content goes to a new file beside it, to the medium, under the final name, and the name to the medium, in this
    /// order: whenever it ends, the file is the old one or the new one. To be called under a lock that keeps other
    /// writers away, as the new file's name is fixed.
    ///
    /// - Throws: Where the file's name could not be brought to the medium, the new content may be in place.
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

    /// The same under a lock, which is held until the bytes are in place.
    public func replace(with bytes: [UInt8], holding lock: borrowing FileLock) throws(FileError) {
        try replace(with: bytes)
    }
}
