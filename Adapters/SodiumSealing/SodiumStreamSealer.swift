import CWhisperSodium
import WhisperSealingPort

/// Seals a stream with crypto_secretstream_xchacha20poly1305.
final class SodiumStreamSealer: StreamSealer {
    static let headerSize = 24
    static let overhead = 17
    private static let final = UInt8(crypto_secretstream_xchacha20poly1305_TAG_FINAL)
    private static let message = UInt8(crypto_secretstream_xchacha20poly1305_TAG_MESSAGE)

    private(set) var header: [UInt8] = []
    private var state = crypto_secretstream_xchacha20poly1305_state()
    private var isFinished = false

    init(key: UnsafePointer<UInt8>) {
        var header = [UInt8](repeating: 0, count: SodiumStreamSealer.headerSize)
        unsafe crypto_secretstream_xchacha20poly1305_init_push(&state, &header, key)
        self.header = header
    }

    deinit {
        wipe()
    }

    func seal(_ chunk: UnsafeRawBufferPointer, isLast: Bool) throws(SealingError) -> [UInt8] {
        guard !isFinished else { throw .malformed }
        var sealed = [UInt8](repeating: 0, count: chunk.count + SodiumStreamSealer.overhead)
        unsafe crypto_secretstream_xchacha20poly1305_push(
            &state, &sealed, nil, chunk.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(chunk.count), nil, 0,
            isLast ? SodiumStreamSealer.final : SodiumStreamSealer.message)
        if isLast { wipe() }
        return sealed
    }

    /// Whether a tag marks the last chunk.
    static func isFinal(_ tag: UInt8) -> Bool? {
        switch tag {
        case final: true
        case message: false
        default: nil
        }
    }

    private func wipe() {
        isFinished = true
        unsafe sodium_memzero(&state, MemoryLayout<crypto_secretstream_xchacha20poly1305_state>.size)
    }
}
