public import WhisperJSONText

/// Records who deleted a message, as the member `deletion` of its `platform_specific` (ING-1b).
///
/// The form is `{"as": "author" | "owner" | "admin" | "unknown", "by": "Ann", "at": "2026-…Z", "person": …}`; `as` is unknown
/// if the source only reports that the message is gone. A tombstone left by the vault's owner has no such member.
public struct DeletionMark: Hashable, Sendable {
    /// The right under which the message was deleted; undecided if the source does not say.
    public var right: ChangeRight
    /// The name of the person who deleted the message, if the source shows one.
    public var name: String?
    /// When the message was deleted; nil if the source only reports that it is gone.
    public var timestamp: Timestamp?
    /// An admin who deleted the message: the id of a person in this vault, by whose best name the admin is shown. Others are
    /// the message's sender or the owner.
    public var person: UniqueIdentifier?

    /// Creates a mark.
    public init(right: ChangeRight, name: String?, timestamp: Timestamp?, person: UniqueIdentifier? = nil) {
        self.right = right
        self.name = name
        self.timestamp = timestamp
        self.person = person
    }

    /// The name of the member in `platform_specific`.
    public static let member = "deletion"

    private static let rights: [(ChangeRight, String)] = [
        (.author, "author"), (.owner, "owner"), (.admin, "admin"), (.undecided, "unknown"),
    ]

    /// Reads the mark of a message; nil if there is none.
    public init?(_ platformSpecific: JSONObject) {
        guard case .object(let object)? = platformSpecific[DeletionMark.member], case .string(let word)? = object["as"],
            let right = DeletionMark.rights.first(where: { $0.1 == word })?.0
        else { return nil }
        self.right = right
        if case .string(let text)? = object["by"] { name = text }
        if case .string(let text)? = object["at"] { timestamp = Timestamp(rfc3339: text) }
        if case .string(let text)? = object["person"] { person = UniqueIdentifier(text) }
    }

    /// The mark as JSON.
    public var json: JSONValue {
        var object = JSONObject()
        object["as"] = DeletionMark.rights.first { $0.0 == right }.map { .string($0.1) }
        object["by"] = name.map { .string($0) }
        object["at"] = timestamp.map { .string($0.rfc3339(showsMilliseconds: true)) }
        object["person"] = person.map { .string($0.description) }
        return .object(object)
    }

    /// Returns whether this mark wins over another for the same message: the earlier one does, and of two of one time a name
    /// wins over an address, so their order does not matter.
    public func precedes(_ other: DeletionMark) -> Bool {
        let mine = timestamp?.milliseconds ?? .max
        let others = other.timestamp?.milliseconds ?? .max
        if mine != others { return mine < others }
        return isUnnamed == other.isUnnamed ? (name ?? "") < (other.name ?? "") : other.isUnnamed
    }

    /// Whether it says neither under which right the message was deleted, nor by whom, nor when.
    package var isBare: Bool { right == .undecided && name == nil && timestamp == nil }

    /// Whether the source shows the person by an address, or by nothing.
    private var isUnnamed: Bool { name.map { $0.isEmpty || PersonAlias.isAddress($0) } ?? false }
}

extension JSONObject {
    /// Lets the mark of who deleted a message show the best name of the person.
    ///
    /// - Parameter name: The best name of a person with an id; nil for an unknown one.
    /// - Throws: The error of `name`.
    public mutating func nameDeleter<Failure: Error>(
        _ name: (UniqueIdentifier) throws(Failure) -> PersonName?
    ) throws(Failure) {
        guard var mark = DeletionMark(self), let person = mark.person, let known = try name(person) else { return }
        mark.name = Participant(identifier: nil, displayName: mark.name ?? "").known(by: known).shownName
        self[DeletionMark.member] = mark.json
    }

    /// Gives the mark of who deleted a message another name, if it shows one of these names or addresses; returns whether it
    /// did.
    public mutating func renameDeleter(_ names: Set<String>, to name: String) -> Bool {
        guard var mark = DeletionMark(self), let shown = mark.name, names.contains(shown) else { return false }
        mark.name = name
        self[DeletionMark.member] = mark.json
        return true
    }
}

