import WhisperTextCoding
import WhisperJSONText

extension BridgeFrame {
    /// Parses a line without its LF. Members unknown to the protocol are ignored.
    ///
    /// - Throws: `BridgeProtocolError` with the reason the line is invalid, and the member at fault.
    public init(line: UnsafeBufferPointer<UInt8>) throws(BridgeProtocolError) {
        var reader = try ProtocolLine.reader(line)
        let type = try ProtocolLine.type(&reader)
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
    /// - Throws: `BridgeProtocolError` with the reason the line is invalid, and the member at fault.
    public init(line: [UInt8]) throws(BridgeProtocolError) {
        self = try line.withUnsafeBufferPointer { (line) throws(BridgeProtocolError) in try BridgeFrame(line: line) }
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
            self = .ready(
                BridgeReady(
                    bridge: try reader.string("bridge"), bridgeVersion: try reader.string("bridge_version"),
                    library: try reader.optionalString("library"),
                    version: try reader.optionalInteger("protocol") ?? BridgeFrame.version,
                    isPaired: try reader.optionalBool("paired") ?? false,
                    journal: try reader.optionalString("journal_id").flatMap { $0.isEmpty ? nil : $0 }))
        case "qr":
            self = .qr(PairingCode(code: try reader.string("code"), expiresAt: try reader.integer("expires_at")))
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
        if var members = try reader.optionalReader("error") { error = try members.string("code") }
        var members = JSONObject()
        members.appendNew(reader.unread(besides: ["type", "v", "seq", "ts", "id", "ok", "error"]))
        self.init(id: id, isDone: isDone, error: error, members: members)
    }
}
