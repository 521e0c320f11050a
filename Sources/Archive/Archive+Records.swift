import WhisperJSONText
import WhisperMessage
package import WhisperStorePort

/// The records of another vault (ST-13).
extension Archive {
    /// Inserts the records that do not exist, in the order given, with their ids and times.
    ///
    /// - Throws: As `VaultStore.insertRecords`; `.cancelled`.
    package func insert(_ records: [VaultRecord]) throws(StoreError) -> SaveOutcome {
        var intake = RecordIntake()
        for record in records {
            if Task.isCancelled { throw StoreError(.cancelled) }
            if case .message(let message, let versions, let people, let receipts) = record {
                let entry = RecordedMessage(message: message, versions: versions, people: people, receipts: receipts)
                if intake.messages.contains(message.unified.id) { try insertMessages(&intake) }
                try take(entry, &intake)
            } else {
                try insertMessages(&intake)
                intake.count(try insert(record, &intake))
            }
        }
        try insertMessages(&intake)
        // Who imports a vault has seen none of it, and its chats changed when they say.
        if intake.outcome.inserted > 0 { try store.reload(keeping: intake.times) }
        return intake.outcome
    }

    /// Inserts a record that is no message, and returns whether it was new.
    private func insert(_ record: VaultRecord, _ intake: inout RecordIntake) throws(StoreError) -> Bool {
        switch record {
        case .setting(let name, let value):
            try checkSettingName(name)
            guard try store.setting(name) == nil else { return false }
            try store.put(.setting(name: name, value: value))
        case .policy(let policy):
            guard !policy.name.isEmpty else { throw StoreError(.invalidArgument) }
            guard try store.policy(policy.name) == nil else { return false }
            try store.put(.policy(policy))
        case .identity(let identity): return try insert(identity)
        case .person(let person, let joined):
            guard try identity(of: person.id) == nil else { return false }
            try insert(person, joined: joined)
        case .conversation(let conversation, let aliases, let members):
            guard try store.conversation(conversation.id) == nil else { return false }
            try insert(conversation, aliases: aliases, members: members, &intake)
        case .message: return false
        case .contact(let contact, let pastKeys):
            guard try store.contact(contact.id) == nil else { return false }
            try save(contact)
            if !pastKeys.isEmpty { try store.put(.formerKeys(pastKeys, of: contact.id)) }
        case .draft(let draft):
            guard try store.conversation(draft.conversation) != nil else { throw StoreError(.conversationNotFound) }
            guard try store.draft(in: draft.conversation) == nil else { return false }
            try store.put(draft, of: draft.conversation)
        case .run(let run):
            guard try store.run(run.id) == nil else { return false }
            try store.put(.run(run))
        case .opening(let opening):
            guard opening.key.count == 32 else { throw StoreError(.invalidArgument) }
            guard try !store.isRemembered(ReplayKey(key: opening.key)) else { return false }
            if let message = opening.message, try store.place(of: message) == nil {
                throw StoreError(.messageNotFound)
            }
            try store.put(.opening(opening))
        case .join(let join): return try insert(join)
        case .joinedPart(let part): return try insert(part, &intake)
        case .joinedMessage(let joined): return try insert(joined, &intake)
        case .separation(let separation):
            guard try !separations().contains(separation) else { return false }
            try put(separation, holds: true)
        }
        return true
    }

    private func insert(_ person: Person, joined: [UniqueIdentifier]) throws(StoreError) {
        _ = try see(person.aliases, of: person.id)
        if person.isOwner { try mark(person.id, asOwner: true) }
        // People whom this vault knows already are not merged.
        for id in joined where try identity(of: id) == nil {
            _ = try store.update(PersonUpdate(id))
            try store.merge(id, into: person.id, by: nil)
        }
    }

