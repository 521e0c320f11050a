import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Commits changes from sources, and removes the drained events from the spill.
    ///
    /// - Throws: As `MessageStore.save`.
    public func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        try write { (transaction) throws(StoreError) in
            var outcome = CommitOutcome()
            for (index, change) in group.changes.enumerated() {
                if index.isMultiple(of: 256), Task.isCancelled { throw StoreError(.cancelled) }
                let reception: Reception
                switch change {
                case .message(let message): reception = try transaction.receive(message)
                case .replacement(let message, let held):
                    reception = try transaction.replace(held, with: message, merging: false)
                case .merged(let message, let held):
                    reception = try transaction.replace(held, with: message, merging: true)
                default:
                    switch try transaction.apply(change) {
                    case .made, .isUnread: break
                    case .waits: outcome.unmatched += 1
                    case .refused: outcome.refused += 1
                    }
                    continue
                }
                switch change {
                case .message(let message), .replacement(let message, _), .merged(let message, _):
                    try transaction.takeWaiting(for: message.identity)
                default: break
                }
                switch reception {
                case .inserted: outcome.inserted += 1
                case .replaced: outcome.replaced += 1
                case .known: outcome.duplicates += 1
                }
            }
            outcome.encrypted = transaction.encrypted
            if let mark = group.drained {
                transaction.state.spilled[mark.source]?.removeAll { $0.number <= mark.through }
            }
            return outcome
        }
    }
}

extension Transaction {
    /// Applies any change except a new message.
    mutating func apply(_ change: IngestedChange) throws(StoreError) -> ChangeOutcome {
        switch change {
        case .message, .replacement, .merged: break
        case .edit(let target, _, _, _), .deletion(let target, _, _, _), .reaction(let target, _, _, _),
            .vote(let target, _, _, _), .encrypted(let target, _, _, _, _):
            if let change = try authored(change) { return try take(change, of: target) }
        case .rank(let conversation, let sender, let isAdmin, let time):
            guard state.conversations[conversation] != nil else { throw StoreError(.conversationNotFound) }
            try note(self.sender(for: sender).person, isAdmin: isAdmin, of: conversation, at: time)
        case .status(let target, let status):
            switch choice(target) {
            case .missing: return .made
            case .refused: return .refused
            case .message(let id): try advance(id, to: status, byOwner: true)
            }
        case .receipt(let target, let sender, let status, let time):
            switch choice(target) {
            case .missing: return .made
            case .refused: return .refused
            case .message(let id): try receive(status, of: id, by: sender, at: time)
            }
        case .details(let conversation, let details, let time): try take(details, of: conversation, at: time)
        case .decrypted(let target, let record): try discard(record, for: target.identity)
        case .raw(let record, let target):
            var message: UniqueIdentifier?
            if let target, case .message(let id) = choice(target) { message = id }
            keep(record, of: message)
        }
        return .made
    }

    /// Advances the delivery status of a message; if it is an incoming one, the owner's report marks it as read.
    mutating func advance(
        _ id: UniqueIdentifier, to status: MessageStatus, byOwner isOwners: Bool
    ) throws(StoreError) {
        try changeMessage(id) { row in
            if row.message.status.isBehind(status) { row.message.status = status }
            if isOwners, status == .read, row.message.direction == .incoming { row.message.isRead = true }
        }
        if let row = state.messages[id], !row.isUnread {
            state.conversations[row.message.conversation]?.unread.remove(id)
        }
    }

    /// A change with an author; nil for any other.
    private mutating func authored(_ change: IngestedChange) throws(StoreError) -> AuthoredChange? {
        switch change {
        case .edit(_, let text, let sender, let time):
            return AuthoredChange(kind: .edit(text), actor: try handle(sender), timestamp: time)
        case .deletion(_, let sender, let claim, let time):
            return AuthoredChange(kind: .deletion(claim), actor: try handle(sender), timestamp: time)
        case .reaction(_, let sender, let emoji, let time):
            return AuthoredChange(kind: .reaction(emoji), actor: try handle(sender), timestamp: time)
        case .vote(_, let sender, let options, let time):
            return AuthoredChange(kind: .vote(options), actor: try handle(sender), timestamp: time)
        case .encrypted(_, let record, let isEdit, let sender, let time):
            return AuthoredChange(
                kind: .encrypted(record, isEdit: isEdit), actor: try handle(sender), timestamp: time)
        default: return nil
        }
    }

    private mutating func handle(_ sender: NewSender?) throws(StoreError) -> SenderHandle? {
        try sender.map { (sender) throws(StoreError) in try self.sender(for: sender) }
    }

    /// Stores the bytes of an event, unless they are already stored for this message.
    mutating func keep(_ record: RawRecord?, of message: UniqueIdentifier?) {
        guard let record else { return }
        let isKept = state.rawEvents.contains {
            $0.message == message && $0.record.name == record.name && $0.record.bytes == record.bytes
        }
        if isKept { return }
        let number = state.nextArrival()
        state.rawEvents.append(StoredRawEvent(number: number, message: message, record: record))
    }
}

extension NewMessage {
    /// The chat and the id by which changes refer to the message.
    fileprivate var identity: ExternalIdentity {
        ExternalIdentity(conversation: conversation, externalID: externalID)
    }
}
