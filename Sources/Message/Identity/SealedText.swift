import WhisperJSONText

/// What protects the text of a stored message against what carriers and sources report about it (ING-1b, RT-10).
public enum TextProtection: Hashable, Sendable {
    /// Nothing: it is plain text, which those with the right may change.
    case none
    /// It is an envelope that is not opened: what it contains is its author's, and nothing in the clear replaces it.
    case envelope
    /// They are words that this vault sealed, or opened.
    case opened(MessageSeal)
}

/// A text that is reported for a stored message.
public enum ReportedText: Hashable, Sendable {
    /// A text as a bridge, a server, an export, a database or a JSON file carries it: in the clear, or an envelope that is
    /// not opened.
    case carried(String)
    /// The content of an envelope that this vault opened.
    ///
    /// - Parameters:
    ///   - sealedAt: When it was sealed, according to its signer.
    ///   - hasPlace: Whether it states its position among the lines of a conversation, and so is a message of its own
    ///     (`whisper-line1`).
    case opened(MessageSeal, sealedAt: Timestamp, hasPlace: Bool)
}

/// What becomes of a reported text.
public enum TextDecision: Hashable, Sendable {
    /// It becomes the text of the message, or an earlier version if a later edit is known.
    case replaces
    /// It is what the message is known to consist of: nothing changes.
    case known
    /// The message stays as it is, and the text is noted beside it.
    case noted
    /// The message stays as it is, and the text is a message of its own behind it.
    case separate
}

/// The one rule about sealed messages, whatever reports the change: the text of a sealed message changes only by an edit
/// that its author sealed and signed. Anything else stays beside it.
extension StoredMessage {
    /// What protects the text.
    public var protection: TextProtection {
        if let seal { return .opened(seal) }
        if carrierText != nil { return .opened(MessageSeal(.unsigned)) }
        return unified.content.text.map(SealedText.carriesEnvelope) == true ? .envelope : .none
    }

    /// Decides what becomes of a text that is reported for this message by someone with the right to edit it.
    public func decision(on reported: ReportedText) -> TextDecision {
        switch reported {
        case .carried(let text):
            let isSealed = SealedText.carriesEnvelope(text)
            if protection != .none {
                if text == unified.content.text { return .known }
                if isSealed, let carried = carrierText ?? unified.content.text, SealedText.isSame(text, carried) {
                    return .known
                }
            }
            if isSealed, direction != .outgoing { return .separate }
            return protection == .none ? .replaces : .noted
        case .opened(let seal, let time, let hasPlace):
            guard case .opened(let own) = protection, direction == .incoming, carrierText != nil,
                unified.content.text != nil, !hasPlace, time >= shownAt, own.isOfSameIdentity(as: seal)
            else { return .separate }
            return .replaces
        }
    }

    /// Notes a text that is reported in place of the sealed one.
    public mutating func note(_ text: String, at time: Timestamp) {
        var notes = SealedText.notes(of: unified)
        notes.append((text, time))
        unified.platformSpecific[SealedText.reportedMember] = SealedText.json(notes)
    }

