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

    /// Applies a reaction, unless the person has one that stays.
    mutating func react(_ reaction: ReactionRow) {
        guard let index = reactions.firstIndex(where: { $0.person == reaction.person }) else {
            return reactions.append(reaction)
        }
        if reactions[index].givesWay(to: reaction) { reactions[index] = reaction }
    }
}
