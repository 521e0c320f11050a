import WhisperCryptoPort
import WhisperKeyFingerprint

/// The rules for the identities of one backup, regardless of its origin.
enum BackupRules {
    /// Rejects an identity that cannot follow the others.
    static func check(
        _ identity: BackedUpIdentity, behind others: [BackedUpIdentity], crypto: any CryptoBackend
    ) throws(BackupError) {
        guard identity.keyVersion >= 1, UnixTime.range.contains(identity.createdAt),
            identity.predecessor != identity.id,
            !identity.isDefault || identity.stage.canBeDefault
        else { throw .malformed }
        for other in others {
            // A predecessor comes before its successor, so lines of succession never form a cycle.
            guard other.id != identity.id, other.keys != identity.keys, other.predecessor != identity.id,
                !(other.isDefault && identity.isDefault)
            else { throw .malformed }
        }
        let predecessor = others.first { $0.id == identity.predecessor }
        if let predecessor {
            guard predecessor.keyVersion < identity.keyVersion else { throw .malformed }
        }
        guard let statement = identity.succession else { return }
        guard identity.predecessor != nil, statement.newFingerprint == identity.keys.fingerprint(crypto: crypto),
            statement.isAuthentic(crypto: crypto)
        else { throw .malformed }
        if let predecessor {
            guard statement.oldFingerprint == predecessor.keys.fingerprint(crypto: crypto),
                statement.oldSigningKey == predecessor.keys.signingKey
            else { throw .malformed }
        }
    }
}
