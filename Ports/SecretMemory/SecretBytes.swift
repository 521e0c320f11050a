/// Secret bytes, such as a key or a passphrase.
///
/// They are held in memory that the allocator guards and locks, are never copied implicitly, and are wiped when the
/// value is destroyed. There is no description, no hash and no conversion to `String` (ID-7, ID-8).
public struct SecretBytes: ~Copyable, Sendable {
    // This value is the sole owner of the region and releases it only in deinit.
    private nonisolated(unsafe) let region: UnsafeMutableRawBufferPointer
    private let release: @Sendable (UnsafeMutableRawBufferPointer) -> Void

    /// Takes ownership of a region; `release` must wipe and free it, and is called exactly once.
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

    /// Calls a closure with the bytes for reading. The pointer is valid only during the call.
    ///
    /// - Throws: The error that the closure throws.
    public borrowing func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(region))
    }

    /// Calls a closure with the bytes for writing. The pointer is valid only during the call.
    ///
    /// - Throws: The error that the closure throws.
    public mutating func withUnsafeMutableBytes<Result: ~Copyable, Failure: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(region)
    }

    /// Compares two secrets in a time that depends only on their lengths.
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
