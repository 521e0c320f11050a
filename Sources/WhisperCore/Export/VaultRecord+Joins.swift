import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Writes what was joined (ST-13).
extension JSONWriter {
    mutating func write(_ join: JoinRecord) {
        member("id", join.id.description)
        member("leaving", join.leaving.description)
        member("staying", join.staying.description)
        member("cause", join.cause.text)
        member("made_at", join.madeAt)
        switch join.former {
        case .person(let person):
            name("person")
            write(person)
        case .conversation(let conversation):
            name("conversation")
            write(conversation)
        }
    }

    private mutating func write(_ person: FormerPersonRecord) {
        beginObject()
        member("display_name", person.name)
        member("is_owner", person.isOwner)
        member("other_is_owner", person.otherIsOwner)
        member("aliases", person.aliases)
        member("other_aliases", person.otherAliases)
        member("senders", person.senders)
        member("other_senders", person.otherSenders)
        member("joined", person.joined)
        member("contacts", person.contacts)
        endObject()
    }

    private mutating func member(_ name: String, _ participants: [Participant]) {
        self.name(name)
        beginArray()
        for participant in participants {
            beginObject()
            write(participant)
            endObject()
        }
        endArray()
    }

    private mutating func write(_ participant: Participant) {
        member("identifier", participant.identifier)
        member("display_name", participant.displayName)
    }

    private mutating func write(_ former: FormerConversation) {
        let conversation = former.conversation
        beginObject()
        member("platform", conversation.platform.rawValue)
        member("session_id", conversation.sessionID)
        member("title", conversation.title)
        member("title_given", former.hasGivenTitle)
        member("kind", conversation.kind.word)
        member("description", conversation.description)
        member("described_at", former.describedAt)
        member("pinned", conversation.isPinned)
        member("muted", conversation.isMuted)
        member("archived", conversation.isArchived)
        member("created_at", conversation.createdAt)
        name("keys")
        beginArray()
        for key in former.keys { string(key) }
        endArray()
        member("draft", former.draft)
        member("other_kind", former.otherKind.word)
        member("other_title", former.otherTitle)
        member("other_title_given", former.otherHasGivenTitle)
        member("other_description", former.otherDescription)
        member("other_described_at", former.otherDescribedAt)
        member("other_draft", former.otherDraft)
        endObject()
    }

    private mutating func member(_ name: String, _ draft: Draft?) {
        self.name(name)
        guard let draft else { return null() }
        beginObject()
        member("text", draft.text)
        member("updated_at", draft.updatedAt)
        endObject()
    }

    mutating func write(_ record: JoinedPartRecord) {
        member("join", record.join.description)
        switch record.part {
        case .receipt(let message, let shares):
            member("part", "receipt")
            member("message", message.description)
            write(shares) { writer, receipt in
                writer.member("status", receipt.status.word)
                writer.member("at", receipt.timestamp)
            }
        case .reaction(let message, let shares):
            member("part", "reaction")
            member("message", message.description)
            write(shares) { writer, reaction in
                writer.write(reaction.participant)
                writer.member("emoji", reaction.emoji)
                writer.member("at", reaction.timestamp)
                if reaction.isClaimed { writer.member("claimed", true) }
            }
        case .role(let id, let shares):
            member("part", "role")
            member("of", id.description)
            write(shares) { writer, role in
                writer.member("role", role.role?.word)
                writer.member("at", role.since)
            }
        }
    }

    private mutating func write<Value>(
        _ shares: JoinShares<Value>, _ members: (inout JSONWriter, Value) -> Void
    ) {
        for (name, share) in [("leaving", shares.leaving), ("staying", shares.staying)] as [(String, Value?)] {
            self.name(name)
            guard let share else {
                null()
                continue
            }
            beginObject()
            members(&self, share)
            endObject()
        }
    }
}

/// Reads it.
extension JSONObjectReader {
    mutating func join() throws(JSONShapeError) -> JoinRecord {
        let id = try identifier("id")
        let leaving = try identifier("leaving")
        let staying = try identifier("staying")
        guard let cause = JoinCause(try string("cause")) else { throw error(.invalidValue, "cause") }
        let madeAt = try time("made_at")
        let former: JoinRecord.Former
        if var person = try optionalReader("person") {
            former = .person(try person.formerPerson())
        } else {
            var conversation = try reader("conversation")
            former = .conversation(try conversation.formerConversation(leaving, staying: staying))
        }
        return JoinRecord(
            id: id, leaving: leaving, staying: staying, cause: cause, madeAt: madeAt, former: former)
    }

    private mutating func formerPerson() throws(JSONShapeError) -> FormerPersonRecord {
        FormerPersonRecord(
            name: try string("display_name"), isOwner: try bool("is_owner"),
            otherIsOwner: try bool("other_is_owner"), aliases: try seenAliases("aliases"),
            otherAliases: try seenAliases("other_aliases"), senders: try participants("senders"),
            otherSenders: try participants("other_senders"), joined: try identifiers("joined"),
            contacts: try identifiers("contacts"))
    }

