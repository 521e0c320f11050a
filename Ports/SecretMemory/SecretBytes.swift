/// Bytes that nobody else may see: a key, a passphrase.
///
/// They lie in memory that the allocator guards and locks, are never copied implicitly, and are wiped when the value
/// goes. There is no description, no hash and no way into a `String` (ID-7, ID-8).
public struct SecretBytes: ~Copyable, Sendable {
    // The region is owned by this value alone and given up only in deinit.
    private nonisolated(unsafe) let region: UnsafeMutableRawBufferPointer
    private let release: @Sendable (UnsafeMutableRawBufferPointer) -> Void

    /// Takes over a region; `release` must wipe and free it, and is called exactly once.
    public init(
        adopting region: UnsafeMutableRawBufferPointer,
        release: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Void
    ) {
        self.region = region
        self.release = release
    }

    deinit {
        release(region)
    }

    /// The number of bytes.
    public var count: Int { region.count }

    /// Lends the bytes for reading; the pointer is not valid afterwards.
    public borrowing func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(region))
    }

    /// Lends the bytes for filling; the pointer is not valid afterwards.
    public mutating func withUnsafeMutableBytes<Result: ~Copyable, Failure: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(region)
    }

    /// Whether both hold the same bytes, found in a time that depends on their number alone.
    public borrowing func hasSameBytes(as other: borrowing SecretBytes) -> Bool {
        SecretBytes.areEqual(UnsafeRawBufferPointer(region), UnsafeRawBufferPointer(other.region))
    }

    /// Whether both arrays hold the same bytes, such as an authentication code and the one expected, found in a time that
    /// depends on their numbers alone.
    public static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.withUnsafeBytes { left in right.withUnsafeBytes { right in areEqual(left, right) } }
    }

    private static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
    }
}
