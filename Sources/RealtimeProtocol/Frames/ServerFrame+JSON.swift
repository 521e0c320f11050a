import WhisperJSONText
import WhisperMessage

extension ServerFrame {
    /// Parses a frame. Members unknown to the protocol are ignored.
    ///
    /// - Throws: `RealtimeProtocolError` with the reason the frame is invalid, and the member at fault.
    public init(bytes: [UInt8]) throws(RealtimeProtocolError) {
        self = try FrameReader.read(bytes) { (reader) throws(RealtimeProtocolError) in try ServerFrame(&reader) }
    }

    private init(_ reader: inout FrameReader) throws(RealtimeProtocolError) {
        guard let type = try reader.lookAhead(for: "type") else { throw reader.error(.missing, "type") }
        if let kind = EventKind(rawValue: type) {
            self = .event(try EventFrame(kind, &reader))
            return
        }
        switch type {
        case "connection.welcome": self = .welcome(try Welcome(&reader))
        case "ack": self = .acknowledgement(try Acknowledgement(&reader))
        case "pong": self = .pong(milliseconds: try ServerFrame.milliseconds(&reader))
        case "error": self = .failure(try ServerFailure(&reader))
        case "conversations.changed":
            try reader.skip()
            self = .listChanged
        default:
            try reader.skip()
            self = .unknown(type: type)
        }
    }

    private static func milliseconds(_ reader: inout FrameReader) throws(RealtimeProtocolError) -> Int64? {
        var milliseconds: Int64?
        try reader.beginObject()
        while let name = try reader.nextMember() {
            switch name {
            case "ts": try reader.integer(&milliseconds, "ts")
            default: try reader.skip()
            }
        }
        return milliseconds
    }

    /// The frame as JSON. For an unknown type, only its `type` is written.
    public var bytes: [UInt8] {
        JSONWriter.object(capacity: 512) { writer in
            switch self {
            case .event(let frame): frame.write(to: &writer)
            case .welcome(let welcome): welcome.write(to: &writer)
            case .acknowledgement(let acknowledgement): acknowledgement.write(to: &writer)
            case .pong(let milliseconds):
                writer.member("type", "pong")
                if let milliseconds { writer.member("ts", milliseconds) }
            case .failure(let failure):
                writer.member("type", "error")
                failure.write(to: &writer)
            case .listChanged: writer.member("type", "conversations.changed")
            case .unknown(let type): writer.member("type", type)
            }
        }
    }
}

extension Welcome {
    fileprivate init(_ reader: inout FrameReader) throws(RealtimeProtocolError) {
        var connection: String?
        var user: String?
        var time: Timestamp?
        var heartbeat: Int64?
        var version: Int64?
        try reader.beginObject()
        while let name = try reader.nextMember() {
            switch name {
            case "connection_id": try reader.identifier(&connection, "connection_id")
            case "user_id": try reader.identifier(&user, "user_id")
            case "server_time": try reader.time(&time, "server_time")
            case "heartbeat_sec": try reader.integer(&heartbeat, "heartbeat_sec", in: 1...3_600)
            case "protocol_version": try reader.integer(&version, "protocol_version")
            default: try reader.skip()
            }
        }
        self.init(
            connectionID: try reader.required(connection, "connection_id"),
            userID: try reader.required(user, "user_id"), serverTime: try reader.required(time, "server_time"),
            heartbeatSeconds: try reader.required(heartbeat, "heartbeat_sec"),
            protocolVersion: try reader.required(version, "protocol_version"))
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("type", "connection.welcome")
        writer.member("connection_id", connectionID)
        writer.member("user_id", userID)
        writer.member("server_time", serverTime)
        writer.member("heartbeat_sec", heartbeatSeconds)
        writer.member("protocol_version", protocolVersion)
    }
}

extension Acknowledgement {
    fileprivate init(_ reader: inout FrameReader) throws(RealtimeProtocolError) {
        var operation: String?
        var isDone: Bool?
        var refused: [String]?
        try reader.beginObject()
        while let name = try reader.nextMember() {
            switch name {
            case "op": try reader.text(&operation, "op", bytes: 0...RealtimeLimits.nameBytes)
            case "ok": try reader.bool(&isDone, "ok")
            case "details":
                try reader.object("details") { (reader, name) throws(RealtimeProtocolError) in
                    switch name {
                    case "refused_ids":
                        try reader.identifiers(
                            &refused, "refused_ids", limit: RealtimeLimits.conversationsOfCommand)
                    default: try reader.skip()
                    }
                }
            default: try reader.skip()
            }
        }
        self.init(
            operation: try reader.required(operation, "op"), isDone: try reader.required(isDone, "ok"),
            refused: refused ?? [])
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("type", "ack")
        writer.member("op", operation)
        writer.member("ok", isDone)
        if !refused.isEmpty { writer.member("details") { $0.member("refused_ids", refused) } }
    }
}
