public import WhisperJSONText

/// How a message shows who took it back, as a member `deletion` of its `platform_specific` (ING-1b):
/// `{"as": "author" | "owner" | "admin" | "unknown", "by": "Ann", "at": "2026-…Z"}`; it is unknown where the source only
/// says that the message is gone.
///
/// A tombstone that the vault's owner left has no such member.
public struct DeletionMark: Hashable, Sendable {
    /// By which right; undecided where the source does not say.
    public var right: ChangeRight
    /// The name of who took it back, where the source shows one.
    public var name: String?
    /// When; nil where the source only says that it is gone.
    public var timestamp: Timestamp?

    /// A mark.
    public init(right: ChangeRight, name: String?, timestamp: Timestamp?) {
        self.right = right
        self.name = name
        self.timestamp = timestamp
    }

    /// The member of `platform_specific`.
    public static let member = "deletion"

    private static let rights: [(ChangeRight, String)] = [
        (.author, "author"), (.owner, "owner"), (.admin, "admin"), (.undecided, "unknown"),
    ]

    /// The mark of a message; nil where there is none.
    public init?(_ platformSpecific: JSONObject) {
        guard case .object(let object)? = platformSpecific[DeletionMark.member], case .string(let word)? = object["as"],
            let right = DeletionMark.rights.first(where: { $0.1 == word })?.0
        else { return nil }
        self.right = right
        if case .string(let text)? = object["by"] { name = text }
        if case .string(let text)? = object["at"] { timestamp = Timestamp(rfc3339: text) }
    }

    /// The mark as JSON.
    public var json: JSONValue {
        var object = JSONObject()
        object["as"] = DeletionMark.rights.first { $0.0 == right }.map { .string($0.1) }
        object["by"] = name.map { .string($0) }
        object["at"] = timestamp.map { .string($0.rfc3339(showsMilliseconds: true)) }
        return .object(object)
    }

    /// Whether this mark stands, of two for one message: the earlier one, so that their order does not matter.
    public func precedes(_ other: DeletionMark) -> Bool {
        let mine = timestamp?.milliseconds ?? .max
        let others = other.timestamp?.milliseconds ?? .max
        return mine == others ? (name ?? "") < (other.name ?? "") : mine < others
    }
}

/// Changes of a message that were told but cannot be decided, as a member `undecided` of its `platform_specific`
/// (ING-1b): an array of `edit` and `deletion`.
public enum UndecidedMark {
    /// The member of `platform_specific`.
    public static let member = "undecided"

    /// What it holds.
    public static func json(hasEdit: Bool, hasDeletion: Bool) -> JSONValue? {
        let words = (hasEdit ? ["edit"] : []) + (hasDeletion ? ["deletion"] : [])
        return words.isEmpty ? nil : .array(words.map { .string($0) })
    }
}

extension JSONObject {
    /// The members of `platform_specific` that the vault alone writes: of a source they are claims, and left out.
    public static let ownMembers = [
        DeletionMark.member, UndecidedMark.member, PollVote.member, UnifiedMessage.linkedMember,
    ]

    /// The object without members that the vault alone writes.
    public var withoutOwnMembers: JSONObject {
        var result = self
        for name in JSONObject.ownMembers { result[name] = nil }
        return result
    }
}
