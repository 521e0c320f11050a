public import RealtimePort

extension RESTRequest {
    /// The method.
    public var method: HTTPRequest.Method { .get }

    /// The path.
    public var path: String { "" }

    /// Names and values of the query.
    public var query: [HTTPRequest.QueryItem] { [] }

    /// The body; nil where there is none. Of requests that hold secrets the caller wipes it.
    public var body: [UInt8]? { nil }

    /// Whether it is sent with an access token.
    public var needsToken: Bool {
        switch self {
        case .openSession, .refreshSession: false
        default: true
        }
    }

    /// Reads a request, as a server does.
    public init(_ request: HTTPRequest) throws(RealtimeProtocolError) { throw RealtimeProtocolError(.noSuchRequest) }
}
