import KeychainPort
import Localization
package import WhisperCore

extension VaultAccess {
    /// Whether this system keeps keys between commands.
    var hasKeyCache: Bool {
        guard let cache = Adapters.keyCache(layout) else { return false }
        if case .unavailable = cache.lookUp(.vaultKey) { return false }
        return true
    }

    /// The keys that `unlock` keeps; nil where it keeps none, or where this system keeps nothing.
    func cachedKeys() throws -> VaultKeys? {
        guard let cache = Adapters.keyCache(layout) else { return nil }
        guard case .present(let database) = cache.lookUp(.vaultKey),
            case .present(let attachments) = cache.lookUp(.attachmentKey)
        else { return nil }
        return VaultKeys(database: database, attachments: attachments)
    }

    /// Keeps keys for so many seconds.
    package func cache(_ keys: borrowing VaultKeys, seconds: UInt32) throws {
        guard let cache = Adapters.keyCache(layout) else {
            throw CommandFailure(.keyCache, FailureText.keyCacheUnavailable)
        }
        do {
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
        return hadDatabase || hadAttachments
    }
}
