public import WhisperRenewalPort
internal import WhisperSQLiteEngine
internal import WhisperSecretMemory
public import WhisperStorePort

/// Takes hold of the vault of a directory where the engine cannot encrypt: its passphrase can be changed all the same.
public struct PlainVaultHolder: VaultHolder {
    private let directory: String

    /// Holds the vault of this directory.
    public init(directory: String) {
        self.directory = directory
    }

    /// Holds it alone.
    public func hold() throws(StoreError) -> any HeldVault {
        HeldPlainVault(hold: try ExclusiveHold(directory: directory))
    }
}

/// A vault that this process holds alone. No key is any use to its engine.
struct HeldPlainVault: HeldVault {
    let hold: ExclusiveHold

    func isEncrypted() throws(StoreError) -> Bool { try hold.isEncrypted() }
    func opens(under key: borrowing SecretBytes) throws(StoreError) -> Bool { try refused() }
    func names(_ key: borrowing SecretBytes) throws(StoreError) -> Bool { try refused() }
    func rekey(from key: borrowing SecretBytes, to newKey: borrowing SecretBytes) throws(StoreError) { try refused() }
    func encrypt(under key: borrowing SecretBytes) throws(StoreError) { try refused() }
    func decrypt(from key: borrowing SecretBytes) throws(StoreError) { try refused() }
    func release() { hold.release() }

    private func refused() throws(StoreError) -> Never {
        _ = try hold.lock()
        throw StoreError(.noEncryption)
    }
}
