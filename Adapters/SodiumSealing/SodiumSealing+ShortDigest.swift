import CSodium
public import SealingPort

extension SodiumSealing: ShortDigest {
    /// BLAKE2b with 16 bytes of output, without a key (RFC 7693).
    public func digest128(_ bytes: UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64) {
        var halves: (high: UInt64, low: UInt64) = (0, 0)
        unsafe withUnsafeMutableBytes(of: &halves) { hash in
            _ = unsafe crypto_generichash(
                hash.baseAddress?.assumingMemoryBound(to: UInt8.self), hash.count,
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count), nil, 0)
        }
        return (UInt64(bigEndian: halves.high), UInt64(bigEndian: halves.low))
    }
}
