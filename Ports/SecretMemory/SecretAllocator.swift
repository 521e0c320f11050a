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

extension SecretAllocator {
    /// A guarded copy of bytes that already exist, at least one; wiping the original is the caller's responsibility.
    ///
    /// - Throws: ``SecretMemoryError`` `.exhausted` if there are no bytes, or no guarded memory is left.
    public func copy(_ bytes: RawSpan) throws(SecretMemoryError) -> SecretBytes {
        var secret = try allocate(count: bytes.byteCount)
        bytes.withUnsafeBytes { source in
            secret.withUnsafeMutableBytes { region in region.copyMemory(from: source) }
        }
        return secret
    }

    /// A guarded copy of bytes that already exist, at least one; wiping the original is the caller's responsibility.
    ///
    /// - Throws: ``SecretMemoryError`` `.exhausted` if there are no bytes, or no guarded memory is left.
    public func copy(_ bytes: [UInt8]) throws(SecretMemoryError) -> SecretBytes { try copy(bytes.span.bytes) }

    /// A second copy of a secret.
    ///
    /// - Throws: ``SecretMemoryError`` `.exhausted` if no guarded memory is left.
    public func copy(of secret: borrowing SecretBytes) throws(SecretMemoryError) -> SecretBytes {
        var copy = try allocate(count: secret.count)
        secret.withUnsafeBytes { source in
            copy.withUnsafeMutableBytes { region in region.copyMemory(from: source) }
        }
        return copy
    }
}