    private func insert(
        _ conversation: Conversation, aliases: [ConversationReference], members: [MemberRecord],
        _ intake: inout RecordIntake
    ) throws(StoreError) {
        guard members.count <= GroupMember.maximum else { throw StoreError(.invalidArgument) }
        try store.insert(conversation)
        intake.times[conversation.id] = conversation.updatedAt
        for alias in aliases {
            guard try store.conversation(havingKey: alias.key, on: alias.platform) == nil else {
                throw StoreError(.constraint)
            }
            try store.add(key: alias.key, on: alias.platform, to: conversation.id, asFirst: false)
        }
        for member in members {
            let presence = GroupPresence(role: member.role, since: member.since)
            try store.put(presence, of: present(member.person, &intake), in: conversation.id)
        }
    }

    // MARK: Messages

    /// Prepares a message that is not stored, to be stored together with the ones before and behind it.
    private func take(_ entry: RecordedMessage, _ intake: inout RecordIntake) throws(StoreError) {
        let message = entry.message
        if intake.times[message.conversation] == nil {
            guard let conversation = try store.conversation(message.conversation) else {
                throw StoreError(.conversationNotFound)
            }
            intake.times[message.conversation] = conversation.updatedAt
        }
        guard try store.place(of: message.unified.id) == nil else {
            intake.known.append(message.unified.id)
            return intake.count(false)
        }
        guard entry.isWhole else { throw StoreError(.invalidArgument) }
        var sender: SenderHandle?
        if let person = message.person, let participant = message.unified.sender {
            sender = try handle(of: participant, as: person, &intake)
        }
        intake.messages.insert(message.unified.id)
        intake.waiting.append((NewMessage(message, sender: sender), entry))
    }

    /// Stores the messages that were prepared, with what belongs to them.
    private func insertMessages(_ intake: inout RecordIntake) throws(StoreError) {
        if !intake.known.isEmpty {
            // Another vault has them as well, so they stay when their import is undone.
            try disown(intake.known)
            intake.known = []
        }
        guard !intake.waiting.isEmpty else { return }
        let waiting = intake.waiting
        (intake.waiting, intake.messages) = ([], [])
        let before = peopleChanges
        let ids = try add(waiting.map(\.message))
        // Others may have become those whom the records name.
        if peopleChanges != before { (intake.people, intake.senders) = ([:], [:]) }
        for ((_, entry), id) in zip(waiting, ids) {
            intake.count(id != nil)
            if let id { try insertParts(of: entry, as: id, &intake) }
        }
    }

    private func insertParts(
        of entry: RecordedMessage, as id: UniqueIdentifier, _ intake: inout RecordIntake
    ) throws(StoreError) {
        if !entry.versions.isEmpty || entry.message.writtenAt != nil, let held = try store.message(id) {
            var written = held
            written.writtenAt = entry.message.writtenAt
            try store.update(MessageUpdate(held, to: written, versions: ([], entry.versions)))
        }
        var reactions: [HeldReaction] = []
        for (person, reaction) in zip(entry.people, entry.message.unified.reactions) {
            let sender = try handle(of: reaction.sender, as: person, &intake)
            // Of one person's, the last counts: two people of the other vault may be one here.
            reactions.removeAll { $0.sender.person == sender.person }
            reactions.append(
                HeldReaction(reaction.emoji, by: sender, at: reaction.timestamp, isClaimed: reaction.isClaimed))
        }
        for reaction in reactions { try store.put(.reaction(reaction, to: id)) }
        guard !entry.receipts.isEmpty else { return }
        var receipts = entry.receipts
        for index in receipts.indices { receipts[index].person = try present(receipts[index].person, &intake) }
        for (person, event) in ReceiptRecord.furthest(among: receipts) { try store.put(event, of: person, for: id) }
    }

    // MARK: People

    /// The person who is stored for one of a record.
    ///
    /// - Throws: `.personNotFound`.
    private func present(
        _ person: UniqueIdentifier, _ intake: inout RecordIntake
    ) throws(StoreError) -> UniqueIdentifier {
        if let known = intake.people[person] { return known }
        guard let id = try identity(of: person)?.id else { throw StoreError(.personNotFound) }
        intake.people[person] = id
        return id
    }

