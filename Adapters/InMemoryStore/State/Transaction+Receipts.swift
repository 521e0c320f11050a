import WhisperMessage
import WhisperStorePort

/// Reactions, and receipts of recipients (see `StoreReader`).
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

    func receipt(of person: UniqueIdentifier, for message: UniqueIdentifier) throws(StoreError) -> ReceiptEvent? {
        try messageRow(message).receipts[state.resolved(person)]
    }

    func receipts(for message: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: ReceiptEvent] {
        try messageRow(message).receipts
    }

    func put(_ receipt: ReceiptEvent?, of person: UniqueIdentifier, for message: UniqueIdentifier) throws(StoreError) {
        let person = state.resolved(person)
        guard state.people[person] != nil else { throw StoreError(.personNotFound) }
        try changeMessage(message) { $0.receipts[person] = receipt }
    }
}
