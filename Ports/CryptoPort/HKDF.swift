public import WhisperSecretMemory

/// A running HMAC-SHA256 (RFC 2104) of a backend, whose state is as secret as its key and is wiped when it goes.
///
/// It is what `extract(salt:secret:with:)` and `expand(_:information:count:with:)` are built on, for libraries that have no
/// HKDF, or one that leaves secrets behind.
public protocol RunningHMAC: ~Copyable {
    /// Starts, or starts again, with a key of any length.
    mutating func start(key: UnsafeRawBufferPointer)

    /// Takes more of the message.
    mutating func update(_ bytes: UnsafeRawBufferPointer)

    /// Writes the code to the first 32 bytes of a region that has them; only `start` may follow.
    mutating func finish(into output: UnsafeMutableRawBufferPointer)
}

extension CryptoBackend {
    /// HKDF-Extract (RFC 5869, section 2.2) over an HMAC of the backend's own.
    ///
    /// - Throws: `outOfMemory`.
    public func extract<Code: RunningHMAC & ~Copyable>(
        salt: [UInt8], secret: borrowing SecretBytes, with code: inout Code
    ) throws(CryptoError) -> SecretBytes {
        var pseudorandomKey = try makeSecret(count: CryptoSize.digest)
        salt.withUnsafeBytes { salt in code.start(key: salt) }
        secret.withUnsafeBytes { secret in code.update(secret) }
        pseudorandomKey.withUnsafeMutableBytes { output in code.finish(into: output) }
        return pseudorandomKey
    }

    /// HKDF-Expand (RFC 5869, section 2.3) over an HMAC of the backend's own: 1 … 8,160 bytes.
    ///
    /// - Throws: `invalidLength` for another number of bytes, or a pseudo-random key that has not 32; `outOfMemory`.
    public func expand<Code: RunningHMAC & ~Copyable>(
        _ pseudorandomKey: borrowing SecretBytes, information: [UInt8], count: Int, with code: inout Code
    ) throws(CryptoError) -> SecretBytes {
        let size = CryptoSize.digest
        guard pseudorandomKey.count == size, 1...255 * size ~= count else { throw .invalidLength }
        var output = try makeSecret(count: count)
        var block = try makeSecret(count: size)
        var written = 0
        var number: UInt8 = 0
        while written < count {
            // 255 blocks at most, by the guard above.
            number &+= 1
            pseudorandomKey.withUnsafeBytes { key in code.start(key: key) }
            if written > 0 {
                block.withUnsafeBytes { previous in code.update(previous) }
            }
            information.withUnsafeBytes { information in code.update(information) }
            withUnsafeBytes(of: number) { number in code.update(number) }
            block.withUnsafeMutableBytes { output in code.finish(into: output) }
            let length = min(size, count - written)
            block.withUnsafeBytes { block in
                output.withUnsafeMutableBytes { output in
                    UnsafeMutableRawBufferPointer(rebasing: output[written..<written + length])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: block[..<length]))
                }
            }
            written += length
        }
        return output
    }
}

private enum CryptoSize {
    /// The bytes of SHA-256.
    static let digest = 32
}
