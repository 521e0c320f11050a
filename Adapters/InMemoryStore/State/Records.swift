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
            case .settings: state.settings.map { ($0.key, .setting(name: $0.key, value: $0.value)) }
            case .policies: state.policies.map { ($0.key, .policy($0.value)) }
            case .identities: state.identities.map { ($0.key.description, .identity($0.value)) }
            case .people: state.people.map { (place($0.value.arrival), state.record(person: $0.key)) }
            case .conversations: state.conversations.values.map { (place($0.arrival), state.record($0)) }
            case .messages: state.messages.values.map { (place($0.arrival), state.record($0)) }
            case .contacts:
                state.contacts.map { ($0.key.description, .contact($0.value.contact, pastKeys: $0.value.pastKeys)) }
            case .drafts: state.drafts.map { ($0.key.description, .draft($0.value)) }
            case .runs: state.runs.enumerated().map { (place(Int64($0.offset)), .run($0.element)) }
            case .openings: state.openings.records.map { (hexadecimal($0.key), .opening($0)) }
            case .joinedParts: joinedParts.enumerated().map { (place(Int64($0.offset)), .joinedPart($0.element)) }
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

    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
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
            let aliases = row.aliases.map { alias in
                ConversationReference(
                    platform: alias.platform, key: alias.key, title: conversation.title, kind: conversation.kind)
            }
            return .conversation(conversation, aliases: aliases, members: members(of: row).map(MemberRecord.init))
        }
    }

    fileprivate func record(_ row: MessageRow) -> VaultRecord? {
        message(row.message.unified.id).map { message in
            .message(
                message, versions: row.versions, reactionPeople: row.reactionsInForce.map(\.row.person),
                receipts: receipts(of: row).map(ReceiptRecord.init))
        }
    }
}

/// What is stored under a name or an id (see `StoreReader`).
extension Transaction {
    func value(_ key: StoredValue.Key) -> StoredValue? {
        switch key {
        case .setting(let name): state.settings[name].map { .setting(name: name, value: $0) }
        case .policy(let name): state.policies[name].map { .policy($0) }
        case .identity(let id): state.identities[id].map { .identity($0) }
        case .contact(let id): state.contacts[id].map { .contact($0.contact, pastKeys: $0.pastKeys) }
        case .run(let id): state.runs.first { $0.id == id }.map { .run($0) }
        case .opening(let key): state.openings.record(of: key).map { .opening($0) }
        case .seal(let part): state.seals[part].map { .seal(part: part, $0) }
        }
    }

    func put(_ value: StoredValue) throws(StoreError) {
        switch value {
        case .setting(let name, let value):
            state.settings[name] = value
            changes.insert(.settingChanged(name))
        case .policy(let policy):
            state.policies[policy.name] = policy
            changes.insert(.policyChanged(policy.name))
        case .identity(let identity):
            state.identities[identity.id] = identity
            changes.insert(.identityChanged(identity.id))
        case .contact(var contact, let pastKeys):
            let owner = state.contactByFingerprint[contact.fingerprint]
            guard owner == nil || owner == contact.id else { throw StoreError(.constraint) }
            if let known = state.contacts[contact.id]?.contact { state.contactByFingerprint[known.fingerprint] = nil }
            state.contactByFingerprint[contact.fingerprint] = contact.id
            contact.person = contact.person.map(state.resolved)
            state.contacts[contact.id] = ContactRow(contact: contact, pastKeys: pastKeys)
            changes.insert(.contactChanged(contact.id))
        case .run(let run):
            guard let index = state.runs.firstIndex(where: { $0.id == run.id }) else { return state.runs.append(run) }
            state.runs[index] = run
        case .opening(let opening): state.openings.remember(opening)
        case .seal(let part, let bytes): state.seals[part] = bytes
        }
    }

    func remove(_ key: StoredValue.Key) {
        switch key {
        case .setting(let name):
            state.settings[name] = nil
            changes.insert(.settingChanged(name))
        case .policy(let name): state.policies[name] = nil
        case .identity(let id): state.identities[id] = nil
        case .contact(let id):
            if let row = state.contacts.removeValue(forKey: id) {
                state.contactByFingerprint[row.contact.fingerprint] = nil
            }
            changes.insert(.contactChanged(id))
        case .run(let id):
            state.imports[id] = nil
            state.runs.removeAll { $0.id == id }
        case .opening(let key): state.openings.remove(key)
        case .seal(let part): state.seals[part] = nil
        }
    }

    func reload(keeping times: [UniqueIdentifier: Timestamp]) {
        settleConversations()
        for (id, time) in times { state.conversations[id]?.conversation.updatedAt = time }
        changes = [.reload]
    }

    func reportReload() { reload(keeping: [:]) }
}
