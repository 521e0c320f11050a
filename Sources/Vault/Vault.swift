import WhisperArchive
public import WhisperBlobPort
public import WhisperCore
public import WhisperStorePort
import Synchronization

/// An open vault: messages, conversations, people, attachments, identities and contacts in one encrypted archive.
///
/// ```swift
/// let vault = try await Vault.create(at: "archive", passphrase: secret)
/// let summary = try await vault.importWhatsApp("chat.zip")
/// for try await hit in vault.search("birthday cake") { print(hit.snippet) }
/// await vault.close()
/// ```
///
/// Several programs may have a vault open at once; a change of its keys needs it alone. What is written is on the medium
/// when a call returns. A vault that is not closed is closed when the process ends, and nothing is lost by it.
public final class Vault: Sendable {
    /// Where its files are.
    public var layout: VaultLayout { folder.layout }
    /// The adapters that it uses.
    public var adapters: VaultAdapters { folder.adapters }
    /// Messages, conversations, people, and everything else in the database.
    public let store: any VaultStore
    /// Whether the database is encrypted.
    public let isEncrypted: Bool

    package let folder: VaultFolder
    private let keys: Mutex<VaultKeys?>
    private let findKeys: @Sendable () throws -> VaultKeys
    private let secrecy = Mutex<Secrecy?>(nil)

    /// - Parameters:
    ///   - keys: The keys, if they were needed for opening.
    ///   - findKeys: Finds the keys otherwise; may prompt for the passphrase.
    init(
        folder: VaultFolder, store: any VaultStore, isEncrypted: Bool, keys: consuming sending VaultKeys?,
        findKeys: @escaping @Sendable () throws -> VaultKeys = { throw KeyCustodyError.absent }
    ) {
        self.folder = folder
        self.store = store
        self.isEncrypted = isEncrypted
        self.keys = Mutex(keys)
        self.findKeys = findKeys
    }

    /// Closes the vault. All changes are then on the medium, and sequences of changes end.
    public func close() async { await store.close() }

    /// The attachments.
    ///
    /// - Throws: ``VaultError`` if the keys are unavailable or the directory cannot be used.
    public func attachments() throws(VaultError) -> any BlobStore {
        do {
            return try withKeys { keys in try adapters.attachments(layout, keys.attachments) }
        } catch {
            throw VaultError(error)
        }
    }

    /// Whether the keys are loaded; those of a vault without encryption may require a prompt.
    package var hasKeys: Bool { keys.withLock { $0 != nil } }

    /// Calls a function with the keys, which are loaded first if necessary.
    package func withKeys<Result>(_ body: (borrowing VaultKeys) throws -> sending Result) throws -> Result {
        try keys.withLock { keys in
            if keys == nil { keys = try findKeys() }
            switch keys {
            case .some(let found): return try body(found)
            case .none: throw KeyCustodyError.absent
            }
        }
    }

    /// The use cases of identities, contacts, policies and sealed messages; one value serves the vault as long as it is
    /// open, as it holds the secrets that were loaded.
    ///
    /// - Throws: ``VaultError`` if the keys are unavailable.
    public func sealedMessages() throws(VaultError) -> Secrecy {
        if let known = secrecy.withLock({ $0 }) { return known }
        do {
            let made = try Secrecy(self)
            return secrecy.withLock { known in
                let first = known ?? made
                known = first
                return first
            }
        } catch {
            throw VaultError(error)
        }
    }
}
