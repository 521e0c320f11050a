public import WhisperCryptoPort
public import WhisperSecretMemory

/// libsodium 1.0.18 has no HKDF: the port's, over its HMAC (RFC 5869).
extension SodiumCrypto {
    /// HKDF-Extract.
    ///
    /// - Throws: `.outOfMemory` or `.unavailable`.
    public func extract(salt: [UInt8], secret: borrowing SecretBytes) throws(CryptoError) -> SecretBytes {
        var code = try AuthenticationCode(self)
        return try extract(salt: salt, secret: secret, with: &code)
    }

    /// HKDF-Expand.
    ///
    /// - Throws: `.invalidLength` for any other count or key length.
    public func expand(
        _ pseudorandomKey: borrowing SecretBytes, information: [UInt8], count: Int
    ) throws(CryptoError) -> SecretBytes {
        var code = try AuthenticationCode(self)
        return try expand(pseudorandomKey, information: information, count: count, with: &code)
    }
}
