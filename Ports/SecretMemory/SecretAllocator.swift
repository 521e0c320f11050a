/// Gives out guarded memory.
public protocol SecretAllocator: Sendable {
    /// A region of `count` zero bytes, 1 or more.
    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes

    /// Whether regions are locked into memory, so that they never reach the swap space (R9).
    var locksMemory: Bool { get }
}

extension SecretAllocator {
    /// A guarded copy of bytes that already exist, at least one; wiping the original is the caller's business.
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
