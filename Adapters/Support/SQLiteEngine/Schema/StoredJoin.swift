internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// The stored form of what was joined, as a JSON object.
enum StoredJoin {
    static func text(_ former: HeldJoin.Former) -> String {
        switch former {
        case .person(let person): text(person)
        case .conversation(let conversation): text(conversation)
        }
    }

    private static func text(_ former: FormerPerson) -> String {
        var object: JSONObject = [
            "name": .string(former.name), "owner": .bool(former.isOwner), "other_owner": .bool(former.otherIsOwner),
            "aliases": .array(former.aliases.map(value)), "other_aliases": .array(former.otherAliases.map(value)),
            "senders": .array(former.senders.map { .integer($0) }), "last_sender": .integer(former.latestSender),
            "joined": .array(former.joined.map { .string($0.description) }),
            "contacts": .array(former.contacts.map { .string($0.description) }),
        ]
        if !former.laterSenders.isEmpty {
            object["later_senders"] = .array(former.laterSenders.map { .integer($0) })
        }
        return JSONValue.object(object).text
    }

    /// The opposite of `text(_:)`.
    ///
    /// - Throws: `.damaged` for any other text.
    static func person(_ text: String) throws(StoreError) -> FormerPerson {
        let object = try StoredJSON.object(text)
        return FormerPerson(
            name: try object.text("name"), isOwner: object["owner"] == .bool(true),
            otherIsOwner: object["other_owner"] == .bool(true), aliases: try object.aliases("aliases"),
            otherAliases: try object.aliases("other_aliases"),
            senders: try object.list("senders").compactMap(\.stored),
            latestSender: try object.number("last_sender") ?? 0,
            laterSenders: object["later_senders"] == nil
                ? [] : try object.list("later_senders").compactMap(\.stored),
            joined: try object.identifiers("joined"), contacts: try object.identifiers("contacts"))
    }

    private static func value(_ seen: Person.SeenAlias) -> JSONValue {
        .array([
            .integer(seen.alias.kind.rawValue), .string(seen.alias.value), .string(seen.platform.rawValue),
            .integer(seen.firstSeen.milliseconds), .integer(seen.lastSeen.milliseconds), .bool(seen.isClaimed),
        ])
    }

    private static func text(_ former: FormerConversation) -> String {
        let conversation = former.conversation
        var object: JSONObject = [
            "session": .string(conversation.sessionID), "title": .string(conversation.title),
            "platform": .string(conversation.platform.rawValue),
            "kind": .integer(conversation.kind.rawValue), "given": .bool(former.hasGivenTitle),
            "description": .string(conversation.description),
            "described_at": .integer(former.describedAt?.milliseconds), "pinned": .bool(conversation.isPinned),
            "muted": .bool(conversation.isMuted), "archived": .bool(conversation.isArchived),
            "created_at": .integer(conversation.createdAt.milliseconds),
            "keys": .array(former.keys.map { .string($0) }), "other_kind": .integer(former.otherKind.rawValue),
            "other_title": .string(former.otherTitle),
            "other_given": .bool(former.otherHasGivenTitle), "other_description": .string(former.otherDescription),
            "other_described_at": .integer(former.otherDescribedAt?.milliseconds),
        ]
        if let draft = former.draft { object["draft"] = value(draft) }
        if let draft = former.otherDraft { object["other_draft"] = value(draft) }
        return JSONValue.object(object).text
    }