    private func handle(
        of participant: Participant, as person: UniqueIdentifier, _ intake: inout RecordIntake
    ) throws(StoreError) -> SenderHandle {
        let sender = RecordIntake.Sender(person: person, participant: participant)
        if let known = intake.senders[sender] { return known }
        let handle = try store.handle(of: participant, as: person)
        intake.senders[sender] = handle
        return handle
    }

    // MARK: Joins

    /// Stores what belongs to a join, unless the join, or what it is about, does not exist.
    private func insert(
        _ record: JoinedPartRecord, _ intake: inout RecordIntake
    ) throws(StoreError) -> Bool {
        guard let join = try join(record.join, &intake) else { return false }
        switch record.part {
        case .receipt(let message, _):
            guard try store.place(of: message) != nil else { return false }
        case .reaction(let message, _):
            guard try store.place(of: message) != nil, try identity(of: join.leaving) != nil else { return false }
        case .role: break
        }
        return try store.add([.recorded(record.part)], to: record.join) > 0
    }

    /// Stores which join and which import brought a message, as far as these are on record.
    private func insert(
        _ record: JoinedMessageRecord, _ intake: inout RecordIntake
    ) throws(StoreError) -> Bool {
        guard try store.place(of: record.message) != nil else { return false }
        var known = record
        if let id = record.join, try join(id, &intake)?.conversation == nil { known.join = nil }
        if let id = record.run {
            if intake.runs[id] == nil { intake.runs[id] = try store.run(id) != nil }
            if intake.runs[id] != true { known.run = nil }
        }
        return try store.put(known)
    }

    private func join(
        _ id: UniqueIdentifier, _ intake: inout RecordIntake
    ) throws(StoreError) -> HeldJoin? {
        if let known = intake.joins[id] { return known }
        let join = try store.heldJoin(id)
        intake.joins[id] = join
        return join
    }
}

/// What the records of one call have in common.
private struct RecordIntake {
    /// A person of a record under one name and identifier.
    struct Sender: Hashable {
        var person: UniqueIdentifier
        var participant: Participant
    }

    var outcome = SaveOutcome(inserted: 0, duplicates: 0)
    /// The messages to be stored together, which is several times as fast as one by one, and their ids.
    var waiting: [(message: NewMessage, entry: RecordedMessage)] = []
    var messages: Set<UniqueIdentifier> = []
    /// The messages that are stored already.
    var known: [UniqueIdentifier] = []
    /// When the conversations that receive something changed last.
    var times: [UniqueIdentifier: Timestamp] = [:]
    /// The people who are stored for those of the records.
    var people: [UniqueIdentifier: UniqueIdentifier] = [:]
    var senders: [Sender: SenderHandle] = [:]
    /// The joins that were looked up and are on record.
    var joins: [UniqueIdentifier: HeldJoin] = [:]
    /// Whether the runs that were looked up are.
    var runs: [UniqueIdentifier: Bool] = [:]

    mutating func count(_ isNew: Bool) {
        if isNew { outcome.inserted += 1 } else { outcome.duplicates += 1 }
    }
}

/// The record of a message.
private struct RecordedMessage {
    var message: StoredMessage
    var versions: [MessageVersion]
    var people: [UniqueIdentifier]
    var receipts: [ReceiptRecord]

    /// Whether it says who wrote what, and who reacted.
    var isWhole: Bool {
        (message.person == nil) == (message.unified.sender == nil) && people.count == message.unified.reactions.count
    }
}

extension NewMessage {
    fileprivate init(_ message: StoredMessage, sender: SenderHandle?) {
        let unified = message.unified
        self.init(
            id: unified.id, conversation: message.conversation, externalID: unified.externalID,
            platform: unified.platform, timestamp: unified.timestamp, precision: unified.precision,
            local: unified.local, sender: sender, recipients: unified.recipients, direction: message.direction,
            status: message.status, isRead: message.isRead, content: unified.content, replyTo: unified.replyTo,
            editedAt: unified.editedAt,
            platformSpecific: unified.platformSpecific.isEmpty ? "" : JSONValue.object(unified.platformSpecific).text,
            position: message.position, contentKey: message.contentKey, delivery: message.delivery,
            carrierText: message.carrierText, seal: message.seal)
    }
}
