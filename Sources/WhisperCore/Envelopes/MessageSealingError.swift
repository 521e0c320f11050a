public import WhisperCryptoPort
public import WhisperKeychainPort
public import WhisperPolicy
public import WhisperPresencePort
public import WhisperSealingPort
public import WhisperStorePort

/// Why a message was not sealed. Nothing was stored then.
public enum MessageSealingError: Error, Hashable, Sendable {
    /// None is named, and none is the default.
    case noIdentity
    /// There is no such identity.
    case identityNotFound
    /// The identity is archived: it opens and seals nothing (ID-2).
    case identityArchived
    /// There is no such contact.
    case recipientNotFound
    /// The policies forbid it, or the contact is blocked or revoked (POL-2, CON-3, CON-5).
    case policyViolation(PolicyViolation)
    /// The owner did not want to prove presence: "Signature cancelled" (BIO-2).
    case cancelled
    /// No proof of presence was given.
    case presence(PresenceError)
    /// Signing keys are behind a gate that is not there any more.
    case gateMissing
    /// The message is longer than an envelope takes.
    case tooLong
    /// The recipient's key is one that nothing can be sealed with.
    case unusableKey
    /// The system's clock shows a time that no envelope can tell.
    case clockUnusable
    /// The identity's signing key is not in the keychain: lost, or given up with the gate. Sealing takes no other secret.
    case signingKeyMissing
    /// What is kept of the identity or the contact does not fit together.
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
