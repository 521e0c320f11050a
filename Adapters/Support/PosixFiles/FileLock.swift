#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Holds a directory that is being filled under a passing name, until the value goes; in this process and in others.
public struct DirectoryLock: ~Copyable, Sendable {
    private let directory: OpenFile

    /// Makes the directory where it is missing, and takes it, or fails with `busy` at once where it is taken.
    public static func acquire(_ path: String) throws(FileError) -> DirectoryLock {
        while true {
            try Files.makeDirectory(path)
            let directory: OpenFile
            do {
                directory = try OpenFile.directory(path)
            } catch .notFound {
                continue
            }
            guard try directory.tryLock() else { throw .busy }
            // It may have been given its lasting name in between.
            if directory.isFile(at: path) { return DirectoryLock(directory: directory) }
        }
    }

    /// Whether the directory still has this name.
    public func holds(_ path: String) -> Bool { directory.isFile(at: path) }
}

/// Keeps other writers away, in this process and in others, until the value goes.
///
/// The lock lies on a file of its own, which stays: removing it would let two writers lock two files of one name. It
/// goes with the process, however that ends.
public struct FileLock: ~Copyable, Sendable {
    private let file: OpenFile

    private init(holding file: consuming OpenFile) {
        self.file = file
    }

    /// Waits for the lock, at most `milliseconds`; then it is `busy`.
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
