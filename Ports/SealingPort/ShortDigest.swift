/// A keyless cryptographic hash of 128 bits (BLAKE2b-128, RFC 7693) that identifies content and resists deliberate
/// collisions.
public protocol ShortDigest: Sendable {
    /// The hash of the bytes as two big-endian halves.
    func digest128(_ bytes: UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64)
}
