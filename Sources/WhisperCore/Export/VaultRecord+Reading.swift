import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import WhisperTextCoding

extension VaultRecord {
    /// Parses a record whose `type` has been read; nil for an unknown type.
    init?(type: String, _ reader: inout JSONObjectReader) throws(JSONShapeError) {
        switch type {
        case "setting":
            self = .setting(name: try reader.string("name"), value: try reader.string("value"))
        case "policy":
            self = .policy(
                PolicyRecord(
                    name: try reader.string("name"), isOn: try reader.bool("on"),
                    changedAt: try reader.time("changed_at")))
        case "identity":
            self = .identity(try reader.identity())
        case "person":
            let (person, joined) = try reader.person()
            self = .person(person, joined: joined)
        case "conversation":
            let (conversation, aliases, members) = try reader.conversation()
            self = .conversation(conversation, aliases: aliases, members: members)
        case "message":
            self = try reader.message()
        case "contact":
            let (contact, pastKeys) = try reader.contact()
            self = .contact(contact, pastKeys: pastKeys)
        case "draft":
            self = .draft(
                Draft(
                    conversation: try reader.identifier("conversation"), text: try reader.string("text"),
                    updatedAt: try reader.time("updated_at")))
        case "run":
            self = .run(try reader.run())
        case "opening":
            self = .opening(
                OpeningRecord(
                    key: try reader.bytes("key"), message: try reader.optionalIdentifier("message"),
                    openedAt: try reader.time("opened_at")))
        case "join":
            self = .join(try reader.join())
        case "joined_part":
            self = .joinedPart(try reader.joinedPart())
        case "joined_message":
            self = .joinedMessage(
                JoinedMessageRecord(
                    message: try reader.identifier("message"), join: try reader.optionalIdentifier("join"),
                    run: try reader.optionalIdentifier("run")))
        case "separation":
            self = .separation(
                SeparationRecord(try reader.identifier("one"), from: try reader.optionalIdentifier("other")))
        default:
            return nil
        }
    }
}

extension JSONObjectReader {
    mutating func optionalIdentifier(_ name: String) throws(JSONShapeError) -> UniqueIdentifier? {
        guard let text = try optionalString(name) else { return nil }
        guard let id = UniqueIdentifier(text) else { throw error(.invalidValue, name) }
        return id
    }

    mutating func identifier(_ name: String) throws(JSONShapeError) -> UniqueIdentifier {
        guard let id = try optionalIdentifier(name) else { throw error(.missing, name) }
        return id
    }

    mutating func identifiers(_ name: String) throws(JSONShapeError) -> [UniqueIdentifier] {
        guard let value = value(name) else { return [] }
        guard case .array(let values) = value else { throw error(.wrongType, name) }
        var ids: [UniqueIdentifier] = []
        for value in values {
            guard case .string(let text) = value, let id = UniqueIdentifier(text) else {
                throw error(.invalidValue, name)
            }
            ids.append(id)
        }
        return ids
    }

    mutating func word<Word: RecordWord>(_ name: String) throws(JSONShapeError) -> Word {
        guard let word = Word(word: try string(name)) else { throw error(.invalidValue, name) }
        return word
    }

    mutating func optionalWord<Word: RecordWord>(_ name: String) throws(JSONShapeError) -> Word? {
        guard let text = try optionalString(name) else { return nil }
        guard let word = Word(word: text) else { throw error(.invalidValue, name) }
        return word
    }

    fileprivate mutating func optionalBytes(_ name: String) throws(JSONShapeError) -> [UInt8]? {
        guard let text = try optionalString(name) else { return nil }
        guard let bytes = HexText.bytes(of: text) else { throw error(.invalidValue, name) }
        return bytes
    }

    fileprivate mutating func bytes(_ name: String) throws(JSONShapeError) -> [UInt8] {
        guard let bytes = try optionalBytes(name) else { throw error(.missing, name) }
        return bytes
    }

    /// A blob id, which becomes a file name: only 64 lower-case hex characters are accepted.
    fileprivate mutating func optionalBlob(_ name: String) throws(JSONShapeError) -> String? {
        guard let text = try optionalString(name) else { return nil }
        guard text.utf8.count == 64, HexText.isCanonical(text) else {
            throw error(.invalidValue, name)
        }
        return text
    }
}

