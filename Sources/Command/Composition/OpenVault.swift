package import WhisperBlobPort
package import WhisperStorePort
import Synchronization
package import WhisperCore

/// A vault that a command works on.
package final class OpenVault: Sendable {
    /// Where its files are.
    package let layout: VaultLayout
    /// Messages, conversations, people.
    package let store: any VaultStore
    /// Whether its database is encrypted.
    package let isEncrypted: Bool

    private let keys: Mutex<VaultKeys?>
    private let findKeys: @Sendable () throws -> VaultKeys

    /// - Parameters:
    ///   - keys: The keys where they were needed for opening.
    ///   - findKeys: Brings the keys where they were not, which may ask for the passphrase.
    package init(
        layout: VaultLayout, store: any VaultStore, isEncrypted: Bool, keys: consuming sending VaultKeys?,
        findKeys: @escaping @Sendable () throws -> VaultKeys
    ) {
        self.layout = layout
        self.store = store
        self.isEncrypted = isEncrypted
        self.keys = Mutex(keys)
        self.findKeys = findKeys
    }

    /// The attachments. A vault whose database is not encrypted may ask for its passphrase here for the first time.
    package func attachments() throws -> any BlobStore {
        try withKeys { keys in try Adapters.attachments(layout, key: keys.attachments) }
    }

    /// Whether the keys are at hand: those of a vault without encryption may have to be asked for.
    var hasKeys: Bool { keys.withLock { $0 != nil } }

    /// Lends the keys.
    package func withKeys<Result>(_ body: (borrowing VaultKeys) throws -> sending Result) throws -> Result {
        try keys.withLock { keys in
            if keys == nil { keys = try findKeys() }
            switch keys {
            case .some(let found): return try body(found)
            case .none: throw KeyCustodyError.absent
            }
        }
    }

    /// Ends the work: everything is on the disk afterwards.
    package func close() async {
        await store.close()
    }
}