    private mutating func participants(_ name: String) throws(JSONShapeError) -> [Participant] {
        try array(name) { (reader) throws(JSONShapeError) in try reader.participant() }
    }

    private mutating func participant() throws(JSONShapeError) -> Participant {
        Participant(identifier: try optionalString("identifier"), displayName: try string("display_name"))
    }

    private mutating func formerConversation(
        _ id: UniqueIdentifier, staying: UniqueIdentifier
    ) throws(JSONShapeError) -> FormerConversation {
        let platform = Platform(rawValue: try string("platform"))
        var conversation = Conversation(
            id: id, platform: platform, sessionID: try string("session_id"), title: try string("title"),
            kind: .unknown, createdAt: Timestamp(milliseconds: 0), updatedAt: Timestamp(milliseconds: 0))
        let isTitleGiven = try bool("title_given")
        conversation.kind = try word("kind")
        conversation.description = try optionalString("description")
        let describedAt = try optionalTime("described_at")
        conversation.isPinned = try bool("pinned")
        conversation.isMuted = try bool("muted")
        conversation.isArchived = try bool("archived")
        conversation.createdAt = try time("created_at")
        let keys = try texts("keys")
        let draft = try draft("draft", of: id)
        let otherKind: ConversationKind = try word("other_kind")
        let other = Conversation(
            id: staying, platform: platform, sessionID: "", title: try string("other_title"), kind: otherKind,
            createdAt: conversation.createdAt, updatedAt: conversation.createdAt)
        var former = FormerConversation(
            conversation, hasGivenTitle: isTitleGiven, describedAt: describedAt, keys: keys, draft: draft,
            other: other, otherHasGivenTitle: try bool("other_title_given"), otherDescribedAt: nil, otherDraft: nil)
        former.otherDescription = try optionalString("other_description")
        former.otherDescribedAt = try optionalTime("other_described_at")
        former.otherDraft = try self.draft("other_draft", of: staying)
        return former
    }

    private mutating func texts(_ name: String) throws(JSONShapeError) -> [String] {
        guard case .array(let values)? = value(name) else { throw error(.missing, name) }
        return try values.map { (value) throws(JSONShapeError) in
            guard case .string(let text) = value else { throw error(.invalidValue, name) }
            return text
        }
    }

    private mutating func draft(
        _ name: String, of conversation: UniqueIdentifier
    ) throws(JSONShapeError) -> Draft? {
        guard var reader = try optionalReader(name) else { return nil }
        return Draft(
            conversation: conversation, text: try reader.string("text"), updatedAt: try reader.time("updated_at"))
    }

    mutating func joinedPart() throws(JSONShapeError) -> JoinedPartRecord {
        let join = try identifier("join")
        switch try string("part") {
        case "receipt":
            let message = try identifier("message")
            let shares = try shares { (reader) throws(JSONShapeError) in
                ReceiptEvent(try reader.word("status"), at: try reader.time("at"))
            }
            return JoinedPartRecord(join: join, .receipt(message: message, shares))
        case "reaction":
            let message = try identifier("message")
            let shares = try shares { (reader) throws(JSONShapeError) in
                FormerReaction(
                    participant: try reader.participant(), emoji: try reader.optionalString("emoji"),
                    timestamp: try reader.time("at"), isClaimed: try reader.optionalBool("claimed") ?? false)
            }
            return JoinedPartRecord(join: join, .reaction(message: message, shares))
        case "role":
            let id = try identifier("of")
            let shares = try shares { (reader) throws(JSONShapeError) in
                FormerRole(try reader.optionalWord("role"), since: try reader.time("at"))
            }
            return JoinedPartRecord(join: join, .role(of: id, shares))
        default: throw error(.invalidValue, "part")
        }
    }

    private mutating func shares<Value>(
        _ read: (inout JSONObjectReader) throws(JSONShapeError) -> Value
    ) throws(JSONShapeError) -> JoinShares<Value> {
        var leaving = try reader("leaving")
        var shares = JoinShares(leaving: try read(&leaving), staying: nil)
        if var staying = try optionalReader("staying") { shares.staying = try read(&staying) }
        return shares
    }
}

extension VaultRecord {
    /// A join or a separation of chats that a vault has under other ids.
    func renamed(by replacements: [UniqueIdentifier: UniqueIdentifier]) -> VaultRecord {
        switch self {
        case .join(var join):
            join.staying = replacements[join.staying] ?? join.staying
            return .join(join)
        case .separation(let pair):
            return .separation(
                SeparationRecord(
                    replacements[pair.one] ?? pair.one, from: pair.other.map { replacements[$0] ?? $0 }))
        default: return self
        }
    }
}
