#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
package import WhisperStorePort

/// The few calls to the file system that the engine does not make itself.
package enum FileSystem {
    /// Whether there is something at a path.
    package static func exists(_ path: String) -> Bool {
        unsafe access(path, F_OK) == 0
    }

    /// Whether this process may write what is at a path.
    package static func isWritable(_ path: String) -> Bool {
        unsafe access(path, W_OK) == 0
    }

    /// The size of a file in bytes; nil where there is none.
    package static func size(_ path: String) -> Int64? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? Int64(status.st_size) : nil
    }

    /// Whether an open file is the one that a path leads to now.
    static func isSame(_ file: Int32, as path: String) -> Bool {
        var opened = stat()
        var named = stat()
        guard unsafe fstat(file, &opened) == 0, unsafe stat(path, &named) == 0 else { return false }
        return opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
    }

    /// Makes a directory that only its owner can enter; one that is there is fine.
    package static func makeDirectory(_ path: String) throws(StoreError) {
        guard unsafe mkdir(path, 0o700) != 0, errno != EEXIST else { return }
        throw failure(errno)
    }

    /// Makes an empty file for its owner only; one that is there stays.
    package static func makeFile(_ path: String) throws(StoreError) {
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard file >= 0 else { throw failure(errno) }
        close(file)
    }

    /// Removes a file; one that is not there is fine.
    package static func remove(_ path: String) {
        unsafe unlink(path)
    }

    /// Puts a file in the place of another, durably.
    package static func replace(_ path: String, with new: String) throws(StoreError) {
        try synchronize(new)
        guard unsafe rename(new, path) == 0 else { throw failure(errno) }
        try synchronize(parent(of: path))
    }

    /// Whether what is at a path is neither a file nor missing: a pipe, on which the engine would wait, or a device.
    package static func isForeign(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    /// Whether a path is on a medium that takes no changes from anyone.
    package static func isOnReadOnlyMedium(_ path: String) -> Bool {
        unsafe access(path, W_OK) != 0 && errno == EROFS
    }

    /// The whole content of a small file; nil where there is none.
    ///
    /// - Parameter limit: A longer file throws `.damaged`, and so does something that is no file.
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

    /// The first bytes of a file; fewer where it is shorter.
    static func start(of path: String, count: Int) throws(StoreError) -> [UInt8] {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure(errno) }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: count)
        let read = unsafe bytes.withUnsafeMutableBytes { unsafe systemRead(file, $0) }
        guard read >= 0 else { throw failure(errno) }
        return Array(bytes[..<read])
    }

    /// Writes a file whole or not at all, in place of what was there, for its owner only.
    ///
    /// Several processes may write the same file at once: one after the other does.
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
        // Closed, and so given to the next writer, only once it has its name.
        defer { close(file) }
        do throws(StoreError) {
            try replace(path, with: temporary)
        } catch {
            remove(temporary)
            throw error
        }
    }

    /// Opens a file that is about to be renamed, made where it is missing, once no other writer has it.
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
            // The writer before has given it its name: another file is needed.
            if isSame(file, as: path) { return file }
            close(file)
        }
    }

    /// Makes what was written to a file or directory survive a power loss.
    package static func synchronize(_ path: String) throws(StoreError) {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure(errno) }
        defer { close(file) }
        guard fsync(file) == 0 else { throw failure(errno) }
    }

    /// The directory that a path is in.
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

    // `read` and `write` of the C library, whose names this type uses itself.
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
