import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperMessage
import WhisperSecretMemory
import WhisperSodiumCrypto
import WhisperSodiumSealing

/// Keys and identities that tests refer to by number: the secret of number n is 32 bytes with the value n.
struct TestKeys {
    let crypto: SodiumCrypto
    let sealing: SodiumSealing

    init() throws {
        crypto = try SodiumCrypto()
        sealing = try SodiumSealing()
    }

    func secret(_ number: UInt8) throws -> SecretBytes {
        try secret([UInt8](repeating: number, count: 32))
    }

    func secret(_ bytes: [UInt8]) throws -> SecretBytes {
        var secret = try sealing.allocate(count: bytes.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
        return secret
    }

    func passphrase(_ text: String) throws -> SecretBytes {
        try secret(Array(text.utf8))
    }

    func signingPair(_ number: UInt8) throws -> SigningKeyPair {
        let seed = try secret(number)
        let publicKey = try crypto.signingPublicKey(ofSeed: seed)
        return SigningKeyPair(seed: seed, publicKey: publicKey)
    }

    func agreementKey(_ number: UInt8) throws -> AgreementPublicKey {
        try crypto.agreementPublicKey(of: try secret(number))
    }

    func signingKey(_ number: UInt8) throws -> SigningPublicKey {
        try crypto.signingPublicKey(ofSeed: try secret(number))
    }

    /// Returns the public keys of an agreement secret and, if given, a signing secret.
    func keys(_ agreement: UInt8, _ signing: UInt8?) throws -> PublicKeys {
        PublicKeys(agreementKey: try agreementKey(agreement), signingKey: try signing.map { try signingKey($0) })
    }

    /// Returns the fingerprint of two keys.
    func fingerprint(_ agreement: UInt8, _ signing: UInt8?) throws -> Fingerprint {
        try keys(agreement, signing).fingerprint(crypto: crypto)
    }

    /// Returns a statement that new keys (agreement, signing) succeed old ones, signed by the old signing key or
    /// another.
    func statement(
        from old: (UInt8, UInt8), to new: (UInt8, UInt8?), at seconds: Int64 = Vectors.time + 5, signedBy: UInt8? = nil
    ) throws -> SuccessionStatement {
        try SuccessionStatement.make(
            from: try fingerprint(old.0, old.1), to: try fingerprint(new.0, new.1), at: seconds,
            signedBy: try signingPair(signedBy ?? old.1), crypto: crypto)
    }

    /// Returns a bundle, signed if a signing key is given.
    func bundle(
        _ name: String = "Ana Müller", _ agreement: UInt8 = 1, _ signing: UInt8? = 2, keyVersion: UInt32 = 1,
        createdAt: Int64 = Vectors.time, succession: SuccessionStatement? = nil
    ) throws -> PublicBundle {
        let name = try DisplayName(name)
        guard let signing else {
            return try PublicBundle.make(
                name: name, agreementKey: try agreementKey(agreement), keyVersion: keyVersion, createdAt: createdAt,
                succession: succession, crypto: crypto)
        }
        return try PublicBundle.make(
            name: name, agreementKey: try agreementKey(agreement), signedBy: try signingPair(signing),
            keyVersion: keyVersion, createdAt: createdAt, succession: succession, crypto: crypto)
    }
}

/// Returns the bytes of a secret, which tests may see.
func bytes(of secret: borrowing SecretBytes) -> [UInt8] {
    secret.withUnsafeBytes { Array($0) }
}

/// Returns the bytes of an optional secret.
func bytes(ofEither secret: consuming SecretBytes?) -> [UInt8]? {
    guard let secret else { return nil }
    return bytes(of: secret)
}

/// Returns an id of 16 bytes that count up from `first`.
func identifier(from first: UInt8) -> UniqueIdentifier {
    func half(_ start: UInt8) -> UInt64 { (0..<8).reduce(0) { $0 << 8 | UInt64(start &+ $1) } }
    return UniqueIdentifier(high: half(first), low: half(first &+ 8))
}