    /// This message after a source's report of it, if the text of either is protected; nil if it is not, so that both are
    /// merged.
    ///
    /// The sealed text stays, with its attribution, and takes the place of one in the clear that arrived first. A report
    /// that the message was deleted keeps text and seal.
    ///
    /// - Parameter merged: This message, merged with the report without regard to its protection.
    public func settled(_ merged: StoredMessage, with report: UnifiedMessage) -> StoredMessage? {
        var result: StoredMessage
        // No file says that what another source shows was sealed.
        let report = report.isOfFile && !unified.isOfFile ? report.admitted(beside: unified) : report
        switch protection {
        case .envelope
        where unified.isOfFile && !report.isOfFile && report.content.text.map(SealedText.carriesEnvelope) == false:
            return nil
        case .none:
            guard isRevealed(by: report.content), let text = unified.content.text else { return nil }
            result = merged
            result.unified.content.kind = unified.content.kind == .deleted ? .deleted : report.content.kind
            result.unified.content.text = report.content.text
            result.unified.editedAt = report.editedAt
            if !unified.isOfFile || report.isOfFile { result.note(text, at: unified.editedAt ?? unified.timestamp) }
            return result
        case .envelope:
            result = merged
            result.unified.content.kind = unified.content.kind
            result.unified.content.text = unified.content.text
            result.unified.editedAt = unified.editedAt
            for name in [UnifiedMessage.editedMember, SealedText.editMember] + JSONObject.ownMembers {
                result.unified.platformSpecific[name] =
                    unified.platformSpecific[name] ?? merged.unified.platformSpecific[name]
            }
        case .opened:
            result = self
            result.status = merged.status
        }
        if report.content.kind == .deleted,
            unified.content.kind != .deleted || unified.platformSpecific[DeletionMark.member] != nil
        {
            result.unified.content.kind = .deleted
            result.unified.platformSpecific[DeletionMark.member] = UnifiedMessage.deletion(unified, report)?.json
        }
        // Words that only a file has are nothing that the service reports.
        let isReported = unified.isOfFile || !report.isOfFile
        if isReported, let text = report.content.text, decision(on: .carried(text)) == .noted {
            result.note(text, at: report.editedAt ?? report.timestamp)
        }
        if !report.isOfFile { result.unified.isOfFile = false }
        return result
    }

    /// Whether a report shows that this message, of which only a text in the clear is known, was sealed.
    public func isRevealed(by report: Content) -> Bool {
        guard protection == .none, direction != .outgoing, unified.content.text != nil, report.kind != .deleted,
            unified.content.kind != .deleted || unified.isDeletedBySource
        else { return false }
        return report.text.map(SealedText.carriesEnvelope) == true
    }

    /// The platform-specific members of this message once it is opened in place: those of the opened message, and what
    /// the vault recorded about this one.
    public func membersOnceOpened(_ opened: JSONObject) -> JSONObject {
        var members = opened
        for name in JSONObject.ownMembers where members[name] == nil { members[name] = unified.platformSpecific[name] }
        return members
    }
}

/// An edit that was sealed, and that `StoredMessage.decision(on:)` lets replace the text of a message.
public struct OpenedEdit: Sendable {
    /// The text.
    public var text: String
    /// When it was sealed, according to its signer.
    public var sealedAt: Timestamp
    /// The result of opening it.
    public var seal: MessageSeal
    /// The envelope.
    public var envelope: String
    /// The platform-specific members of what was opened.
    public var members: JSONObject
    /// The id of the message that carried it (see `SealedText.editID`).
    public var id: String

    /// Creates an edit from the message that carried it; nil if that was not one envelope with a text in it.
    ///
    /// - Parameters:
    ///   - content: What the envelope contained.
    ///   - members: The platform-specific members of what was opened.
    public init?(
        of carrier: StoredMessage, content: Content, seal: MessageSeal, sealedAt: Timestamp, members: JSONObject
    ) {
        guard let envelope = carrier.unified.content.text, SealedText.isEnvelope(envelope), let text = content.text
        else {
            return nil
        }
        self.text = text
        self.sealedAt = sealedAt
        self.seal = seal
        self.envelope = envelope
        self.members = members
        id = carrier.unified.externalID
    }

    /// What it reports.
    public var report: ReportedText {
        var hasPlace = false
        if case .object(let details)? = members[SealedText.envelopeMember] {
            hasPlace = details[SealedText.lineMember] != nil
        }
        return .opened(seal, sealedAt: sealedAt, hasPlace: hasPlace)
    }
}