extension StoredMessage {
    /// Whether the vault's owner deleted it, so that later reports change nothing.
    package var isTombstone: Bool {
        unified.content.kind == .deleted && unified.platformSpecific[DeletionMark.member] == nil
    }

    /// Makes it a tombstone that keeps its text, with a mark of who deleted it. One that the owner emptied stays as it is.
    ///
    /// - Returns: Whether it is one that a source reports as deleted now.
    package mutating func markDeleted(_ mark: DeletionMark) -> Bool {
        let content = unified.content
        let known = DeletionMark(unified.platformSpecific)
        let isEmptied = content.kind == .deleted && content.text == nil && content.attachments.isEmpty
        if isEmptied, known == nil { return false }
        unified.content.kind = .deleted
        if known.map({ mark.precedes($0) }) ?? true { unified.platformSpecific[DeletionMark.member] = mark.json }
        return true
    }
}

extension UnifiedMessage {
    /// The message of another vault with that vault's marks as those of a source: what its owner deleted is gone from the
    /// source, and what waits there does not wait here.
    public var disowned: UnifiedMessage {
        var message = self
        message.platformSpecific[UndecidedMark.member] = nil
        guard content.kind == .deleted else { return message }
        var mark = DeletionMark(platformSpecific) ?? DeletionMark(right: .undecided, name: nil, timestamp: nil)
        mark.person = nil
        if mark.right == .owner { mark = DeletionMark(right: .undecided, name: nil, timestamp: nil) }
        message.platformSpecific[DeletionMark.member] = mark.json
        return message
    }
}

/// Reported changes of a message that wait, as the member `undecided` of its `platform_specific` (ING-1b).
///
/// The value is an array: `edit` and `deletion` cannot be decided, `unread-edit` and `unread` (something that anyone may add,
/// such as a reaction) are encrypted with a secret of the message and could not be read.
public enum UndecidedMark {
    /// The name of the member in `platform_specific`.
    public static let member = "undecided"

    /// A kind of change that waits. Raw values are the words of the member.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case edit, deletion
        case unreadEdit = "unread-edit"
        case unread
    }

    /// Returns the value of the member; nil if nothing waits.
    public static func json(_ kinds: Set<Kind>) -> JSONValue? {
        let words = Kind.allCases.filter(kinds.contains)
        return words.isEmpty ? nil : .array(words.map { .string($0.rawValue) })
    }

    /// Whether a message has been edited in a form that could not be read.
    public static func hasUnreadEdit(_ platformSpecific: JSONObject) -> Bool {
        guard case .array(let words)? = platformSpecific[member] else { return false }
        return words.contains(.string(Kind.unreadEdit.rawValue))
    }
}

extension JSONObject {
    /// The members of `platform_specific` that only the vault writes. In a source's data they are mere claims and are
    /// removed.
    public static let ownMembers = [
        DeletionMark.member, UndecidedMark.member, PollVote.member, UnifiedMessage.linkedMember,
        SealedText.reportedMember, SealedText.editMember, SealedText.editsMember, UnifiedMessage.fileMember,
    ]

    /// What a reader marks on a message, which is about its content.
    private static let readersMark = "starred"

    /// The members of a message of a kind, as a source reports it: nothing that is deleted has a star. Phones differ in
    /// whether they forget it, so it would depend on the source that comes first.
    public func fitting(_ kind: ContentKind) -> JSONObject {
        guard kind == .deleted, self[JSONObject.readersMark] != nil else { return self }
        var result = self
        result[JSONObject.readersMark] = nil
        return result
    }

    /// The object without the members that only the vault writes.
    public var withoutOwnMembers: JSONObject {
        guard members.contains(where: { JSONObject.ownMembers.contains($0.name) }) else { return self }
        var result = self
        for name in JSONObject.ownMembers { result[name] = nil }
        return result
    }
}
