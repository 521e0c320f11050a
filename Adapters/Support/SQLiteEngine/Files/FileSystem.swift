#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
package import WhisperStorePort

/// The few file system calls that the engine does not make itself.
package enum FileSystem {
    /// Whether a path exists.
    package static func exists(_ path: String) -> Bool {
        unsafe access(path, F_OK) == 0
    }

    /// Whether this process may write to a path.
    package static func isWritable(_ path: String) -> Bool {
        unsafe access(path, W_OK) == 0
    }

    /// The size of a file in bytes; nil if there is none.
    package static func size(_ path: String) -> Int64? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? Int64(status.st_size) : nil
    }

    /// Whether an open file is the one that a path currently leads to.
    static func isSame(_ file: Int32, as path: String) -> Bool {
        var opened = stat()
        var named = stat()
        guard unsafe fstat(file, &opened) == 0, unsafe stat(path, &named) == 0 else { return false }
        return opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
    }

    /// Creates a directory that only its owner can access; an existing one is left unchanged.
    ///
    /// - Throws: The file system's error.
    package static func makeDirectory(_ path: String) throws(StoreError) {
        guard unsafe mkdir(path, 0o700) != 0, errno != EEXIST else { return }
        throw failure(errno)
    }

    /// Creates an empty file that only its owner can access; an existing one is left unchanged.
    ///
    /// - Throws: The file system's error.
    package static func makeFile(_ path: String) throws(StoreError) {
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard file >= 0 else { throw failure(errno) }
        close(file)
    }

    /// Removes a file; does nothing if there is none.
    package static func remove(_ path: String) {
        unsafe unlink(path)
    }

    /// Replaces a file with another one, durably.
    ///
    /// - Throws: The file system's error.
    package static func replace(_ path: String, with new: String) throws(StoreError) {
        try synchronize(new)
        guard unsafe rename(new, path) == 0 else { throw failure(errno) }
        try synchronize(parent(of: path))
    }

    /// Whether a path leads to something other than a regular file: a pipe, on which the engine would block, or a
    /// device.
    package static func isForeign(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    /// Whether a path is on a read-only medium.
    package static func isOnReadOnlyMedium(_ path: String) -> Bool {
        unsafe access(path, W_OK) != 0 && errno == EROFS
    }

    /// The whole content of a small file; nil if there is none.
    ///
    /// - Throws: `.damaged` for a file longer than `limit` bytes or a path that is not a file; otherwise the file
    ///   system's error.
    package static func read(_ path: String, limit: Int) throws(StoreError) -> [UInt8]? {
        if isForeign(path) { throw StoreError(.damaged) }
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure(errno)
        }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: limit + 1)
        var filled = 0
        while filled < bytes.count {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe systemRead(file, UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            }
            if count == 0 { break }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            filled += count
        }
        guard filled <= limit else { throw StoreError(.damaged) }
        return Array(bytes[..<filled])
    }

    /// The first bytes of a file; fewer if it is shorter.
    static func start(of path: String, count: Int) throws(StoreError) -> [UInt8] {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure(errno) }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: count)
        let read = unsafe bytes.withUnsafeMutableBytes { unsafe systemRead(file, $0) }
        guard read >= 0 else { throw failure(errno) }
        return Array(bytes[..<read])
    }

    /// Writes a file atomically, replacing an existing one, accessible only to its owner.
    ///
    /// Several processes may write the same file concurrently; their writes are serialised.
    ///
    /// - Throws: The file system's error.
    package static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let temporary = "\(path).new"
        let file = try openAlone(temporary)
        guard ftruncate(file, 0) == 0 else {
            let error = failure(errno)
            close(file)
            throw error
        }
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe systemWrite(file, UnsafeRawBufferPointer(rebasing: buffer[written...]))
            }
            guard count > 0 else {
                if errno == EINTR { continue }
                let error = failure(errno)
                close(file)
                remove(temporary)
                throw error
            }
            written += count
        }
        // Closed, and so released to the next writer, only after the rename.
        defer { close(file) }
        do throws(StoreError) {
            try replace(path, with: temporary)
        } catch {
            remove(temporary)
            throw error
        }
    }

    /// Opens a file that is about to be renamed, creating it if necessary, once no other writer holds it.
    private static func openAlone(_ path: String) throws(StoreError) -> Int32 {
        while true {
            let file = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
            guard file >= 0 else { throw failure(errno) }
            while flock(file, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    let error = failure(errno)
                    close(file)
                    throw error
                }
            }
            // The previous writer has renamed it, so another file is needed.
            if isSame(file, as: path) { return file }
            close(file)
        }
    }

    /// Makes what was written to a file or directory survive a power loss.
    ///
    /// - Throws: The file system's error.
    package static func synchronize(_ path: String) throws(StoreError) {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure(errno) }
        defer { close(file) }
        guard fsync(file) == 0 else { throw failure(errno) }
    }

    /// The directory of a path.
    package static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The port's error for an `errno`.
    static func failure(_ number: Int32) -> StoreError {
        let code: StoreError.Code =
            switch number {
            case ENOSPC, EDQUOT, EFBIG: .full
            case EROFS, EACCES, EPERM: .readOnly
            case ENOENT, ENOTDIR, EISDIR: .cannotOpen
            default: .inputOutput
            }
        return StoreError(code, engineCode: number)
    }

    // `read` and `write` of the C library, whose names this type shadows.
    private static func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.read(file, buffer.baseAddress, buffer.count)
        #else
            unsafe Darwin.read(file, buffer.baseAddress, buffer.count)
        #endif
    }

    private static func systemWrite(_ file: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.write(file, buffer.baseAddress, buffer.count)
        #else
            unsafe Darwin.write(file, buffer.baseAddress, buffer.count)
        #endif
    }
}
