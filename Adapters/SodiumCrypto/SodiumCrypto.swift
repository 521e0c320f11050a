import CWhisperSodium
public import WhisperCryptoPort
public import WhisperSecretMemory
import WhisperSecretPool

/// The envelope's primitives by libsodium 1.0.18 or later.
///
/// Creating further values is free once the first one has initialised the library, and any thread may use them. The
/// library's own working copies of secrets are on its stack, and it wipes them; those made here are in `SecretPool`.
public struct SodiumCrypto: CryptoBackend {
    /// Initialises the library; later calls, from any thread, have no cost.
    ///
    /// - Throws: `.unavailable` if the system has no source of randomness.
    public init() throws(CryptoError) {
        guard SodiumCrypto.isStarted else { throw .unavailable }
    }

    // A static is initialised exactly once, whichever thread comes first.
    private static let isStarted = sodium_init() >= 0

    /// A zeroed buffer for a secret of a single message.
    ///
    /// - Throws: `.invalidLength` unless `count` is positive; `.outOfMemory`.
    public func makeSecret(count: Int) throws(CryptoError) -> SecretBytes {
        try makeSecret(count: count, by: SecretPool.allocate)
    }

    /// A secret of `count` random bytes.
    ///
    /// - Throws: `.invalidLength` unless `count` is positive; `.outOfMemory`.
    public func randomSecret(count: Int) throws(CryptoError) -> SecretBytes {
        var secret = try makeSecret(count: count)
        unsafe secret.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe randombytes_buf(start, bytes.count)
        }
        return secret
    }

    /// Random bytes.
    public func randomBytes(count: Int) -> [UInt8] {
        guard count > 0 else { return [] }
        return unsafe bytes(count: count) { start in unsafe randombytes_buf(start, count) }
    }
}

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

extension SodiumCrypto {
    /// SHA-256.
    public func sha256(_ message: [UInt8]) -> [UInt8] {
        unsafe bytes(count: 32) { output in _ = unsafe crypto_hash_sha256(output, message, UInt64(message.count)) }
    }

    /// SHA-512.
    public func sha512(_ message: [UInt8]) -> [UInt8] {
        unsafe bytes(count: 64) { output in _ = unsafe crypto_hash_sha512(output, message, UInt64(message.count)) }
    }
}
