/// Bytes that nobody else may see: a key, a passphrase.
///
/// They lie in memory that the allocator guards and locks, are never copied implicitly, and are wiped when the value
/// goes. There is no description, no equality and no way into a `String` (ID-7, ID-8).
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
}

/// Gives out guarded memory.
public protocol SecretAllocator: Sendable {
    /// A region of `count` zero bytes, 1 or more.
    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes

    /// Whether regions are locked into memory, so that they never reach the swap space (R9).
    var locksMemory: Bool { get }
}

extension SecretAllocator {
    /// Fresh random bytes are the allocator's business only through its port; this copies bytes that already exist.
    ///
    /// The caller wipes the original.
    public func copy(_ bytes: UnsafeRawBufferPointer) throws(SecretMemoryError) -> SecretBytes {
        var secret = try allocate(count: bytes.count)
        secret.withUnsafeMutableBytes { region in region.copyMemory(from: bytes) }
        return secret
    }
}

/// Why guarded memory could not be given.
public enum SecretMemoryError: Error, Hashable, Sendable {
    /// The system gives no more guarded regions, or the size is not positive.
    case exhausted
}
