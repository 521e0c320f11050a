import WhisperJSONText

/// Two reports of one message, merged field by field (WDB-6).
///
/// The more precise source is the better one: a messenger's database has milliseconds, a bridge seconds, most exports
/// minutes. Its fields win, and the other's fill the gaps; nothing else depends on which report came first. A message
/// stays deleted, the latest text stays, and what the vault's owner did is not undone.
public struct MessageMerge: Sendable {
    /// The merged message, with the stored one's identity, reactions and votes.
    public private(set) var message: UnifiedMessage
    /// A text that the message had before the present one; nil if the reports do not show one.
    public private(set) var earlier: MessageVersion?
    /// Whether the newer report is the better one, so that its sender and direction count.
    public private(set) var prefersNewer: Bool

    /// Merges a report into a stored message.
    public init(_ held: UnifiedMessage, with newer: UnifiedMessage) {
        message = held
        prefersNewer = false
        if newer.isVaguer(than: held) { return }
        if held.isVaguer(than: newer) {
            message = held.replaced(by: newer)
            prefersNewer = true
            return
        }
        var (held, newer) = (held, newer)
        if newer.isOfFile {
            newer = newer.admitted(beside: held)
        } else if held.isOfFile {
            held = held.admitted(beside: newer)
            message = held
        }
        prefersNewer = newer.isBetter(than: held)
        let (better, other) = prefersNewer ? (newer, held) : (held, newer)
        message = better
        message.id = held.id
        message.threadID = held.threadID
        message.reactions = held.reactions
        message.local = held.local ?? newer.local
        message.recipients = better.recipients.isEmpty ? other.recipients : better.recipients
        message.replyTo = better.replyTo ?? other.replyTo
        mergeMembers(better, other, held: held, newer: newer)
        if held.isOwnersTombstone {
            message.content = held.content
            message.editedAt = held.editedAt
            message.platformSpecific = held.platformSpecific
        } else {
            mergeContent(better, other)
        }
        if message.externalID != held.externalID, message.platformSpecific[UnifiedMessage.linkedMember] == nil {
            message.platformSpecific[UnifiedMessage.linkedMember] = .string(held.externalID)
        }
    }

    // MARK: Content

    private mutating func mergeContent(_ better: UnifiedMessage, _ other: UnifiedMessage) {
        let isDeleted = better.content.kind == .deleted || other.content.kind == .deleted
        message.content.attachments = UnifiedMessage.merged(
            better.content.attachments, filledFrom: other.content.attachments)
        if better.content.isEmptied {
            message.content.kind = other.content.kind
            message.content.text = other.content.text
            message.editedAt = other.editedAt
        } else if !other.content.isEmptied {
            if better.content.kind == .deleted { message.content.kind = other.content.kind }
            mergeText(better, other)
        }
        if isDeleted { message.content.kind = .deleted }
    }

    /// The later text is the present one; the other becomes an earlier one.
    private mutating func mergeText(_ better: UnifiedMessage, _ other: UnifiedMessage) {
        let (text, otherText) = (better.content.text, other.content.text)
        guard message.content.kind.isEdited else {
            // What an export words in its own way says nothing that the better source left out.
            message.content.text = text ?? (other.isOfExport ? nil : otherText)
            message.editedAt = better.editedAt ?? other.editedAt
            return
        }
        if text == otherText {
            let reports = [better, other].filter { $0.editedAt != nil }
            // The time by which an export showed the edit counts for nothing beside the time of the edit.
            let dated = reports.filter { !$0.isMarkedAsEdited }
            message.editedAt = (dated.isEmpty ? reports : dated).compactMap(\.editedAt)
                .reduce(nil) { known, time in known.map { TextHistory.preferred($0, time) } ?? time }
            // Without a time, an edit that one report alone shows is none beside a source that knows better.
            message.isMarkedAsEdited =
                reports.isEmpty ? better.isMarkedAsEdited && other.isMarkedAsEdited : dated.isEmpty
            return
        }
        let isOthersLater =
            switch (better.editedAt, other.editedAt) {
            case (let first?, let second?): first < second
            case (nil, _?): true
            default: false
            }
        let (present, former) = isOthersLater ? (other, better) : (better, other)
        message.content.text = present.content.text
        message.editedAt = present.editedAt
        if present.editedAt != nil { message.isMarkedAsEdited = present.isMarkedAsEdited }
        guard let formerText = former.content.text else { return }
        if former.losesText(toTextEditedAt: present.editedAt) { return }
        if present.content.text == nil, present.editedAt == nil {
            message.content.text = formerText
        } else {
            earlier = MessageVersion(
                text: formerText, timestamp: former.editedAt ?? former.timestamp,
                isTimeEstimated: former.editedAt != nil && former.isMarkedAsEdited)
        }
    }

    // MARK: Members of `platform_specific`

