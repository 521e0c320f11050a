public import WhisperMessage
public import WhisperStorePort

/// Members of groups, writers, and receipts of recipients (ST-3, ING-6).
extension VaultStore {
    /// The members of a conversation and those who have left: members first, by role from owner to member, then by
    /// name.
    ///
    /// - Throws: `.conversationNotFound`.
    public func members(of conversation: UniqueIdentifier) async throws(StoreError) -> [GroupMember] {
        try await read { reader throws(StoreError) in
            guard try reader.conversation(conversation) != nil else { throw StoreError(.conversationNotFound) }
            return try reader.members(of: conversation)
        }
    }

    /// The conversations of which a person is or was a member, in the order of the conversation list.
    ///
    /// - Throws: `.personNotFound`.
    public func memberships(of person: UniqueIdentifier) async throws(StoreError) -> [GroupMembership] {
        try await read { reader throws(StoreError) in
            guard let identity = try reader.identities(of: [person])[0] else { throw StoreError(.personNotFound) }
            var memberships: [GroupMembership] = []
            for value in try reader.values(ValueSelection(.presence, by: .person, [.person(identity.id)])) {
                guard case .presence(let presence, _, let id) = value, let conversation = try reader.conversation(id)
                else { continue }
                memberships.append(
                    GroupMembership(conversation: conversation, role: presence.role, since: presence.since))
            }
            return memberships.sorted { $0.conversation.listPlace < $1.conversation.listPlace }
        }
    }

    /// The number of people who wrote the messages of a conversation, the owner included: all that is known of the
    /// members of an exported group. Takes one look at its messages.
    ///
    /// - Throws: `.conversationNotFound`.
    public func countWriters(in conversation: UniqueIdentifier) async throws(StoreError) -> Int64 {
        try await read { reader throws(StoreError) in
            guard try reader.conversation(conversation) != nil else { throw StoreError(.conversationNotFound) }
            var writers: Set<UniqueIdentifier> = []
            try reader.visit(MessageSelection(conversation: conversation, having: .sender)) {
                (message) throws(StoreError) in
                if let sender = message.sender { writers.insert(sender) }
                return true
            }
            return Int64(writers.count)
        }
    }

    /// How far a message got with each recipient who has confirmed it, by name. People who turned out to be the owner
    /// are no recipients.
    ///
    /// - Throws: `.messageNotFound`.
    public func receipts(of message: UniqueIdentifier) async throws(StoreError) -> [PersonReceipt] {
        try await read { reader throws(StoreError) in
            guard try reader.place(of: message) != nil else { throw StoreError(.messageNotFound) }
            let receipts = Array(try reader.receipts(for: message))
            var shown: [PersonReceipt] = []
            for (identity, receipt) in zip(try reader.identities(of: receipts.map(\.key)), receipts.map(\.value)) {
                guard let identity, !identity.isOwner else { continue }
                shown.append(
                    PersonReceipt(
                        person: identity.id, displayName: identity.name, status: receipt.status,
                        timestamp: receipt.timestamp))
            }
            return shown.sortedByName { ($0.displayName, $0.person) }
        }
    }
}
