#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A lock on a directory that is being filled under a temporary name, held until the value is destroyed; effective in
/// this process and in others.
public struct DirectoryLock: ~Copyable, Sendable {
    private let directory: OpenFile

    /// Locks a directory, creating it if it is missing.
    ///
    /// - Throws: `.busy` immediately if it is locked elsewhere; `.exists` if the name is that of something else, a link
    ///   included; or the file system's error.
    public static func acquire(_ path: String) throws(FileError) -> DirectoryLock {
        while true {
            try Files.makeDirectory(path)
            let directory: OpenFile
            do throws(FileError) {
                guard try Files.kind(path) == .directory else { throw .exists }
                directory = try OpenFile.directory(path)
            } catch .notFound {
                continue
            }
            guard try directory.tryLock() else { throw .busy }
            // Meanwhile, it may have been renamed to its final name.
            if directory.isFile(at: path) { return DirectoryLock(directory: directory) }
        }
    }

    /// Whether the directory still has this name.
    public func holds(_ path: String) -> Bool { directory.isFile(at: path) }

    /// Brings everything in the directory's file system to the medium. Returns 0 or a negative error number: that of
    /// ENOSYS if the system cannot do that.
    func synchronizeFileSystem() -> Int32 { directory.synchronizeFileSystem() }
}

/// Excludes other writers, in this process and in others, until the value is destroyed.
///
/// The lock uses a file of its own, which is never removed: removing it would let two writers lock two files with one
/// name. The system releases it when the process ends in any way.
public struct FileLock: ~Copyable, Sendable {
    private let file: OpenFile

    private init(holding file: consuming OpenFile) {
        self.file = file
    }

    /// Waits for the lock for at most `milliseconds`.
    ///
    /// - Throws: `.busy` after that time, or the file system's error.
    public static func acquire(_ path: String, waitingAtMost milliseconds: Int = 5_000) throws(FileError) -> FileLock {
        let file = try OpenFile.forLocking(path)
        var waited = 0
        while try !file.tryLock() {
            guard waited < milliseconds else { throw .busy }
            usleep(10_000)
            waited += 10
        }
        return FileLock(holding: file)
    }
}
