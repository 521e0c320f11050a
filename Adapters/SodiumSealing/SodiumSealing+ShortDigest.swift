import CWhisperSodium
public import WhisperSealingPort

extension SodiumSealing: ShortDigest {
    /// BLAKE2b with 16 bytes of output, without a key (RFC 7693).
    public func digest128(_ bytes: UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64) {
        var halves: (high: UInt64, low: UInt64) = (0, 0)
        unsafe withUnsafeMutablePointer(to: &halves) { pair in
            unsafe pair.withMemoryRebound(to: UInt8.self, capacity: 16) { hash in
                _ = unsafe crypto_generichash(
                    hash, 16, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count), nil, 0)
            }
        }
        return (UInt64(bigEndian: halves.high), UInt64(bigEndian: halves.low))
    }
}
