import WhisperMessage
import WhisperStorePort

/// Everything that is stored, as records (see `StoreReader`).
extension Transaction {
    func records(
        of kind: RecordKind, after key: String, limit: Int
    ) throws(StoreError) -> [(key: String, record: VaultRecord)] {
        let state = state
        let records: [(key: String, record: VaultRecord?)] =
            switch kind {
            case .people: state.people.map { (place($0.value.arrival), state.record(person: $0.key)) }
            case .conversations: state.conversations.values.map { (place($0.arrival), state.record($0)) }
            case .messages: state.messages.values.map { (place($0.arrival), state.record($0)) }
            case .joinedMessages:
                state.messages.values.filter { $0.join != nil || $0.run != nil }.map { row in
                    let joined = JoinedMessageRecord(message: row.message.unified.id, join: row.join, run: row.run)
                    return (place(row.arrival), .joinedMessage(joined))
                }
            }
        return records.filter { key.utf8.lexicographicallyPrecedes($0.key.utf8) }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .prefix(limit).compactMap { key, record in record.map { (key, $0) } }
    }

    /// The key of a record whose place is given by a number.
    private func place(_ number: Int64) -> String {
        let digits = String(number)
        return String(repeating: "0", count: 19 - digits.count) + digits
    }
}

extension VaultState {
    fileprivate func record(person id: UniqueIdentifier) -> VaultRecord? {
        person(id).map { known in
            var person = known
            person.aliases = people[id]?.aliases ?? []
            return .person(person, joined: joined.filter { $0.value == id }.map(\.key).sorted())
        }
    }

    fileprivate func record(_ row: ConversationRow) -> VaultRecord? {
        conversation(row.conversation.id).map { conversation in
            .conversation(conversation, aliases: [])
        }
    }

    fileprivate func record(_ row: MessageRow) -> VaultRecord? {
        message(row.message.unified.id).map { message in
            .message(
                message, versions: row.versions,
                reactionPeople: reactions(to: row.message.unified.id).filter { $0.emoji != nil }.map(\.sender.person),
                receipts: receipts(of: row.message.unified.id))
        }
    }
}

/// What is stored under keys (see `StoreReader`).
extension Transaction {
    func value(_ key: StoredValue.Key) -> StoredValue? {
        state.values[key.naming(state.resolved)]
    }

    func values(_ selection: ValueSelection) -> [StoredValue] {
        state.values.values(selection.naming(state.resolved))
    }

    func count(_ selection: ValueSelection) -> Int64 {
        Int64(state.values.count(selection.naming(state.resolved)))
    }

    func put(_ value: StoredValue) {
        let value = value.naming(state.resolved)
        let before = state.values[value.key]
        if state.values.put(value) { for value in [before, value] { value.map(report) } }
    }

    func remove(_ key: StoredValue.Key) {
        guard let held = value(key) else { return }
        if let owner = held.owner { removeValues(ownedBy: owner) }
        state.values.remove(held.key)
        report(held)
    }

    /// Removes what belongs to a person, a conversation, a message, a run or a join; the people to whom it belonged
    /// count as such of whom something was deleted.
    func removeValues(ownedBy id: UniqueIdentifier) {
        for key in state.values.keys(ownedBy: id) {
            let owners = state.values.remove(key)?.owners ?? []
            state.leaving.formUnion(owners.filter { state.people[$0] != nil })
        }
    }

    private func report(_ value: StoredValue) {
        if let change = value.change { changes.insert(change) }
        if let conversation = value.detailedConversation { touchDetails(of: conversation) }
        if let id = value.detailedMessage, let conversation = state.messages[id]?.message.conversation {
            changes.insert(.messageUpdated(id, conversation: conversation))
        }
    }

    func reload(keeping times: [UniqueIdentifier: Timestamp]) {
        settleConversations()
        for (id, time) in times { state.conversations[id]?.conversation.updatedAt = time }
        changes = [.reload]
    }

    func reportReload() { reload(keeping: [:]) }
}

extension VaultState {
    /// The receipts of a message, by name. People who turned out to be the owner are not recipients.
    func receipts(of message: UniqueIdentifier) -> [ReceiptRecord] {
        let receipts = values.values(ValueSelection(.receipt, [.id(message)])).compactMap { value in
            if case .receipt(let event, let id, _) = value {
                person(id).map { (person: $0, event: event) }
            } else {
                nil
            }
        }
        return receipts.filter { !$0.person.isOwner }
            .sortedByName { ($0.person.displayName, $0.person.id) }
            .map { ReceiptRecord(person: $0.person.id, status: $0.event.status, timestamp: $0.event.timestamp) }
    }
}
