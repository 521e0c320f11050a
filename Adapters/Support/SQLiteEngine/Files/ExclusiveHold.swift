package import WhisperStorePort
internal import Synchronization

/// An exclusive hold on a vault's files: the part of it that all engines share (ST-2).
package final class ExclusiveHold: Sendable {
    /// The files of the vault.
    package let layout: DatabaseFiles
    private let held: Mutex<VaultLock?>

    /// Locks the vault in a directory exclusively.
    ///
    /// - Throws: `.noVault`, `.heldExclusively` immediately if it is open anywhere, or the file system's error.
    package init(directory: String) throws(StoreError) {
        layout = DatabaseFiles(directory: directory)
        guard FileSystem.exists(layout.database) else { throw StoreError(.noVault) }
        held = Mutex(try VaultLock(layout.lock, .exclusive))
    }

    /// The lock, for an operation.
    ///
    /// - Throws: `.closed` after the release.
    package func lock() throws(StoreError) -> VaultLock {
        guard let lock = held.withLock({ $0 }) else { throw StoreError(.closed) }
        return lock
    }

    /// Releases the vault.
    package func release() {
        held.withLock { lock in
            lock?.release()
            lock = nil
        }
    }

    /// Whether the database is encrypted, judged by its first bytes.
    ///
    /// - Throws: `.closed` after the release, or the file system's error.
    package func isEncrypted() throws(StoreError) -> Bool {
        _ = try lock()
        return try FileSystem.start(of: layout.database, count: ExclusiveHold.plainStart.count)
            != ExclusiveHold.plainStart
    }

    /// The first bytes of every unencrypted SQLite file.
    private static let plainStart = Array("SQLite format 3\0".utf8)
}
