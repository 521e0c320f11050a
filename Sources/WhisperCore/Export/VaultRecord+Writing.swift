import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import WhisperTextCoding

extension VaultRecord {
    /// Appends the record as one JSON object with `type` as its first member.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("type")
        switch self {
        case .setting(let name, let value):
            writer.string("setting")
            writer.member("name", name)
            writer.member("value", value)
        case .policy(let policy):
            writer.string("policy")
            writer.member("name", policy.name)
            writer.member("on", policy.isOn)
            writer.member("changed_at", policy.changedAt)
        case .identity(let identity):
            writer.string("identity")
            writer.write(identity)
        case .person(let person, let joined):
            writer.string("person")
            writer.write(person, joined: joined)
        case .conversation(let conversation, let aliases, let members):
            writer.string("conversation")
            writer.write(conversation, aliases: aliases)
            writer.write(members)
        case .message(let message, let versions, let people, let receipts):
            writer.string("message")
            writer.write(message, versions: versions, reactionPeople: people)
            writer.write(receipts)
        case .contact(let contact, let pastKeys):
            writer.string("contact")
            writer.write(contact, pastKeys: pastKeys)
        case .draft(let draft):
            writer.string("draft")
            writer.member("conversation", draft.conversation.description)
            writer.member("text", draft.text)
            writer.member("updated_at", draft.updatedAt)
        case .run(let run):
            writer.string("run")
            writer.write(run)
        case .opening(let opening):
            writer.string("opening")
            writer.member("key", HexText.text(opening.key))
            writer.member("message", opening.message?.description)
            writer.member("opened_at", opening.openedAt)
        case .join(let join):
            writer.string("join")
            writer.write(join)
        case .joinedPart(let part):
            writer.string("joined_part")
            writer.write(part)
        case .joinedMessage(let joined):
            writer.string("joined_message")
            writer.member("message", joined.message.description)
            writer.member("join", joined.join?.description)
            writer.member("run", joined.run?.description)
        case .separation(let separation):
            writer.string("separation")
            writer.member("one", separation.one.description)
            writer.member("other", separation.other?.description)
        }
        writer.endObject()
    }
}

extension JSONWriter {
    mutating func member(_ name: String, _ text: String?) {
        self.name(name)
        string(text)
    }

    mutating func member(_ name: String, _ time: Timestamp?) {
        self.name(name)
        if let time { self.time(time) } else { null() }
    }

    mutating func member(_ name: String, _ number: Int64?) {
        self.name(name)
        if let number { integer(number) } else { null() }
    }

    mutating func member(_ name: String, _ truth: Bool) {
        self.name(name)
        bool(truth)
    }

    mutating func member(_ name: String, _ ids: [UniqueIdentifier]) {
        self.name(name)
        beginArray()
        for id in ids { string(id.description) }
        endArray()
    }

    fileprivate mutating func write(_ person: Person, joined: [UniqueIdentifier]) {
        member("id", person.id.description)
        member("display_name", person.displayName)
        member("is_owner", person.isOwner)
        member("joined", joined)
        member("aliases", person.aliases)
    }

    mutating func member(_ name: String, _ aliases: [Person.SeenAlias]) {
        self.name(name)
        beginArray()
        for alias in aliases {
            beginObject()
            member("platform", alias.platform.rawValue)
            member("kind", alias.alias.kind.word)
            member("value", alias.alias.value)
            member("first_seen", alias.firstSeen)
            member("last_seen", alias.lastSeen)
            if alias.isClaimed { member("claimed", true) }
            endObject()
        }
        endArray()
    }

    fileprivate mutating func write(_ conversation: Conversation, aliases: [ConversationReference]) {
        member("id", conversation.id.description)
        member("platform", conversation.platform.rawValue)
        member("session_id", conversation.sessionID)
        member("title", conversation.title)
        if conversation.isTitleGiven { member("title_given", true) }
        if let time = conversation.titledAt { member("titled_at", time) }
        member("kind", conversation.kind.word)
        if let description = conversation.description { member("description", description) }
        member("avatar", conversation.avatar)
        member("pinned", conversation.isPinned)
        member("muted", conversation.isMuted)
        member("archived", conversation.isArchived)
        member("created_at", conversation.createdAt)
        member("updated_at", conversation.updatedAt)
        name("aliases")
        beginArray()
        for alias in aliases {
            beginObject()
            member("platform", alias.platform.rawValue)
            member("key", alias.key)
            member("title", alias.title)
            member("kind", alias.kind.word)
            endObject()
        }
        endArray()
    }

