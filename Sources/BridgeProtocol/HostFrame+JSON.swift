import WhisperTextCoding
import WhisperJSONText

extension HostFrame {
    /// The encoded line, including its LF.
    ///
    /// The line of `start` contains the journal's key; the caller must wipe it after writing.
    public var line: [UInt8] {
        var writer = JSONWriter()
        writer.beginLine(type)
        switch self {
        case .start(let start): start.write(to: &writer)
        case .history(let id, let chat, let before):
            writer.member("id", id)
            writer.member("chat", chat)
            writer.name("before")
            before.write(to: &writer)
        case .status(let id), .snapshot(let id), .ping(let id), .logout(let id): writer.member("id", id)
        case .acknowledge(let sequence): writer.member("seq", sequence)
        case .pause, .resume, .quit, .unknown: break
        }
        writer.finishLine()
        return writer.bytes
    }

    /// The value of the member `type`.
    var type: String {
        switch self {
        case .start: "start"
        case .pause: "pause"
        case .resume: "resume"
        case .history: "history"
        case .status: "status"
        case .snapshot: "snapshot"
        case .acknowledge: "ack"
        case .ping: "ping"
        case .logout: "logout"
        case .quit: "quit"
        case .unknown(let type): type
        }
    }

    /// Parses a line without its LF. Members unknown to the protocol are ignored.
    ///
    /// - Throws: `BridgeProtocolError` with the reason the line is invalid, and the member at fault.
    public init(line: UnsafeBufferPointer<UInt8>) throws(BridgeProtocolError) {
        var reader = try ProtocolLine.reader(line)
        let type = try ProtocolLine.type(&reader)
        do throws(JSONShapeError) {
            try self.init(type: type, &reader)
        } catch {
            throw BridgeProtocolError(error)
        }
    }

    /// Parses a line without its LF.
    ///
    /// - Throws: `BridgeProtocolError` with the reason the line is invalid, and the member at fault.
    public init(line: [UInt8]) throws(BridgeProtocolError) {
        self = try line.withUnsafeBufferPointer { (line) throws(BridgeProtocolError) in try HostFrame(line: line) }
    }

    private init(type: String, _ reader: inout JSONObjectReader) throws(JSONShapeError) {
        switch type {
        case "start": self = .start(try BridgeStart(&reader))
        case "pause": self = .pause
        case "resume": self = .resume
        case "history":
            self = .history(
                id: try reader.integer("id"), chat: try reader.string("chat"), before: try HistoryAnchor(&reader))
        case "status": self = .status(id: try reader.integer("id"))
        case "snapshot": self = .snapshot(id: try reader.integer("id"))
        case "ack": self = .acknowledge(sequence: try reader.integer("seq"))
        case "ping": self = .ping(id: try reader.integer("id"))
        case "logout": self = .logout(id: try reader.integer("id"))
        case "quit": self = .quit
        default: self = .unknown(type: type)
        }
    }
}

extension HistoryAnchor {
    fileprivate init(_ request: inout JSONObjectReader) throws(JSONShapeError) {
        var reader = try request.reader("before")
        self.init(
            messageID: try reader.string("message_id"), isFromOwner: try reader.optionalBool("from_me") ?? false,
            timestamp: try reader.integer("timestamp"))
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("message_id", messageID)
        writer.member("from_me", isFromOwner)
        writer.member("timestamp", timestamp)
        writer.endObject()
    }
}

extension BridgeStart {
    fileprivate init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        let sessionDirectory = try reader.string("session_dir")
        let journal = try reader.string("journal")
        guard let key = Base64.bytes(of: try reader.string("journal_key")), key.count == 32 else {
            throw reader.error(.invalidValue, "journal_key")
        }
        let after = try reader.optionalInteger("after") ?? 0
        var history = BridgeHistory()
        if var members = try reader.optionalReader("history") {
            history = BridgeHistory(
                isEnabled: try members.optionalBool("enabled") ?? true,
                limit: try members.optionalInteger("limit").flatMap { $0 > 0 ? $0 : nil },
                interval: try members.optionalInteger("interval_ms") ?? history.interval)
        }
        self.init(
            sessionDirectory: sessionDirectory, journal: journal, journalKey: key, after: after, history: history,
            mayPair: try reader.optionalBool("pair") ?? false,
            deviceName: try reader.optionalString("device_name") ?? "",
            sessionTimeoutDays: try reader.optionalInteger("session_timeout_days") ?? 30)
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("session_dir", sessionDirectory)
        writer.member("journal", journal)
        writer.member("journal_key", base64: journalKey)
        writer.member("after", after)
        writer.name("history")
        writer.beginObject()
        writer.member("enabled", history.isEnabled)
        writer.member("limit", history.limit ?? 0)
        writer.member("interval_ms", history.interval)
        writer.endObject()
        writer.member("pair", mayPair)
        writer.member("device_name", deviceName)
        writer.member("session_timeout_days", sessionTimeoutDays)
    }
}
