import WhisperMessage
import WhisperStorePort

extension Transaction {
    /// Changes a message, and reports it if a reader can see the difference.
    func changeMessage(
        _ id: UniqueIdentifier, _ change: (inout MessageRow) -> Void
    ) throws(StoreError) {
        let before = try messageRow(id)
        var row = before
        change(&row)
        state.messages[id] = row
        touch(row.message.conversation)
        if row.differs(from: before) {
            changes.insert(.messageUpdated(id, conversation: row.message.conversation))
        }
    }
}

extension MessageRow {
    /// Whether a reader can see a difference from its earlier state.
    func differs(from before: MessageRow) -> Bool {
        message != before.message || versions != before.versions
            || reactions.filter { $0.emoji != nil } != before.reactions.filter { $0.emoji != nil }
            || receipts != before.receipts
    }

    /// Applies a reaction, unless the person has one that stays.
    mutating func react(_ reaction: ReactionRow) {
        guard let index = reactions.firstIndex(where: { $0.person == reaction.person }) else {
            return reactions.append(reaction)
        }
        if reactions[index].givesWay(to: reaction) { reactions[index] = reaction }
    }
}
