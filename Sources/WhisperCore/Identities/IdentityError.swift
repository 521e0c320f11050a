public import WhisperCryptoPort
public import WhisperKeychainPort
public import WhisperPresencePort
public import WhisperSealingPort
public import WhisperStorePort

/// The reason an operation on an identity failed.
public enum IdentityError: Error, Hashable, Sendable {
    /// There is no such identity.
    case notFound
    /// The name is not valid: empty, too long, or with characters that hide or mislead.
    case invalidName
    /// Another identity has this name.
    case nameTaken
    /// It was rotated or archived, but the operation requires an active identity.
    case notActive
    /// It has no signing key.
    case noSigningKey
    /// The vault has its record, but its secrets are not in the keychain.
    case secretMissing
    /// Its signing key is not in the keychain: lost, or given up with the gate.
    case signingKeyMissing
    /// The stored record is inconsistent.
    case damaged
    /// The text does not have the form of a backup.
    case malformedBackup
    /// The passphrase does not open the backup, or its header was modified.
    case wrongPassphrase
    /// The passphrase is right, but the backup was modified.
    case damagedBackup
    /// The backup demands more work or memory than allowed.
    case backupTooCostly
    /// The backup was made by a newer version of the program.
    case newerBackup
    /// No proof of presence was given.
    case presence(PresenceError)
    /// Signing keys are behind a gate that no longer exists.
    case gateMissing
    /// The vault's policies are in doubt, and the operation would change them.
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

    /// Runs a vault operation; a conflicting name or fingerprint is reported as `nameTaken`.
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
    /// Runs a cryptographic operation and converts its error.
    static func encrypting<Result: ~Copyable>(
        _ body: () throws(CryptoError) -> Result
    ) throws(IdentityError) -> Result {
        do throws(CryptoError) { return try body() } catch { throw .crypto(error) }
    }
}
