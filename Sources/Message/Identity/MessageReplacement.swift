import WhisperJSONText

extension UnifiedMessage {
    /// The member of `platform_specific` that holds the id by which another source knows the message.
    public static let linkedMember = "linked"

    /// The member of `platform_specific` that says that an export shows the message as edited. As exports do not show
    /// when, a time of the edit is only an estimate beside it.
    public static let editedMember = "edited"

    /// Whether an export shows it as edited, and no better source has stated when.
    public var isMarkedAsEdited: Bool {
        get { platformSpecific[UnifiedMessage.editedMember] != nil }
        set { platformSpecific[UnifiedMessage.editedMember] = newValue ? .bool(true) : nil }
    }

    /// Returns whether this version of a message has an unknown kind where the other version has a known one.
    public func isVaguer(than other: UnifiedMessage) -> Bool {
        content.kind == .unknown && other.content.kind != .unknown
    }

    /// Returns this message updated from a better source (ING-2).
    ///
    /// A bridge is better than an export, a second delivery better than one that could not be read, and a newer program
    /// better than an older one that did not understand the message. The newer version wins, except for what it cannot
    /// know: the identity in this vault, reactions and votes, stored attachment contents, the local time of an export,
    /// and an edited text. A deleted message stays deleted. A vaguer version changes nothing.
    public func replaced(by newer: UnifiedMessage) -> UnifiedMessage {
        if newer.isVaguer(than: self) { return self }
        var result = newer
        result.id = id
        result.threadID = threadID
        result.local = local ?? newer.local
        result.reactions = reactions
        if !isOfFile, content.kind != .unknown { result.isOfFile = false }
        // What is known here alone: votes, changes that wait, and whose sealed edit this is.
        for name in [PollVote.member, UndecidedMark.member, SealedText.editMember] {
            if let known = platformSpecific[name] { result.platformSpecific[name] = known }
        }
        if content.kind == .deleted {
            result.content = isEmptiedBySource ? newer.content : content
            result.content.kind = .deleted
            if isDeletedBySource {
                let reported = newer.content.kind == .deleted ? newer : self
                result.platformSpecific[DeletionMark.member] = UnifiedMessage.deletion(self, reported)?.json
            } else {
                result.platformSpecific = platformSpecific
            }
        }
        if let editedAt {
            result.content.text = content.text
            result.editedAt = editedAt
            if isMarkedAsEdited { result.isMarkedAsEdited = true }
        }
        result.content.attachments = UnifiedMessage.merged(content.attachments, with: result.content.attachments)
        let formerID: JSONValue? = externalID == newer.externalID ? nil : .string(externalID)
        if let linked = platformSpecific[Self.linkedMember] ?? formerID {
            result.platformSpecific[Self.linkedMember] = linked
        }
        return result
    }

    /// Whether a source has only reported that this message is gone, without its former content.
    ///
    /// If a better source supplies that content, it is accepted and the message stays deleted. A message that the
    /// vault's owner deleted is not restored.
    public var isEmptiedBySource: Bool {
        content.kind == .deleted && content.text == nil && content.attachments.isEmpty && isDeletedBySource
    }

    /// Whether this is what is left of a message that the vault's owner has deleted: it is not restored, whatever source
    /// reports the message again, and in whatever zone and order its date is read. A source that does so adds at most the id
    /// by which another one knows it.
    public var isOwnersMark: Bool {
        content == Content(kind: .deleted, text: nil) && platformSpecific.isOfOwnersMark
    }

    /// Whether a source reports the deletion, as opposed to the vault's owner, who leaves no mark.
    var isDeletedBySource: Bool {
        platformSpecific["deleted_by"] != nil || platformSpecific[DeletionMark.member] != nil
    }

    /// The mark of a message that sources report as deleted: the earliest, or one without details.
    static func deletion(_ first: UnifiedMessage, _ second: UnifiedMessage) -> DeletionMark? {
        let marks = [first, second].compactMap { DeletionMark($0.platformSpecific) }
        return marks.min { $0.precedes($1) } ?? DeletionMark(right: .undecided, name: nil, timestamp: nil)
    }

    /// Returns the attachments of the newer version with the contents already stored, and with names and types that only
    /// the held one has.
    private static func merged(_ held: [Attachment], with newer: [Attachment]) -> [Attachment] {
        var result = newer
        for (index, attachment) in held.enumerated() {
            guard result.indices.contains(index) else {
                if attachment.sha256 != nil { result.append(attachment) }
                continue
            }
            if attachment.sha256 == nil {
                result[index].name = result[index].name ?? attachment.name
                result[index].mime = result[index].mime ?? attachment.mime
                result[index].transcript = result[index].transcript ?? attachment.transcript
            } else {
                result[index] = result[index].filled(from: attachment)
            }
        }
        return result
    }

    /// Returns the attachments of the better report, with what only the other one has.
    static func merged(_ better: [Attachment], filledFrom other: [Attachment]) -> [Attachment] {
        var result = better
        for (index, attachment) in other.enumerated() {
            if result.indices.contains(index) {
                result[index] = result[index].filled(from: attachment)
            } else {
                result.append(attachment)
            }
        }
        return result
    }
}

extension JSONObject {
    /// Whether a message without content that has these members is a mark of the owner (see `UnifiedMessage.isOwnersMark`).
    public var isOfOwnersMark: Bool { members.allSatisfy { $0.name == UnifiedMessage.linkedMember } }
}

extension Attachment {
    /// Returns the attachment with the content and the details that only another report of it has.
    package func filled(from other: Attachment) -> Attachment {
        // Another content has another name and type.
        if let sha256, let others = other.sha256, sha256 != others { return self }
        var result = self
        if sha256 == nil, other.sha256 != nil {
            result.sha256 = other.sha256
            result.size = other.size
            result.state = other.state
        } else if sha256 == nil, state == .missing || state == .omitted, other.state == .remote {
            // What can still be fetched is not missing.
            result.state = .remote
        }
        result.name = name ?? other.name
        result.mime = mime ?? other.mime
        result.size = result.size ?? other.size
        result.transcript = transcript ?? other.transcript
        return result
    }

    /// Whether the content that a file gives with its own view of this attachment can be this attachment's: the one it has,
    /// or, as long as it has none, one of which neither the name nor the size says otherwise. Its type does not count:
    /// sources word the type of one file in different ways.
    package func admits(contentOf other: Attachment) -> Bool {
        if let sha256 { return other.sha256 == nil || other.sha256 == sha256 }
        let isNamed = name == nil || other.name == nil || name == other.name
        let isLong = size == nil || other.size == nil || size == other.size
        return isNamed && isLong
    }
}

extension [Attachment] {
    /// Leaves out the contents that the held attachments in their places do not admit (ST-13).
    package mutating func withholdContents(foreignTo held: [Attachment]) {
        for (index, known) in held.enumerated() where indices.contains(index) {
            if known.admits(contentOf: self[index]) { continue }
            self[index].sha256 = nil
            self[index].state = known.state
            self[index].size = known.size
        }
    }
}
