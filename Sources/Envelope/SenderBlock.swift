package import WhisperCryptoPort
package import WhisperKeyFingerprint
package import WhisperSecretMemory

/// The sender of an envelope: the two public keys in its first box.
package struct SenderBlock: Hashable, Sendable {
    /// The block's size in bytes: two keys.
    package static let size = 64
    /// The size of its box in bytes: the block plus a tag.
    package static let boxSize = size + 16

    package let agreementKey: AgreementPublicKey
    /// The signing key; nil for an identity without one, which the block represents by 32 zero bytes.
    package let signingKey: SigningPublicKey?

    /// Creates a block; nil if a key is of low order or not canonical.
    package init?(agreementKey: AgreementPublicKey, signingKey: SigningPublicKey?) {
        guard X25519Encoding.isStrict(agreementKey), signingKey.map(Ed25519Encoding.isStrict) ?? true else {
            return nil
        }
        self.agreementKey = agreementKey
        self.signingKey = signingKey
    }

    /// Reads a block from an opened box; nil unless its keys are valid, and a signing key is present if there is a
    /// signature.
    package init?(_ bytes: borrowing SecretBytes, isSigned: Bool) {
        guard bytes.count == SenderBlock.size else { return nil }
        let (first, second) = bytes.withUnsafeBytes { (Array($0[..<32]), Array($0[32...])) }
        guard let agreementKey = AgreementPublicKey(first), let signingKey = SigningPublicKey(second) else {
            return nil
        }
        let isUnnamed = second.allSatisfy { $0 == 0 }
        guard !(isUnnamed && isSigned) else { return nil }
        self.init(agreementKey: agreementKey, signingKey: isUnnamed ? nil : signingKey)
    }

    /// The 64 bytes.
    package var bytes: [UInt8] {
        agreementKey.bytes + (signingKey?.bytes ?? [UInt8](repeating: 0, count: 32))
    }

    /// Returns the fingerprint of both keys.
    package func fingerprint(crypto: any CryptoBackend) -> Fingerprint {
        Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
    }
}
