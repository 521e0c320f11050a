import CWhisperSodium
import WhisperCryptoPort

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
