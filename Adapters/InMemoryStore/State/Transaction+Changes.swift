import WhisperArchive
import WhisperJSONText
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

    func react(
        to id: UniqueIdentifier, by sender: NewSender, emoji: String?, at time: Timestamp
    ) throws(StoreError) {
        guard try !messageRow(id).message.isTombstone else { return }
        try react(to: id, by: self.sender(for: sender), emoji: emoji, at: time)
    }

    func react(
        to id: UniqueIdentifier, by handle: SenderHandle, emoji: String?, at time: Timestamp
    ) throws(StoreError) {
        guard try !messageRow(id).message.isTombstone else { return }
        let reaction = ReactionRow(
            person: state.resolved(handle.person), participant: try senderRow(of: handle).participant, emoji: emoji,
            timestamp: time)
        let forgotten = state.forgotten
        let isForgotten = forgotten.contains(reaction.person)
        let same = try sameReaction(to: id, as: reaction)
        if let same, state.people[same]?.isOwner == true { return }
        try changeMessage(id) { row in
            row.reactions.removeAll { held in
                !isForgotten && forgotten.contains(held.person) && held.emoji == reaction.emoji
                    && held.timestamp == reaction.timestamp
            }
            row.reactions.removeAll { $0.person == same }
            row.react(reaction)
        }
    }

    /// Who reacted to a message with the same reaction, if one of both is the owner, and the other may be (see
    /// `OwnerClaim.isOneReaction`).
    private func sameReaction(
        to id: UniqueIdentifier, as reaction: ReactionRow
    ) throws(StoreError) -> UniqueIdentifier? {
        let isOwner = state.people[reaction.person]?.isOwner == true
        return try messageRow(id).reactions.first { other in
            other.person != reaction.person && (state.people[other.person]?.isOwner == true) != isOwner
                && OwnerClaim.isOneReaction(
                    reaction.emoji, at: reaction.timestamp, as: other.emoji, at: other.timestamp)
                && !isAnother(isOwner ? other.person : reaction.person)
        }?.person
    }

    func deleteMessage(_ id: UniqueIdentifier, _ mode: DeletionMode) throws(StoreError) -> [String] {
        _ = try messageRow(id)
        let blobs = state.referencedBlobs
        state.removeFromOutbox(id)
        switch mode {
        case .tombstoneKeepingText: try changeMessage(id) { $0.message.unified.content.kind = .deleted }
        case .tombstone:
            try archive.forgetWaiting(for: messageRow(id).message)
            try changeMessage(id) { $0.leaveTombstone() }
            state.messages[id]?.run = nil
            state.rawEvents.removeAll { $0.message == id }
        case .erase:
            try archive.forgetWaiting(for: messageRow(id).message)
            erase(id)
        }
        return blobs.subtracting(state.referencedBlobs).sorted()
    }
}

extension MessageRow {
    /// Whether it is a tombstone.
    var isDeleted: Bool { message.unified.content.kind == .deleted }

    /// Whether a reader can see a difference from its earlier state.
    func differs(from before: MessageRow) -> Bool {
        message != before.message || versions != before.versions
            || reactions.filter { $0.emoji != nil } != before.reactions.filter { $0.emoji != nil }
            || receipts != before.receipts
    }

    /// Removes its content.
    mutating func leaveTombstone() {
        message.unified.content = Content(kind: .deleted, text: nil)
        message.unified.editedAt = nil
        message.unified.platformSpecific = JSONObject()
        message.carrierText = nil
        message.seal = nil
        versions = []
        reactions = []
    }

    /// Changes the texts of the message, present and earlier.
    mutating func changeTexts(_ change: (inout TextHistory) -> Void) {
        var texts = TextHistory(
            text: message.unified.content.text, editedAt: message.unified.editedAt,
            isTimeEstimated: message.unified.isMarkedAsEdited, sentAt: message.unified.timestamp, versions: versions)
        let wasTimeEstimated = texts.isTimeEstimated
        change(&texts)
        if texts.isTimeEstimated != wasTimeEstimated { message.unified.isMarkedAsEdited = texts.isTimeEstimated }
        if message.unified.content.text != texts.text { message.unified.content.text = texts.text }
        if message.unified.editedAt != texts.editedAt { message.unified.editedAt = texts.editedAt }
        versions = texts.versions
    }

    /// Applies a reaction, unless the person has a later one.
    mutating func react(_ reaction: ReactionRow) {
        guard let index = reactions.firstIndex(where: { $0.person == reaction.person }) else {
            return reactions.append(reaction)
        }
        if reaction.timestamp >= reactions[index].timestamp { reactions[index] = reaction }
    }
}
