import Message
public import StorePort

extension InMemoryStore {
    /// Commits what sources told, and takes what it came from out of the spill.
    public func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        try write { (transaction) throws(StoreError) in
            var outcome = CommitOutcome()
            for (index, change) in group.changes.enumerated() {
                if index.isMultiple(of: 256), Task.isCancelled { throw StoreError(.cancelled) }
                let reception: Reception
                switch change {
                case .message(let message): reception = try transaction.receive(message)
                case .replacement(let message, let held):
                    reception = try transaction.replace(held, with: message)
                default:
                    if try !transaction.apply(change) { outcome.unmatched += 1 }
                    continue
                }
                switch reception {
                case .inserted: outcome.inserted += 1
                case .replaced: outcome.replaced += 1
                case .known: outcome.duplicates += 1
                }
            }
            if let mark = group.drained {
                transaction.state.spilled[mark.source]?.removeAll { $0.number <= mark.through }
            }
            return outcome
        }
    }
}

extension Transaction {
    /// Changes a message; false where it is not there.
    fileprivate mutating func apply(_ change: IngestedChange) throws(StoreError) -> Bool {
        switch change {
        case .message, .replacement: return false
        case .edit(let target, let text, let time):
            guard let id = messageID(of: target) else { return false }
            try changeMessage(id) { $0.edit(MessageVersion(text: text, timestamp: time)) }
        case .deletion(let target):
            guard let id = messageID(of: target) else { return false }
            _ = try deleteMessage(id, .tombstoneKeepingText)
        case .reaction(let target, let sender, let emoji, let time):
            guard let id = messageID(of: target) else { return false }
            try react(to: id, by: sender, emoji: emoji, at: time)
        case .status(let target, let status):
            guard let id = messageID(of: target) else { return true }
            try changeMessage(id) { row in
                if row.message.status.isBehind(status) { row.message.status = status }
                if status == .read, row.message.direction == .incoming { row.message.isRead = true }
            }
            if let row = state.messages[id], !row.isUnread {
                state.conversations[row.message.conversation]?.unread.remove(id)
            }
        case .vote(let target, let sender, let options, let time):
            guard let id = messageID(of: target) else { return false }
            let person = try self.sender(for: sender).person
            let vote = PollVote(person: person, options: options, timestamp: time)
            try changeMessage(id) { if !$0.isDeleted { _ = $0.message.unified.platformSpecific.take(vote) } }
        case .raw(let record, let target):
            keep(record, of: target.flatMap(messageID))
        }
        return true
    }

    /// Keeps the bytes of an event, unless they are kept of this message already.
    mutating func keep(_ record: RawRecord?, of message: UniqueIdentifier?) {
        guard let record else { return }
        let isKept = state.rawEvents.contains {
            $0.message == message && $0.record.name == record.name && $0.record.bytes == record.bytes
        }
        if isKept { return }
        let number = state.nextArrival()
        state.rawEvents.append(KeptRawEvent(number: number, message: message, record: record))
    }

    /// The id of a message that a source names: of several by different people, the first in the chat's order.
    private func messageID(of target: MessageTarget) -> UniqueIdentifier? {
        let identity = ExternalIdentity(conversation: target.conversation, externalID: target.externalID)
        return state.messagesByExternalID[identity, default: []].compactMap(state.message)
            .min { $0.position < $1.position }?.unified.id
    }
}
