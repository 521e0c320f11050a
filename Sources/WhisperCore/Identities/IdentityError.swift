public import WhisperCryptoPort
public import WhisperKeychainPort
public import WhisperPresencePort
public import WhisperSealingPort
public import WhisperStorePort

/// Why something could not be done with an identity.
public enum IdentityError: Error, Hashable, Sendable {
    /// There is no such identity.
    case notFound
    /// The text is no name: empty, too long, or with characters that hide or mislead.
    case invalidName
    /// Another identity has this name.
    case nameTaken
    /// It was rotated or archived, and what was asked takes an active one.
    case notActive
    /// It has no signing key.
    case noSigningKey
    /// The vault knows it, and its secrets are not in the keychain.
    case secretMissing
    /// It has a signing key, which is not in the keychain: lost, or given up with the gate.
    case signingKeyMissing
    /// What is kept of it does not fit together.
    case damaged
    /// The text is not of the form of a backup.
    case malformedBackup
    /// The passphrase does not open the backup, or its header was changed.
    case wrongPassphrase
    /// The passphrase is right, and the backup was changed.
    case damagedBackup
    /// The backup asks for more work or memory than is allowed.
    case backupTooCostly
    /// A newer version of the program made the backup.
    case newerBackup
    /// No proof of presence was given.
    case presence(PresenceError)
    /// Signing keys are behind a gate that is not there any more.
    case gateMissing
    /// What the vault says about its policies is in doubt, and this would change them.
    case trustInDoubt
    /// The vault failed.
    case store(StoreError)
    /// The keychain failed.
    case keychain(KeychainError)
    /// Encryption at rest failed.
    case sealing(SealingError)
    /// A cryptographic operation failed.
    case crypto(CryptoError)
}

extension IdentityError: StoreFailure {
    init(_ error: TrustError) {
        self =
            switch error {
            case .inDoubt: .trustInDoubt
            case .changedMeanwhile: .store(StoreError(.busy))
            case .store(let error): .store(error)
            case .keychain(let error): .keychain(error)
            case .sealing(let error): .sealing(error)
            }
    }

    /// Does something to the vault; a name or fingerprint that is taken is told as `nameTaken`.
    static func saving<Result>(_ body: () async throws(StoreError) -> Result) async throws(IdentityError) -> Result {
        do throws(StoreError) {
            return try await body()
        } catch {
            switch error.code {
            case .constraint: throw .nameTaken
            case .identityNotFound: throw .notFound
            default: throw .store(error)
            }
        }
    }
}

extension IdentityError {
    /// Does something cryptographic.
    static func encrypting<Result: ~Copyable>(
        _ body: () throws(CryptoError) -> Result
    ) throws(IdentityError) -> Result {
        do throws(CryptoError) { return try body() } catch { throw .crypto(error) }
    }
}
