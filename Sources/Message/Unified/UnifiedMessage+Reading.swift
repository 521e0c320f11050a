public import WhisperJSONText

extension UnifiedMessage {
    /// Reads a message from its JSON form (ING-1).
    ///
    /// `id`, `external_id`, `platform`, `timestamp`, `content.type` and `metadata.thread_id` are required; a missing
    /// precision follows from the digits of `timestamp`. Members unknown to the schema are stored in `platformSpecific`
    /// under their path, unless that name is taken.
    ///
    /// - Throws: `JSONShapeError` if a required member is missing, or a member has the wrong type or an invalid value.
    public init(_ json: JSONValue) throws(JSONShapeError) {
        var reader = try JSONObjectReader(json)
        try self.init(&reader)
    }

    /// Reads a message from a JSON object reader; see `init(_:)`.
    ///
    /// - Throws: `JSONShapeError` if a required member is missing, or a member has the wrong type or an invalid value.
    public init(_ reader: inout JSONObjectReader) throws(JSONShapeError) {
        var extra: [JSONObject.Member] = []
        let idText = try reader.string("id")
        guard let id = UniqueIdentifier(idText) else { throw reader.error(.invalidValue, "id") }
        let externalID = try reader.string("external_id")
        let platform = Platform(rawValue: try reader.string("platform"))
        let timestamp = try reader.time("timestamp")
        let precision = try reader.optionalCase("timestamp_precision", as: TimestampPrecision.self)
        let local = try reader.localTime()
        let sender = try reader.optionalParticipant("sender", &extra)
        let recipients = try reader.array("recipients") { (reader) throws(JSONShapeError) in
            try reader.participant(&extra)
        }
        var contentReader = try reader.reader("content")
        let content = try Content(&contentReader, &extra)
        var metadata = try reader.reader("metadata")
        self.init(
            id: id, externalID: externalID, platform: platform, timestamp: timestamp,
            precision: precision ?? (timestamp.milliseconds.isMultiple(of: 1000) ? .second : .millisecond),
            local: local, sender: sender, recipients: recipients,
            content: content, threadID: try metadata.string("thread_id"),
            replyTo: try metadata.optionalString("reply_to"),
            reactions: try metadata.array("reactions") { (reader) throws(JSONShapeError) in
                try Reaction(&reader, &extra)
            },
            editedAt: try metadata.optionalTime("edited_at"),
            platformSpecific: try metadata.optionalObject("platform_specific") ?? JSONObject())
        metadata.keepUnread(
            ["thread_id", "reply_to", "reactions", "edited_at", "platform_specific"], in: &extra)
        reader.keepUnread(UnifiedMessage.memberNames, in: &extra)
        platformSpecific.appendNew(extra)
    }

    private static let memberNames = [
        "id", "external_id", "platform", "timestamp", "timestamp_precision", "local_time", "assumed_zone", "sender",
        "recipients", "content", "metadata",
    ]
}

extension Content {
    fileprivate init(
        _ reader: inout JSONObjectReader, _ extra: inout [JSONObject.Member]
    ) throws(JSONShapeError) {
        guard let kind = try reader.optionalCase("type", as: ContentKind.self) else {
            throw reader.error(.missing, "type")
        }
        self.init(
            kind: kind, text: try reader.optionalString("text"),
            attachments: try reader.array("attachments") { (reader) throws(JSONShapeError) in
                try Attachment(&reader, &extra)
            })
        reader.keepUnread(["type", "text", "attachments"], in: &extra)
    }
}

extension Attachment {
    fileprivate init(
        _ reader: inout JSONObjectReader, _ extra: inout [JSONObject.Member]
    ) throws(JSONShapeError) {
        let name = try reader.optionalString("name")
        let mime = try reader.optionalString("mime")
        let size = try reader.optionalInteger("size")
        if let size, size < 0 { throw reader.error(.invalidValue, "size") }
        let sha256 = try reader.optionalString("sha256")
        if let sha256, !Attachment.isHash(sha256) { throw reader.error(.invalidValue, "sha256") }
        guard let state = try reader.optionalCase("state", as: AttachmentState.self) else {
            throw reader.error(.missing, "state")
        }
        self.init(
            name: name, mime: mime, size: size, sha256: sha256, state: state,
            transcript: try reader.optionalString("transcript"))
        reader.keepUnread(["name", "mime", "size", "sha256", "state", "transcript"], in: &extra)
    }

    /// The hash is used as a file name, so only 64 lower-case hex characters are accepted.
    private static func isHash(_ text: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
        return text.utf8.count == 64 && text.utf8.allSatisfy { digits.contains($0) || letters.contains($0) }
    }
}

extension Reaction {
    fileprivate init(
        _ reader: inout JSONObjectReader, _ extra: inout [JSONObject.Member]
    ) throws(JSONShapeError) {
        let emoji = try reader.string("emoji")
        guard Reaction.isPossible(emoji) else { throw reader.error(.invalidValue, "emoji") }
        guard let sender = try reader.optionalParticipant("sender", &extra) else {
            throw reader.error(.missing, "sender")
        }
        self.init(
            emoji: emoji, sender: sender, timestamp: try reader.time("timestamp"),
            isClaimed: try reader.optionalBool("claimed") ?? false)
        reader.keepUnread(["emoji", "sender", "timestamp", "claimed"], in: &extra)
    }
}

extension JSONObjectReader {
    /// Reads a time of RFC 3339; nil if the member is absent.
    ///
    /// - Throws: `JSONShapeError` if the member is not a string or not a valid time.
    public mutating func optionalTime(_ name: String) throws(JSONShapeError) -> Timestamp? {
        guard let text = try optionalString(name) else { return nil }
        guard let time = Timestamp(rfc3339: text) else { throw error(.invalidValue, name) }
        return time
    }

    /// Reads a required time of RFC 3339.
    ///
    /// - Throws: `JSONShapeError` if the member is missing, not a string or not a valid time.
    public mutating func time(_ name: String) throws(JSONShapeError) -> Timestamp {
        guard let time = try optionalTime(name) else { throw error(.missing, name) }
        return time
    }

    fileprivate mutating func localTime() throws(JSONShapeError) -> LocalTime? {
        let text = try optionalString("local_time")
        let zone = try optionalString("assumed_zone")
        return text == nil && zone == nil ? nil : LocalTime(text: text ?? "", zone: zone ?? "")
    }

    fileprivate mutating func optionalParticipant(
        _ name: String, _ extra: inout [JSONObject.Member]
    ) throws(JSONShapeError) -> Participant? {
        guard var reader = try optionalReader(name) else { return nil }
        return try reader.participant(&extra)
    }

    fileprivate mutating func participant(
        _ extra: inout [JSONObject.Member]
    ) throws(JSONShapeError) -> Participant {
        let identifier = try optionalString("identifier")
        let shown = try string("display_name")
        var person = Participant(identifier: identifier, displayName: try optionalString("source_name") ?? shown)
        if person.displayName != shown { person.knownName = shown }
        keepUnread(["identifier", "display_name", "source_name"], in: &extra)
        return person
    }

    /// Preserves members unknown to the schema, named by their path.
    fileprivate func keepUnread(_ names: [String], in extra: inout [JSONObject.Member]) {
        for member in unread(besides: names) {
            let name = JSONPath.member(path, member.name).description
            extra.append(JSONObject.Member(name: name, value: member.value))
        }
    }
}