extension JSONObjectReader {
    fileprivate mutating func person() throws(JSONShapeError) -> (Person, [UniqueIdentifier]) {
        let id = try identifier("id")
        let name = try string("display_name")
        let isOwner = try bool("is_owner")
        let joined = try identifiers("joined")
        let aliases = try seenAliases("aliases")
        return (Person(id: id, displayName: name, isOwner: isOwner, aliases: aliases), joined)
    }

    mutating func seenAliases(_ name: String) throws(JSONShapeError) -> [Person.SeenAlias] {
        try array(name) { (reader) throws(JSONShapeError) in
            let platform = Platform(rawValue: try reader.string("platform"))
            let alias = PersonAlias(kind: try reader.word("kind"), value: try reader.string("value"))
            return Person.SeenAlias(
                alias: alias, platform: platform, firstSeen: try reader.time("first_seen"),
                lastSeen: try reader.time("last_seen"), isClaimed: try reader.optionalBool("claimed") ?? false)
        }
    }

    fileprivate mutating func conversation() throws(JSONShapeError) -> (
        Conversation, [ConversationReference], [MemberRecord]
    ) {
        let conversation = Conversation(
            id: try identifier("id"), platform: Platform(rawValue: try string("platform")),
            sessionID: try string("session_id"), title: try string("title"), kind: try word("kind"),
            description: try optionalString("description"), avatar: try optionalBlob("avatar"),
            isPinned: try bool("pinned"), isMuted: try bool("muted"),
            isArchived: try bool("archived"), createdAt: try time("created_at"),
            updatedAt: try time("updated_at"), isTitleGiven: try optionalBool("title_given") ?? false,
            titledAt: try optionalTime("titled_at"))
        let aliases = try array("aliases") { (reader) throws(JSONShapeError) in
            ConversationReference(
                platform: Platform(rawValue: try reader.string("platform")), key: try reader.string("key"),
                title: try reader.string("title"), kind: try reader.word("kind"))
        }
        let members = try array("members") { (reader) throws(JSONShapeError) in
            MemberRecord(
                person: try reader.identifier("person"), role: try reader.optionalWord("role"),
                since: try reader.time("at"))
        }
        guard members.count <= GroupMember.maximum else { throw error(.invalidValue, "members") }
        return (conversation, aliases, members)
    }

    fileprivate mutating func message() throws(JSONShapeError) -> VaultRecord {
        let conversation = try identifier("conversation")
        let position = ChatPosition(rawValue: try integer("position"))
        let person = try optionalIdentifier("person")
        let direction: MessageDirection = try word("direction")
        let status: MessageStatus = try word("status")
        let isRead = try bool("is_read")
        var contentKey: ContentKey?
        if let text = try optionalString("content_key") {
            guard let key = HexText.contentKey(text) else { throw error(.invalidValue, "content_key") }
            contentKey = key
        }
        let delivery = try delivery()
        let carrierText = try optionalString("carrier_text")
        let writtenAt = try optionalTime("written_at")
        let seal = try seal()
        let versions = try array("versions") { (reader) throws(JSONShapeError) in
            MessageVersion(
                text: try reader.string("text"), timestamp: try reader.time("timestamp"),
                isTimeEstimated: try reader.optionalBool("estimated") ?? false)
        }
        let people = try identifiers("reaction_people")
        let receipts = try array("receipts") { (reader) throws(JSONShapeError) in
            ReceiptRecord(
                person: try reader.identifier("person"), status: try reader.word("status"),
                timestamp: try reader.time("at"))
        }
        var unifiedReader = try reader("message")
        let unified = try UnifiedMessage(&unifiedReader)
        guard (person == nil) == (unified.sender == nil) else { throw error(.invalidValue, "person") }
        guard people.count == unified.reactions.count else { throw error(.invalidValue, "reaction_people") }
        let message = StoredMessage(
            unified: unified, conversation: conversation, position: position, person: person, direction: direction,
            status: status, isRead: isRead, contentKey: contentKey, delivery: delivery, carrierText: carrierText,
            writtenAt: writtenAt, seal: seal)
        return .message(message, versions: versions, reactionPeople: people, receipts: receipts)
    }

