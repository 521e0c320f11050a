/// A request to the REST interface. Its description contains neither body nor query.
public struct HTTPRequest: Sendable {
    /// The HTTP method.
    public var method: Method
    /// The server.
    public var address: ServerAddress
    /// The path, percent-encoded, with a leading slash.
    public var path: String
    /// The names and values of the query, not yet percent-encoded.
    public var query: [QueryItem]
    /// The bearer token; nil sends no Authorization header.
    public var token: AccessToken?
    /// The JSON body, if any.
    public var body: [UInt8]?
    /// The time limit for the whole exchange, including the last byte of the response.
    public var timeout: Duration
    /// The maximum size of the response body in bytes.
    public var maximumResponseLength: Int

    /// The supported methods.
    public enum Method: String, Hashable, Sendable, CaseIterable {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    /// A name and value of the query.
    public struct QueryItem: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String

        /// Creates an item from a name and a value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Creates a request; by default with a timeout of thirty seconds and responses of up to 8 MiB.
    public init(
        _ method: Method, address: ServerAddress, path: String, query: [QueryItem] = [], token: AccessToken? = nil,
        body: [UInt8]? = nil, timeout: Duration = .seconds(30), maximumResponseLength: Int = 8 << 20
    ) {
        self.method = method
        self.address = address
        self.path = path
        self.query = query
        self.token = token
        self.body = body
        self.timeout = timeout
        self.maximumResponseLength = maximumResponseLength
    }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// The method and the path.
    public var description: String { "\(method.rawValue) \(path)" }

    /// An empty mirror, so that debuggers and logs show nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A server's response. Its description does not contain the body.
public struct HTTPResponse: Hashable, Sendable {
    /// The status code, 200…599.
    public var status: Int
    /// The delay before the next request, if the server gives one in whole seconds.
    public var retryAfter: Duration?
    /// The body; may be empty.
    public var body: [UInt8]

    /// Creates a response.
    public init(status: Int, retryAfter: Duration? = nil, body: [UInt8] = []) {
        self.status = status
        self.retryAfter = retryAfter
        self.body = body
    }
}

extension HTTPResponse: CustomStringConvertible, CustomReflectable {
    /// The status and the length of the body.
    public var description: String { "\(status), \(body.count) bytes" }

    /// An empty mirror, so that debuggers and logs show nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
