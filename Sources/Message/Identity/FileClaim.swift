import WhisperJSONText

/// What an added file says of a message that another source shows, whichever of both comes first.
///
/// Anybody who has read a message can write a file about it. So a file completes what others show, and may give it a later text
/// beside the former one. It takes the place of no words, content, kind or time.
extension UnifiedMessage {
    /// The member of `platform_specific` that says that nothing but added files has shown the message.
    public static let fileMember = "of_file"

    /// Whether nothing but added files has shown it.
    public var isOfFile: Bool {
        get { platformSpecific[UnifiedMessage.fileMember] != nil }
        set { platformSpecific[UnifiedMessage.fileMember] = newValue ? .bool(true) : nil }
    }

    /// Whether another source has shown that it is gone, so that only its words are those of a file.
    var hasWordsOfFile: Bool { platformSpecific[UnifiedMessage.fileMember] == .string("words") }

    /// Whether a source calls it so: a message that several sources show has the name that one of them gives it, and remembers
    /// another one.
    package func isNamed(_ name: String, on platform: Platform) -> Bool {
        self.platform == platform
            && (externalID == name || platformSpecific[UnifiedMessage.linkedMember] == .string(name))
    }

    /// What counts of this message of a file beside the same message of another source.
    func admitted(beside known: UnifiedMessage) -> UnifiedMessage {
        var result = self
        // Nobody edits what has not been sent yet.
        if let time = editedAt, time <= known.timestamp { result.editedAt = nil }
        result.replyTo = known.replyTo ?? replyTo
        if !known.recipients.isEmpty { result.recipients = known.recipients }
        // Only what another source lacks is taken: a poll's options, a place, a contact, are as good as words.
        result.platformSpecific.fill(from: known.platformSpecific.withoutOwnMembers)
        if isOnlyGone, !hasWordsOfFile, known.content.kind != .deleted {
            // What the owner of another vault deleted there is gone from it, which deletes nothing here.
            result.content = known.content
            result.editedAt = known.editedAt
            result.platformSpecific[DeletionMark.member] = nil
            result.platformSpecific["deleted_by"] = nil
        } else if content.kind != .deleted {
            result.admitWords(beside: known)
        }
        if known.couldLoseWords(to: result.content, editedAt: result.editedAt) {
            if content.kind != .deleted { result.content.kind = known.content.kind }
            result.content.text = known.content.text
            result.editedAt = known.editedAt
        }
        if result.contradicts(known) {
            result.content.text = known.content.text
            result.editedAt = known.editedAt
        }
        if isOfAnotherTime(than: known) {
            result.timestamp = known.timestamp
            result.precision = known.precision
        }
        result.content.attachments.withholdContents(foreignTo: known.content.attachments)
        for (index, attachment) in known.content.attachments.enumerated()
        where result.content.attachments.indices.contains(index) {
            result.content.attachments[index] = attachment.filled(from: result.content.attachments[index])
        }
        return result
    }

    /// The sealed text that only a file shows as an edit of a message in the clear: it is kept beside the message, as that of any
    /// source is. Nil if it shows none.
    package func sealedEdit(beside known: UnifiedMessage) -> MessageVersion? {
        guard isOfFile, !known.isOfFile, let text = content.text, SealedText.carriesEnvelope(text), let editedAt,
            editedAt > known.timestamp, known.content.text.map(SealedText.carriesEnvelope) != true
        else { return nil }
        return MessageVersion(text: text, timestamp: editedAt)
    }

    /// Whether both are a minute or more apart. Sources round times, and none that reports the same message moves it that far.
    package func isOfAnotherTime(than other: UnifiedMessage) -> Bool {
        let time = timestamp.milliseconds.subtractingReportingOverflow(other.timestamp.milliseconds)
        return time.overflow || time.partialValue.magnitude >= 60_000
    }

    /// Whether it has another text than another source shows, and neither is an edit. Exports have words of their own.
    private func contradicts(_ known: UnifiedMessage) -> Bool {
        guard !known.isOfFile, !known.isOfExport, let text = content.text, let other = known.content.text, text != other
        else { return false }
        // What was not sealed does not become so.
        if SealedText.carriesEnvelope(text) { return true }
        return editedAt == nil && known.editedAt == nil && content.kind.isEdited && known.content.kind.isEdited
    }

    /// Keeps the kind and the text of a message that a person wrote: a file changes neither, and removes no text.
    private mutating func admitWords(beside known: UnifiedMessage) {
        let kind = known.content.kind
        guard known.sender != nil, ![.unknown, .deleted].contains(kind), content.kind != .unknown else { return }
        let areFiles = known.content.text == nil && kind.isMedia && content.kind.isMedia
        let isOther = content.kind != kind && !areFiles
        if isOther { content.kind = kind }
        if isOther || content.text == nil, let text = known.content.text {
            content.text = text
            editedAt = known.editedAt
        }
    }

    /// Whether nothing is left of it, and its source does not say who deleted it, or when.
    private var isOnlyGone: Bool { content.kind == .deleted && DeletionMark(platformSpecific)?.isBare == true }
}

extension StoredMessage {
    /// Whether an earlier text that a file has of this message can be one: another text, of before the edit that set the present
    /// one. So it takes the place of no text.
    package func admits(earlier version: MessageVersion) -> Bool {
        guard protection == .none, !isTombstone, let editedAt = unified.editedAt else { return false }
        return version.timestamp < editedAt && version.text != unified.content.text
            && !SealedText.carriesEnvelope(version.text)
    }
}

extension JSONObject {
    /// Takes the members of another source's report in the place of its own, also within objects. Sources name one person by
    /// different addresses, of which `MessageMerge` chooses.
    fileprivate mutating func fill(from known: JSONObject) {
        for member in known.members {
            switch (self[member.name], member.value) {
            case (.object(var own)?, .object(let others)):
                own.fill(from: others)
                self[member.name] = .object(own)
            case (.string(let own)?, .string(let other)) where own.contains("@") && other.contains("@"): break
            default: self[member.name] = member.value
            }
        }
    }
}

extension ContentKind {
    /// Whether messages of this kind are files, with or without words.
    fileprivate var isMedia: Bool {
        switch self {
        case .image, .video, .audio, .document, .sticker: true
        case .text, .location, .contact, .poll, .call, .system, .deleted, .unknown: false
        }
    }
}
