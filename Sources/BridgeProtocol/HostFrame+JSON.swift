import WhisperTextCoding
import WhisperJSONText
import WhisperMediaPort

extension HostFrame {
    /// The encoded line, including its LF.
    ///
    /// The line of `start` contains the journal's key; the caller must wipe it after writing.
    ///
    /// - Parameter version: The version that the line has: `BridgeFrame.handshakeVersion` for `start`.
    public func line(version: Int64 = BridgeFrame.version) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginLine(type, version: version)
        switch self {
        case .start(let start): start.write(to: &writer)
        case .history(let id, let chat, let before, let count):
            writer.member("id", id)
            writer.member("chat", chat)
            writer.name("before")
            before.write(to: &writer)
            if let count { writer.member("count", count) }
        case .avatar(let id, let chat, let known):
            writer.member("id", id)
            writer.member("chat", chat)
            if let known { writer.member("known", known) }
        case .fetchPicture(let id, let request, let pipe):
            writer.member("id", id)
            writer.member("path", request.path)
            writer.member("kind", PictureRequest.kind)
            writer.member("offset", 0)
            writer.member("limit", Int64(request.limit))
            writer.member("pipe", pipe)
        case .fetch(let id, let request, let pipe):
            writer.member("id", id)
            writer.member("path", request.file.path)
            writer.member("kind", request.file.kind.rawValue)
            writer.member("digest", base64: request.file.digest)
            writer.member("offset", request.offset)
            writer.member("limit", request.limit)
            writer.member("pipe", pipe)
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
        case .avatar: "avatar"
        case .status: "status"
        case .snapshot: "snapshot"
        case .acknowledge: "ack"
        case .ping: "ping"
        case .fetch, .fetchPicture: "fetch"
        case .logout: "logout"
        case .quit: "quit"
        case .unknown(let type): type
        }
    }

    /// Parses a line without its LF. Members unknown to the protocol are ignored.
    ///
    /// - Parameter version: The version that the line must have: `BridgeFrame.handshakeVersion` for `start`.
    /// - Throws: `BridgeProtocolError` with the reason the line is invalid, and the member at fault.
    public init(
        line: UnsafeBufferPointer<UInt8>, version: Int64 = BridgeFrame.version
    ) throws(BridgeProtocolError) {
        var reader = try ProtocolLine.reader(line)
        let type = try ProtocolLine.type(&reader, version: version)
        do throws(JSONShapeError) {
            try self.init(type: type, &reader)
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
            try HostFrame(line: line, version: version)
        }
    }

    private init(type: String, _ reader: inout JSONObjectReader) throws(JSONShapeError) {
        switch type {
        case "start": self = .start(try BridgeStart(&reader))
        case "pause": self = .pause
        case "resume": self = .resume
        case "history":
            self = .history(
                id: try reader.integer("id"), chat: try reader.string("chat"), before: try HistoryAnchor(&reader),
                count: try reader.optionalInteger("count"))
        case "avatar":
            self = .avatar(
                id: try reader.integer("id"), chat: try reader.string("chat"),
                known: try reader.optionalString("known"))
        case "status": self = .status(id: try reader.integer("id"))
        case "snapshot": self = .snapshot(id: try reader.integer("id"))
        case "ack": self = .acknowledge(sequence: try reader.integer("seq"))
        case "ping": self = .ping(id: try reader.integer("id"))
        case "fetch": self = try HostFrame(fetch: &reader)
        case "logout": self = .logout(id: try reader.integer("id"))
        case "quit": self = .quit
        default: self = .unknown(type: type)
        }
        if case .history(_, _, _, let count?) = self, count < 1 { throw reader.error(.invalidValue, "count") }
    }

    private init(fetch reader: inout JSONObjectReader) throws(JSONShapeError) {
        let id = try reader.integer("id")
        let path = try reader.string("path")
        guard let kind = try reader.optionalString("kind") else { throw reader.error(.missing, "kind") }
        if kind == PictureRequest.kind {
            let request = try PictureRequest(path: path, &reader)
            self = .fetchPicture(id: id, request, pipe: try reader.string("pipe"))
        } else {
            let request = try MediaRequest(path: path, kind: kind, &reader)
            self = .fetch(id: id, request, pipe: try reader.string("pipe"))
        }
    }
}

