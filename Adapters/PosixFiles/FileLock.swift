#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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