    private mutating func seal() throws(JSONShapeError) -> MessageSeal? {
        guard var reader = try optionalReader("seal") else { return nil }
        guard let kind = MessageSeal.Kind(rawValue: try reader.string("kind")) else {
            throw reader.error(.invalidValue, "kind")
        }
        return MessageSeal(
            kind, signer: try reader.optionalBytes("signer"), contact: try reader.optionalIdentifier("contact"),
            wasVerified: try reader.bool("verified"))
    }

    private mutating func delivery() throws(JSONShapeError) -> ServerDelivery? {
        guard var reader = try optionalReader("delivery") else { return nil }
        return ServerDelivery(
            clientMessageID: try reader.optionalString("client_message_id"),
            serverID: try reader.optionalString("server_id"),
            serverSequence: try reader.optionalInteger("server_seq"),
            serverCreatedAt: try reader.optionalTime("server_created_at"))
    }

    fileprivate mutating func contact() throws(JSONShapeError) -> (ContactRecord, [PastKey]) {
        let id = try identifier("id")
        let name = try string("display_name")
        let agreementKey = try bytes("x25519")
        let signingKey = try optionalBytes("ed25519")
        let fingerprint = try bytes("fingerprint")
        let recipientKeyID = try bytes("rkid")
        let trust: ContactTrust = try word("trust")
        let isBlocked = try bool("blocked")
        let keyVersion = try keyVersion()
        let contact = ContactRecord(
            id: id, displayName: name, agreementKey: agreementKey, signingKey: signingKey, fingerprint: fingerprint,
            recipientKeyID: recipientKeyID, trust: trust, isBlocked: isBlocked, keyVersion: keyVersion,
            note: try string("note"), avatar: try optionalBlob("avatar"), person: try optionalIdentifier("person"),
            createdAt: try time("created_at"), lastSeenAt: try optionalTime("last_seen_at"),
            updatedAt: try time("updated_at"))
        let pastKeys = try array("past_keys") { (reader) throws(JSONShapeError) in
            PastKey(
                agreementKey: try reader.bytes("x25519"), signingKey: try reader.optionalBytes("ed25519"),
                replacedAt: try reader.time("replaced_at"))
        }
        return (contact, pastKeys)
    }

    fileprivate mutating func identity() throws(JSONShapeError) -> IdentityRecord {
        let id = try identifier("id")
        let name = try string("name")
        let agreementKey = try bytes("x25519")
        let signingKey = try optionalBytes("ed25519")
        let fingerprint = try bytes("fingerprint")
        let recipientKeyID = try bytes("rkid")
        return IdentityRecord(
            id: id, name: name, agreementKey: agreementKey, signingKey: signingKey, fingerprint: fingerprint,
            recipientKeyID: recipientKeyID, status: try word("status"), isDefault: try bool("default"),
            keyVersion: try keyVersion(), predecessor: try optionalIdentifier("predecessor"),
            succession: try optionalBytes("succession"), createdAt: try time("created_at"),
            updatedAt: try time("updated_at"))
    }

    private mutating func keyVersion() throws(JSONShapeError) -> UInt32 {
        guard let version = UInt32(exactly: try integer("key_version")) else {
            throw error(.invalidValue, "key_version")
        }
        return version
    }

    fileprivate mutating func run() throws(JSONShapeError) -> IngestionRun {
        var run = IngestionRun(
            id: try identifier("id"), adapter: try string("adapter"),
            platform: Platform(rawValue: try string("platform")), source: try string("source"),
            startedAt: try time("started_at"), finishedAt: try optionalTime("finished_at"), figures: nil)
        if var reader = try optionalReader("figures") {
            run.figures = RunFigures(
                added: try reader.integer("added"), duplicates: try reader.integer("duplicates"),
                skipped: try reader.integer("skipped"), isComplete: try reader.bool("complete"))
        }
        return run
    }
}
