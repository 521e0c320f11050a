/// What makes a message recognisable in another export of the same chat, but for its sender (ING-2).
///
/// A 128-bit hash over the local time at the file's precision, the kind and the normalised body. Two different
/// messages have the same key only if someone finds a collision of the digest.
public struct ContentKey: Hashable, Sendable {
    /// The first eight bytes of the hash, big-endian.
    public let high: UInt64
    /// The last eight bytes of the hash, big-endian.
    public let low: UInt64

    /// A key of these 128 bits.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Half of the bits tell keys apart well enough: they are a hash already.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(low)
    }
}

/// A cryptographic hash of 128 bits, such as BLAKE2b-128.
///
/// The domain contains no cryptography of its own: whoever composes the program hands one in. A vault must see the
/// same one for its whole life.
public typealias Digest128 = @Sendable (UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64)
