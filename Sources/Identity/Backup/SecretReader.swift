import WhisperCryptoPort
import WhisperSecretMemory

/// Reads fields from guarded memory. What is public is copied out; secrets go from one guarded place to another.
///
/// A value is good for as long as the bytes are lent. Every read says nil where too little is left.
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

    /// So many public bytes.
    mutating func raw(_ count: Int) -> [UInt8]? {
        take(count).map { Array($0) }
    }

    /// Public bytes with their length in front, at most so many.
    mutating func lengthPrefixed(atMost limit: Int) -> [UInt8]? {
        guard let count = u32(), count <= UInt64(max(limit, 0)) else { return nil }
        return raw(Int(count))
    }

    /// A secret of so many bytes, 1 or more.
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
