import WhisperCryptoPort
import WhisperKeyFingerprint
import WhisperKeychainPort
import WhisperMessage
import WhisperPolicy
import WhisperPresencePort
import WhisperSealingPort
import WhisperSecretMemory

/// The signing keys for the time of one operation: as the keychain has them or, with the gate up, opened with its key,
/// which took a proof of presence (BIO-1).
///
/// Which of the two holds is decided by the policy in the vault alone. What a change of the policy left behind when it was
/// cut off is put right here, where it is met.
struct SigningAccess: ~Copyable {
    private let ports: SecrecyPorts
    private let gateKey: SecretBytes?

    private init(_ ports: SecrecyPorts, gateKey: consuming SecretBytes?) {
        self.ports = ports
        self.gateKey = gateKey
    }

    /// Access that never comes to a signing key.
    static func unneeded(_ ports: SecrecyPorts) -> SigningAccess { SigningAccess(ports, gateKey: nil) }

    /// Access under a gate's key that is at hand.
    static func gated(_ ports: SecrecyPorts, key: consuming SecretBytes) -> SigningAccess {
        SigningAccess(ports, gateKey: key)
    }

    /// Access as the policies have it; asks for a proof where they want one.
    static func begin(
        _ ports: SecrecyPorts, _ policies: PolicySettings, for purpose: PresencePurpose
    ) throws(IdentityError) -> SigningAccess {
        guard policies[.biometricGatedSigning] else { return SigningAccess(ports, gateKey: nil) }
        let access = SigningAccess(ports, gateKey: try SigningAccess.askForKey(ports, for: purpose))
        try access.finishGating()
        return access
    }

    /// The pair of an identity.
    ///
    /// - Parameter purpose: What a proof is asked for where the gate was taken away, and a key was left behind it.
    func pair(of identity: OwnIdentity, for purpose: PresencePurpose) throws(IdentityError) -> SigningKeyPair {
        guard let publicKey = identity.signingKey else { throw .noSigningKey }
        let seed = try seed(of: identity.id, publicKey, for: purpose)
        // Signing with a public key that is not the seed's would give the seed away.
        do throws(CryptoError) {
            guard seed.count == 32, try ports.crypto.signingPublicKey(ofSeed: seed) == publicKey else {
                throw CryptoError.notAuthentic
            }
        } catch {
            throw error == .notAuthentic ? .damaged : .crypto(error)
        }
        return SigningKeyPair(seed: seed, publicKey: publicKey)
    }

    /// Keeps a seed where the policy wants it.
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

    /// Takes away the seeds that lie open beside their sealed form: the gate is up, and its coming up was cut off.
    func finishGating() throws(IdentityError) {
        for (id, parts) in try ports.secrets.parts() where parts.isSuperset(of: [.signing, .gatedSigning]) {
            try ports.secrets.forget(.signing, of: id)
        }
    }

    /// The key of the gate that is up.
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
            // Made while the gate came up.
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

    /// What ties a sealed seed to its identity.
    private static func context(_ id: UniqueIdentifier, _ publicKey: SigningPublicKey) -> [UInt8] {
        var fields = FieldWriter(reserving: 96)
        fields.label("whisper-v1/gated-signing-key")
        fields.i64(Int64(bitPattern: id.high))
        fields.i64(Int64(bitPattern: id.low))
        fields.raw(publicKey.bytes)
        return fields.bytes
    }
}