// Two records of one message.
extension StoredMessage {
    /// This message with the text and the seal of another record of it.
    public mutating func take(sealedTextOf other: StoredMessage) {
        let isDeleted = unified.content.kind == .deleted
        unified.content.kind = isDeleted ? .deleted : other.unified.content.kind
        unified.content.text = other.unified.content.text
        unified.editedAt = other.unified.editedAt
        unified.platformSpecific = other.unified.platformSpecific
        carrierText = other.carrierText
        writtenAt = other.writtenAt ?? writtenAt
        seal = other.seal
    }

    /// This message with what another record of it has that is better: a known kind, or a text that was sealed; nil if it
    /// has nothing better.
    public func giving(wayTo other: StoredMessage) -> StoredMessage? {
        var result = self
        if other.protection.rank > protection.rank, let settled = other.settled(other, with: unified) {
            result.take(sealedTextOf: settled)
        } else if protection == .none, unified.content.kind == .unknown, other.unified.content.kind != .unknown {
            result.unified = unified.replaced(by: other.unified)
        } else {
            return nil
        }
        return result
    }
}

extension TextProtection {
    /// The order of which of two records of one message has what was sealed.
    fileprivate var rank: Int {
        switch self {
        case .none: 0
        case .envelope: 1
        case .opened: 2
        }
    }
}

extension StoredMessage {
    /// Takes an edit: its text and attribution, or, if a later one is known, an earlier version.
    ///
    /// The position among the lines stays the message's own: an edit has none.
    ///
    /// - Parameter versions: The earlier texts, to which the present one is added.
    public mutating func take(_ edit: OpenedEdit, versions: inout [MessageVersion]) {
        var history = TextHistory(
            text: unified.content.text, editedAt: unified.editedAt, sentAt: shownAt, versions: versions)
        history.apply(MessageVersion(text: edit.text, timestamp: edit.sealedAt))
        versions = history.versions
        var edits = SealedText.edits(of: unified)
        if !edits.contains(edit.id) { edits.append(edit.id) }
        unified.platformSpecific[SealedText.editsMember] = .array(edits.sorted().map { .string($0) })
        guard history.editedAt == edit.sealedAt, history.text == edit.text else { return }
        unified.content.text = edit.text
        unified.editedAt = edit.sealedAt
        seal = edit.seal
        carrierText = edit.envelope
        guard case .object(var details)? = edit.members[SealedText.envelopeMember] else { return }
        if case .object(let former)? = unified.platformSpecific[SealedText.envelopeMember] {
            details[SealedText.lineMember] = former[SealedText.lineMember]
        }
        unified.platformSpecific[SealedText.envelopeMember] = .object(details)
    }
}

extension MessageSeal {
    /// Whether an edit with this seal is by the identity that signed this message: with the same keys, or with keys to
    /// which the same contact changed and which the owner has verified since.
    func isOfSameIdentity(as edit: MessageSeal) -> Bool {
        guard let signer, let editor = edit.signer, kind == .signed || kind == .unknownSigned,
            edit.kind == .signed || edit.kind == .unknownSigned
        else { return false }
        if signer == editor { return true }
        return kind == .signed && edit.kind == .signed && contact != nil && contact == edit.contact && edit.wasVerified
    }
}

/// Recognises envelopes, and names what the vault records about the texts of sealed messages.
public enum SealedText {
    /// The member of `platform_specific` with texts that sources report in place of the sealed one: an array of
    /// `{"text": …, "at": …}`, the latest last.
    public static let reportedMember = "reported"
    /// The member of `platform_specific` of a message that was reported as an edit of another one: that one's external id.
    public static let editMember = "edit_of"
    /// The member of `platform_specific` with the ids of the sealed edits that a message has taken.
    public static let editsMember = "edits"
    static let envelopeMember = "envelope"
    static let lineMember = "line"

    /// The number of reported texts that are kept: the latest.
    public static let mostReported = 8
    /// How an envelope begins: there is one version (ENV-1).
    private static let mark = Array("whisper1:v1.".utf8)
    /// The length of the shortest envelope (ENV-1).
    private static let shortest = 604

