public import WhisperRealtimePort
import WhisperJSONText

/// An error code of the protocol ("API standards: Standard error response"). Servers may define their own.
public struct MatrixErrorCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The code as the protocol writes it.
    public let rawValue: String

    /// Creates a code from any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user may not do this.
    public static let forbidden = MatrixErrorCode(rawValue: "M_FORBIDDEN")
    /// The access token is not, or no longer, valid.
    public static let unknownToken = MatrixErrorCode(rawValue: "M_UNKNOWN_TOKEN")
    /// The request lacks an access token.
    public static let missingToken = MatrixErrorCode(rawValue: "M_MISSING_TOKEN")
    /// Too many requests: wait for `retryAfter`.
    public static let limitExceeded = MatrixErrorCode(rawValue: "M_LIMIT_EXCEEDED")
    /// The event or upload is too large.
    public static let tooLarge = MatrixErrorCode(rawValue: "M_TOO_LARGE")
    /// There is no such room, event or user.
    public static let notFound = MatrixErrorCode(rawValue: "M_NOT_FOUND")
    /// The server does not have this request.
    public static let unrecognized = MatrixErrorCode(rawValue: "M_UNRECOGNIZED")
    /// The account was deactivated.
    public static let deactivated = MatrixErrorCode(rawValue: "M_USER_DEACTIVATED")
    /// No error code of the server, or none that is readable.
    public static let unknown = MatrixErrorCode(rawValue: "M_UNKNOWN")

    /// The code as the protocol writes it.
    public var description: String { rawValue }
}

/// A response with a status other than success.
public struct MatrixFailure: Hashable, Sendable {
    /// The HTTP status.
    public var status: Int
    /// The error code; if the body is unreadable, it is derived from the status.
    public var code: MatrixErrorCode
    /// Whether the body states an error code. Without one, the response may be that of a proxy, which knows nothing of
    /// the account.
    public var isStated: Bool
    /// The server's explanation, at most 1,024 bytes; not to be trusted.
    public var message: String?
    /// How long to wait before the next request, at most a day; the longer of the body's and the header's delay.
    public var retryAfter: Duration?
    /// With `unknownToken`: whether the session continues after a refresh or a login as the same device ("Soft
    /// logout").
    public var isSoftLogout: Bool

    /// Creates a failure.
    public init(
        status: Int, code: MatrixErrorCode, isStated: Bool = true, message: String? = nil, retryAfter: Duration? = nil,
        isSoftLogout: Bool = false
    ) {
        self.status = status
        self.code = code
        self.isStated = isStated
        self.message = message
        self.retryAfter = retryAfter
        self.isSoftLogout = isSoftLogout
    }

    /// Reads a response, whatever its body is: HTML of a proxy, an empty body, or JSON of another shape.
    public init(_ response: HTTPResponse) {
        let body = (try? JSONObject.matrix(response.body, limit: 65_536)) ?? JSONObject()
        status = response.status
        let reported = body.text("errcode").flatMap { text in
            let isCode = (1...255).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
            return isCode ? MatrixErrorCode(rawValue: text) : nil
        }
        code = reported ?? MatrixFailure.code(of: response.status)
        isStated = reported != nil
        message = body.text("error").map { MatrixFailure.prefix(of: $0) }
        let longest = Duration.seconds(86_400)
        let inBody = body.count("retry_after_ms").map { min(.milliseconds($0), longest) }
        let inHeader = response.retryAfter.map { min(max($0, .zero), longest) }
        retryAfter = [inBody, inHeader].compactMap(\.self).max()
        isSoftLogout = body.flag("soft_logout") ?? false
    }

    private static func code(of status: Int) -> MatrixErrorCode {
        switch status {
        case 401: .unknownToken
        case 403: .forbidden
        case 404: .unrecognized
        case 413: .tooLarge
        case 429: .limitExceeded
        default: .unknown
        }
    }

    /// The longest beginning of whole characters within the limit.
    private static func prefix(of text: String) -> String {
        guard text.utf8.count > MatrixLimits.nameBytes else { return text }
        var length = 0
        return String(
            text.unicodeScalars.prefix { scalar in
                length += UTF8.width(scalar)
                return length <= MatrixLimits.nameBytes
            }.map(Character.init))
    }
}
