import CWhisperSodium
import WhisperCryptoPort
import WhisperSecretMemory

/// A running HMAC-SHA256, whose state is as secret as its key and lies where it is wiped.
struct AuthenticationCode: RunningHMAC, ~Copyable {
    private var state: SecretBytes

    /// Allocates the state; call `start` next.
    init(_ crypto: SodiumCrypto) throws(CryptoError) {
        state = try crypto.makeSecret(count: MemoryLayout<crypto_auth_hmacsha256_state>.size)
    }

    /// Starts, or restarts, with a key of any length.
    mutating func start(key: UnsafeRawBufferPointer) {
        unsafe withState { state in
            // Nothing is read from an empty key, but the function needs an address.
            let start = unsafe key.baseAddress ?? UnsafeRawPointer(state)
            _ = unsafe crypto_auth_hmacsha256_init(state, start.assumingMemoryBound(to: UInt8.self), key.count)
        }
    }

    /// Adds bytes of the message.
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        unsafe withState { state in
            _ = unsafe crypto_auth_hmacsha256_update(
                state, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
        }
    }

    /// Writes the 32 bytes of the code; nothing may follow.
    mutating func finish(into output: UnsafeMutableRawBufferPointer) {
        unsafe withState { state in
            guard let start = output.baseAddress, output.count >= crypto_auth_hmacsha256_bytes() else { return }
            _ = unsafe crypto_auth_hmacsha256_final(state, start.assumingMemoryBound(to: UInt8.self))
        }
    }

    private mutating func withState(_ body: (UnsafeMutablePointer<crypto_auth_hmacsha256_state>) -> Void) {
        unsafe state.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe body(start.assumingMemoryBound(to: crypto_auth_hmacsha256_state.self))
        }
    }
}
