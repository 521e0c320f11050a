public import WhisperSecretMemory

/// An X25519 key pair.
public struct AgreementKeyPair: ~Copyable, Sendable {
    /// The secret scalar, 32 bytes as generated (clamped on use, RFC 7748, section 5).
    public let secret: SecretBytes
    /// The public key.
    public let publicKey: AgreementPublicKey

    /// Creates a pair; the caller guarantees that the halves belong together.
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

    /// Creates a pair; the caller guarantees that the halves belong together.
    public init(seed: consuming SecretBytes, publicKey: SigningPublicKey) {
        self.seed = seed
        self.publicKey = publicKey
    }
}

/// An X25519 public key: 32 bytes, little-endian (RFC 7748, section 5).
public struct AgreementPublicKey: Hashable, Sendable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// Creates a key from exactly 32 bytes; nil for any other count. Does not check which point they encode.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == PublicKeySize.bytes else { return nil }
        self.bytes = bytes
    }
}

/// An Ed25519 public key: 32 bytes (RFC 8032, section 5.1.5).
public struct SigningPublicKey: Hashable, Sendable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// Creates a key from exactly 32 bytes; nil for any other count. Does not check which point they encode.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == PublicKeySize.bytes else { return nil }
        self.bytes = bytes
    }
}

private enum PublicKeySize {
    static let bytes = 32
}
