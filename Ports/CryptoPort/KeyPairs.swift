public import WhisperSecretMemory

/// An X25519 key pair.
public struct AgreementKeyPair: ~Copyable, Sendable {
    /// The secret scalar, 32 bytes as generated (RFC 7748, section 5: clamped when it is used).
    public let secret: SecretBytes
    /// The public key.
    public let publicKey: AgreementPublicKey

    /// A pair whose halves belong together, which the caller vouches for.
    public init(secret: consuming SecretBytes, publicKey: AgreementPublicKey) {
        self.secret = secret
        self.publicKey = publicKey
    }
}

/// An Ed25519 key pair.
public struct SigningKeyPair: ~Copyable, Sendable {
    /// The secret seed, 32 bytes (RFC 8032, section 5.1.5).
    public let seed: SecretBytes
    /// The public key.
    public let publicKey: SigningPublicKey

    /// A pair whose halves belong together, which the caller vouches for.
    public init(seed: consuming SecretBytes, publicKey: SigningPublicKey) {
        self.seed = seed
        self.publicKey = publicKey
    }
}
