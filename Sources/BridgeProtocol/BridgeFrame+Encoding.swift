import WhisperJSONText

extension BridgeFrame {
    /// The encoded line, including its LF. For an unknown type, only the type is written.
    ///
    /// - Parameter version: The version that the line has: `handshakeVersion` up to `ready`.
    public func line(version: Int64 = BridgeFrame.version) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginLine(body.type, version: version)
        writer.member("seq", sequence)
        writer.member("ts", time)
        body.write(to: &writer)
        writer.finishLine()
        return writer.bytes
    }
}

extension BridgeFrame.Body {
    /// The value of the member `type`.
    var type: String {
        switch self {
        case .ready: "ready"
        case .qr: "qr"
        case .pairCode: "pair_code"
        case .passkey: "passkey"
        case .login: "login"
        case .disconnected: "disconnected"
        case .event: "event"
        case .message: "message"
        case .reply: "reply"
        case .failure: "error"
        case .pong: "pong"
        case .history: "history"
        case .chat: "chat"
        case .person: "person"
        case .progress: "progress"
        case .closed: "closed"
        case .unknown(let type): type
        }
    }

    /// Whether frames of this type are numbered individually and stored in the journal.
    public var isNumbered: Bool {
        switch self {
        case .event, .message: true
        default: false
        }
    }

    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .ready(let ready):
            writer.member("bridge", ready.bridge)
            writer.member("bridge_version", ready.bridgeVersion)
            writer.member("protocol", ready.version)
            writer.member("library", ready.library)
            writer.member("paired", ready.isPaired)
            writer.member("journal_id", ready.journal)
            writer.member("abilities", ready.abilities)
        case .qr(let code), .pairCode(let code):
            writer.member("code", code.code)
            writer.member("expires_at", code.expiresAt)
        case .login(let login):
            writer.member("phone", login.phone)
            writer.member("jid", login.jid)
            writer.member("lid", login.lid)
            writer.member("device", login.device)
        case .disconnected(let reason):
            writer.member("reason", reason)
        case .closed(let reason, let hasSnapshot):
            writer.member("reason", reason)
            writer.member("changed", hasSnapshot)
        case .event(let event):
            writer.member("code", event.code)
            writer.member("name", event.name)
            writer.member("raw", base64: event.raw)
            if let json = event.json {
                writer.name("json")
                writer.object(json)
            }
            writer.member("backlog", event.isBacklog)
        case .message(let message):
            message.write(to: &writer)
        case .reply(let reply):
            writer.member("id", reply.id)
            writer.member("ok", reply.isDone)
            if let error = reply.error {
                writer.name("error")
                writer.beginObject()
                writer.member("code", error)
                for member in reply.details.members {
                    writer.name(member.name)
                    writer.value(member.value)
                }
                writer.endObject()
            }
            for member in reply.members.members {
                writer.name(member.name)
                writer.value(member.value)
            }
        case .failure(let failure):
            writer.member("code", failure.code)
            writer.member("message", failure.message)
            writer.member("fatal", failure.isFatal)
            if let id = failure.messageID { writer.member("message_id", id) }
        case .pong(let id):
            writer.member("id", id)
        case .history(let id, let hasMore):
            writer.member("id", id)
            writer.member("more", hasMore)
        case .chat(let chat):
            chat.write(to: &writer)
        case .person(let person):
            person.write(to: &writer)
        case .progress(let completed, let total):
            writer.member("completed", completed)
            writer.member("total", total)
        case .passkey, .unknown: break
        }
    }
}
