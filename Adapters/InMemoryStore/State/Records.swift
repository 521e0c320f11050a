import WhisperArchive
import WhisperMessage
import WhisperStorePort

extension Transaction {
    /// All records, each after those that it refers to.
    func records() throws(StoreError) -> [VaultRecord] { state.records + (try joinRecords()) }
}

extension VaultState {
    fileprivate var records: [VaultRecord] {
        settings.sorted { $0.key < $1.key }.map { .setting(name: $0.key, value: $0.value) }
            + policiesByName.map { .policy($0) } + identitiesByDescent.map { .identity($0) }
            + people.sorted { $0.value.arrival < $1.value.arrival }.compactMap { record(person: $0.key) }
            + conversations.values.sorted { $0.arrival < $1.arrival }.compactMap(record)
            + messages.values.sorted { $0.arrival < $1.arrival }.compactMap(record)
            + contacts.sorted { $0.key < $1.key }.map { .contact($0.value.contact, pastKeys: $0.value.pastKeys) }
            + drafts.sorted { $0.key < $1.key }.map { .draft($0.value) }
            + runs.map { .run($0) } + openings.records.map { .opening($0) }
    }

    private func record(person id: UniqueIdentifier) -> VaultRecord? {
        person(id).map { known in
            var person = known
            person.aliases = people[id]?.aliases ?? []
            return .person(person, joined: joined.filter { $0.value == id }.map(\.key).sorted())
        }
    }

    private func record(_ row: ConversationRow) -> VaultRecord? {
        conversation(row.conversation.id).map { conversation in
            let aliases = row.aliases.map { alias in
                ConversationReference(
                    platform: alias.platform, key: alias.key, title: conversation.title, kind: conversation.kind)
            }
            return .conversation(conversation, aliases: aliases, members: members(of: row).map(MemberRecord.init))
        }
    }

    private func record(_ row: MessageRow) -> VaultRecord? {
        message(row.message.unified.id).map { message in
            .message(
                message, versions: row.versions, reactionPeople: row.reactionsInForce.map(\.row.person),
                receipts: receipts(of: row).map(ReceiptRecord.init))
        }
    }
}

extension Transaction {
    /// Inserts a record unless it exists, and returns whether it was new.
    func insert(_ record: VaultRecord) throws(StoreError) -> Bool {
        switch record {
        case .setting(let name, let value):
            try checkSettingName(name)
            guard state.settings[name] == nil else { return false }
            state.settings[name] = value
        case .policy(let policy):
            guard !policy.name.isEmpty else { throw StoreError(.invalidArgument) }
            guard state.policies[policy.name] == nil else { return false }
            state.policies[policy.name] = policy
        case .identity(var identity):
            guard state.identities[identity.id] == nil else { return false }
            if state.identities.values.contains(where: \.isDefault) { identity.isDefault = false }
            try put(identity)
        case .person(let person, let joined):
            guard state.people[state.resolved(person.id)] == nil else { return false }
            state.people[person.id] = PersonRow(
                isOwner: person.isOwner, aliases: person.aliases, arrival: state.nextArrival())
            for id in joined where state.people[state.resolved(id)] == nil { state.joined[id] = person.id }
        case .conversation(let conversation, let references, let members):
            guard state.conversations[conversation.id] == nil else { return false }
            let aliases = references.map { ConversationAlias(platform: $0.platform, key: $0.key) }
            guard !aliases.contains(where: { state.conversationByAlias[$0] != nil }) else {
                throw StoreError(.constraint)
            }
            guard members.count <= GroupMember.maximum else { throw StoreError(.invalidArgument) }
            insert(conversation, aliases: aliases)
            for member in members {
                let person = try knownPerson(member.person)
                state.conversations[conversation.id]?.members[person] = GroupPresence(
                    role: member.role, since: member.since)
            }
        case .message(let message, let versions, let people, let receipts):
            guard try insert(message, versions, reactionPeople: people) else { return false }
            for (person, event) in ReceiptRecord.furthest(among: receipts) {
                let person = try knownPerson(person)
                state.messages[message.unified.id]?.receipts[person] = event
            }
        case .contact(let contact, let pastKeys):
            guard state.contacts[contact.id] == nil else { return false }
            try put(ContactRow(contact: contact, pastKeys: pastKeys))
        case .draft(let draft):
            _ = try conversationRow(draft.conversation)
            guard state.drafts[draft.conversation] == nil else { return false }
            state.drafts[draft.conversation] = draft
        case .run(let run):
            guard !state.runs.contains(where: { $0.id == run.id }) else { return false }
            state.runs.append(run)
        case .opening(let opening):
            guard opening.key.count == 32 else { throw StoreError(.invalidArgument) }
            if state.openings.isRemembered(opening.key) { return false }
            if let message = opening.message { _ = try messageRow(message) }
            state.openings.remember(opening)
        case .join(let join): return try archive.insert(join)
        case .joinedPart(let part): return insert(part)
        case .joinedMessage(let joined): return insert(joined)
        case .separation(let separation):
            return state.separations.insert(separation).inserted
        }
        return true
    }

    private func insert(
        _ message: StoredMessage, _ versions: [MessageVersion], reactionPeople people: [UniqueIdentifier]
    ) throws(StoreError) -> Bool {
        guard let conversation = state.conversations[message.conversation]?.conversation else {
            throw StoreError(.conversationNotFound)
        }
        let isKnown = self.isKnown(message.name, person: message.person, delivery: message.delivery)
        if isKnown || state.messages[message.unified.id] != nil {
            disown(message.name)
            state.messages[message.unified.id]?.run = nil
            return false
        }
        let isWhole =
            (message.person == nil) == (message.unified.sender == nil)
            && people.count == message.unified.reactions.count
        guard isWhole else { throw StoreError(.invalidArgument) }

        var row = MessageRow(message: message, versions: versions, arrival: state.nextArrival())
        row.message.unified.threadID = conversation.sessionID
        if let person = message.person, let participant = message.unified.sender {
            row.sender = handle(for: try knownPerson(person), participant)
        }
        for (person, reaction) in zip(people, message.unified.reactions) {
            row.reactions.append(
                ReactionRow(
                    person: try knownPerson(person), participant: reaction.sender, emoji: reaction.emoji,
                    timestamp: reaction.timestamp, isClaimed: reaction.isClaimed))
        }
        try insert(row)
        return true
    }

    private func knownPerson(_ id: UniqueIdentifier) throws(StoreError) -> UniqueIdentifier {
        let id = state.resolved(id)
        guard state.people[id] != nil else { throw StoreError(.personNotFound) }
        return id
    }

    /// Reports that anything may have changed, in place of the individual changes.
    func reportReload() {
        settleConversations()
        changes = [.reload]
    }
}
