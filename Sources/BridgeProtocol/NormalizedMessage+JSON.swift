import WhisperJSONText

extension NormalizedMessage {
    init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        self.init(
            messageID: try reader.name("message_id"), from: try reader.name("from"), to: try reader.string("to"),
            timestamp: try reader.integer("timestamp"), kind: try reader.string("message_type"),
            content: try Body(&reader), group: try reader.optionalString("group_id"),
            replyTo: try reader.optionalString("reply_to"),
            reactions: try reader.array("reactions") { (reader) throws(JSONShapeError) in
                GivenReaction(
                    emoji: try reader.string("emoji"), from: try reader.name("from"),
                    timestamp: try reader.integer("timestamp"))
            },
            edits: try reader.array("edits") { (reader) throws(JSONShapeError) in
                Edit(
                    text: try reader.string("text"), from: try reader.name("from"),
                    timestamp: try reader.integer("timestamp"))
            }, deletion: try Deletion(&reader),
            receipts: try reader.array("receipts") { (reader) throws(JSONShapeError) in try Receipt(&reader) },
            votes: try reader.array("votes") { (reader) throws(JSONShapeError) in
                Vote(
                    from: try reader.name("from"), options: try reader.strings("options"),
                    timestamp: try reader.integer("timestamp"))
            }, isBacklog: try reader.optionalBool("backlog") ?? false)
        // A direct chat needs both sides: which of them names the chat depends on the author.
        if to.isEmpty, group == nil { throw reader.error(.invalidValue, "to") }
    }

    func write(to writer: inout JSONWriter) {
        writer.member("message_id", messageID)
        writer.member("from", from)
        writer.member("to", to)
        writer.member("timestamp", timestamp)
        writer.member("message_type", kind)
        writer.name("content")
        content.write(to: &writer)
        writer.member("group_id", group)
        writer.member("reply_to", replyTo)
        writer.name("reactions")
        writer.beginArray()
        for reaction in reactions {
            writer.beginObject()
            writer.member("emoji", reaction.emoji)
            writer.member("from", reaction.from)
            writer.member("timestamp", reaction.timestamp)
            writer.endObject()
        }
        writer.endArray()
        if !edits.isEmpty {
            writer.name("edits")
            writer.beginArray()
            for edit in edits {
                writer.beginObject()
                writer.member("text", edit.text)
                writer.member("from", edit.from)
                writer.member("timestamp", edit.timestamp)
                writer.endObject()
            }
            writer.endArray()
        }
        if let deletion {
            writer.name("deleted")
            writer.beginObject()
            writer.member("from", deletion.from)
            writer.member("timestamp", deletion.timestamp)
            if let isAdmins = deletion.isAdmins { writer.member("admin", isAdmins) }
            writer.endObject()
        }
        writeReceiptsAndVotes(to: &writer)
        writer.member("backlog", isBacklog)
    }

    private func writeReceiptsAndVotes(to writer: inout JSONWriter) {
        if !receipts.isEmpty {
            writer.name("receipts")
            writer.beginArray()
            for receipt in receipts {
                writer.beginObject()
                writer.member("from", receipt.from)
                writer.member("status", receipt.status.rawValue)
                writer.member("timestamp", receipt.timestamp)
                writer.endObject()
            }
            writer.endArray()
        }
        if !votes.isEmpty {
            writer.name("votes")
            writer.beginArray()
            for vote in votes {
                writer.beginObject()
                writer.member("from", vote.from)
                writer.member("options", vote.options)
                writer.member("timestamp", vote.timestamp)
                writer.endObject()
            }
            writer.endArray()
        }
    }
}

extension NormalizedMessage.Receipt {
    fileprivate init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        let from = try reader.name("from")
        guard let status: Status = try reader.optionalCase("status") else { throw reader.error(.missing, "status") }
        self.init(from: from, status: status, timestamp: try reader.integer("timestamp"))
    }
}

extension NormalizedMessage.Deletion {
    /// Reads the deletion; nil if the message has none.
    fileprivate init?(_ message: inout JSONObjectReader) throws(JSONShapeError) {
        guard var reader = try message.optionalReader("deleted") else { return nil }
        self.init(
            from: try reader.name("from"), timestamp: try reader.integer("timestamp"),
            isAdmins: try reader.optionalBool("admin"))
    }
}

extension NormalizedMessage.Body {
    private static let names = ["text", "from_name", "group_name", "from_me", "attachments"]

    fileprivate init(_ message: inout JSONObjectReader) throws(JSONShapeError) {
        var reader = try message.reader("content")
        self.init(
            text: try reader.optionalString("text"), fromName: try reader.optionalString("from_name"),
            groupName: try reader.optionalString("group_name"),
            isFromOwner: try reader.optionalBool("from_me") ?? false,
            attachments: try reader.array("attachments") { (reader) throws(JSONShapeError) in
                NormalizedMessage.File(
                    name: try reader.optionalString("name"), mime: try reader.optionalString("mime"),
                    size: try reader.optionalInteger("size"), sha256: try reader.optionalString("sha256"),
                    media: try NormalizedMessage.Media(ofFile: &reader))
            })
        others.appendNew(reader.unread(besides: NormalizedMessage.Body.names))
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("text", text)
        writer.member("from_name", fromName)
        writer.member("group_name", groupName)
        writer.member("from_me", isFromOwner)
        writer.name("attachments")
        writer.beginArray()
        for file in attachments {
            writer.beginObject()
            writer.member("name", file.name)
            writer.member("mime", file.mime)
            writer.member("size", file.size)
            writer.member("sha256", file.sha256)
            file.media?.write(to: &writer)
            writer.endObject()
        }
        writer.endArray()
        for member in others.members {
            writer.name(member.name)
            writer.value(member.value)
        }
        writer.endObject()
    }
}

extension JSONObjectReader {
    /// Reads a non-empty string.
    fileprivate mutating func name(_ member: String) throws(JSONShapeError) -> String {
        let name = try string(member)
        guard !name.isEmpty else { throw error(.invalidValue, member) }
        return name
    }
}
