import WhisperJSONText

/// The tokens that a server issues on login or refresh. Contains secrets: its description is redacted, and the owner
/// of the bytes must wipe them.
public struct MatrixGrant: Hashable, Sendable, MatrixRedacted {
    /// The user; nil in a response to a refresh.
    public var user: MatrixUserID?
    /// The device; nil in a response to a refresh.
    public var device: MatrixDeviceID?
    /// The access token.
    public var accessToken: [UInt8]
    /// The refresh token; nil if the server issues none, or the previous one stays valid.
    public var refreshToken: [UInt8]?
    /// The lifetime of the access token in milliseconds; nil if it does not expire.
    public var expiresIn: Int64?
    /// The base URL in the response's `well_known`, which replaces the one that was used; not yet validated.
    public var baseURL: String?

    /// Creates a grant.
    public init(
        user: MatrixUserID?, device: MatrixDeviceID?, accessToken: [UInt8], refreshToken: [UInt8]? = nil,
        expiresIn: Int64? = nil, baseURL: String? = nil
    ) {
        self.user = user
        self.device = device
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresIn = expiresIn
        self.baseURL = baseURL
    }

    /// Reads the response to a login.
    ///
    /// - Throws: `MatrixProtocolError` if the body is not such a response, or names no user or device.
    public init(login body: [UInt8]) throws(MatrixProtocolError) {
        try self.init(body: body)
        guard user != nil else { throw MatrixProtocolError(.missing, member: "user_id") }
        guard device != nil else { throw MatrixProtocolError(.missing, member: "device_id") }
    }

    /// Reads the response to a refresh.
    ///
    /// - Throws: `MatrixProtocolError` if the body is not such a response.
    public init(refresh body: [UInt8]) throws(MatrixProtocolError) {
        try self.init(body: body)
    }

    private init(body: [UInt8]) throws(MatrixProtocolError) {
        self = try MatrixReader.read(body, limit: MatrixLimits.bodyBytes) { (reader) throws(MatrixProtocolError) in
            var user: String?
            var device: String?
            var access: [UInt8]?
            var refresh: [UInt8]?
            var lifetime: Int64?
            var base: String?
            try reader.members("") { (reader, name) throws(MatrixProtocolError) in
                switch name {
                case "user_id": try reader.text(&user, "user_id")
                case "device_id": try reader.text(&device, "device_id")
                case "access_token": try reader.secret(&access, "access_token", limit: MatrixLimits.tokenBytes)
                case "refresh_token": try reader.secret(&refresh, "refresh_token", limit: MatrixLimits.tokenBytes)
                case "expires_in_ms": try reader.integer(&lifetime, "expires_in_ms")
                case "well_known": base = try? MatrixWellKnown(slice: try reader.slice()).baseURL
                default: try reader.skip()
                }
            }
            return MatrixGrant(
                user: try MatrixGrant.identifier(user, "user_id"),
                device: try MatrixGrant.identifier(device, "device_id"),
                accessToken: try reader.required(access, "access_token"), refreshToken: refresh,
                expiresIn: lifetime, baseURL: base)
        }
    }

    private static func identifier<Identifier: MatrixIdentifier>(
        _ text: String?, _ name: String
    ) throws(MatrixProtocolError) -> Identifier? {
        guard let text else { return nil }
        guard let identifier = Identifier(text) else { throw MatrixProtocolError(.invalidValue, member: name) }
        return identifier
    }
}
