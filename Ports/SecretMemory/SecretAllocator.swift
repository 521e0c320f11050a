/// Allocates guarded memory.
public protocol SecretAllocator: Sendable {
    /// Allocates a region of `count` zero bytes, 1 or more.
    ///
    /// - Throws: `.exhausted`.
    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes

    /// Whether regions are locked into memory, so that they are never swapped out (R9).
    var locksMemory: Bool { get }
}

extension SecretAllocator {
    /// Copies at least one byte into guarded memory; the caller remains responsible for wiping the original.
    ///
    /// - Throws: `.exhausted`, also if there are no bytes.
    public func copy(_ bytes: UnsafeRawBufferPointer) throws(SecretMemoryError) -> SecretBytes {
        var secret = try allocate(count: bytes.count)
        secret.withUnsafeMutableBytes { region in region.copyMemory(from: bytes) }
        return secret
    }
}

/// The reason guarded memory could not be allocated.
public enum SecretMemoryError: Error, Hashable, Sendable {
    /// The system has no more guarded regions, or the size is not positive.
    case exhausted
}
