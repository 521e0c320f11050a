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
