public import WhisperKeychainPort
import WhisperSecretMemory

/// The program part whose secrets a vault stores beside those of its identities; each sees only its own.
public struct SecretPurpose: Hashable, Sendable {
    /// How the names of its secrets begin. Names of vaults and identities begin with none of these.
    let prefix: String

    /// The session of a realtime client: `TokenKeeper` stores its refresh token here (RT-7).
    public static let realtime = SecretPurpose(prefix: "realtime_")

    /// The session of a Matrix client: `MatrixSession` stores its tokens here (MX-5).
    public static let matrix = SecretPurpose(prefix: "matrix_")
}

extension Vault {
    /// A keychain for the secrets of one purpose, sealed under the vault's keys like those of the identities.
    ///
    /// It holds only the secrets of its purpose: any other name is absent, and storing under one throws
    /// `KeychainError.inaccessible`. No key of the vault or of an identity is reachable through it.
    ///
    /// - Throws: ``VaultError`` if the vault's keys are unavailable.
    public func keychain(for purpose: SecretPurpose) throws(VaultError) -> any Keychain {
        do {
            let base = try withKeys { keys in
                adapters.identityKeychain(layout, try keys.identityKey(sealing: adapters.sealing))
            }
            return PurposeKeychain(base: base, purpose: purpose)
        } catch {
            throw VaultError(error)
        }
    }
}

/// A keychain restricted to the names of one purpose.
private struct PurposeKeychain: ForwardingKeychain {
    let base: any Keychain
    let purpose: SecretPurpose

    func lookUp(_ name: SecretName) -> SecretLookup { holds(name) ? base.lookUp(name) : .absent }

    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        guard holds(name) else { throw .inaccessible(errno: 0) }
        try base.store(secret, as: name)
    }

    func remove(_ name: SecretName) throws(KeychainError) {
        // Absent here, and removing what is absent succeeds.
        guard holds(name) else { return }
        try base.remove(name)
    }

    func names() throws(KeychainError) -> [SecretName] { try base.names().filter(holds) }

    private func holds(_ name: SecretName) -> Bool { name.rawValue.hasPrefix(purpose.prefix) }
}
