import CWhisperSodium
import WhisperSealingPort

/// Opens a stream with crypto_secretstream_xchacha20poly1305.
final class SodiumStreamOpener: StreamOpener {
    private var state = crypto_secretstream_xchacha20poly1305_state()
    private var isFinished = false

    /// Parameter header: Of the right length, which the caller ensures.
    init(header: [UInt8], key: UnsafePointer<UInt8>) throws(SealingError) {
        guard unsafe crypto_secretstream_xchacha20poly1305_init_pull(&state, header, key) == 0 else { throw .malformed }
    }

    deinit {
        wipe()
    }

    func open(_ chunk: UnsafeRawBufferPointer) throws(SealingError) -> (bytes: [UInt8], isLast: Bool) {
        guard !isFinished, chunk.count >= SodiumStreamSealer.overhead else { throw .malformed }
        var bytes = [UInt8](repeating: 0, count: chunk.count - SodiumStreamSealer.overhead)
        var tag: UInt8 = 0
        let isAuthentic =
            unsafe crypto_secretstream_xchacha20poly1305_pull(
                &state, &bytes, nil, &tag, chunk.baseAddress?.assumingMemoryBound(to: UInt8.self),
                UInt64(chunk.count), nil, 0) == 0
        guard isAuthentic else {
            wipe()
            throw .notAuthentic
        }
        guard let isLast = SodiumStreamSealer.isFinal(tag) else {
            wipe()
            throw .malformed
        }
        if isLast { wipe() }
        return (bytes, isLast)
    }

    private func wipe() {
        isFinished = true
        unsafe sodium_memzero(&state, MemoryLayout<crypto_secretstream_xchacha20poly1305_state>.size)
    }
}
