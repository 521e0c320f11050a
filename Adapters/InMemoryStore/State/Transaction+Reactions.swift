import WhisperMessage
import WhisperStorePort

/// Reactions (see `StoreReader`).
extension Transaction {
    func reaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError) -> HeldReaction? {
        let person = state.resolved(person)
        return try messageRow(message).reactions.first { $0.person == person }.map(held)
    }

    func reactions(
        to message: UniqueIdentifier, _ emoji: String?, at time: Timestamp
    ) throws(StoreError) -> [HeldReaction] {
        try messageRow(message).reactions.filter { $0.emoji == emoji && $0.timestamp == time }.map(held)
    }

    private func held(_ row: ReactionRow) -> HeldReaction {
        HeldReaction(
            of: row.person, isOwners: state.people[row.person]?.isOwner == true, row.emoji, at: row.timestamp,
            isClaimed: row.isClaimed)
    }

    func putReaction(
        _ emoji: String?, by sender: SenderHandle, at time: Timestamp, isClaimed: Bool, to message: UniqueIdentifier,
        inPlaceOf former: HeldReaction?
    ) throws(StoreError) {
        let reaction = ReactionRow(
            person: state.resolved(sender.person), participant: try senderRow(of: sender).participant, emoji: emoji,
            timestamp: time, isClaimed: isClaimed)
        try changeMessage(message) { $0.react(reaction) }
    }

    func removeReaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError) {
        try changeMessage(message) { row in row.reactions.removeAll { $0.person == person } }
    }

    func moveReactions(to message: UniqueIdentifier, onto other: UniqueIdentifier) throws(StoreError) {
        for reaction in try messageRow(message).reactions { state.messages[other]?.react(reaction) }
        for index in state.rawEvents.indices where state.rawEvents[index].message == message {
            state.rawEvents[index].message = other
        }
    }

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
    }

    /// Applies a reaction, unless the person has one that stays.
    mutating func react(_ reaction: ReactionRow) {
        guard let index = reactions.firstIndex(where: { $0.person == reaction.person }) else {
            return reactions.append(reaction)
        }
        if reactions[index].givesWay(to: reaction) { reactions[index] = reaction }
    }
}
