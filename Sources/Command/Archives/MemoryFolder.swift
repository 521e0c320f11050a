import CWhisperProcess
import WhisperPosixFiles

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder for unpacked archives: private to its owner, and in memory, so that nothing of it reaches a disk (LOOK-6).
///
/// It is locked as long as the value exists, however the process ends. A later run thus recognises the folder of a killed
/// one, and removes it.
struct MemoryFolder: ~Copyable {
    /// Its path.
    let path: String
    private let lock: DirectoryLock

    private static let prefix = "archive-"

    /// Creates a folder.
    ///
    /// - Parameter random: What sets its name apart.
    /// - Throws: `.unsuitable` if there is no private storage in memory.
    static func make(_ environment: Environment, random: UInt64) throws(FileError) -> MemoryFolder {
        guard let base = try base(environment) else { throw .unsuitable }
        let path = base + "/" + prefix + String(random, radix: 36)
        return MemoryFolder(path: path, lock: try DirectoryLock.acquire(path))
    }

    private init(path: String, lock: consuming DirectoryLock) {
        self.path = path
        self.lock = lock
    }

    /// Removes it, with everything in it.
    borrowing func remove() throws(FileError) {
        if lock.holds(path) { try DirectoryTree.remove(path) }
    }

    /// The number of bytes that fit into it.
    var freeSpace: Int64 {
        var status = statvfs()
        guard unsafe statvfs(path, &status) == 0 else { return 0 }
        let (bytes, isTooBig) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
        return isTooBig ? .max : Int64(clamping: bytes)
    }

    /// Removes the folders that killed processes left; returns whether there were any.
    static func removeRemains(_ environment: Environment) -> Bool {
        guard let base = try? base(environment), let names = try? Files.names(in: base) else { return false }
        var hasRemoved = false
        for name in names where name.hasPrefix(prefix) {
            let path = base + "/" + name
            // A folder that is in use is locked.
            guard let lock = try? DirectoryLock.acquire(path), lock.holds(path) else { continue }
            if (try? DirectoryTree.remove(path)) != nil { hasRemoved = true }
        }
        return hasRemoved
    }

    /// The folder of this user in the first place that is in memory; nil if there is none.
    private static func base(_ environment: Environment) throws(FileError) -> String? {
        let places = [environment.nonEmpty("XDG_RUNTIME_DIR"), "/dev/shm"].compactMap { $0 }
        guard let place = places.first(where: { unsafe $0.hasPrefix("/") && whisper_is_memory_backed($0) == 1 }) else {
            return nil
        }
        let base = "\(place)/whisper-\(geteuid())"
        try Files.makeDirectory(base)
        // Another user may have created a folder of this name where everybody may.
        var status = stat()
        guard unsafe lstat(base, &status) == 0 else { throw FileError(number: errno) }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            throw .unsuitable
        }
        return base
    }
}
