import CWhisperProcess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open regular file, closed when the value is destroyed.
///
/// Interrupted calls are repeated and short ones continued, so that a call either completes or fails. Every call throws
/// the file system's error.
public struct OpenFile: ~Copyable, Sendable {
    private let descriptor: Int32

    private init(adopting descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Unlocks explicitly: closing alone would leave the lock with a child that has been forked but has not yet
    /// executed its program, which closes the file.
    deinit {
        _ = flock(descriptor, LOCK_UN)
        _ = close(descriptor)
    }

    /// Opens a regular file for reading.
    ///
    /// - Throws: `.unsuitable` for a device, a pipe or a directory, and for a symbolic link unless links are followed;
    ///   otherwise the file system's error.
    public static func reading(_ path: String, followingLinks: Bool = false) throws(FileError) -> OpenFile {
        // Not blocking: opening a named pipe must not wait for its other end.
        let file = try opening(path, O_RDONLY | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW))
        guard try file.status().isRegular else { throw .unsuitable }
        return file
    }

    /// Creates a file that does not exist, with mode 0600 whatever the umask, and opens it for reading and writing.
    ///
    /// - Throws: `.exists` if the name is taken, by a link too, or another error of the file system.
    public static func creating(_ path: String) throws(FileError) -> OpenFile {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.create)
        #endif
        let file = try opening(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW)
        guard fchmod(file.descriptor, 0o600) == 0 else { throw .last }
        return file
    }

    /// Opens a file for locking, creating it if it is missing.
    ///
    /// - Throws: The file system's error.
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

    /// The status of the file.
    ///
    /// - Throws: The file system's error.
    public func status() throws(FileError) -> FileStatus {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
        return FileStatus(status)
    }

    /// The next bytes, at most `limit`; fewer at the end of the file, none after it.
    ///
    /// - Throws: The file system's error.
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

    /// Writes all of the bytes at the current offset.
    ///
    /// - Throws: The file system's error.
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
                // No progress without an error is treated as a full medium, to avoid an endless loop.
                throw FileError(number: ENOSPC)
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    /// Sets the offset from the start of the file.
    ///
    /// - Throws: The file system's error.
    public func seek(to offset: Int64) throws(FileError) {
        guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .last }
    }

    /// Returns once the content would survive a power loss.
    ///
    /// A failure is final: the system discards what it could not write, and a second call would succeed wrongly.
    ///
    /// - Throws: The file system's error.
    public func synchronize() throws(FileError) {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.synchronizeFile)
        #endif
        try synchronizeDescriptor()
    }

    /// How a lock is held.
    public enum LockMode: Sendable {
        /// Shared with other holders.
        case shared
        /// Held by one holder only.
        case exclusive
    }

    /// Tries to lock the file; the lock is held until the value is destroyed.
    ///
    /// - Returns: Whether the lock was obtained.
    /// - Throws: The file system's error.
    public func tryLock(_ mode: LockMode = .exclusive) throws(FileError) -> Bool {
        while flock(descriptor, (mode == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            guard errno == EINTR else { throw .last }
        }
        return true
    }

    /// Whether a path, which is not followed if it is a link, currently leads to this file.
    public func isFile(at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        guard unsafe fstat(descriptor, &opened) == 0, unsafe lstat(path, &named) == 0 else { return false }
        return opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
    }

    func synchronizeDescriptor() throws(FileError) {
        #if canImport(Darwin)
            // fsync leaves the content in the drive's cache on this system; some file systems support only fsync.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) == 0 else { throw .last }
    }

    /// Brings everything in the file's file system to the medium. Returns 0 or a negative error number: that of ENOSYS
    /// if the system cannot do that.
    func synchronizeFileSystem() -> Int32 { whisper_synchronize_file_system(descriptor) }

    /// Opens a directory in order to flush it.
    static func directory(_ path: String) throws(FileError) -> OpenFile {
        try opening(path, O_RDONLY | O_DIRECTORY)
    }
}

/// The status of a file.
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

// The methods of the same name shadow the system's functions within the type.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
