package import WhisperStorePort
internal import Synchronization

/// A vault's files, held alone until they are given back: what is the same for every engine (ST-2).
package final class ExclusiveHold: Sendable {
    /// Where the vault is.
    package let layout: DatabaseFiles
    private let held: Mutex<VaultLock?>

    /// Takes hold of the vault of a directory.
    ///
    /// - Throws: `.noVault`, `.heldExclusively` at once where anything has it open, or what the file system reports.
    package init(directory: String) throws(StoreError) {
        layout = DatabaseFiles(directory: directory)
        guard FileSystem.exists(layout.database) else { throw StoreError(.noVault) }
        held = Mutex(try VaultLock(layout.lock, .exclusive))
    }

    /// The lock, for a change.
    ///
    /// - Throws: `.closed` after the vault was given back.
    package func lock() throws(StoreError) -> VaultLock {
        guard let lock = held.withLock({ $0 }) else { throw StoreError(.closed) }
        return lock
    }

    /// Gives the vault back.
    package func release() {
        held.withLock { lock in
            lock?.release()
            lock = nil
        }
    }

    /// Whether the database is encrypted, by its first bytes.
    package func isEncrypted() throws(StoreError) -> Bool {
        _ = try lock()
        return try FileSystem.start(of: layout.database, count: ExclusiveHold.plainStart.count)
            != ExclusiveHold.plainStart
    }

    /// What every SQLite file begins with that is not encrypted.
    private static let plainStart = Array("SQLite format 3\0".utf8)
}
