public import WhisperRenewalPort
internal import WhisperSQLiteEngine
internal import WhisperSecretMemory
public import WhisperStorePort

/// Locks the vault in a directory with an engine that cannot encrypt, so that its passphrase can be changed.
public struct PlainVaultHolder: VaultHolder {
    private let directory: String

    /// Creates a holder for the vault in this directory.
    public init(directory: String) {
        self.directory = directory
    }

    /// Locks the vault exclusively.
    ///
    /// - Throws: `.heldExclusively` immediately if the vault is open anywhere, `.noVault` if there is none, or the file
    ///   system's error.
    public func hold() throws(StoreError) -> any HeldVault {
        HeldPlainVault(hold: try ExclusiveHold(directory: directory))
    }
}

/// A vault locked exclusively by this process. Its engine has no use for keys.
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
