public import WhisperCryptoPort
public import WhisperKeychainPort
public import WhisperPolicy
public import WhisperPresencePort
public import WhisperSealingPort
public import WhisperStorePort

/// The reason a message was not sealed. Nothing was stored then.
public enum MessageSealingError: Error, Hashable, Sendable {
    /// No identity is specified, and there is no default.
    case noIdentity
    /// There is no such identity.
    case identityNotFound
    /// The identity is archived: it opens messages but does not seal any (ID-2).
    case identityArchived
    /// There is no such contact.
    case recipientNotFound
    /// The policies forbid it, or the contact is blocked or revoked (POL-2, CON-3, CON-5).
    case policyViolation(PolicyViolation)
    /// The owner declined to prove presence: "Signature cancelled" (BIO-2).
    case cancelled
    /// No proof of presence was given.
    case presence(PresenceError)
    /// Signing keys are behind a gate that no longer exists.
    case gateMissing
    /// The message exceeds the maximum length of an envelope.
    case tooLong
    /// Nothing can be sealed with the recipient's key.
    case unusableKey
    /// The system clock shows a time that an envelope cannot represent.
    case clockUnusable
    /// The identity's signing key is not in the keychain: lost, or given up with the gate. Sealing uses no other
    /// secret.
    case signingKeyMissing
    /// The stored record of the identity or the contact is inconsistent.
    case damaged
    /// The vault failed.
    case store(StoreError)
    /// The keychain failed.
    case keychain(KeychainError)
    /// Encryption at rest failed.
    case sealing(SealingError)
    /// The cryptographic library failed.
    case crypto(CryptoError)
}

extension MessageSealingError: StoreFailure {
    init(_ error: IdentityError) {
        self =
            switch error {
            case .notFound: .identityNotFound
            case .notActive: .identityArchived
            case .noSigningKey: .policyViolation(.signingKeyMissing)
            case .secretMissing, .signingKeyMissing: .signingKeyMissing
            case .presence(.cancelled): .cancelled
            case .presence(let error): .presence(error)
            case .gateMissing: .gateMissing
            case .store(let error): .store(error)
            case .keychain(let error): .keychain(error)
            case .sealing(let error): .sealing(error)
            case .crypto(let error): .crypto(error)
            case .damaged, .trustInDoubt, .invalidName, .nameTaken, .malformedBackup, .wrongPassphrase, .damagedBackup,
                .backupTooCostly, .newerBackup:
                .damaged
            }
    }

    init(_ error: ContactError) {
        self =
            switch error {
            case .notFound, .ambiguous: .recipientNotFound
            case .store(let error): .store(error)
            default: .damaged
            }
    }
}
