public import WhisperCryptoPort
public import WhisperEnvelope
public import WhisperKeychainPort
public import WhisperSealingPort
public import WhisperStorePort

/// The reason an envelope was not opened (ENV-6). Nothing was stored then.
public enum MessageOpeningError: Error, Hashable, Sendable {
    /// "Invalid envelope": its content is not authentic.
    case invalid
    /// "This message is not addressed to you".
    case notAddressed
    /// "Message expired".
    case expired(EnvelopeError.Expiry)
    /// "Replay detected": it was opened before.
    case replayed
    /// "Replay protection is full": the opening could not be recorded, so the envelope was not opened (ENV-8).
    case notRecorded(StoreError)
    /// It is addressed to an identity whose secrets are not in the keychain.
    case secretMissing
    /// The message that carried it no longer exists.
    case carrierNotFound
    /// The stored record of the identity or the contact is inconsistent.
    case damaged
    /// The vault failed.
    case store(StoreError)
    /// The keychain failed.
    case keychain(KeychainError)
    /// No guarded memory is available.
    case sealing(SealingError)
    /// The cryptographic library failed.
    case crypto(CryptoError)
}

extension MessageOpeningError: StoreFailure {
    init(_ error: IdentityError) {
        self =
            switch error {
            case .secretMissing: .secretMissing
            case .store(let error): .store(error)
            case .keychain(let error): .keychain(error)
            case .sealing(let error): .sealing(error)
            case .crypto(let error): .crypto(error)
            default: .damaged
            }
    }
}
