/// The media type of a body (RFC 9110, section 8.3.1), such as `application/json` or `text/plain; charset=utf-8`.
///
/// It consists of visible ASCII and spaces, so that no content type can end a header and begin another.
public struct ContentType: Hashable, Sendable, CustomStringConvertible {
    /// The maximum length of a content type in bytes.
    public static let maximumLength = 255

    /// The type, its subtype and its parameters, as in the header.
    public let description: String

    /// Parses a content type. Returns nil if it is too long, is not `type/subtype` with optional parameters after a
    /// semicolon, or contains bytes other than visible ASCII and spaces.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.maximumLength, bytes.allSatisfy({ (0x20...0x7E).contains($0) }),
            bytes.first != 0x20, bytes.last != 0x20
        else { return nil }
        let essence = bytes.prefix { $0 != UInt8(ascii: ";") && $0 != 0x20 }
        let behind = bytes.dropFirst(essence.count).drop { $0 == 0x20 }
        let parts = essence.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isTokenByte) }),
            behind.isEmpty || behind.first == UInt8(ascii: ";")
        else { return nil }
        description = text
    }

    private init(unchecked text: String) { description = text }

    /// `application/json`.
    public static let json = ContentType(unchecked: "application/json")
    /// `application/octet-stream`: bytes of an unknown type.
    public static let octets = ContentType(unchecked: "application/octet-stream")
    /// `*/*`: in `HTTPRequest.accepts`, any type.
    public static let any = ContentType(unchecked: "*/*")

    /// The type and subtype in lower case, without parameters.
    public var essence: String {
        description.split(whereSeparator: { $0 == ";" || $0 == " " }).first.map { $0.lowercased() } ?? ""
    }

    /// Whether a byte may be part of a token (RFC 9110, section 5.6.2).
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
