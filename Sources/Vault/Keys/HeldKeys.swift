package import WhisperCore
import WhisperKeychainPort

/// What the system holds between programs: the keys of a vault, for a time.
package struct HeldKeys: ~Copyable {
    /// The keys.
    package let keys: VaultKeys
    /// Whether the database was encrypted.
    let form: DatabaseForm
}

extension VaultFolder {
    /// Whether this system holds keys between programs.
    package var canHoldKeys: Bool {
        guard let cache = adapters.keyCache(layout) else { return false }
        if case .unavailable = cache.lookUp(.vaultKey) { return false }
        return true
    }

    /// The keys that are held; nil if not all of them are, or this system holds none.
    package func heldKeys() throws -> HeldKeys? {
        guard let cache = adapters.keyCache(layout) else { return nil }
        guard case .present(let database) = cache.lookUp(.vaultKey),
            case .present(let attachments) = cache.lookUp(.attachmentKey),
            case .present(let secret) = cache.lookUp(.databaseForm), let form = DatabaseForm(secret)
        else { return nil }
        return HeldKeys(keys: VaultKeys(database: database, attachments: attachments), form: form)
    }

    /// Holds keys for a number of seconds, and whether the database that they belong to is encrypted.
    package func hold(_ keys: borrowing VaultKeys, isEncrypted: Bool, seconds: UInt32) throws {
        guard let cache = adapters.keyCache(layout) else { throw VaultError(.noKeyCache) }
        let form: DatabaseForm = isEncrypted ? .encrypted : .plain
        do {
            try cache.keep(try form.secret(in: adapters.memory), as: .databaseForm, seconds: seconds)
            try cache.keep(keys.database, as: .vaultKey, seconds: seconds)
            try cache.keep(keys.attachments, as: .attachmentKey, seconds: seconds)
        } catch {
            throw VaultError(.noKeyCache, underlying: error)
        }
    }

    /// Forgets the keys that are held; whether there were any.
    @discardableResult
    package func dropHeldKeys() throws -> Bool {
        guard let cache = adapters.keyCache(layout) else { return false }
        let hadDatabase = try cache.drop(.vaultKey)
        let hadAttachments = try cache.drop(.attachmentKey)
        try cache.drop(.databaseForm)
        return hadDatabase || hadAttachments
    }
}
