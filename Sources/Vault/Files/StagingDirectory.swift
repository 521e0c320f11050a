import WhisperPosixFiles
import WhisperStorePort

/// A directory that is filled under a temporary name and renamed once it is complete.
///
/// It is locked as long as the value exists: of two commands that fill the same one, the second fails. The remains of a
/// command that was killed are removed first.
struct StagingDirectory: ~Copyable {
    /// Its path.
    let path: String
    private let lock: DirectoryLock

    /// Creates it, empty; its parent directory must exist.
    init(_ path: String) throws {
        let lock = try StagingDirectory.lock(path)
        try DirectoryTree.empty(path)
        self.lock = lock
        self.path = path
    }

    private static func lock(_ path: String) throws -> DirectoryLock {
        do {
            return try DirectoryLock.acquire(path)
        } catch {
            if error == .busy { throw StoreError(.heldExclusively) }
            throw error
        }
    }

    /// Removes it, unless it has been renamed.
    borrowing func discard() {
        if lock.holds(path) { try? DirectoryTree.remove(path) }
    }
}
