#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// File system calls by path.
public enum Files {
    /// Reads a regular file.
    ///
    /// - Throws: `.unsuitable` for a file larger than `limit` bytes or not regular, or the file system's error.
    public static func read(
        _ path: String, limit: Int, followingLinks: Bool = false
    ) throws(FileError) -> [UInt8] {
        let file = try OpenFile.reading(path, followingLinks: followingLinks)
        let size = try file.status().size
        guard size <= Int64(limit) else { throw .unsuitable }
        // One byte more than reported, to notice a file that is growing or whose size is unknown.
        var bytes = try file.read(atMost: Int(size) + 1)
        if bytes.count > Int(size) { bytes += try file.read(atMost: limit + 1 - bytes.count) }
        guard bytes.count <= limit else { throw .unsuitable }
        return bytes
    }

    /// Whether a name exists, including broken links.
    ///
    /// - Throws: The file system's error.
    public static func exists(_ path: String) throws(FileError) -> Bool {
        var status = stat()
        if unsafe lstat(path, &status) == 0 { return true }
        guard errno == ENOENT else { throw .last }
        return false
    }

    /// What a name leads to. Nothing is opened, so that a named pipe or a device cannot make the caller wait.
    ///
    /// - Throws: `.notFound`, also for a broken link that is followed, or another error of the file system.
    public static func kind(_ path: String, followingLinks: Bool = false) throws(FileError) -> FileKind {
        var status = stat()
        let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
        guard result == 0 else { throw .last }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .regular(size: Int64(status.st_size))
        case S_IFDIR: return .directory
        default: return .other
        }
    }

    /// The target of a symbolic link; nil if the name is something else.
    ///
    /// - Throws: The file system's error.
    public static func linkTarget(_ path: String) throws(FileError) -> String? {
        var target = [CChar](repeating: 0, count: 4_096)
        let count = unsafe readlink(path, &target, target.count)
        if count >= 0 { return String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) }
        guard errno == EINVAL else { throw .last }
        return nil
    }

    /// Gives a file another name, in place of what bore that name.
    ///
    /// - Throws: `.notFound` if there is no file of the old name, or another error of the file system.
    public static func rename(_ old: String, to new: String) throws(FileError) {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.rename)
        #endif
        guard systemRename(old, new) == 0 else { throw .last }
    }

    /// Gives a file another name that nothing bears.
    ///
    /// - Throws: `.exists` if the name is taken; `.notFound` if there is no file of the old name, or another error of the
    ///   file system.
    public static func renameNew(_ old: String, to new: String) throws(FileError) {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.rename)
        #endif
        if unsafe link(old, new) == 0 {
            _ = try unlinked(old)
            return
        }
        // Some file systems have no links.
        guard [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK].contains(errno) else { throw .last }
        guard try !exists(new) else { throw .exists }
        guard systemRename(old, new) == 0 else { throw .last }
    }

    /// Removes a name, and returns whether it existed.
    ///
    /// - Throws: The file system's error.
    @discardableResult
    public static func remove(_ path: String) throws(FileError) -> Bool {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.remove)
        #endif
        return try unlinked(path)
    }

    /// The same for remains of a failure: not a step of writing that tests interrupt.
    static func unlinked(_ path: String) throws(FileError) -> Bool {
        if unsafe unlink(path) == 0 { return true }
        guard errno == ENOENT else { throw .last }
        return false
    }

    /// Creates a directory with mode 0700, and returns whether it was missing.
    ///
    /// - Throws: The file system's error.
    @discardableResult
    public static func makeDirectory(_ path: String) throws(FileError) -> Bool {
        if unsafe mkdir(path, 0o700) == 0 { return true }
        guard errno == EEXIST else { throw .last }
        return false
    }

    /// Removes an empty directory.
    ///
    /// - Throws: `.notEmpty`, `.notFound` or another error of the file system.
    public static func removeDirectory(_ path: String) throws(FileError) {
        guard unsafe rmdir(path) == 0 else { throw .last }
    }

    /// Returns once the names in a directory would survive a power loss.
    ///
    /// - Throws: `.notFound` if there is no such directory, or another error of the file system.
    public static func synchronizeDirectory(_ path: String) throws(FileError) {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.synchronizeDirectory)
        #endif
        try OpenFile.directory(path).synchronizeDescriptor()
    }

    /// The names in a directory, without `.` and `..`, in no particular order.
    ///
    /// - Throws: `.unsuitable` for more than `limit` names, or the file system's error.
    public static func names(in path: String, limit: Int = .max) throws(FileError) -> [String] {
        guard let directory = unsafe opendir(path) else { throw .last }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = unsafe readdir(directory) else {
                guard errno == 0 else { throw .last }
                return names
            }
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
            }
            guard name != "." && name != ".." else { continue }
            guard names.count < limit else { throw .unsuitable }
            names.append(name)
        }
    }

    /// The directory of a path: `.` for a bare name.
    public static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

/// What a name in the file system stands for.
public enum FileKind: Hashable, Sendable {
    /// A regular file, and its size in bytes.
    case regular(size: Int64)
    /// A directory.
    case directory
    /// A link that is not followed, a pipe, a socket or a device.
    case other
}

// `Files.rename` shadows the system's function within the type.
private func systemRename(_ old: String, _ new: String) -> Int32 {
    unsafe rename(old, new)
}

extension Files {
    /// The absolute form of a path. A relative one is resolved against the working directory; links are not resolved.
    public static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        guard let start = unsafe getcwd(nil, 0) else { return path }
        defer { unsafe free(start) }
        let directory = unsafe String(cString: start)
        return directory == "/" ? "/" + path : directory + "/" + path
    }
}
