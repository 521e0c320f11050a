import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperKeychainPort
import WhisperMessage
import WhisperPolicy
import WhisperPresencePort
import WhisperSealingPort
import WhisperSecretMemory

/// Access to the signing keys for the duration of one operation: directly from the keychain or, with an active gate,
/// through the gate's key, which required a proof of presence (BIO-1).
///
/// Only the policy in the vault decides which of the two applies. Leftovers of an interrupted policy change are cleaned
/// up here.
struct SigningAccess: ~Copyable {
    private let ports: SecrecyPorts
    private let gateKey: SecretBytes?

    private init(_ ports: SecrecyPorts, gateKey: consuming SecretBytes?) {
        self.ports = ports
        self.gateKey = gateKey
    }

    /// Access for an operation that never needs a signing key.
    static func unneeded(_ ports: SecrecyPorts) -> SigningAccess { SigningAccess(ports, gateKey: nil) }

    /// Access with an available gate key.
    static func gated(_ ports: SecrecyPorts, key: consuming SecretBytes) -> SigningAccess {
        SigningAccess(ports, gateKey: key)
    }

    /// Access according to the policies; asks for a proof if they require one.
    static func begin(
        _ ports: SecrecyPorts, _ policies: PolicySettings, for purpose: PresencePurpose
    ) throws(IdentityError) -> SigningAccess {
        guard policies[.biometricGatedSigning] else { return SigningAccess(ports, gateKey: nil) }
        let access = SigningAccess(ports, gateKey: try SigningAccess.askForKey(ports, for: purpose))
        try access.finishGating()
        return access
    }

    /// The key pair of an identity.
    ///
    /// - Parameter purpose: The reason to show for a proof, if a key was left behind a removed gate.
    func pair(of identity: OwnIdentity, for purpose: PresencePurpose) throws(IdentityError) -> SigningKeyPair {
        guard let publicKey = identity.signingKey else { throw .noSigningKey }
        let seed = try seed(of: identity.id, publicKey, for: purpose)
        // Signing with a public key that does not match the seed would reveal the seed.
        do throws(CryptoError) {
            guard seed.count == 32, try ports.crypto.signingPublicKey(ofSeed: seed) == publicKey else {
                throw CryptoError.notAuthentic
            }
        } catch {
            throw error == .notAuthentic ? .damaged : .crypto(error)
        }
        return SigningKeyPair(seed: seed, publicKey: publicKey)
    }

    /// Stores a seed at the place that the policy requires.
    func keep(
        _ seed: borrowing SecretBytes, of id: UniqueIdentifier, _ publicKey: SigningPublicKey
    ) throws(IdentityError) {
        switch gateKey {
        case .some(let key):
            let box: [UInt8]
            do {
                box = try ports.sealing.sealSecret(seed, under: key, context: SigningAccess.context(id, publicKey))
            } catch {
                throw .sealing(error)
            }
            try ports.secrets.keep(box, as: try IdentitySecretName.name(.gatedSigning, of: id))
        case .none:
            try ports.secrets.keep(seed, as: .signing, of: id)
        }
    }

    /// Removes unsealed seeds beside their sealed form: the gate is active, but its activation was interrupted.
    func finishGating() throws(IdentityError) {
        for (id, parts) in try ports.secrets.parts() where parts.isSuperset(of: [.signing, .gatedSigning]) {
            try ports.secrets.forget(.signing, of: id)
        }
    }

    /// The key of the active gate.
    static func askForKey(
        _ ports: SecrecyPorts, for purpose: PresencePurpose
    ) throws(IdentityError) -> SecretBytes {
        guard let gate = try ports.secrets.find(try IdentitySecretName.gateName()) else { throw .gateMissing }
        guard let presence = ports.presence else { throw .presence(.unavailable) }
        do {
            return try presence.key(of: gate.withUnsafeBytes { Array($0) }, for: purpose)
        } catch {
            throw .presence(error)
        }
    }

    private func seed(
        of id: UniqueIdentifier, _ publicKey: SigningPublicKey, for purpose: PresencePurpose
    ) throws(IdentityError) -> SecretBytes {
        let secrets = ports.secrets
        switch gateKey {
        case .some(let key):
            if let box = try secrets.find(try IdentitySecretName.name(.gatedSigning, of: id)) {
                return try opened(box, under: key, id, publicKey)
            }
            // Created while the gate was being activated.
            guard let seed = try secrets.find(try IdentitySecretName.name(.signing, of: id)) else {
                throw .signingKeyMissing
            }
            try keep(seed, of: id, publicKey)
            try secrets.forget(.signing, of: id)
            return seed
        case .none:
            if let seed = try secrets.find(try IdentitySecretName.name(.signing, of: id)) { return seed }
            guard let box = try secrets.find(try IdentitySecretName.name(.gatedSigning, of: id)) else {
                throw .signingKeyMissing
            }
            let key = try SigningAccess.askForKey(ports, for: purpose)
            let seed = try opened(box, under: key, id, publicKey)
            try secrets.keep(seed, as: .signing, of: id)
            return seed
        }
    }

    private func opened(
        _ box: borrowing SecretBytes, under key: borrowing SecretBytes, _ id: UniqueIdentifier,
        _ publicKey: SigningPublicKey
    ) throws(IdentityError) -> SecretBytes {
        do {
            return try ports.sealing.openSecret(
                box.withUnsafeBytes { Array($0) }, under: key, context: SigningAccess.context(id, publicKey))
        } catch {
            throw error == .outOfMemory || error == .unavailable ? .sealing(error) : .damaged
        }
    }

    /// Binds a sealed seed to its identity.
    private static func context(_ id: UniqueIdentifier, _ publicKey: SigningPublicKey) -> [UInt8] {
        var fields = FieldWriter(reserving: 96)
        fields.label("whisper-v1/gated-signing-key")
        fields.i64(Int64(bitPattern: id.high))
        fields.i64(Int64(bitPattern: id.low))
        fields.raw(publicKey.bytes)
        return fields.bytes
    }
}