    /// Whether a text has an envelope in it, as a carrier may have wrapped or quoted it (ENV-2b).
    public static func carriesEnvelope(_ text: String) -> Bool {
        text.utf8.count >= shortest && length(in: Array(text.utf8)) != nil
    }

    /// Whether a text is one envelope and nothing else.
    public static func isEnvelope(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count >= shortest, bytes.starts(with: mark) else { return false }
        return bytes.dropFirst(mark.count).allSatisfy(isOfEnvelope)
    }

    /// Whether two texts are the same, but for what carriers insert.
    static func isSame(_ first: String, _ second: String) -> Bool {
        first == second || plain(first) == plain(second)
    }

    /// The external id of the message that a sealed edit is until it is opened.
    public static func editID(of message: String, _ text: String) -> String {
        // The beginning of an envelope is random. The rest distinguishes a damaged copy from it.
        let bytes = plain(text)
        let sum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "\(message)/\(String(decoding: bytes.prefix(133), as: UTF8.self))/\(String(sum, radix: 16))"
    }

    /// The latest text that a source reports in place of the sealed one; nil if there is none.
    public static func reported(of message: UnifiedMessage) -> String? { notes(of: message).last?.text }

    /// The ids of the sealed edits that a message has taken.
    public static func edits(of message: UnifiedMessage) -> [String] {
        guard case .array(let ids)? = message.platformSpecific[editsMember] else { return [] }
        return ids.compactMap { if case .string(let id) = $0 { id } else { nil } }
    }

    /// The external id of the message of which a message was reported as an edit; nil if it was not.
    public static func edited(by message: UnifiedMessage) -> String? {
        guard case .string(let id)? = message.platformSpecific[editMember] else { return nil }
        return id
    }

    /// The platform-specific members of the message that a sealed edit is until it is opened.
    public static func members(ofEditOf message: UnifiedMessage) -> JSONObject {
        var members = JSONObject()
        members[editMember] = .string(message.externalID)
        members["envelopes"] = .number(JSONNumber(1))
        return members
    }

    static func notes(of message: UnifiedMessage) -> [(text: String, at: Timestamp)] {
        guard case .array(let notes)? = message.platformSpecific[reportedMember] else { return [] }
        return notes.compactMap { note in
            guard case .object(let note) = note, case .string(let text)? = note["text"],
                case .string(let at)? = note["at"], let time = Timestamp(rfc3339: at)
            else { return nil }
            return (text, time)
        }
    }

    /// The notes in an order that does not depend on that of their arrival, each once.
    static func json(_ notes: [(text: String, at: Timestamp)]) -> JSONValue {
        var kept: [(text: String, at: Timestamp)] = []
        for note in notes.sorted(by: { ($0.at, $0.text) < ($1.at, $1.text) })
        where !kept.contains(where: { $0.at == note.at && $0.text == note.text }) {
            kept.append(note)
        }
        return .array(
            kept.suffix(mostReported).map { note in
                ["text": .string(note.text), "at": .string(note.at.rfc3339(showsMilliseconds: true))]
            })
    }

    /// The number of bytes of the first stretch that may be an envelope; nil if none is long enough.
    private static func length(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index + shortest <= bytes.count {
            guard bytes[index] == mark[0], bytes[index...].starts(with: mark) else {
                index += 1
                continue
            }
            var end = index + mark.count
            var count = mark.count
            while end < bytes.count, isOfEnvelope(bytes[end]) || isInserted(bytes[end]) {
                if isOfEnvelope(bytes[end]) { count += 1 }
                end += 1
            }
            if count >= shortest { return count }
            index = end
        }
        return nil
    }

    private static func plain(_ text: String) -> [UInt8] { text.utf8.filter { isOfEnvelope($0) || $0 == 0x3A } }

    private static func isOfEnvelope(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
    }

    /// Whether carriers insert it: white space, and marks of quotations.
    private static func isInserted(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20, 0x3E: true
        default: false
        }
    }
}
