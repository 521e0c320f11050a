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
    /// The body, if any. Ignored by `RealtimeTransport.upload`, whose body comes from its source.
    public var body: [UInt8]?
    /// The media type of the body; sent only with a body.
    public var contentType: ContentType
    /// The media type that the response should have, sent as the Accept header.
    public var accepts: ContentType
    /// The time limit for the whole exchange, from connecting to the last byte of the response.
    ///
    /// For a long poll: the time that the server is asked to wait, and a margin.
    public var timeout: Duration
    /// The longest silence: time in which the network takes no byte and gives none. The time that a source or a sink
    /// takes does not count. Nil, the default, permits silence up to `timeout`, as long polls consist of it.
    public var idleTimeout: Duration?
    /// The maximum size of the response body in bytes.
    public var maximumResponseLength: Int

    /// The supported methods.
    public enum Method: String, Hashable, Sendable, CaseIterable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
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

    /// Creates a request; by default with a timeout of thirty seconds, JSON in both directions, and responses of up to
    /// 8 MiB.
    public init(
        _ method: Method, address: ServerAddress, path: String, query: [QueryItem] = [], token: AccessToken? = nil,
        body: [UInt8]? = nil, contentType: ContentType = .json, accepts: ContentType = .json,
        timeout: Duration = .seconds(30), idleTimeout: Duration? = nil, maximumResponseLength: Int = 8 << 20
    ) {
        self.method = method
        self.address = address
        self.path = path
        self.query = query
        self.token = token
        self.body = body
        self.contentType = contentType
        self.accepts = accepts
        self.timeout = timeout
        self.idleTimeout = idleTimeout
        self.maximumResponseLength = maximumResponseLength
    }

    /// Creates a request to an interface below a base path (MX-1).
    ///
    /// - Parameter path: The path of the interface, percent-encoded, with a leading slash; the location's base path is
    ///   put in front of it.
    public init(
        _ method: Method, location: ServerLocation, path: String, query: [QueryItem] = [], token: AccessToken? = nil,
        body: [UInt8]? = nil, contentType: ContentType = .json, accepts: ContentType = .json,
        timeout: Duration = .seconds(30), idleTimeout: Duration? = nil, maximumResponseLength: Int = 8 << 20
    ) {
        self.init(
            method, address: location.address, path: location.path(path), query: query, token: token, body: body,
            contentType: contentType, accepts: accepts, timeout: timeout, idleTimeout: idleTimeout,
            maximumResponseLength: maximumResponseLength)
    }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// The method and the path.
    public var description: String { "\(method.rawValue) \(path)" }

    /// An empty mirror, so that debuggers and logs show nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
