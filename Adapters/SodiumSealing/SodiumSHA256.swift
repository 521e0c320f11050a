import CWhisperSodium
import WhisperSealingPort

/// An incremental SHA-256.
final class SodiumSHA256: Digest {
    private var state = crypto_hash_sha256_state()
    private var hash: [UInt8]?

    init() {
        unsafe crypto_hash_sha256_init(&state)
    }

    func update(_ bytes: UnsafeRawBufferPointer) {
        guard hash == nil else { return }
        unsafe crypto_hash_sha256_update(
            &state, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
    }

    func finish() -> [UInt8] {
        if let hash { return hash }
        var finished = [UInt8](repeating: 0, count: 32)
        unsafe crypto_hash_sha256_final(&state, &finished)
        hash = finished
        return finished
    }
}
