#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
package import WhisperStorePort

/// The lock on a whole vault, released on deallocation. The system releases it if the process dies.
package final class VaultLock: Sendable {
    private let file: Int32

    /// The modes of the lock.
    package enum Mode: Sendable {
        /// Shared with others that have the vault open.
        case shared
        /// Exclusive, to transform the vault: migration, rekey, restore.
        case exclusive
    }

    /// Locks the vault that is currently at the path; one that was moved away by a restore in between does not count.
    ///
    /// - Throws: `.heldExclusively` immediately if another process holds a conflicting lock.
    package init(_ path: String, _ mode: Mode) throws(StoreError) {
        while true {
            let file = try VaultLock.opened(path)
            do throws(StoreError) {
                try VaultLock.hold(file, mode)
            } catch {
                close(file)
                throw error
            }
            if FileSystem.isSame(file, as: path) {
                self.file = file
                return
            }
            close(file)
        }
    }

    private static func opened(_ path: String) throws(StoreError) -> Int32 {
        var file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        // On a read-only medium, an existing file can still be locked.
        if file < 0 { file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard file >= 0 else { throw FileSystem.failure(errno) }
        return file
    }

    /// Unlocks explicitly: closing alone would leave the lock with a child that has been forked but has not yet
    /// executed its program, which closes the file.
    deinit {
        release()
        close(file)
    }

    /// Releases the lock early.
    package func release() {
        flock(file, LOCK_UN)
    }

    /// Changes the mode. After a failure the lock may no longer be held at all.
    ///
    /// - Throws: `.heldExclusively` if another process holds a conflicting lock.
    package func hold(_ mode: Mode) throws(StoreError) { try VaultLock.hold(file, mode) }

    private static func hold(_ file: Int32, _ mode: Mode) throws(StoreError) {
        let operation = mode == .shared ? LOCK_SH : LOCK_EX
        while flock(file, operation | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            throw errno == EWOULDBLOCK ? StoreError(.heldExclusively) : FileSystem.failure(errno)
        }
    }
}
