extension SecretAllocator {
    /// A guarded copy of bytes that already exist, at least one; wiping the original is the caller's responsibility.
    ///
    /// - Throws: ``SecretMemoryError`` `.exhausted` for no bytes, or where no guarded memory is left.
    public func copy(_ bytes: RawSpan) throws(SecretMemoryError) -> SecretBytes {
        var secret = try allocate(count: bytes.byteCount)
        bytes.withUnsafeBytes { source in
            secret.withUnsafeMutableBytes { region in region.copyMemory(from: source) }
        }
        return secret
    }

    /// A guarded copy of bytes that already exist, at least one; wiping the original is the caller's responsibility.
    ///
    /// - Throws: ``SecretMemoryError`` `.exhausted` for no bytes, or where no guarded memory is left.
    public func copy(_ bytes: [UInt8]) throws(SecretMemoryError) -> SecretBytes { try copy(bytes.span.bytes) }

    /// A second copy of a secret.
    ///
    /// - Throws: ``SecretMemoryError`` `.exhausted` where no guarded memory is left.
    public func copy(of secret: borrowing SecretBytes) throws(SecretMemoryError) -> SecretBytes {
        var copy = try allocate(count: secret.count)
        secret.withUnsafeBytes { source in
            copy.withUnsafeMutableBytes { region in region.copyMemory(from: source) }
        }
        return copy
    }
}
