import WhisperKeychainPort
import WhisperLocalization
package import WhisperCore

extension VaultAccess {
    /// Whether this system keeps keys between commands.
    var hasKeyCache: Bool {
        guard let cache = Adapters.keyCache(layout) else { return false }
        if case .unavailable = cache.lookUp(.vaultKey) { return false }
        return true
    }

    /// The keys that `unlock` keeps, and what it keeps of the database; nil where it keeps not all of it, or where this
    /// system keeps nothing.
    func cachedKeys() throws -> CachedKeys? {
        guard let cache = Adapters.keyCache(layout) else { return nil }
        guard case .present(let database) = cache.lookUp(.vaultKey),
            case .present(let attachments) = cache.lookUp(.attachmentKey),
            case .present(let secret) = cache.lookUp(.databaseForm), let form = DatabaseForm(secret)
        else { return nil }
        return CachedKeys(keys: VaultKeys(database: database, attachments: attachments), form: form)
    }

    /// Keeps keys for so many seconds, and whether the database that they belong to is encrypted.
    package func cache(_ keys: borrowing VaultKeys, isEncrypted: Bool, seconds: UInt32) throws {
        guard let cache = Adapters.keyCache(layout) else {
            throw CommandFailure(.keyCache, FailureText.keyCacheUnavailable)
        }
        let form: DatabaseForm = isEncrypted ? .encrypted : .plain
        do {
            try cache.keep(try form.secret(in: try Adapters.sealing()), as: .databaseForm, seconds: seconds)
            try cache.keep(keys.database, as: .vaultKey, seconds: seconds)
            try cache.keep(keys.attachments, as: .attachmentKey, seconds: seconds)
        } catch {
            throw CommandFailure(
                .keyCache, FailureText.keyCacheFailed,
                ["reason": .text(FailureReport.failure(of: error).message.text(context.localizer))])
        }
    }

    /// Forgets the keys that `unlock` kept; whether there were any.
    @discardableResult
    package func dropCachedKeys() throws -> Bool {
        guard let cache = Adapters.keyCache(layout) else { return false }
        let hadDatabase = try cache.drop(.vaultKey)
        let hadAttachments = try cache.drop(.attachmentKey)
        try cache.drop(.databaseForm)
        return hadDatabase || hadAttachments
    }
}

/// What `unlock` keeps.
struct CachedKeys: ~Copyable {
    /// The keys.
    let keys: VaultKeys
    /// Whether the database was encrypted.
    let form: DatabaseForm
}
