public import WhisperSecretMemory

/// A bearer token in guarded memory, which authenticates the client to a server (RT-7).
///
/// It has no description and no conversion to `String`; an adapter that needs one makes it at its own risk.
public final class AccessToken: Sendable {
    /// The maximum length of a token in bytes.
    public static let maximumLength = 8_192

    private let secret: SecretBytes

    /// Takes ownership of a token. Returns nil if it is empty, too long, or contains bytes that a token may not have
    /// (RFC 6750, section 2.1), so that no token can end a header and begin another.
    public init?(_ secret: consuming SecretBytes) {
        guard secret.withUnsafeBytes({ $0.count <= Self.maximumLength && Self.isToken($0) }) else { return nil }
        self.secret = secret
    }

    /// Calls a closure with the bytes, all of them visible ASCII. The pointer is valid only during the call.
    ///
    /// - Throws: The error that the closure throws.
    public func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try secret.withUnsafeBytes(body)
    }

    /// Letters, digits and `-._~+/`, followed by any number of `=`.
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
    /// A constant, identical for all tokens.
    public var description: String { "AccessToken" }

    /// An empty mirror, so that debuggers and logs show nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
