/// What makes a message recognisable in another export of the same chat, but for its sender (ING-2): a 128-bit hash
/// over local timestamp at file precision, kind and normalised body.
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
}
