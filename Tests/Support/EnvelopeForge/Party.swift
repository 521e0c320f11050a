package import WhisperCryptoPort
package import WhisperKeyFingerprint
package import WhisperSecretMemory

/// A party whose keys are derived from its name alone, so that they are the same in every run.
package final class Party: Sendable {
    /// The keys that envelopes are sealed for.
    package let agreement: AgreementKeyPair
    /// The keys that envelopes are signed with.
    package let signing: SigningKeyPair
    /// The secret of the agreement keys, 32 bytes.
    package let agreementSecret: [UInt8]
    /// The seed of the signing keys, 32 bytes.
    package let signingSeed: [UInt8]
    /// The fingerprint of both public keys.
    package let fingerprint: Fingerprint

    /// Creates the party with a name.
    package init(_ name: String, crypto: any CryptoBackend) throws(CryptoError) {
        agreementSecret = crypto.sha256(Array("agreement of \(name)".utf8))
        signingSeed = crypto.sha256(Array("signing of \(name)".utf8))
        let secret = try crypto.secret(of: agreementSecret)
        let agreementKey = try crypto.agreementPublicKey(of: secret)
        let seed = try crypto.secret(of: signingSeed)
        let signingKey = try crypto.signingPublicKey(ofSeed: seed)
        agreement = AgreementKeyPair(secret: secret, publicKey: agreementKey)
        signing = SigningKeyPair(seed: seed, publicKey: signingKey)
        fingerprint = Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
    }

    /// The public half of the agreement keys.
    package var agreementKey: AgreementPublicKey { agreement.publicKey }
    /// The public half of the signing keys.
    package var signingKey: SigningPublicKey { signing.publicKey }
}

extension CryptoBackend {
    /// Returns a secret with known bytes, at least one.
    package func secret(of bytes: [UInt8]) throws(CryptoError) -> SecretBytes {
        var secret = try makeSecret(count: bytes.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        return secret
    }
}

extension SecretBytes {
    /// The bytes of a secret that tests know.
    package var revealed: [UInt8] {
        borrowing get { withUnsafeBytes { Array($0) } }
    }
}
