import WhisperJSONText

extension LoginRequest {
    init(body: [UInt8]) throws(RealtimeProtocolError) {
        self = try FrameReader.read(body) { (reader) throws(RealtimeProtocolError) in
            var user: String?
            var secret: [UInt8]?
            var device: String?
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "user": try reader.text(&user, "user", bytes: 1...RealtimeLimits.nameBytes)
                case "secret": try reader.bytes(&secret, "secret", count: 1...RealtimeLimits.secretBytes)
                case "device": try reader.text(&device, "device", bytes: 1...RealtimeLimits.nameBytes)
                default: try reader.skip()
                }
            }
            return LoginRequest(
                user: try reader.required(user, "user"), secret: try reader.required(secret, "secret"),
                device: try reader.required(device, "device"))
        }
    }

    var body: [UInt8] {
        // Reserves room for a fully escaped secret, so that growing leaves no copy behind.
        JSONWriter.object(capacity: 1_024 + 6 * secret.count) { writer in
            writer.member("user", user)
            writer.name("secret")
            writer.string(utf8: secret)
            writer.member("device", device)
        }
    }
}

extension SessionRefresh {
    init(body: [UInt8]) throws(RealtimeProtocolError) {
        self = try FrameReader.read(body) { (reader) throws(RealtimeProtocolError) in
            var token: [UInt8]?
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "refresh_token": try reader.token(&token, "refresh_token")
                default: try reader.skip()
                }
            }
            return SessionRefresh(refreshToken: try reader.required(token, "refresh_token"))
        }
    }
}

extension SessionGrant {
    init(body: [UInt8]) throws(RealtimeProtocolError) {
        self = try FrameReader.read(body) { (reader) throws(RealtimeProtocolError) in
            var user: String?
            var access: [UInt8]?
            var lifetime: Int64?
            var refresh: [UInt8]?
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "user_id": try reader.identifier(&user, "user_id")
                case "access_token": try reader.token(&access, "access_token")
                case "expires_in":
                    try reader.integer(&lifetime, "expires_in", in: 1...RealtimeLimits.largestInteger)
                case "refresh_token": try reader.token(&refresh, "refresh_token")
                default: try reader.skip()
                }
            }
            return SessionGrant(
                userID: try reader.required(user, "user_id"), accessToken: try reader.required(access, "access_token"),
                expiresIn: try reader.required(lifetime, "expires_in"),
                refreshToken: try reader.required(refresh, "refresh_token"))
        }
    }

    var body: [UInt8] {
        JSONWriter.object(capacity: 256 + accessToken.count + refreshToken.count) { writer in
            writer.member("user_id", userID)
            writer.member("access_token", plain: accessToken)
            writer.member("expires_in", expiresIn)
            writer.member("refresh_token", plain: refreshToken)
        }
    }
}
