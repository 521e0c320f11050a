import CWhisperProcess
import WhisperPosixFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The directory of a bridge's session while it runs: private to its owner, and in memory, so that the account's keys
/// never reach a disk unencrypted (ING-6).
///
/// A lock beside it is held for the lifetime of the value, however the process ends. Later runs thus recognise
/// abandoned directories, end the processes of their bridges, and remove them.
final class SessionDirectory: Sendable {
    /// The path of the directory.
    let path: String
    /// The processes of the session's bridge, whose mark is part of the directory's name.
    let family: BridgeFamily
    private let lock: FileLock

    private static let prefix = "session-"
    private static let lockSuffix = ".lock"
    /// Far more than a session needs; a larger snapshot is not read.
    private static let largestDatabase = 512 << 20

    private init(path: String, family: BridgeFamily, lock: consuming FileLock) {
        self.path = path
        self.family = family
        self.lock = lock
    }

    /// Creates a directory below the first memory-backed location, after removing those of killed processes.
    ///
    /// - Throws: `.unsuitable` if none of the locations is in memory.
    static func make(below places: [String]) throws(FileError) -> SessionDirectory {
        guard let place = places.first(where: isInMemory) else { throw .unsuitable }
        let base = "\(place)/whisper-\(geteuid())"
        try Files.makeDirectory(base)
        try checkOwnership(of: base)
        // No other process creates or removes anything meanwhile.
        let turn = try FileLock.acquire(base + "/lock")
        defer { withExtendedLifetime(turn) {} }
        try removeAbandoned(below: base)
        let family = BridgeFamily(mark: BridgeFamily.newMark())
        let path = "\(base)/\(prefix)\(family.mark)"
        let lock = try FileLock.acquire(path + lockSuffix, waitingAtMost: 0)
        guard try Files.makeDirectory(path) else { throw .exists }
        return SessionDirectory(path: path, family: family, lock: lock)
    }

    /// Whether a location exists and is memory-backed.
    static func isInMemory(_ place: String) -> Bool {
        unsafe whisper_is_memory_backed(place) == 1
    }

    /// A location in memory may be world-writable, so another user could have created the directory.
    private static func checkOwnership(of base: String) throws(FileError) {
        var status = stat()
        guard unsafe lstat(base, &status) == 0 else { throw FileError(number: errno) }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            throw .unsuitable
        }
    }

    /// Removes the directories whose locks are not held, after ending the processes that use them.
    private static func removeAbandoned(below base: String) throws(FileError) {
        for name in try Files.names(in: base) where name.hasPrefix(prefix) && name.hasSuffix(lockSuffix) {
            let path = "\(base)/\(name.dropLast(lockSuffix.utf8.count))"
            guard let lock = try? FileLock.acquire(path + lockSuffix, waitingAtMost: 0) else { continue }
            // A bridge that ignores the end of its input would write to the journal of the next one.
            BridgeFamily(mark: String(name.dropFirst(prefix.utf8.count).dropLast(lockSuffix.utf8.count))).end()
            removeTree(path)
            try Files.remove(path + lockSuffix)
            withExtendedLifetime(lock) {}
        }
    }

    // MARK: Content

    /// Writes the session database into it.
    func unpack(_ database: [UInt8]) throws(FileError) {
        let file = try OpenFile.creating(path + "/session.db")
        try file.write(database)
    }

    /// Reads and removes the snapshot that the bridge made; nil if there is none.
    func takeSnapshot() throws(FileError) -> [UInt8]? {
        let name = path + "/snapshot.db"
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try Files.read(name, limit: SessionDirectory.largestDatabase)
        } catch  where error == .notFound {
            return nil
        }
        try Files.remove(name)
        return bytes
    }

    /// Removes the directory and everything in it. Idempotent.
    func remove() {
        SessionDirectory.removeTree(path)
        _ = try? Files.remove(path + SessionDirectory.lockSuffix)
    }

    /// Removes a directory and its content; links are removed, never followed.
    private static func removeTree(_ path: String) {
        for name in (try? Files.names(in: path)) ?? [] {
            let entry = "\(path)/\(name)"
            if unsafe unlink(entry) != 0 { removeTree(entry) }
        }
        _ = unsafe rmdir(path)
    }
}