    private mutating func mergeMembers(
        _ better: UnifiedMessage, _ other: UnifiedMessage, held: UnifiedMessage, newer: UnifiedMessage
    ) {
        var members = better.platformSpecific.withoutOwnMembers
        if !other.isOfExport {
            let areEqual = better.precision == other.precision && better.isOfExport == other.isOfExport
            members.fill(from: other.platformSpecific.withoutOwnMembers, areEqual: areEqual)
        }
        for name in JSONObject.ownMembers where name != DeletionMark.member {
            members[name] = held.platformSpecific[name]
        }
        // What another source has shown is gone may have words of a file alone.
        let isGone = held.isOfFile != newer.isOfFile && (held.isOfFile ? newer : held).content.isEmptied
        let isOfFile = held.isOfFile && newer.isOfFile || isGone
        let hasWords = isGone || held.hasWordsOfFile || newer.hasWordsOfFile
        members[UnifiedMessage.fileMember] = isOfFile ? (hasWords ? .string("words") : .bool(true)) : nil
        if message.externalID != held.externalID, members[UnifiedMessage.linkedMember] == nil {
            members[UnifiedMessage.linkedMember] = .string(held.externalID)
        }
        if held.content.kind == .deleted || newer.content.kind == .deleted {
            members[DeletionMark.member] = UnifiedMessage.deletion(held, newer)?.json
        }
        message.platformSpecific = members
    }
}

extension JSONObject {
    /// Adds the members that only another report has, also within objects. Where both have one, the better report's
    /// stays, and of two that are equally good the greater value. Of two addresses, as sources name one person by different
    /// ones, it is always the greater: once they are merged, it is not known which came from the better report.
    fileprivate mutating func fill(from other: JSONObject, areEqual: Bool) {
        for member in other.members {
            switch (self[member.name], member.value) {
            case (nil, _): self[member.name] = member.value
            case (.object(var known), .object(let others)):
                known.fill(from: others, areEqual: areEqual)
                self[member.name] = .object(known)
            case (.string(let known)?, .string(let value)) where known.contains("@") && value.contains("@"):
                if value > known { self[member.name] = member.value }
            case (let known?, let value): if areEqual, value.text > known.text { self[member.name] = value }
            }
        }
    }
}

extension UnifiedMessage {
    /// Whether this report is better than another of the same message. Of two that are equally precise, a fixed order
    /// decides, so that the order in which they arrive does not.
    fileprivate func isBetter(than other: UnifiedMessage) -> Bool {
        if precision != other.precision { return precision.isFiner(than: other.precision) }
        if isOfExport != other.isOfExport { return other.isOfExport }
        if timestamp != other.timestamp { return timestamp < other.timestamp }
        let (isAddressed, isOtherAddressed) = (sender?.identifier != nil, other.sender?.identifier != nil)
        if isAddressed != isOtherAddressed { return isAddressed }
        let (name, otherName) = (sender?.displayName ?? "", other.sender?.displayName ?? "")
        if name != otherName { return name > otherName }
        if content.kind != other.content.kind { return content.kind.rawValue > other.content.kind.rawValue }
        return (content.text ?? "") > (other.content.text ?? "")
    }

    /// Whether only an export has reported it.
    var isOfExport: Bool { local != nil && platformSpecific[UnifiedMessage.linkedMember] == nil }

    /// Whether the vault's owner deleted it, as opposed to a source.
    fileprivate var isOwnersTombstone: Bool { content.kind == .deleted && !isDeletedBySource }
}

extension UnifiedMessage {
    /// Whether a merge could put a report's text in the place of this message's words without keeping these as an earlier
    /// text. System messages have no author whose words could be lost.
    package func couldLoseWords(to report: Content, editedAt time: Timestamp?) -> Bool {
        guard let text = content.text, let other = report.text, text != other else { return false }
        guard content.kind != .unknown, content.kind != .system, report.kind != .unknown else { return false }
        guard content.kind.isEdited, report.kind.isEdited else { return true }
        return losesText(toTextEditedAt: time)
    }

    /// Whether its text is not kept as an earlier one where another takes its place. Exports word media and marks of edited
    /// messages in their own ways: only plain text is comparable.
    fileprivate func losesText(toTextEditedAt time: Timestamp?) -> Bool {
        isOfExport && (time == nil || isMarkedAsEdited || content.kind != .text)
    }
}

extension TimestampPrecision {
    /// Whether times with this precision are closer to the event than those with another.
    public func isFiner(than other: TimestampPrecision) -> Bool { digits > other.digits }

    private var digits: Int {
        switch self {
        case .minute: 0
        case .second: 1
        case .millisecond: 2
        }
    }
}

extension Content {
    /// Whether a source has only reported that the message is gone.
    fileprivate var isEmptied: Bool { kind == .deleted && text == nil && attachments.isEmpty }
}

extension ContentKind {
    /// Whether messages of this kind have a text that can be edited, so that two texts are two versions. The text of
    /// other kinds is each source's own wording.
    var isEdited: Bool {
        switch self {
        case .text, .image, .video, .document, .deleted: true
        case .audio, .sticker, .location, .contact, .poll, .call, .system, .unknown: false
        }
    }
}

extension UnifiedMessage {
    /// Whether a report of an added file says what this message of an export shows: the same kind of thing in the same minute, in
    /// the same words. Kinds that exports word in other ways, as polls and places, are not compared.
    package func isTold(by report: Content, sentAt time: Timestamp) -> Bool {
        guard content.kind == report.kind, timestamp.milliseconds / 60_000 == time.milliseconds / 60_000 else {
            return false
        }
        switch content.kind {
        case .text: return content.text != nil && content.text == report.text
        case .image, .video, .audio, .sticker, .document:
            guard content.text == report.text, content.attachments.count == report.attachments.count else {
                return false
            }
            return zip(content.attachments, report.attachments).allSatisfy { file, other in
                file.name == nil || other.name == nil || file.name == other.name
            }
        default: return false
        }
    }
}
