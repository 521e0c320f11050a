import Message
public import StorePort

extension InMemoryStore {
    /// Commits what sources told, and takes what it came from out of the spill.
    public func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        try write { (transaction) throws(StoreError) in
            var outcome = CommitOutcome()
            for (index, change) in group.changes.enumerated() {
                if index.isMultiple(of: 256), Task.isCancelled { throw StoreError(.cancelled) }
                guard case .message(let message) = change else {
                    if try !transaction.apply(change) { outcome.unmatched += 1 }
                    continue
                }
                if try transaction.save(message) {
                    outcome.inserted += 1
                    transaction.tellAdded(to: message.conversation)
                } else {
                    outcome.duplicates += 1
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
        case .message: return false
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
            guard let id = messageID(of: target) else { return false }
            try changeMessage(id) { if $0.message.status.isBehind(status) { $0.message.status = status } }
        }
        return true
    }

    /// The id of a message that a source names: of several by different people, the first in the chat's order.
    private func messageID(of target: MessageTarget) -> UniqueIdentifier? {
        let identity = ExternalIdentity(conversation: target.conversation, externalID: target.externalID)
        return state.messagesByExternalID[identity, default: []].compactMap(state.message)
            .min { $0.position < $1.position }?.unified.id
    }
}