    /// The members of a group; omitted if there are none.
    fileprivate mutating func write(_ members: [MemberRecord]) {
        if members.isEmpty { return }
        name("members")
        beginArray()
        for record in members {
            beginObject()
            member("person", record.person.description)
            member("role", record.role?.word)
            member("at", record.since)
            endObject()
        }
        endArray()
    }

    /// The receipts of a message; omitted if there are none.
    fileprivate mutating func write(_ receipts: [ReceiptRecord]) {
        if receipts.isEmpty { return }
        name("receipts")
        beginArray()
        for receipt in receipts {
            beginObject()
            member("person", receipt.person.description)
            member("status", receipt.status.word)
            member("at", receipt.timestamp)
            endObject()
        }
        endArray()
    }

    fileprivate mutating func write(
        _ message: StoredMessage, versions: [MessageVersion], reactionPeople: [UniqueIdentifier]
    ) {
        member("conversation", message.conversation.description)
        member("position", message.position.rawValue)
        member("person", message.person?.description)
        member("direction", message.direction.word)
        member("status", message.status.word)
        member("is_read", message.isRead)
        member("content_key", message.contentKey.map { HexText.text($0) })
        name("delivery")
        write(message.delivery)
        member("carrier_text", message.carrierText)
        member("written_at", message.writtenAt)
        name("seal")
        write(message.seal)
        name("versions")
        beginArray()
        for version in versions {
            beginObject()
            member("text", version.text)
            member("timestamp", version.timestamp)
            if version.isTimeEstimated { member("estimated", true) }
            endObject()
        }
        endArray()
        member("reaction_people", reactionPeople)
        name("message")
        message.unified.write(to: &self, isRecord: true)
    }

    private mutating func write(_ seal: MessageSeal?) {
        guard let seal else { return null() }
        beginObject()
        member("kind", seal.kind.rawValue)
        member("verified", seal.wasVerified)
        member("signer", seal.signer.map { HexText.text($0) })
        member("contact", seal.contact?.description)
        endObject()
    }

    private mutating func write(_ delivery: ServerDelivery?) {
        guard let delivery else { return null() }
        beginObject()
        member("client_message_id", delivery.clientMessageID)
        member("server_id", delivery.serverID)
        member("server_seq", delivery.serverSequence)
        member("server_created_at", delivery.serverCreatedAt)
        endObject()
    }

    fileprivate mutating func write(_ contact: ContactRecord, pastKeys: [PastKey]) {
        member("id", contact.id.description)
        member("display_name", contact.displayName)
        member("x25519", HexText.text(contact.agreementKey))
        member("ed25519", contact.signingKey.map { HexText.text($0) })
        member("fingerprint", HexText.text(contact.fingerprint))
        member("rkid", HexText.text(contact.recipientKeyID))
        member("trust", contact.trust.word)
        member("blocked", contact.isBlocked)
        member("key_version", Int64(contact.keyVersion))
        member("note", contact.note)
        member("avatar", contact.avatar)
        member("person", contact.person?.description)
        member("created_at", contact.createdAt)
        member("last_seen_at", contact.lastSeenAt)
        member("updated_at", contact.updatedAt)
        name("past_keys")
        beginArray()
        for key in pastKeys {
            beginObject()
            member("x25519", HexText.text(key.agreementKey))
            member("ed25519", key.signingKey.map { HexText.text($0) })
            member("replaced_at", key.replacedAt)
            endObject()
        }
        endArray()
    }

    fileprivate mutating func write(_ identity: IdentityRecord) {
        member("id", identity.id.description)
        member("name", identity.name)
        member("x25519", HexText.text(identity.agreementKey))
        member("ed25519", identity.signingKey.map { HexText.text($0) })
        member("fingerprint", HexText.text(identity.fingerprint))
        member("rkid", HexText.text(identity.recipientKeyID))
        member("status", identity.status.word)
        member("default", identity.isDefault)
        member("key_version", Int64(identity.keyVersion))
        member("predecessor", identity.predecessor?.description)
        member("succession", identity.succession.map { HexText.text($0) })
        member("created_at", identity.createdAt)
        member("updated_at", identity.updatedAt)
    }

    fileprivate mutating func write(_ run: IngestionRun) {
        member("id", run.id.description)
        member("adapter", run.adapter)
        member("platform", run.platform.rawValue)
        member("source", run.source)
        member("started_at", run.startedAt)
        member("finished_at", run.finishedAt)
        name("figures")
        guard let figures = run.figures else { return null() }
        beginObject()
        member("added", figures.added)
        member("duplicates", figures.duplicates)
        member("skipped", figures.skipped)
        member("complete", figures.isComplete)
        endObject()
    }
}
