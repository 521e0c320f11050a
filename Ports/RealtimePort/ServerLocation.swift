/// A server together with the path below which it serves its interface, for servers that share a host with others
/// (MX-1). With an empty path, it is the same as its `ServerAddress`, and has the same description.
public struct ServerLocation: Hashable, Sendable, CustomStringConvertible {
    /// The maximum length of a base path in bytes.
    public static let longestPath = 1_024

    /// The server.
    public let address: ServerAddress
    /// Percent-encoded segments, each with a leading slash: `/matrix/api`. Empty for the root; never ends in a slash.
    public let basePath: String

    /// The root of a server.
    public init(_ address: ServerAddress) {
        self.address = address
        basePath = ""
    }

    /// Parses an address that may be followed by a path: `https://host[:port][/segment…]`.
    ///
    /// A trailing slash is ignored. Segments consist of the bytes that RFC 3986 permits in them. Not permitted are
    /// empty segments, `.` and `..`, and encoded slashes, backslashes and control characters, in any spelling: servers
    /// and proxies disagree about what these mean.
    ///
    /// - Throws: The reason why the text is not a location.
    public init(_ text: String) throws(ServerLocationError) {
        guard text.utf8.count <= 512 + Self.longestPath else { throw .address(.malformed) }
        guard !text.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
            throw .hasQuery
        }
        let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        let path = parts.count == 4 ? Array(parts[3].utf8) : []
        do throws(ServerAddressError) {
            address = try ServerAddress(parts.prefix(3).joined(separator: "/"))
        } catch {
            throw .address(error)
        }
        guard let encoded = Self.encoded(path) else { throw .unsafePath }
        basePath = encoded
    }

    /// A path of the interface below the base path.
    ///
    /// - Parameter path: The path, percent-encoded, with a leading slash.
    public func path(_ path: String) -> String { basePath + path }

    /// The location in the form that `init` parses, without a trailing slash.
    public var description: String { address.description + basePath }

    /// The path in its one form, nil if it is not permitted.
    private static func encoded(_ path: [UInt8]) -> String? {
        guard path.count <= longestPath else { return nil }
        var path = path[...]
        if path.last == UInt8(ascii: "/") { path.removeLast() }
        if path.isEmpty { return "" }
        var bytes: [UInt8] = []
        for segment in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let segment = PathSegment.normalized(segment) else { return nil }
            bytes.append(UInt8(ascii: "/"))
            bytes += segment
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The reason a text is not a server location.
public enum ServerLocationError: Error, Hashable, Sendable {
    /// What precedes the path is not a server address.
    case address(ServerAddressError)
    /// The path has a segment that is empty, leads elsewhere (`..`), or is not correctly percent-encoded; or the path
    /// is too long.
    case unsafePath
    /// There is a query or a fragment.
    case hasQuery
}

/// The syntax of a path's segments (RFC 3986, section 3.3).
private enum PathSegment {
    /// The segment with its percent-encodings in capitals, nil if it is not permitted.
    static func normalized(_ segment: ArraySlice<UInt8>) -> [UInt8]? {
        var written: [UInt8] = []
        var meant: [UInt8] = []
        var rest = segment
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.popFirst(), let low = rest.popFirst(), let first = digit(high),
                    let second = digit(low)
                else { return nil }
                written += [byte, capital(high), capital(low)]
                meant.append(first << 4 | second)
            } else {
                guard isPlain(byte) else { return nil }
                written.append(byte)
                meant.append(byte)
            }
        }
        let isUnsafe = meant.contains { $0 < 0x20 || $0 == 0x7F || "/\\".utf8.contains($0) }
        guard !meant.isEmpty, !isUnsafe, meant != Array(".".utf8), meant != Array("..".utf8) else { return nil }
        return written
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~!$&'()*+,;=:@".utf8.contains(byte)
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func capital(_ digit: UInt8) -> UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit) ? digit - 0x20 : digit
    }
}
