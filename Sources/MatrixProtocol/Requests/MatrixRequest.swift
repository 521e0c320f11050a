public import WhisperRealtimePort

/// A request of the Matrix client-server API (v1.11; paths of the version in which each was introduced).
///
/// Its segments and query are not yet percent-encoded, so that nothing of a server reaches a path unescaped. Its
/// description contains only the method.
public struct MatrixRequest: Hashable, Sendable, MatrixRedacted {
    /// The HTTP method.
    public var method: HTTPRequest.Method
    /// The segments of the path below the homeserver's base path.
    public var pathSegments: [String]
    /// The names and values of the query.
    public var query: [HTTPRequest.QueryItem]
    /// The body, if any.
    public var body: Body?
    /// Whether the request needs the access token. Others must be sent without it.
    public var needsToken: Bool
    /// Whether the path is at the root of the host, regardless of the base path.
    public var isAtRoot: Bool
    /// The time limit for the whole exchange.
    public var timeout: Duration
    /// The maximum size of the response in bytes.
    public var maximumResponseLength: Int

    /// The body of a request.
    public enum Body: Hashable, Sendable {
        /// JSON, `application/json`.
        case json([UInt8])
        /// Media and its type.
        case media([UInt8], type: String)

        /// The bytes.
        public var bytes: [UInt8] {
            switch self {
            case .json(let bytes), .media(let bytes, _): bytes
            }
        }

        /// The value of the header `Content-Type`.
        public var contentType: String {
            switch self {
            case .json: "application/json"
            case .media(_, let type): type
            }
        }
    }

    /// Creates a request; by default an authenticated one with a timeout of thirty seconds.
    public init(
        _ method: HTTPRequest.Method, _ pathSegments: [String], query: [HTTPRequest.QueryItem] = [], body: Body? = nil,
        needsToken: Bool = true, isAtRoot: Bool = false, timeout: Duration = .seconds(30),
        maximumResponseLength: Int = MatrixLimits.bodyBytes
    ) {
        self.method = method
        self.pathSegments = pathSegments
        self.query = query
        self.body = body
        self.needsToken = needsToken
        self.isAtRoot = isAtRoot
        self.timeout = timeout
        self.maximumResponseLength = maximumResponseLength
    }

    /// The path below the base path, percent-encoded, with a leading slash.
    public var path: String {
        pathSegments.map { "/" + MatrixRequest.encoded($0) }.joined()
    }

    /// Escapes all but the unreserved characters (RFC 3986, section 2.3); a segment of points alone, too, because
    /// programs read it as a relative path.
    static func encoded(_ segment: String) -> String {
        let isRelative = segment == "." || segment == ".."
        var bytes: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in segment.utf8 {
            if MatrixSyntax.isUnreserved(byte), !isRelative {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A request below `/_matrix/client/v3`.
    static func client(
        _ method: HTTPRequest.Method, _ segments: [String], query: [HTTPRequest.QueryItem] = [], json: [UInt8]? = nil,
        needsToken: Bool = true, maximumResponseLength: Int = MatrixLimits.bodyBytes
    ) -> MatrixRequest {
        MatrixRequest(
            method, ["_matrix", "client", "v3"] + segments, query: query, body: json.map { .json($0) },
            needsToken: needsToken, maximumResponseLength: maximumResponseLength)
    }
}
