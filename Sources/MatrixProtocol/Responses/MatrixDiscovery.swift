import WhisperJSONText
public import WhisperRealtimePort

/// The content of `/.well-known/matrix/client` ("Server Discovery: Well-known URIs").
public struct MatrixWellKnown: Hashable, Sendable {
    /// The base URL of the homeserver as it was read; `ServerLocation` validates it.
    public var baseURL: String

    /// Reads the response.
    ///
    /// - Throws: `MatrixProtocolError` if the body is not JSON or names no base URL of at most 1,024 bytes.
    public init(body: [UInt8]) throws(MatrixProtocolError) {
        try self.init(JSONObject.matrix(body, limit: 65_536))
    }

    init(slice: UnsafeBufferPointer<UInt8>) throws(MatrixProtocolError) {
        try self.init(JSONObject.matrix(slice, limit: 65_536))
    }

    private init(_ object: JSONObject) throws(MatrixProtocolError) {
        guard let url = object.object("m.homeserver")?.name("base_url") else {
            throw MatrixProtocolError(.missing, member: "m.homeserver.base_url")
        }
        baseURL = url
    }

    /// The homeserver.
    ///
    /// - Throws: `ServerLocationError` if the base URL is not one that this client connects to.
    public func homeserver() throws(ServerLocationError) -> ServerLocation { try ServerLocation(baseURL) }
}

/// What a homeserver supports ("API standards: GET /_matrix/client/versions").
public struct MatrixVersions: Hashable, Sendable {
    /// The versions of the specification, such as `v1.11`; those of another form are contained.
    public var versions: [String]
    /// The features beyond these versions that are on.
    public var features: Set<String>

    /// Reads the response.
    ///
    /// - Throws: `MatrixProtocolError` if the body is not JSON or has no list of versions.
    public init(body: [UInt8]) throws(MatrixProtocolError) {
        let object = try JSONObject.matrix(body)
        guard let listed = object.array("versions") else { throw MatrixProtocolError(.missing, member: "versions") }
        versions = listed.prefix(256).compactMap { $0.matrixText }.filter { $0.utf8.count <= 64 }
        let unstable = object.object("unstable_features")?.members ?? []
        features = Set(unstable.prefix(1_024).filter { $0.value == .bool(true) }.map(\.name))
    }

    /// Whether a version of at least `v1.minor` is supported.
    public func isAtLeast(minor: Int) -> Bool {
        versions.contains { version in
            guard version.hasPrefix("v1."), let number = Int(version.dropFirst(3)) else { return false }
            return number >= minor
        }
    }

    /// Whether media are downloaded by the authenticated path (v1.11, MSC3916).
    public var hasAuthenticatedMedia: Bool {
        isAtLeast(minor: 11) || features.contains("org.matrix.msc3916.stable")
    }
}

/// Which service a server offers (MX-5).
public enum MatrixDiscovery: Hashable, Sendable {
    /// A Matrix homeserver.
    case matrix(MatrixVersions)
    /// A server of the realtime protocol, `/v1`.
    case realtime
    /// Neither.
    case unknown

    /// Decides by the responses to `/_matrix/client/versions` and, without a token, to `GET /v1/session`.
    ///
    /// Matrix wins if a server answers to both. The realtime protocol is recognized by its error object.
    ///
    /// - Parameters:
    ///   - versions: The response to the first; nil if there was none.
    ///   - session: The response to the second; nil if there was none.
    public init(versions: HTTPResponse?, session: HTTPResponse?) {
        if let versions, versions.status == 200, let read = try? MatrixVersions(body: versions.body),
            !read.versions.isEmpty
        {
            self = .matrix(read)
        } else if let session, session.status == 401, let body = try? JSONObject.matrix(session.body),
            let code = body.object("error")?.text("code"), code == "UNAUTHORIZED" || code == "TOKEN_EXPIRED"
        {
            self = .realtime
        } else {
            self = .unknown
        }
    }
}
