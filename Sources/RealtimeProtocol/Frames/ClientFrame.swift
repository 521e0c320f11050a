import WhisperJSONText

/// A frame to the server; `docs/realtime-protocol.md` describes each.
public enum ClientFrame: Hashable, Sendable {
    /// Subscribes to the events of these conversations, 1…1,000.
    case subscribe([String])
    /// Unsubscribes from the events of these conversations, 1…1,000.
    case unsubscribe([String])
    /// Checks the connection; the reply contains the same number.
    case ping(milliseconds: Int64)
    /// A command unknown to this version; a server replies with `INVALID_COMMAND`.
    case unknown(operation: String)

    /// The conversations that the command names.
    public var conversations: [String] {
        switch self {
        case .subscribe(let conversations), .unsubscribe(let conversations): conversations
        case .ping, .unknown: []
        }
    }
}

extension ClientFrame {
    /// Parses a frame. Members unknown to the protocol are ignored.
    ///
    /// - Throws: `RealtimeProtocolError` with the reason the frame is invalid, and the member at fault.
    public init(bytes: [UInt8]) throws(RealtimeProtocolError) {
        self = try FrameReader.read(bytes) { (reader) throws(RealtimeProtocolError) in try ClientFrame(&reader) }
    }

    private init(_ reader: inout FrameReader) throws(RealtimeProtocolError) {
        // The meaning of the other members depends on `op`, which may come after them.
        guard let operation = try reader.lookAhead(for: "op") else { throw reader.error(.missing, "op") }
        var conversations: [String]?
        var milliseconds: Int64?
        let isSubscription = operation == "subscribe" || operation == "unsubscribe"
        let isPing = operation == "ping"
        try reader.beginObject()
        while let name = try reader.nextMember() {
            switch name {
            case "conversation_ids" where isSubscription:
                try reader.identifiers(
                    &conversations, "conversation_ids", limit: RealtimeLimits.conversationsOfCommand)
            case "ts" where isPing: try reader.integer(&milliseconds, "ts")
            default: try reader.skip()
            }
        }
        if isPing {
            self = .ping(milliseconds: try reader.required(milliseconds, "ts"))
        } else if isSubscription {
            let conversations = try reader.required(conversations, "conversation_ids")
            guard !conversations.isEmpty else { throw reader.error(.invalidValue, "conversation_ids") }
            self = operation == "subscribe" ? .subscribe(conversations) : .unsubscribe(conversations)
        } else {
            self = .unknown(operation: operation)
        }
    }

    /// The frame as JSON. For an unknown command, only its `op` is written.
    public var bytes: [UInt8] {
        JSONWriter.object { writer in
            writer.member("op", operation)
            switch self {
            case .subscribe(let conversations), .unsubscribe(let conversations):
                writer.member("conversation_ids", conversations)
            case .ping(let milliseconds):
                writer.member("ts", milliseconds)
            case .unknown: break
            }
        }
    }

    /// The value of the member `op`.
    public var operation: String {
        switch self {
        case .subscribe: "subscribe"
        case .unsubscribe: "unsubscribe"
        case .ping: "ping"
        case .unknown(let operation): operation
        }
    }
}
