import WhisperTextCoding
import WhisperJSONText

extension BridgeFrame {
    /// Parses a line without its LF. Members unknown to the protocol are ignored.
    ///
    /// - Parameter version: The version that the line must have: `handshakeVersion` up to `ready`.
    /// - Throws: `BridgeProtocolError` with the reason the line is invalid, and the member at fault.
    public init(
        line: UnsafeBufferPointer<UInt8>, version: Int64 = BridgeFrame.version
    ) throws(BridgeProtocolError) {
        var reader = try ProtocolLine.reader(line)
        let type = try ProtocolLine.type(&reader, version: version)
        do throws(JSONShapeError) {
            let sequence = try reader.integer("seq")
            let time = try reader.integer("ts")
            self.init(sequence: sequence, time: time, body: try Body(type: type, &reader))
            guard sequence >= (body.isNumbered ? 1 : 0), sequence <= BridgeFrame.greatestSequence else {
                throw reader.error(.invalidValue, "seq")
            }
        } catch {
            throw BridgeProtocolError(error)
        }
    }

    /// Parses a line without its LF.
    ///
    /// - Parameter version: The version that the line must have.
    /// - Throws: `BridgeProtocolError` with the reason the line is invalid, and the member at fault.
    public init(line: [UInt8], version: Int64 = BridgeFrame.version) throws(BridgeProtocolError) {
        self = try line.withUnsafeBufferPointer { (line) throws(BridgeProtocolError) in
            try BridgeFrame(line: line, version: version)
        }
    }
}

extension BridgeFrame.Body {
    fileprivate init(type: String, _ reader: inout JSONObjectReader) throws(JSONShapeError) {
        switch type {
        case "event":
            self = .event(try BridgeEvent(&reader))
        case "message":
            self = .message(try NormalizedMessage(&reader))
        case "ready":
            self = .ready(try BridgeReady(&reader))
        case "qr":
            self = .qr(PairingCode(code: try reader.string("code"), expiresAt: try reader.integer("expires_at")))
        case "pair_code": self = .pairCode(try PairingCode(entered: &reader))
        case "passkey": self = .passkey
        case "login":
            self = .login(
                BridgeLogin(
                    phone: try reader.optionalString("phone"), jid: try reader.string("jid"),
                    lid: try reader.optionalString("lid"), device: try reader.optionalString("device")))
        case "disconnected":
            self = .disconnected(reason: try reader.optionalString("reason") ?? "")
        case "reply":
            self = .reply(try BridgeReply(&reader))
        case "error":
            self = .failure(
                BridgeFailure(
                    code: try reader.string("code"), message: try reader.optionalString("message") ?? "",
                    isFatal: try reader.optionalBool("fatal") ?? false,
                    messageID: try reader.optionalString("message_id")))
        case "pong":
            self = .pong(id: try reader.integer("id"))
        case "history": self = .history(id: try reader.integer("id"), hasMore: try reader.optionalBool("more"))
        case "chat": self = .chat(try BridgeChat(&reader))
        case "person": self = .person(try BridgePerson(&reader))
        case "progress":
            self = .progress(
                completed: try reader.integer("completed"), total: try reader.optionalInteger("total"))
        case "closed":
            self = .closed(
                reason: try reader.optionalString("reason") ?? "",
                hasSnapshot: try reader.optionalBool("changed") ?? false)
        default:
            self = .unknown(type: type)
        }
    }
}

extension BridgeReady {
    fileprivate init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        self.init(
            bridge: try reader.string("bridge"), bridgeVersion: try reader.string("bridge_version"),
            library: try reader.optionalString("library"),
            version: try reader.optionalInteger("protocol") ?? BridgeFrame.handshakeVersion,
            isPaired: try reader.optionalBool("paired") ?? false,
            journal: try reader.optionalString("journal_id").flatMap { $0.isEmpty ? nil : $0 },
            abilities: try reader.strings("abilities"))
    }
}

extension PairingCode {
    private static let longest = 32

    /// Reads a code to enter on the phone. It is shown as it is, so it has only characters that are entered: capitals,
    /// digits and hyphens.
    fileprivate init(entered reader: inout JSONObjectReader) throws(JSONShapeError) {
        let code = try reader.string("code")
        let isCode = code.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "-")
        }
        guard isCode, (1...PairingCode.longest).contains(code.utf8.count) else {
            throw reader.error(.invalidValue, "code")
        }
        self.init(code: code, expiresAt: try reader.integer("expires_at"))
    }
}

extension BridgeEvent {
    fileprivate init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        let code = try reader.integer("code")
        let name = try reader.string("name")
        guard let raw = Base64.bytes(of: try reader.string("raw")) else { throw reader.error(.invalidValue, "raw") }
        self.init(
            code: code, name: name, raw: raw, json: try reader.optionalObject("json"),
            isBacklog: try reader.optionalBool("backlog") ?? false)
    }
}

extension BridgeReply {
    fileprivate init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        let id = try reader.integer("id")
        let isDone = try reader.bool("ok")
        var error: String?
        var details = JSONObject()
        if var members = try reader.optionalReader("error") {
            error = try members.string("code")
            details.appendNew(members.unread(besides: ["code", "message"]))
        }
        var members = JSONObject()
        members.appendNew(reader.unread(besides: ["type", "v", "seq", "ts", "id", "ok", "error"]))
        self.init(id: id, isDone: isDone, error: error, details: details, members: members)
    }
}
