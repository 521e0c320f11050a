#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
package import WhisperStorePort

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
    ///
    /// The lock is on the vault that is at the path now: one that was put aside in between, by a restore, does not count.
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
        // On a medium that cannot be written, the file that is there can still be locked.
        if file < 0 { file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard file >= 0 else { throw FileSystem.failure(errno) }
        return file
    }

    /// Gives the lock back by name: closing alone would leave it with a child that was forked just now and has not yet
    /// begun its program, which closes the file.
    deinit {
        release()
        close(file)
    }

    /// Gives the lock back before its time.
    package func release() {
        flock(file, LOCK_UN)
    }

    /// Changes how the lock is held. On failure it may no longer be held at all.
    package func hold(_ mode: Mode) throws(StoreError) { try VaultLock.hold(file, mode) }

    private static func hold(_ file: Int32, _ mode: Mode) throws(StoreError) {
        let operation = mode == .shared ? LOCK_SH : LOCK_EX
        while flock(file, operation | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            throw errno == EWOULDBLOCK ? StoreError(.heldExclusively) : FileSystem.failure(errno)
        }
    }
}
