import WhisperJSONText

extension SessionOpening {
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
            return SessionOpening(
                user: try reader.required(user, "user"), secret: try reader.required(secret, "secret"),
                device: try reader.required(device, "device"))
        }
    }

    var body: [UInt8] {
        // Reserves room for a fully escaped secret, so that growing leaves no copy behind.
        JSONWriter.object(capacity: 1_024 + 6 * secret.count) { writer in
            writer.member("user", user)
            writer.name("secret")
            writer.plainString { SessionOpening.appendEscaped(secret, to: &$0) }
            writer.member("device", device)
        }
    }

    /// Appends UTF-8 as the inside of a JSON string, without creating a string of it.
    private static func appendEscaped(_ bytes: [UInt8], to output: inout [UInt8]) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case 0..<0x20:
                let digits: StaticString = "0123456789abcdef"
                for character in "\\u00".utf8 { output.append(character) }
                output.append(digits.utf8Start[Int(byte >> 4)])
                output.append(digits.utf8Start[Int(byte & 15)])
            default: output.append(byte)
            }
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
