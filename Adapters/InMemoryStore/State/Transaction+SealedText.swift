import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Texts that are reported for messages, and the one rule about those that were sealed (ING-1b, RT-10).
extension Transaction {
    /// Applies an edit by someone with the right to it.
    mutating func take(
        _ edit: MessageVersion, of id: UniqueIdentifier, by sender: SenderHandle?
    ) throws(StoreError) -> ChangeOutcome {
        let row = try messageRow(id)
        if row.isTombstone { return .made }
        switch row.message.decision(on: .carried(edit.text)) {
        case .replaces: try changeMessage(id) { $0.edit(edit) }
        case .known: break
        case .noted:
            try changeMessage(id) { $0.edit(edit) }
            return .refused
        case .separate: try keepBeside(id, edit: edit, by: sender)
        }
        return .made
    }

    /// Stores a sealed edit as a message of its own behind the one that it edits, until it is opened.
    ///
    /// - Parameter sender: The sender; nil for the one of the message.
    mutating func keepBeside(
        _ id: UniqueIdentifier, edit: MessageVersion, by sender: SenderHandle?
    ) throws(StoreError) {
        let row = try messageRow(id)
        let held = row.message
        let name = SealedText.editID(of: held.unified.externalID, edit.text)
        // Neither an edit of an edit, nor one that the message has taken.
        guard SealedText.edited(by: held.unified) == nil, !SealedText.edits(of: held.unified).contains(name) else {
            return
        }
        let members = JSONValue.object(SealedText.members(ofEditOf: held.unified)).text
        let own = newIdentifier()
        let isNew = try save(
            NewMessage(
                id: own, conversation: held.conversation, externalID: name, platform: held.unified.platform,
                timestamp: edit.timestamp, precision: .millisecond, sender: sender ?? row.sender,
                direction: held.direction, isRead: held.isRead, content: Content(kind: .text, text: edit.text),
                platformSpecific: members, position: try freePosition(in: held.conversation, behind: id)))
        guard isNew else { return }
        reportAdded(to: held.conversation)
        sealedEdits.append(own)
    }

    /// Lets an opened edit take the place of the text that it edits, if it may; nil if it is a message of its own.
    mutating func takeEdit(_ message: NewOpenedMessage) throws(StoreError) -> UniqueIdentifier? {
        let carrier: UniqueIdentifier
        switch message.place {
        case .conversation: return nil
        case .behind(let id), .inPlaceOf(let id): carrier = id
        }
        let edit = try messageRow(carrier)
        guard let externalID = SealedText.edited(by: edit.message.unified),
            let id = state.messagesByExternalID[
                ExternalIdentity(conversation: edit.message.conversation, externalID: externalID), default: []
            ].first(where: { person(of: $0) == person(of: carrier) }),
            let held = state.messages[id],
            let opened = OpenedEdit(
                of: edit.message, content: message.content, seal: message.seal, sealedAt: message.timestamp,
                members: try parsedObject(message.platformSpecific)),
            held.message.decision(on: opened.report) == .replaces
        else { return nil }
        try changeMessage(id) { row in
            var versions = row.versions
            row.message.take(opened, versions: &versions)
            row.versions = versions
        }
        erase(carrier)
        changes.insert(.messageDeleted(carrier, conversation: edit.message.conversation))
        return id
    }

    private func person(of id: UniqueIdentifier) -> UniqueIdentifier? {
        state.messages[id]?.sender.map { state.resolved($0.person) }
    }
}
