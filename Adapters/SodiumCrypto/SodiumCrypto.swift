import CWhisperSodium
public import WhisperCryptoPort
public import WhisperSecretMemory
import WhisperSecretPool

/// The envelope's primitives by libsodium 1.0.18 or later.
///
/// Values are free to make once the first one has started the library, and may be used from any thread. The library's own
/// working copies of secrets are on its stack, and wiped by it; those made here lie in `SecretPool`.
public struct SodiumCrypto: CryptoBackend {
    /// Starts the library; later calls, from whatever thread, find it started.
    ///
    /// - Throws: `unavailable` where the system has no source of randomness.
    public init() throws(CryptoError) {
        guard SodiumCrypto.isStarted else { throw .unavailable }
    }

    // A static is made exactly once, whichever threads ask for it first.
    private static let isStarted = sodium_init() >= 0

    /// Room for a secret of one message.
    public func makeSecret(count: Int) throws(CryptoError) -> SecretBytes {
        try makeSecret(count: count, by: SecretPool.allocate)
    }

    /// A secret of `count` random bytes.
    public func randomSecret(count: Int) throws(CryptoError) -> SecretBytes {
        var secret = try makeSecret(count: count)
        unsafe secret.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe randombytes_buf(start, bytes.count)
        }
        return secret
    }

    /// So many random bytes.
    public func randomBytes(count: Int) -> [UInt8] {
        guard count > 0 else { return [] }
        return unsafe bytes(count: count) { start in unsafe randombytes_buf(start, count) }
    }
}
