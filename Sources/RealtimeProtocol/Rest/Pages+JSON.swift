import JSONText
import Message

extension ConversationPage {
    init(body: [UInt8]) throws(RealtimeProtocolError) {
        self = try FrameReader.read(body, limit: RealtimeLimits.pageBytes) { (reader) throws(RealtimeProtocolError) in
            var conversations: [ConversationSummary]?
            var next: String?
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "conversations":
                    guard conversations == nil else { throw reader.error(.invalidValue, "conversations") }
                    var read: [ConversationSummary] = []
                    try reader.array("conversations", limit: RealtimeLimits.elementsOfPage) {
                        (reader) throws(RealtimeProtocolError) in
                        guard try reader.kind() == .object else { throw reader.error(.wrongType, "conversations") }
                        read.append(try ConversationSummary(&reader))
                    }
                    conversations = read
                case "next": try reader.identifier(&next, "next")
                default: try reader.skip()
                }
            }
            return ConversationPage(
                conversations: try reader.required(conversations, "conversations"), next: next)
        }
    }

    var body: [UInt8] {
        JSONWriter.object(capacity: 256 * conversations.count) { writer in
            writer.name("conversations")
            writer.beginArray()
            for conversation in conversations { conversation.write(to: &writer) }
            writer.endArray()
            writer.name("next")
            writer.string(next)
        }
    }
}

extension ConversationSummary {
    fileprivate init(_ reader: inout FrameReader) throws(RealtimeProtocolError) {
        var id: String?
        var title: String?
        var kind: String?
        var members: [String]?
        var lastSequence: Int64?
        var updatedAt: Timestamp?
        try reader.beginObject()
        while let name = try reader.nextMember() {
            switch name {
            case "id": try reader.identifier(&id, "id")
            case "title": try reader.text(&title, "title", bytes: 0...RealtimeLimits.titleBytes)
            case "kind": try reader.text(&kind, "kind")
            case "members":
                try reader.identifiers(&members, "members", limit: RealtimeLimits.membersOfConversation)
            case "last_seq": try reader.integer(&lastSequence, "last_seq", in: 0...RealtimeLimits.largestSequence)
            case "updated_at": try reader.time(&updatedAt, "updated_at")
            default: try reader.skip()
            }
        }
        guard let kind = Kind(rawValue: try reader.required(kind, "kind")) else {
            throw reader.error(.invalidValue, "kind")
        }
        self.init(
            id: try reader.required(id, "id"), title: title ?? "", kind: kind,
            members: try reader.required(members, "members"),
            lastSequence: try reader.required(lastSequence, "last_seq"),
            updatedAt: try reader.required(updatedAt, "updated_at"))
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("title", title)
        writer.member("kind", kind.rawValue)
        writer.member("members", members)
        writer.member("last_seq", lastSequence)
        writer.member("updated_at", updatedAt)
        writer.endObject()
    }
}

extension ChangePage {
    /// Reads a page of a conversation; events of another, and such as are out of order, are refused.
    init(body: [UInt8], of conversation: String) throws(RealtimeProtocolError) {
        self = try FrameReader.read(body, limit: RealtimeLimits.pageBytes) { (reader) throws(RealtimeProtocolError) in
            var events: [EventFrame] = []
            var unknown = 0
            var next: Int64?
            var hasMore: Bool?
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "events":
                    guard events.isEmpty, unknown == 0 else { throw reader.error(.invalidValue, "events") }
                    try reader.array("events", limit: RealtimeLimits.elementsOfPage) {
                        (reader) throws(RealtimeProtocolError) in
                        guard let event = try ChangePage.event(&reader) else { return unknown += 1 }
                        guard event.conversationID == conversation,
                            event.event.sequence > events.last?.event.sequence ?? 0
                        else { throw reader.error(.invalidValue, "events") }
                        events.append(event)
                    }
                case "next": try reader.integer(&next, "next", in: 0...RealtimeLimits.largestSequence)
                case "has_more": try reader.bool(&hasMore, "has_more")
                default: try reader.skip()
                }
            }
            let cursor = try reader.required(next, "next")
            if let last = events.last, last.event.sequence > cursor { throw reader.error(.invalidValue, "next") }
            return ChangePage(
                events: events, unknownEvents: unknown, next: cursor,
                hasMore: try reader.required(hasMore, "has_more"))
        }
    }

    /// The next event; nil where it is of a type that this version does not know.
    private static func event(_ reader: inout FrameReader) throws(RealtimeProtocolError) -> EventFrame? {
        guard try reader.kind() == .object else { throw reader.error(.wrongType, "events") }
        guard let type = try reader.lookAhead(for: "type") else { throw reader.error(.missing, "type") }
        guard let kind = EventKind(rawValue: type) else {
            try reader.skip()
            return nil
        }
        return try EventFrame(kind, &reader)
    }

    var body: [UInt8] {
        JSONWriter.object(capacity: 512 * events.count) { writer in
            writer.name("events")
            writer.beginArray()
            for event in events {
                writer.beginObject()
                event.write(to: &writer)
                writer.endObject()
            }
            writer.endArray()
            writer.member("next", next)
            writer.member("has_more", hasMore)
        }
    }
}
