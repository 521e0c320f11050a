/// A keyless cryptographic hash of 128 bits (BLAKE2b-128, RFC 7693): names content, and withstands those who would
/// make two contents of one name.
public protocol ShortDigest: Sendable {
    /// The hash of the bytes, as two halves, each big-endian.
    func digest128(_ bytes: UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64)
}
