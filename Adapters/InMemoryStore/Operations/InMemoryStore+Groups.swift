public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The members of a conversation, and those who have left.
    ///
    /// - Throws: `.conversationNotFound`.
    public func members(of conversation: UniqueIdentifier) async throws(StoreError) -> [GroupMember] {
        try readState { (state) throws(StoreError) in
            guard let row = state.conversations[conversation] else { throw StoreError(.conversationNotFound) }
            return state.members(of: row)
        }
    }

    /// The conversations of which a person is or was a member, in the order of the list.
    ///
    /// - Throws: `.personNotFound`.
    public func memberships(of person: UniqueIdentifier) async throws(StoreError) -> [GroupMembership] {
        try readState { (state) throws(StoreError) in
            let person = state.resolved(person)
            guard state.people[person] != nil else { throw StoreError(.personNotFound) }
            return state.conversations.values.compactMap { row -> GroupMembership? in
                guard let entry = row.members[person], let conversation = state.conversation(row.conversation.id) else {
                    return nil
                }
                return GroupMembership(conversation: conversation, role: entry.role, since: entry.since)
            }
            .sorted { $0.conversation.listPlace < $1.conversation.listPlace }
        }
    }
}

extension VaultState {
    /// The members of a conversation in the order of `GroupStore`.
    func members(of row: ConversationRow) -> [GroupMember] {
        let members = row.members.compactMap { id, entry in
            person(id).map { person in
                GroupMember(
                    person: id, displayName: person.displayName, isOwner: person.isOwner, role: entry.role,
                    since: entry.since)
            }
        }
        let byName = members.sortedByName(\.displayName, \.person, limit: .max)
        return [GroupRole.owner, .admin, .member, nil].flatMap { role in byName.filter { $0.role == role } }
    }

    /// The receipts of a message, by name. People who turned out to be the owner are not recipients.
    func receipts(of row: MessageRow) -> [PersonReceipt] {
        row.receipts.compactMap { id, receipt in
            person(id).flatMap { person in
                person.isOwner
                    ? nil
                    : PersonReceipt(
                        person: id, displayName: person.displayName, status: receipt.status,
                        timestamp: receipt.timestamp)
            }
        }
        .sortedByName(\.displayName, \.person, limit: .max)
    }
}
