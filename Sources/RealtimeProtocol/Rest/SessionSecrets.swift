/// Logs a device in: `POST /v1/session`.
///
/// Holds a secret: it is never described, and whoever made the bytes wipes them.
public struct SessionOpening: Hashable, Sendable, RedactedDescription {
    /// The name that the user logs in with.
    public var user: String
    /// What proves that it is the user, 1…1,024 bytes of UTF-8.
    public var secret: [UInt8]
    /// The name of the device, for the user's list of devices.
    public var device: String

    /// A user's device.
    public init(user: String, secret: [UInt8], device: String) {
        self.user = user
        self.secret = secret
        self.device = device
    }
}

/// Asks for a new access token: `POST /v1/session/refresh`. Holds a secret, which is never described.
public struct SessionRefresh: Hashable, Sendable, RedactedDescription {
    /// The refresh token, in the alphabet of tokens.
    public var refreshToken: [UInt8]

    /// A refresh with a token.
    public init(refreshToken: [UInt8]) {
        self.refreshToken = refreshToken
    }
}

/// What a server gives a device that has logged in or refreshed. Holds secrets, which are never described.
public struct SessionGrant: Hashable, Sendable, RedactedDescription {
    /// The user.
    public var userID: String
    /// The access token: 1…4,096 bytes in the alphabet of tokens.
    public var accessToken: [UInt8]
    /// How long the access token is good, in seconds.
    public var expiresIn: Int64
    /// The refresh token, in the alphabet of tokens. It may differ from the one that was used.
    public var refreshToken: [UInt8]

    /// Tokens of a user.
    public init(userID: String, accessToken: [UInt8], expiresIn: Int64, refreshToken: [UInt8]) {
        self.userID = userID
        self.accessToken = accessToken
        self.expiresIn = expiresIn
        self.refreshToken = refreshToken
    }
}

/// The form of tokens: RFC 6750, section 2.1, which neither JSON nor a header needs to escape.
public enum RealtimeToken {
    /// Whether bytes are 1…4,096 letters, digits or any of `-._~+/=`.
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

/// Shows a type's name in place of its values, in strings and in mirrors.
public protocol RedactedDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension RedactedDescription {
    /// The name of the type.
    public var description: String { "\(Self.self)(redacted)" }
    /// The name of the type.
    public var debugDescription: String { description }
    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
