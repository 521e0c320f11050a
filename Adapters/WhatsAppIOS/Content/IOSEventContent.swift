import WhisperJSONText
import WhisperWhatsAppContent

/// The content of system lines: what happened in a group, to whom and by whom (WDB-4).
struct IOSEventContent {
    let subject: IOSComposer.Subject
    let people: IOSPeople

    private var row: IOSRow { subject.row }

    /// The largest group of the platform has 1,024 members.
    private static let maximumPeople = 2_048
    /// JSON above this is kept as text.
    private static let maximumJSON = 16_384

    /// A line of a type.
    func note(_ name: String, _ form: IOSEventText) -> ReadContent {
        switch form {
        case .none: return line(name, by: actor)
        case .text: return line(name, text: row.text, by: actor)
        case .subject:
            let (subject, author) = Self.named(["new_subject", "subject"], in: row.text)
            return line(name, text: subject, by: author ?? actor)
        case .parent:
            let (parent, author) = Self.named(["parent_group_name"], in: row.text)
            return line(name, text: parent, by: author ?? actor)
        case .member: return line(name, text: member?.text, by: nil)
        case .owner: return line(name, text: people.owner.first?.text, by: nil)
        case .actorAndPeople:
            return participants(name)
        case .addresses: return line(name, text: Self.list(Self.addresses(row.text)) ?? row.text, by: actor)
        case .seconds: return setting(seconds: row.text.flatMap { Int64($0) })
        }
    }

    /// A line about when messages disappear.
    var ephemeralSetting: ReadContent {
        setting(seconds: subject.item?.metadata?.ephemeralSeconds ?? row.text.flatMap { Int64($0) })
    }

    /// A row without a number says that the setting was changed, not that it ended.
    private func setting(seconds: Int64?) -> ReadContent {
        let members = seconds.map { [JSONObject.Member(name: "seconds", value: .integer($0))] } ?? []
        return line("ephemeral-setting", by: actor, members)
    }

    private func line(
        _ name: String, text: String? = nil, by actor: JID?, _ members: [JSONObject.Member] = []
    ) -> ReadContent {
        let by = actor.map { [JSONObject.Member(name: "by", value: .string($0.text))] } ?? []
        return .note(name, text: text, members + by)
    }

    /// Whom the row names beside its text.
    private var member: JID? {
        if let member = subject.member { return member.address }
        if let from = row.from, from.isPerson { return from }
        if subject.chat.reference.kind == .direct { return subject.chat.address }
        return row.isFromMe ? people.owner.first : nil
    }

    /// Who did what the row reports, as far as it says so.
    private var actor: JID? {
        if row.isFromMe { return people.owner.first }
        return subject.chat.reference.kind == .direct ? nil : member
    }

    /// A line about people who came or were removed.
    ///
    /// Sources agree that the row's member is one of them. Of an address that is the whole text, some say that it acted,
    /// and others that it came: the line names it, and says neither.
    private func participants(_ name: String) -> ReadContent {
        let parts = (row.text ?? "").split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let first = IOSText.address(parts.first.map(String.init))
        let owner = row.isFromMe ? people.owner.first : nil
        if parts.count == 2 {
            let concerned = Self.addresses(String(parts[1]))
            let actor = first ?? owner
            return line(name, text: Self.list(concerned), by: concerned == [actor].compactMap { $0 } ? nil : actor)
        }
        let concerned = member
        let named = first.flatMap { first in
            first == concerned ? nil : JSONObject.Member(name: "named", value: .string(first.text))
        }
        return line(
            name, text: concerned?.text, by: owner == concerned ? nil : owner, [named].compactMap { $0 })
    }

    private static func addresses(_ text: String?) -> [JID] {
        (text ?? "").split(maxSplits: maximumPeople) { $0 == "," || $0 == ";" }
            .compactMap { IOSText.address(String($0)) }
    }

    private static func list(_ people: [JID]) -> String? {
        people.isEmpty ? nil : people.map(\.text).joined(separator: ", ")
    }

    /// A name, which recent releases write as JSON with its author.
    private static func named(_ names: [String], in text: String?) -> (String?, author: JID?) {
        guard let text, text.hasPrefix("{"), text.utf8.count <= maximumJSON,
            case .object(let object)? = try? JSONValue.parse(text, limits: JSONLimits(maximumDepth: 8))
        else { return (text, nil) }
        func string(_ name: String) -> String? {
            if case .string(let text)? = object[name], !text.isEmpty { text } else { nil }
        }
        return (names.lazy.compactMap(string).first ?? text, IOSText.address(string("author")))
    }
}
