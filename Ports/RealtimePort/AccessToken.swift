public import WhisperSecretMemory

/// What shows a server who asks, in guarded memory (RT-7).
///
/// There is no description and no way into a `String` but the one that an adapter takes at its own risk.
public final class AccessToken: Sendable {
    /// The most bytes of a token.
    public static let longest = 8_192

    private let secret: SecretBytes

    /// Takes over a token; nil where it is empty, too long, or has bytes that no token may have (RFC 6750, section 2.1), so
    /// that none can end a header and begin another.
    public init?(_ secret: consuming SecretBytes) {
        guard secret.withUnsafeBytes({ $0.count <= Self.longest && Self.isToken($0) }) else { return nil }
        self.secret = secret
    }

    /// Lends the bytes, all of them visible ASCII; the pointer is not valid afterwards.
    public func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try secret.withUnsafeBytes(body)
    }

    /// Letters, digits and `-._~+/`, then any number of `=`.
    private static func isToken(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var isPadding = false
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "="): isPadding = true
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "/"):
                if isPadding { return false }
            default: return false
            }
        }
        return bytes.first.map { $0 != UInt8(ascii: "=") } ?? false
    }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
    /// The same for every token.
    public var description: String { "AccessToken" }

    /// Nothing that a debugger or a log would show.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
