#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
package import StorePort

/// The lock on a whole vault, given back when it goes. The system gives it back too when the process dies.
package final class VaultLock: Sendable {
    private let file: Int32

    /// How a vault is held.
    package enum Mode: Sendable {
        /// With others who have it open.
        case shared
        /// Alone, to change it as a whole: migration, rekey, restore.
        case exclusive
    }

    /// Takes the lock, or throws `.heldExclusively` at once where another process stands in the way.
    package init(_ path: String, _ mode: Mode) throws(StoreError) {
        var file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        // On a medium that cannot be written, the file that is there can still be locked.
        if file < 0 { file = unsafe open(path, O_RDONLY | O_CLOEXEC) }
        guard file >= 0 else { throw FileSystem.failure(errno) }
        self.file = file
        try hold(mode)
    }

    deinit {
        close(file)
    }

    /// Gives the lock back before its time.
    func release() {
        flock(file, LOCK_UN)
    }

    /// Changes how the lock is held. On failure it may no longer be held at all.
    package func hold(_ mode: Mode) throws(StoreError) {
        let operation = mode == .shared ? LOCK_SH : LOCK_EX
        while flock(file, operation | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            throw errno == EWOULDBLOCK ? StoreError(.heldExclusively) : FileSystem.failure(errno)
        }
    }
}
