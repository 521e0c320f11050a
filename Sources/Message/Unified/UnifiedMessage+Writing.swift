public import WhisperJSONText

extension UnifiedMessage {
    /// Writes the message as one JSON object (ING-1) with all members in a fixed order; absent values are null.
    ///
    /// - Parameters:
    ///   - additions: Members to write after those of the schema, such as a search's `snippet`.
    ///   - isRecord: Whether it is written with what only this vault knows of it: that only an added file has shown it.
    public func write(
        to writer: inout JSONWriter, adding additions: JSONObject = JSONObject(), isRecord: Bool = false
    ) {
        writer.beginObject()
        writer.name("id")
        writer.string(id.description)
        writer.name("external_id")
        writer.string(externalID)
        writer.name("platform")
        writer.string(platform.rawValue)
        writer.name("timestamp")
        writer.time(timestamp, showsMilliseconds: precision == .millisecond)
        writer.name("timestamp_precision")
        writer.string(precision.rawValue)
        writer.name("local_time")
        writer.string(local?.text)
        writer.name("assumed_zone")
        writer.string(local?.zone)
        writer.name("sender")
        writer.participant(sender)
        writer.name("recipients")
        writer.beginArray()
        for recipient in recipients { writer.participant(recipient) }
        writer.endArray()
        writer.name("content")
        write(content, to: &writer)
        writer.name("metadata")
        writeMetadata(to: &writer, isRecord: isRecord)
        for member in additions.members {
            writer.name(member.name)
            writer.value(member.value)
        }
        writer.endObject()
    }

    /// The message as one line of JSON, without a trailing newline.
    public var jsonText: String {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.text
    }

    private func write(_ content: Content, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("type")
        writer.string(content.kind.rawValue)
        writer.name("text")
        writer.string(content.text)
        writer.name("attachments")
        writer.beginArray()
        for attachment in content.attachments {
            writer.beginObject()
            writer.name("name")
            writer.string(attachment.name)
            writer.name("mime")
            writer.string(attachment.mime)
            writer.name("size")
            if let size = attachment.size { writer.integer(size) } else { writer.null() }
            writer.name("sha256")
            writer.string(attachment.sha256)
            writer.name("state")
            writer.string(attachment.state.rawValue)
            if let transcript = attachment.transcript {
                writer.name("transcript")
                writer.string(transcript)
            }
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
    }

    private func writeMetadata(to writer: inout JSONWriter, isRecord: Bool) {
        writer.beginObject()
        writer.name("thread_id")
        writer.string(threadID)
        writer.name("reply_to")
        writer.string(replyTo)
        writer.name("reactions")
        writer.beginArray()
        for reaction in reactions {
            writer.beginObject()
            writer.name("emoji")
            writer.string(reaction.emoji)
            writer.name("sender")
            writer.participant(reaction.sender)
            writer.name("timestamp")
            writer.time(reaction.timestamp)
            if isRecord, reaction.isClaimed {
                writer.name("claimed")
                writer.bool(true)
            }
            writer.endObject()
        }
        writer.endArray()
        writer.name("edited_at")
        if let editedAt { writer.time(editedAt) } else { writer.null() }
        writer.name("platform_specific")
        var members = platformSpecific
        if !isRecord { members[UnifiedMessage.fileMember] = nil }
        writer.object(members)
        writer.endObject()
    }
}

extension JSONWriter {
    /// Writes a time in RFC 3339 form.
    public mutating func time(_ time: Timestamp, showsMilliseconds: Bool = false) {
        plainString { time.appendRFC3339(to: &$0, showsMilliseconds: showsMilliseconds) }
    }

    fileprivate mutating func participant(_ participant: Participant?) {
        guard let participant else {
            null()
            return
        }
        beginObject()
        name("identifier")
        string(participant.identifier)
        name("display_name")
        string(participant.shownName)
        if participant.knownName != nil {
            name("source_name")
            string(participant.displayName)
        }
        endObject()
    }
}
