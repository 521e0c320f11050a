import WhisperJSONText

extension UnifiedMessage {
    /// The member of `platform_specific` that holds the id by which another source knew the message.
    public static let linkedMember = "linked"

    /// Whether this telling of a message understands less of it than another.
    public func isVaguer(than other: UnifiedMessage) -> Bool {
        content.kind == .unknown && other.content.kind != .unknown
    }

    /// This message, as a better source tells it (ING-2): a bridge what an export showed, a second delivery what could
    /// not be read at first, a newer program what an older one did not understand.
    ///
    /// What that source tells counts. What is not its business stays: the identity in this vault, reactions and votes,
    /// contents of attachments that are held, the local time of an export, an edited text, and a message that was taken
    /// back stays taken back. A vaguer telling changes nothing.
    public func replaced(by told: UnifiedMessage) -> UnifiedMessage {
        if told.isVaguer(than: self) { return self }
        var result = told
        result.id = id
        result.threadID = threadID
        result.local = local ?? told.local
        result.reactions = reactions
        if let votes = platformSpecific[PollVote.member] { result.platformSpecific[PollVote.member] = votes }
        if content.kind == .deleted {
            result.content = isEmptiedBySource ? told.content : content
            result.content.kind = .deleted
            result.platformSpecific = platformSpecific
            let mark = DeletionMark(told.platformSpecific)
            if told.content.kind == .deleted, isTakenBackBySource, let mark,
                DeletionMark(platformSpecific).map({ mark.precedes($0) }) ?? true
            {
                result.platformSpecific[DeletionMark.member] = mark.json
            }
        }
        if let editedAt {
            result.content.text = content.text
            result.editedAt = editedAt
        }
        result.content.attachments = UnifiedMessage.merged(content.attachments, with: result.content.attachments)
        let formerID: JSONValue? = externalID == told.externalID ? nil : .string(externalID)
        if let linked = platformSpecific[Self.linkedMember] ?? formerID {
            result.platformSpecific[Self.linkedMember] = linked
        }
        return result
    }

    /// Whether a source has only said that this message is gone, and nothing of what it was: what a better one tells of
    /// that is taken in, and it stays taken back. What the vault's owner deleted is not told again.
    public var isEmptiedBySource: Bool {
        content.kind == .deleted && content.text == nil && content.attachments.isEmpty && isTakenBackBySource
    }

    /// Whether a source says that it was taken back, rather than the vault's owner, who leaves no mark.
    private var isTakenBackBySource: Bool {
        platformSpecific["deleted_by"] != nil || platformSpecific[DeletionMark.member] != nil
    }

    /// The attachments that are told, with the contents that are held.
    private static func merged(_ held: [Attachment], with told: [Attachment]) -> [Attachment] {
        var result = told
        for (index, attachment) in held.enumerated() where attachment.sha256 != nil {
            guard result.indices.contains(index) else {
                result.append(attachment)
                continue
            }
            if result[index].sha256 != nil { continue }
            result[index].sha256 = attachment.sha256
            result[index].size = attachment.size
            result[index].state = attachment.state
            result[index].name = result[index].name ?? attachment.name
            result[index].mime = result[index].mime ?? attachment.mime
        }
        return result
    }
}
