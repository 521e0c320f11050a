/// The address of a server: a host, a port, and whether the connection is encrypted (RT-7).
///
/// Unencrypted addresses exist only for this machine.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
    /// A name in lower case or an IP address; an IPv6 address has no brackets.
    public let host: String
    /// The port, 1…65,535.
    public let port: UInt16
    /// Whether TLS is used. If not, the host is this machine.
    public let isEncrypted: Bool

    /// Parses `https://host[:port]` or `wss`; `http` and `ws` for this machine only.
    ///
    /// A trailing slash is ignored. User names, paths, queries and fragments are rejected: the first are secrets that
    /// would be displayed, and the others are defined by the protocol.
    ///
    /// - Throws: The reason why the text is not an address.
    public init(_ text: String) throws(ServerAddressError) {
        let (scheme, rest) = try Self.divided(text)
        isEncrypted = scheme == "https" || scheme == "wss"
        guard isEncrypted || scheme == "http" || scheme == "ws" else { throw .unknownScheme }
        let (host, port) = try Self.hostAndPort(rest)
        self.host = host
        self.port = port ?? (isEncrypted ? 443 : 80)
        guard isEncrypted || isLoopback else { throw .plainToAnotherMachine }
    }

    /// Whether the host is this machine, by name or by address: `localhost`, 127.0.0.0/8 or ::1.
    public var isLoopback: Bool {
        if host == "localhost" || host == "::1" || host == "0:0:0:0:0:0:0:1" { return true }
        return HostSyntax.isNumber(host) && host.hasPrefix("127.")
    }

    /// The host and, unless it is the scheme's default, the port, as in the Host header.
    public var authority: String {
        let shown = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
        return port == (isEncrypted ? 443 : 80) ? shown : "\(shown):\(port)"
    }

    /// The address in the form that `init` parses.
    public var description: String { (isEncrypted ? "https://" : "http://") + authority }

    private static func divided(_ text: String) throws(ServerAddressError) -> (scheme: String, rest: [UInt8]) {
        guard text.utf8.count <= 512, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .malformed }
        let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let scheme = parts.first, var rest = parts.last.map({ Array($0.utf8) }) else {
            throw .malformed
        }
        if rest.last == UInt8(ascii: "/") { rest.removeLast() }
        if rest.contains(UInt8(ascii: "@")) { throw .hasCredentials }
        if rest.contains(where: { [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }) {
            throw .hasPath
        }
        return (scheme.lowercased(), rest)
    }

    private static func hostAndPort(_ text: [UInt8]) throws(ServerAddressError) -> (host: String, port: UInt16?) {
        let host: ArraySlice<UInt8>
        let behind: ArraySlice<UInt8>
        if text.first == UInt8(ascii: "[") {
            guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { throw .malformed }
            host = text[1..<end]
            behind = text[(end + 1)...]
            guard HostSyntax.isIPv6(host) else { throw .malformed }
        } else {
            let end = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
            host = text[..<end]
            behind = text[end...]
            guard HostSyntax.isName(host) else { throw .malformed }
        }
        let name = String(decoding: host, as: UTF8.self).lowercased()
        if behind.isEmpty { return (name, nil) }
        guard behind.first == UInt8(ascii: ":"), (2...6).contains(behind.count),
            behind.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let port = UInt16(String(decoding: behind.dropFirst(), as: UTF8.self)), port > 0
        else { throw .malformed }
        return (name, port)
    }
}

/// The reason a text is not a server address.
public enum ServerAddressError: String, Error, Hashable, Sendable, CaseIterable {
    /// It does not have the form `https://host[:port]`.
    case malformed
    /// Its scheme is not `https`, `wss`, `http` or `ws`.
    case unknownScheme
    /// It contains a user name or a password.
    case hasCredentials
    /// It contains a path, a query or a fragment.
    case hasPath
    /// It would send private data unencrypted to another machine.
    case plainToAnotherMachine
}
