/// A server's response. Its description does not contain the body.
public struct HTTPResponse: Hashable, Sendable {
    /// The maximum length of `location` in bytes.
    public static let longestLocation = 2_048

    /// The status code, 200…599.
    public var status: Int
    /// The delay before the next request, if the server gives one in whole seconds.
    public var retryAfter: Duration?
    /// The media type of the body; nil if the server states none, or none that is valid.
    public var contentType: ContentType?
    /// The content encoding that a server applies. Transports accept only `identity`, so in a response that they return
    /// it is nil.
    public var contentEncoding: String?
    /// The target of a redirect, exactly as the server sent it: relative or absolute, and as untrustworthy as any
    /// content. Nil unless the status is 3xx with one target of permissible length.
    public var location: String?
    /// The body; may be empty.
    public var body: [UInt8]

    /// Creates a response, of JSON if there is a body.
    public init(status: Int, retryAfter: Duration? = nil, body: [UInt8] = []) {
        self.status = status
        self.retryAfter = retryAfter
        self.body = body
        contentType = body.isEmpty ? nil : .json
    }
}

extension HTTPResponse: CustomStringConvertible, CustomReflectable {
    /// The status and the length of the body.
    public var description: String { "\(status), \(body.count) bytes" }

    /// An empty mirror, so that debuggers and logs show nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
