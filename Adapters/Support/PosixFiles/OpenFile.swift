#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A regular file that is open; closed when the value goes.
///
/// Interrupted calls are repeated and short ones continued, so that a call either did all of its work or failed.
public struct OpenFile: ~Copyable, Sendable {
    private let descriptor: Int32

    private init(adopting descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Gives a lock back by name: closing alone would leave it with a child that was forked just now and has not yet begun
    /// its program, which closes the file.
    deinit {
        _ = flock(descriptor, LOCK_UN)
        _ = close(descriptor)
    }

    /// Opens a regular file for reading; a device, a pipe or a directory is `unsuitable`, and so is a symbolic link
    /// unless links are followed.
    public static func reading(_ path: String, followingLinks: Bool = false) throws(FileError) -> OpenFile {
        // Not blocking: opening a named pipe must not wait for its other end.
        let file = try opening(path, O_RDONLY | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW))
        guard try file.status().isRegular else { throw .unsuitable }
        return file
    }

    /// Makes a file that was not there, of mode 0600 whatever the umask, open for reading and writing.
    public static func creating(_ path: String) throws(FileError) -> OpenFile {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.create)
        #endif
        let file = try opening(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW)
        guard fchmod(file.descriptor, 0o600) == 0 else { throw .last }
        return file
    }

    /// Opens a file, making it first where it is missing, as a place for a lock.
    public static func forLocking(_ path: String) throws(FileError) -> OpenFile {
        try opening(path, O_RDWR | O_CREAT | O_NOFOLLOW)
    }

    private static func opening(_ path: String, _ flags: Int32) throws(FileError) -> OpenFile {
        while true {
            let descriptor = unsafe open(path, flags | O_CLOEXEC, 0o600)
            if descriptor >= 0 { return OpenFile(adopting: descriptor) }
            // A symbolic link where O_NOFOLLOW forbids it.
            if errno == ELOOP { throw .unsuitable }
            guard errno == EINTR else { throw .last }
        }
    }

    /// What the system knows about the file.
    public func status() throws(FileError) -> FileStatus {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
        return FileStatus(status)
    }

    /// The next bytes, at most `limit`; fewer at the end of the file, none behind it.
    public func read(atMost limit: Int) throws(FileError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: max(limit, 0))
        var filled = 0
        while filled < bytes.count {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe systemRead(descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
            }
            if count == 0 { break }
            if count > 0 {
                filled += count
            } else if errno != EINTR {
                throw .last
            }
        }
        bytes.removeLast(bytes.count - filled)
        return bytes
    }

    /// Writes all of the bytes at the present place.
    public func write(_ bytes: [UInt8]) throws(FileError) {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.write)
        #endif
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe systemWrite(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count > 0 {
                written += count
            } else if count == 0 {
                // No progress and no reason: as good as a full medium, and never a loop without end.
                throw FileError(number: ENOSPC)
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    /// Goes to a place counted from the start of the file.
    public func seek(to offset: Int64) throws(FileError) {
        guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .last }
    }

    /// Returns once the content would survive a power loss.
    ///
    /// A failure is final: what the system could not write it forgets, and a second call would succeed wrongly.
    public func synchronize() throws(FileError) {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.synchronizeFile)
        #endif
        try synchronizeDescriptor()
    }

    /// How a lock is held.
    public enum LockMode: Sendable {
        /// With others who hold it so.
        case shared
        /// Alone.
        case exclusive
    }

    /// Takes the file's lock, unless somebody else stands in the way; it is held until the value goes.
    ///
    /// - Returns: Whether it was taken.
    public func tryLock(_ mode: LockMode = .exclusive) throws(FileError) -> Bool {
        while flock(descriptor, (mode == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            guard errno == EINTR else { throw .last }
        }
        return true
    }

    /// Whether a path leads to this file now.
    func isFile(at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        guard unsafe fstat(descriptor, &opened) == 0, unsafe lstat(path, &named) == 0 else { return false }
        return opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
    }

    func synchronizeDescriptor() throws(FileError) {
        #if canImport(Darwin)
            // fsync leaves the content in the drive's cache there; some file systems know only fsync.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) == 0 else { throw .last }
    }

    /// Opens a directory, for the sake of synchronizing it.
    static func directory(_ path: String) throws(FileError) -> OpenFile {
        try opening(path, O_RDONLY | O_DIRECTORY)
    }
}

/// What the system knows about a file.
public struct FileStatus: Hashable, Sendable {
    /// Whether it is a regular file.
    public let isRegular: Bool
    /// Its size in bytes.
    public let size: Int64
    /// Whether a name leads to it.
    public let hasName: Bool

    init(_ status: stat) {
        isRegular = status.st_mode & S_IFMT == S_IFREG
        size = Int64(status.st_size)
        hasName = status.st_nlink > 0
    }
}

// The methods of the same name hide the system's functions from the type's own code.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
