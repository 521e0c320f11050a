import CWhisperProcess
package import WhisperPosixFiles

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder for what is unpacked to be looked at: private to its owner, and in memory, so that nothing of it reaches a disk (LOOK-6).
///
/// It is locked as long as the value exists, however the process ends. A later run thus recognises the folder of a killed
/// one, and removes it.
package struct MemoryFolder: ~Copyable {
    /// Its path.
    package let path: String
    private let lock: DirectoryLock

    private static let prefix = "archive-"

    /// Creates a folder.
    ///
    /// - Parameters:
    ///   - size: The number of bytes for which it should have space, if any place has.
    ///   - random: What sets its name apart.
    /// - Throws: `.unsuitable` if there is no private storage in memory.
    package static func make(_ environment: Environment, for size: Int64, random: UInt64) throws(FileError)
        -> MemoryFolder
    {
        // The runtime directory is often small.
        let bases = bases(environment)
        guard let base = bases.first(where: { freeSpace(at: $0) >= size }) ?? bases.first else { throw .unsuitable }
        let path = base + "/" + prefix + String(random, radix: 36)
        return MemoryFolder(path: path, lock: try DirectoryLock.acquire(path))
    }

    private init(path: String, lock: consuming DirectoryLock) {
        self.path = path
        self.lock = lock
    }

    /// Removes it, with everything in it.
    package borrowing func remove() throws(FileError) {
        if lock.holds(path) { try DirectoryTree.remove(path) }
    }

    /// The number of bytes that fit into it.
    var freeSpace: Int64 { MemoryFolder.freeSpace(at: path) }

    private static func freeSpace(at path: String) -> Int64 {
        var status = statvfs()
        guard unsafe statvfs(path, &status) == 0 else { return 0 }
        let (bytes, isTooBig) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
        return isTooBig ? .max : Int64(clamping: bytes)
    }

    /// Removes the folders that killed processes left; returns whether there were any.
    @discardableResult
    package static func removeRemains(_ environment: Environment) -> Bool {
        var hasRemoved = false
        for base in bases(environment) {
            for name in (try? Files.names(in: base)) ?? [] where name.hasPrefix(prefix) {
                let path = base + "/" + name
                // A folder that is in use is locked.
                guard let lock = try? DirectoryLock.acquire(path), lock.holds(path) else { continue }
                if (try? DirectoryTree.remove(path)) != nil { hasRemoved = true }
            }
        }
        return hasRemoved
    }

    /// The folders of this user in the places that are in memory.
    private static func bases(_ environment: Environment) -> [String] {
        let places = [environment.nonEmpty("XDG_RUNTIME_DIR"), "/dev/shm"].compactMap { $0 }
        return places.filter { unsafe $0.hasPrefix("/") && whisper_is_memory_backed($0) == 1 }
            .map { "\($0)/whisper-\(geteuid())" }
            .filter { (try? Files.makeDirectory($0)) != nil && isPrivate($0) }
    }

    /// Whether a folder is this user's alone: another one may have created a folder of this name where everybody may.
    private static func isPrivate(_ folder: String) -> Bool {
        var status = stat()
        guard unsafe lstat(folder, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
    }
}
