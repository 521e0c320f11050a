import WhisperCryptoPort
import WhisperSecretMemory

/// Reads fields from guarded memory. Public fields are copied out; secrets go from one guarded region to another.
///
/// A value is valid while the bytes are borrowed. Every read returns nil if too few bytes remain.
struct SecretReader {
    private var rest: Slice<UnsafeRawBufferPointer>

    init(_ bytes: UnsafeRawBufferPointer) {
        rest = bytes[...]
    }

    var isAtEnd: Bool { rest.isEmpty }
    var remainingCount: Int { rest.count }

    mutating func byte() -> UInt8? {
        rest.popFirst()
    }

    mutating func u32() -> UInt32? {
        take(4)?.reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func i64() -> Int64? {
        take(8).map { Int64(bitPattern: $0.reduce(0) { $0 << 8 | UInt64($1) }) }
    }

    /// Reads `count` public bytes.
    mutating func raw(_ count: Int) -> [UInt8]? {
        take(count).map { Array($0) }
    }

    /// Reads length-prefixed public bytes, at most `limit`.
    mutating func lengthPrefixed(atMost limit: Int) -> [UInt8]? {
        guard let count = u32(), count <= UInt64(max(limit, 0)) else { return nil }
        return raw(Int(count))
    }

    /// Reads a secret of `count` bytes, 1 or more.
    mutating func secret(_ count: Int, crypto: any CryptoBackend) throws(BackupError) -> SecretBytes? {
        guard let bytes = take(count) else { return nil }
        var secret: SecretBytes
        do {
            secret = try crypto.makeSecret(count: count)
        } catch {
            throw .cryptography(error)
        }
        secret.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes)) }
        return secret
    }

    private mutating func take(_ count: Int) -> Slice<UnsafeRawBufferPointer>? {
        guard count >= 0, count <= rest.count else { return nil }
        defer { rest.removeFirst(count) }
        return rest.prefix(count)
    }
}
