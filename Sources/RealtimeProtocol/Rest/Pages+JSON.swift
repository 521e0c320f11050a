import WhisperJSONText
import WhisperMessage

extension ConversationPage {
    init(body: [UInt8]) throws(RealtimeProtocolError) {
        self = try FrameReader.read(body, limit: RealtimeLimits.pageBytes) { (reader) throws(RealtimeProtocolError) in
            var conversations: [ConversationSummary]?
            var skipped = 0
            var next: String?
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "conversations":
                    guard conversations == nil else { throw reader.error(.invalidValue, "conversations") }
                    var read: [ConversationSummary] = []
                    try reader.array("conversations", limit: RealtimeLimits.elementsOfPage) {
                        (reader) throws(RealtimeProtocolError) in
                        let damage = try reader.elementOrDamage { (reader) throws(RealtimeProtocolError) in
                            let summary = try reader.element { (reader) throws(RealtimeProtocolError) in
                                try ConversationSummary(&reader)
                            }
                            if let summary { read.append(summary) } else { skipped += 1 }
                        }
                        if damage != nil { skipped += 1 }
                    }
                    conversations = read
                case "next": try reader.identifier(&next, "next")
                default: try reader.skip()
                }
            }
            return ConversationPage(
                conversations: try reader.required(conversations, "conversations"), next: next, skipped: skipped)
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
        var epoch: String?
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
            case "epoch": try reader.identifier(&epoch, "epoch")
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
            updatedAt: try reader.required(updatedAt, "updated_at"), epoch: epoch)
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("title", title)
        writer.member("kind", kind.rawValue)
        writer.member("members", members)
        writer.member("last_seq", lastSequence)
        writer.member("updated_at", updatedAt)
        if let epoch { writer.member("epoch", epoch) }
        writer.endObject()
    }
}

extension ChangePage {
    /// Parses a page of one conversation.
    ///
    /// Events that are unreadable, belong to another conversation, are out of order or lie beyond `next` are skipped
    /// individually: one bad element does not block the good ones. A page that breaks off after its events have begun
    /// is valid as far as it goes.
    ///
    /// - Throws: `RealtimeProtocolError` if the page is invalid before its events begin, or as a whole.
    init(body: [UInt8], of conversation: String) throws(RealtimeProtocolError) {
        var torn: ChangePage?
        do throws(RealtimeProtocolError) {
            self = try FrameReader.read(body, limit: RealtimeLimits.pageBytes) {
                (reader) throws(RealtimeProtocolError) in
                var members = ChangeMembers()
                do throws(RealtimeProtocolError) {
                    return try members.page(&reader, of: conversation)
                } catch {
                    if error.code == .notJSON || error.code == .tooLong { torn = members.torn }
                    throw error
                }
            }
        } catch {
            guard let torn else { throw error }
            self = torn
        }
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
            if let epoch { writer.member("epoch", epoch) }
        }
    }
}