extension PictureRequest {
    /// The value of the member `kind` that distinguishes a picture from an encrypted file.
    fileprivate static let kind = "avatar"

    fileprivate init(path: String, _ reader: inout JSONObjectReader) throws(JSONShapeError) {
        guard try reader.optionalInteger("offset") ?? 0 == 0 else { throw reader.error(.invalidValue, "offset") }
        guard let limit = Int(exactly: try reader.integer("limit")), (1...PictureRequest.largest).contains(limit)
        else {
            throw reader.error(.invalidValue, "limit")
        }
        guard let request = PictureRequest(path: path, limit: limit) else {
            throw reader.error(.invalidValue, "path")
        }
        self = request
    }
}

extension MediaRequest {
    fileprivate init(path: String, kind: String, _ reader: inout JSONObjectReader) throws(JSONShapeError) {
        guard let kind = MediaKind(rawValue: kind) else { throw reader.error(.invalidValue, "kind") }
        guard let digest = Base64.bytes(of: try reader.string("digest")), digest.count == EncryptedFile.digestSize
        else {
            throw reader.error(.invalidValue, "digest")
        }
        guard let file = EncryptedFile(kind: kind, path: path, digest: digest, statedSize: nil) else {
            throw reader.error(.invalidValue, "path")
        }
        let offset = try reader.integer("offset")
        let limit = try reader.integer("limit")
        guard limit >= 0 else { throw reader.error(.invalidValue, "limit") }
        guard (0...limit).contains(offset) else { throw reader.error(.invalidValue, "offset") }
        self.init(file, offset: offset, limit: limit)
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
        let version = try reader.optionalInteger("protocol") ?? BridgeFrame.handshakeVersion
        guard version >= 1 else { throw reader.error(.invalidValue, "protocol") }
        let purpose: BridgePurpose = try reader.optionalCase("purpose") ?? .messages
        let needsJournal = purpose == .messages
        let journal = needsJournal ? try reader.string("journal") : ""
        let key = needsJournal ? try BridgeStart.key(&reader) : []
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
            mayPair: try reader.optionalBool("pair") ?? false, pairPhone: try reader.optionalString("pair_phone"),
            deviceName: try reader.optionalString("device_name") ?? "",
            sessionTimeoutDays: try reader.optionalInteger("session_timeout_days") ?? 30, version: version,
            purpose: purpose)
        if let pairPhone, !BridgeStart.isPhone(pairPhone) { throw reader.error(.invalidValue, "pair_phone") }
    }

    private static func key(_ reader: inout JSONObjectReader) throws(JSONShapeError) -> [UInt8] {
        guard let key = Base64.bytes(of: try reader.string("journal_key")), key.count == BridgeStart.keySize else {
            throw reader.error(.invalidValue, "journal_key")
        }
        return key
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("protocol", version)
        writer.member("purpose", purpose.rawValue)
        writer.member("session_dir", sessionDirectory)
        if purpose == .messages {
            writer.member("journal", journal)
            writer.member("journal_key", base64: journalKey)
        }
        writer.member("after", after)
        writer.name("history")
        writer.beginObject()
        writer.member("enabled", history.isEnabled)
        writer.member("limit", history.limit ?? 0)
        writer.member("interval_ms", history.interval)
        writer.endObject()
        writer.member("pair", mayPair)
        if let pairPhone { writer.member("pair_phone", pairPhone) }
        writer.member("device_name", deviceName)
        writer.member("session_timeout_days", sessionTimeoutDays)
    }
}
