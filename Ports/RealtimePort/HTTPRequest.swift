/// A request of the REST interface. Its description holds neither body nor query.
public struct HTTPRequest: Sendable {
    /// The method.
    public var method: Method
    /// The server.
    public var address: ServerAddress
    /// The path, percent-encoded, beginning with a slash.
    public var path: String
    /// Names and values of the query, not yet percent-encoded.
    public var query: [QueryItem]
    /// Who asks; nil asks as nobody.
    public var token: AccessToken?
    /// JSON to send, if any.
    public var body: [UInt8]?
    /// The longest that all of it may take, until the answer's last byte.
    public var timeout: Duration
    /// The most bytes that an answer's body may have.
    public var largestAnswer: Int

    /// The methods in use.
    public enum Method: String, Hashable, Sendable, CaseIterable {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    /// One name and its value.
    public struct QueryItem: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String

        /// A name with its value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A request; by default thirty seconds, and answers of 8 MiB.
    public init(
        _ method: Method, address: ServerAddress, path: String, query: [QueryItem] = [], token: AccessToken? = nil,
        body: [UInt8]? = nil, timeout: Duration = .seconds(30), largestAnswer: Int = 8 << 20
    ) {
        self.method = method
        self.address = address
        self.path = path
        self.query = query
        self.token = token
        self.body = body
        self.timeout = timeout
        self.largestAnswer = largestAnswer
    }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// The method and the path.
    public var description: String { "\(method.rawValue) \(path)" }

    /// Nothing that a debugger or a log would show.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What a server answers. Its description holds no body.
public struct HTTPAnswer: Hashable, Sendable {
    /// The status, 200…599.
    public var status: Int
    /// How long to wait before the next request, if the server says so in whole seconds.
    public var retryAfter: Duration?
    /// The body; empty where there is none.
    public var body: [UInt8]

    /// An answer.
    public init(status: Int, retryAfter: Duration? = nil, body: [UInt8] = []) {
        self.status = status
        self.retryAfter = retryAfter
        self.body = body
    }
}

extension HTTPAnswer: CustomStringConvertible, CustomReflectable {
    /// The status and the length of the body.
    public var description: String { "\(status), \(body.count) bytes" }

    /// Nothing that a debugger or a log would show.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
