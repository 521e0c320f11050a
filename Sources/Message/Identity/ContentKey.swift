/// Identifies a message across exports of the same chat, apart from its sender (ING-2).
///
/// A 128-bit hash over the local time at the file's precision, the kind and the normalised body. Two different messages
/// share a key only if someone finds a collision in the digest.
public struct ContentKey: Hashable, Sendable {
    /// The first eight bytes of the hash, big-endian.
    public let high: UInt64
    /// The last eight bytes of the hash, big-endian.
    public let low: UInt64

    /// Creates a key from its 128 bits.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Hashes only half of the bits: they are already a hash, so half is enough to distinguish keys.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(low)
    }
}

/// A cryptographic hash of 128 bits, such as BLAKE2b-128.
///
/// The domain contains no cryptography of its own; the composition root supplies the digest. A vault must use the same
/// digest throughout its life.
public typealias Digest128 = @Sendable (UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64)