    /// The opposite of `text(_:)`.
    ///
    /// - Throws: `.damaged` for any other text.
    static func conversation(
        _ text: String, leaving: UniqueIdentifier, staying: UniqueIdentifier
    ) throws(StoreError) -> FormerConversation {
        let object = try StoredJSON.object(text)
        guard let kind = ConversationKind(rawValue: Int(clamping: try object.number("kind") ?? 0)) else {
            throw StoreError(.damaged)
        }
        let created = Timestamp(milliseconds: try object.number("created_at") ?? 0)
        let platform = Platform(rawValue: try object.text("platform"))
        let conversation = Conversation(
            id: leaving, platform: platform, sessionID: try object.text("session"), title: try object.text("title"),
            kind: kind, description: object.optionalText("description"), isPinned: object["pinned"] == .bool(true),
            isMuted: object["muted"] == .bool(true), isArchived: object["archived"] == .bool(true), createdAt: created,
            updatedAt: created)
        let other = Conversation(
            id: staying, platform: platform, sessionID: "", title: try object.text("other_title"),
            kind: ConversationKind(rawValue: Int(clamping: try object.number("other_kind") ?? 0)) ?? .unknown,
            description: object.optionalText("other_description"), createdAt: created, updatedAt: created)
        return FormerConversation(
            conversation, hasGivenTitle: object["given"] == .bool(true), describedAt: try object.time("described_at"),
            keys: try object.list("keys").compactMap { if case .string(let key) = $0 { key } else { nil } },
            draft: try object.draft("draft", of: leaving), other: other,
            otherHasGivenTitle: object["other_given"] == .bool(true),
            otherDescribedAt: try object.time("other_described_at"),
            otherDraft: try object.draft("other_draft", of: staying))
    }

    private static func value(_ draft: Draft) -> JSONValue {
        .object(["text": .string(draft.text), "updated_at": .integer(draft.updatedAt.milliseconds)])
    }
}

extension JSONValue {
    /// A number as this file stores it.
    fileprivate var stored: Int64? { if case .number(let number) = self { number.integer } else { nil } }
}

extension JSONObject {
    fileprivate func text(_ name: String) throws(StoreError) -> String {
        guard case .string(let text)? = self[name] else { throw StoreError(.damaged) }
        return text
    }

    fileprivate func optionalText(_ name: String) -> String? {
        if case .string(let text)? = self[name] { text } else { nil }
    }

    fileprivate func number(_ name: String) throws(StoreError) -> Int64? {
        switch self[name] {
        case nil, .null?: return nil
        case let value?:
            guard let number = value.stored else { throw StoreError(.damaged) }
            return number
        }
    }

    fileprivate func time(_ name: String) throws(StoreError) -> Timestamp? {
        try number(name).map(Timestamp.init(milliseconds:))
    }

    fileprivate func list(_ name: String) throws(StoreError) -> [JSONValue] {
        guard case .array(let values)? = self[name] else { throw StoreError(.damaged) }
        return values
    }

    fileprivate func identifiers(_ name: String) throws(StoreError) -> [UniqueIdentifier] {
        try list(name).map { (value) throws(StoreError) in
            guard case .string(let text) = value, let id = UniqueIdentifier(text) else { throw StoreError(.damaged) }
            return id
        }
    }

    fileprivate func aliases(_ name: String) throws(StoreError) -> [Person.SeenAlias] {
        try list(name).map { (value) throws(StoreError) in
            guard case .array(let parts) = value, parts.count == 6, let code = parts[0].stored,
                let kind = PersonAliasKind(rawValue: Int(clamping: code)), case .string(let alias) = parts[1],
                case .string(let platform) = parts[2], let first = parts[3].stored, let last = parts[4].stored,
                case .bool(let isClaimed) = parts[5]
            else { throw StoreError(.damaged) }
            return Person.SeenAlias(
                alias: PersonAlias(kind: kind, value: alias), platform: Platform(rawValue: platform),
                firstSeen: Timestamp(milliseconds: first), lastSeen: Timestamp(milliseconds: last), isClaimed: isClaimed
            )
        }
    }

    fileprivate func draft(_ name: String, of conversation: UniqueIdentifier) throws(StoreError) -> Draft? {
        guard case .object(let object)? = self[name] else { return nil }
        return Draft(
            conversation: conversation, text: try object.text("text"),
            updatedAt: Timestamp(milliseconds: try object.number("updated_at") ?? 0))
    }
}
