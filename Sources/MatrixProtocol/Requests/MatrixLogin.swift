import WhisperJSONText

/// A login (Matrix, "Client authentication: Login"). Contains a secret: its description is redacted, and the owner of
/// the bytes must wipe them.
public struct MatrixLogin: Hashable, Sendable, MatrixRedacted {
    /// The ways to authenticate.
    public enum Method: Hashable, Sendable {
        /// `m.login.password`, with a localpart or a full user id.
        case password(user: String)
        /// `m.login.token`, with a token that a single sign-on has issued.
        case token
    }

    /// The way to authenticate.
    public var method: Method
    /// The password or login token, 1…4,096 bytes of UTF-8.
    public var secret: [UInt8]
    /// The device to log in as again; nil for a new one (MX-3).
    public var device: MatrixDeviceID?
    /// The name of a new device, for the user's list of devices.
    public var deviceName: String?

    /// Creates a login.
    public init(_ method: Method, secret: [UInt8], device: MatrixDeviceID? = nil, deviceName: String? = nil) {
        self.method = method
        self.secret = secret
        self.device = device
        self.deviceName = deviceName
    }

    /// The body, which requests a refresh token, too.
    fileprivate var body: [UInt8] {
        var writer = JSONWriter()
        // Reserves room for a fully escaped secret, so that growing leaves no copy behind.
        writer.bytes.reserveCapacity(4_096 + 6 * secret.count)
        writer.beginObject()
        writer.name("type")
        switch method {
        case .password(let user):
            writer.string("m.login.password")
            writer.name("identifier")
            writer.object(["type": "m.id.user", "user": .string(user)])
            writer.name("password")
        case .token:
            writer.string("m.login.token")
            writer.name("token")
        }
        writer.string(utf8: secret)
        if let device {
            writer.name("device_id")
            writer.string(device.text)
        }
        if let deviceName {
            writer.name("initial_device_display_name")
            writer.string(deviceName)
        }
        writer.name("refresh_token")
        writer.bool(true)
        writer.endObject()
        return writer.bytes
    }
}

extension MatrixRequest {
    /// The versions that the server supports ("API standards: GET /_matrix/client/versions").
    public static var versions: MatrixRequest {
        MatrixRequest(.get, ["_matrix", "client", "versions"], needsToken: false)
    }

    /// The address of a domain's homeserver ("Server Discovery: Well-known URIs").
    public static var wellKnown: MatrixRequest {
        MatrixRequest(
            .get, [".well-known", "matrix", "client"], needsToken: false, isAtRoot: true,
            maximumResponseLength: 65_536)
    }

    /// The ways to log in ("GET /_matrix/client/v3/login").
    public static var loginFlows: MatrixRequest { client(.get, ["login"], needsToken: false) }

    /// Where clients authenticate by OAuth ("OAuth 2.0 API: GET /_matrix/client/v1/auth_metadata").
    public static var authenticationMetadata: MatrixRequest {
        MatrixRequest(.get, ["_matrix", "client", "v1", "auth_metadata"], needsToken: false)
    }

    /// Logs in ("POST /_matrix/client/v3/login").
    public static func login(_ login: MatrixLogin) -> MatrixRequest {
        client(.post, ["login"], json: login.body, needsToken: false)
    }

    /// Requests a new access token ("POST /_matrix/client/v3/refresh").
    ///
    /// - Parameter token: The refresh token. The body of the request contains it.
    public static func refresh(token: [UInt8]) -> MatrixRequest {
        var writer = JSONWriter()
        writer.bytes.reserveCapacity(64 + 6 * token.count)
        writer.beginObject()
        writer.name("refresh_token")
        writer.string(utf8: token)
        writer.endObject()
        return client(.post, ["refresh"], json: writer.bytes, needsToken: false)
    }

    /// Ends the session and deletes its device ("POST /_matrix/client/v3/logout").
    public static var logout: MatrixRequest { client(.post, ["logout"], json: Array("{}".utf8)) }

    /// Returns whose token it is ("GET /_matrix/client/v3/account/whoami").
    public static var whoami: MatrixRequest { client(.get, ["account", "whoami"]) }
}
