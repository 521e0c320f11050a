package import WhisperCryptoPort
package import WhisperKeyFingerprint
package import WhisperSecretMemory

/// Who an envelope is from: the two public keys in its first box.
package struct SenderBlock: Hashable, Sendable {
    /// The block's size in bytes: two keys.
    package static let size = 64
    /// The size of its box in bytes: the block and a tag.
    package static let boxSize = size + 16

    package let agreementKey: AgreementPublicKey
    /// Nil for an identity without a signing key, which the block has 32 zero bytes for.
    package let signingKey: SigningPublicKey?

    /// A block of decent keys; nil where one is of low order or not canonical.
    package init?(agreementKey: AgreementPublicKey, signingKey: SigningPublicKey?) {
        guard X25519Encoding.isStrict(agreementKey), signingKey.map(Ed25519Encoding.isStrict) ?? true else {
            return nil
        }
        self.agreementKey = agreementKey
        self.signingKey = signingKey
    }

    /// The block that a box held; nil unless its keys are decent, and there is a signing key where there is a signature.
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

    /// The fingerprint of both keys.
    package func fingerprint(crypto: any CryptoBackend) -> Fingerprint {
        Fingerprint(agreementKey: agreementKey, signingKey: signingKey, crypto: crypto)
    }
}
