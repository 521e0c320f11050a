/// A device login: `POST /v1/session`.
///
/// Contains a secret: its description is redacted, and the owner of the bytes must wipe them.
public struct LoginRequest: Hashable, Sendable, RedactedDescription {
    /// The login name of the user.
    public var user: String
    /// The secret that authenticates the user, 1…1,024 bytes of UTF-8.
    public var secret: [UInt8]
    /// The name of the device, for the user's list of devices.
    public var device: String

    /// Creates a login.
    public init(user: String, secret: [UInt8], device: String) {
        self.user = user
        self.secret = secret
        self.device = device
    }
}

/// A request for a new access token: `POST /v1/session/refresh`. Contains a secret; its description is redacted.
public struct SessionRefresh: Hashable, Sendable, RedactedDescription {
    /// The refresh token, in the alphabet of tokens.
    public var refreshToken: [UInt8]

    /// Creates a refresh request.
    public init(refreshToken: [UInt8]) {
        self.refreshToken = refreshToken
    }
}

/// The tokens that a server issues on login or refresh. Contains secrets; its description is redacted.
public struct SessionGrant: Hashable, Sendable, RedactedDescription {
    /// The user.
    public var userID: String
    /// The access token: 1…4,096 bytes in the alphabet of tokens.
    public var accessToken: [UInt8]
    /// The lifetime of the access token in seconds.
    public var expiresIn: Int64
    /// The refresh token, in the alphabet of tokens. It may differ from the previous one.
    public var refreshToken: [UInt8]

    /// Creates a grant.
    public init(userID: String, accessToken: [UInt8], expiresIn: Int64, refreshToken: [UInt8]) {
        self.userID = userID
        self.accessToken = accessToken
        self.expiresIn = expiresIn
        self.refreshToken = refreshToken
    }
}

/// The format of tokens: RFC 6750, section 2.1, which needs no escaping in JSON or in a header.
public enum RealtimeToken {
    /// Returns whether the bytes are 1…4,096 letters, digits or any of `-._~+/=`.
    public static func isValid(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty, bytes.count <= RealtimeLimits.tokenBytes else { return false }
        return bytes.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
                true
            default: false
            }
        }
    }
}

/// Redacts a type's values in strings and mirrors, showing only its name.
public protocol RedactedDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension RedactedDescription {
    /// The name of the type.
    public var description: String { "\(Self.self)(redacted)" }
    /// The name of the type.
    public var debugDescription: String { description }
    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
