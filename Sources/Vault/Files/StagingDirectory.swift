import WhisperPosixFiles
import WhisperStorePort

/// A directory that is filled under a passing name and takes its lasting one once it is whole.
///
/// It is held until the value goes: of two commands that fill the same one, the second is refused. What a command that was
/// killed has left in it is removed first.
struct StagingDirectory: ~Copyable {
    /// Where it is.
    let path: String
    private let lock: DirectoryLock

    /// Makes it, empty; the directory that it lies in must be there.
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

    /// Removes it, unless it has its lasting name already.
    borrowing func discard() {
        if lock.holds(path) { try? DirectoryTree.remove(path) }
    }
}
