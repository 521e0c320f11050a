public import WhisperRenewalPort
internal import WhisperSQLiteEngine
public import WhisperSealingPort
internal import WhisperSecretMemory
public import WhisperStorePort

/// Locks the vault in a directory, encrypted or plain (ST-2).
public struct SQLCipherVaultHolder: VaultHolder {
    private let directory: String
    private let sealing: any Sealing

    /// Creates a holder for the vault in this directory.
    public init(directory: String, sealing: any Sealing) {
        self.directory = directory
        self.sealing = sealing
    }

    /// Locks the vault exclusively.
    ///
    /// - Throws: `.heldExclusively` immediately if the vault is open anywhere, `.noVault` if there is none, or the file
    ///   system's error.
    public func hold() throws(StoreError) -> any HeldVault {
        HeldSQLCipherVault(hold: try ExclusiveHold(directory: directory), sealing: sealing)
    }
}

/// A vault locked exclusively by this process.
struct HeldSQLCipherVault: HeldVault {
    let hold: ExclusiveHold
    let sealing: any Sealing

    func isEncrypted() throws(StoreError) -> Bool { try hold.isEncrypted() }

    func opens(under key: borrowing SecretBytes) throws(StoreError) -> Bool {
        guard try hold.isEncrypted() else { return false }
        let key = try SQLCipherKey(key, sealing)
        let header = try SQLCipherStore.present(hold.layout, key)
        do throws(StoreError) {
            try VaultOpening.settle(
                hold.layout, as: header, SQLCipherConnector(key: key, storage: header.storage))
            return true
        } catch  where error.code == .wrongKey {
            return false
        }
    }

    func names(_ key: borrowing SecretBytes) throws(StoreError) -> Bool {
        _ = try hold.lock()
        guard let header = try VaultHeader.read(hold.layout.header) else { throw StoreError(.damaged) }
        let check = try SQLCipherKey.check(of: key, sealing)
        return header.keyCheck == check || header.next?.keyCheck == check
    }

    func rekey(from key: borrowing SecretBytes, to newKey: borrowing SecretBytes) throws(StoreError) {
        let lock = try hold.lock()
        guard try hold.isEncrypted() else { throw StoreError(.cannotOpen) }
        let old = try SQLCipherKey(key, sealing)
        try SQLCipherStore.rekey(
            hold.layout, from: old, to: try SQLCipherKey(newKey, sealing),
            storage: try SQLCipherStore.present(hold.layout, old).storage, held: lock)
    }

    func encrypt(under key: borrowing SecretBytes) throws(StoreError) {
        let lock = try hold.lock()
        guard try !hold.isEncrypted() else { throw StoreError(.cannotOpen) }
        try SQLCipherStore.encrypt(
            hold.layout, under: try SQLCipherKey(key, sealing), storage: .cipher3, held: lock)
    }

    func decrypt(from key: borrowing SecretBytes) throws(StoreError) {
        let lock = try hold.lock()
        guard try hold.isEncrypted() else { throw StoreError(.cannotOpen) }
        try SQLCipherStore.decrypt(hold.layout, from: try SQLCipherKey(key, sealing), held: lock)
    }

    func release() { hold.release() }
}
