import WhisperJSONText
package import WhisperMessage
package import WhisperStorePort

/// Texts that are reported for messages, and the one rule about those that were sealed (ING-1b, RT-10).
extension Archive {
    /// Sets the text of a message, or stores it as a version if a later one is already set. What was sealed stays, and
    /// the text is noted beside it.
    ///
    /// - Throws: `.messageNotFound`.
    package func edit(_ id: UniqueIdentifier, _ edit: MessageVersion) throws(StoreError) {
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        try self.edit(held, edit)
    }

    /// Applies an edit by someone with the right to it.
    func take(
        _ edit: MessageVersion, by sender: SenderHandle?, of held: StoredMessage
    ) throws(StoreError) -> ChangeOutcome {
        if held.isTombstone { return .made }
        switch held.decision(on: .carried(edit.text)) {
        case .replaces: try self.edit(held, edit)
        case .known: break
        case .noted:
            try note(edit, beside: held)
            return .refused
        case .separate: try keepBeside(held, edit, by: sender)
        }
        return .made
    }

    private func edit(_ held: StoredMessage, _ edit: MessageVersion) throws(StoreError) {
        if held.isTombstone { return }
        if held.protection != .none { return try note(edit, beside: held) }
        let versions = try store.versions(of: held.unified.id)
        var texts = TextHistory(of: held.unified, versions: versions)
        let before = texts
        texts.apply(edit)
        if texts == before { return }
        var edited = held
        edited.unified.content.text = texts.text
        edited.unified.editedAt = texts.editedAt
        if texts.isTimeEstimated != before.isTimeEstimated {
            edited.unified.isMarkedAsEdited = texts.isTimeEstimated
        }
        try store.update(MessageUpdate(held, to: edited, versions: (versions, texts.versions)))
        try joinRecords(ofChanged: held)
    }

    /// Makes one of an own message that changed and of each record of it that does not say whose it is: a file may show
    /// a later text without saying that it is one, so that both show the same only now.
    ///
    /// - Returns: The id of the message that stays.
    @discardableResult
    func joinRecords(ofChanged held: StoredMessage) throws(StoreError) -> UniqueIdentifier {
        var staying = held.unified.id
        // A change of a record that may be anybody's never makes it the owner's.
        guard held.direction == .outgoing else { return staying }
        let name = MessageName(conversation: held.conversation, externalID: held.unified.externalID)
        for place in try store.places(of: name) where place.direction == .unknown && place.id != staying {
            staying = try joinDouble(staying, place.id) ?? staying
        }
        return staying
    }

    /// Notes a text beside a sealed message.
    private func note(_ edit: MessageVersion, beside held: StoredMessage) throws(StoreError) {
        guard held.decision(on: .carried(edit.text)) != .known else { return }
        var noted = held
        noted.note(edit.text, at: edit.timestamp)
        try store.update(MessageUpdate(held, to: noted))
    }

    /// Stores a sealed edit as a message of its own behind the one that it edits, until it is opened.
    ///
    /// - Parameters:
    ///   - sender: The sender; nil for the one of the message.
    ///   - isOfFile: Whether only an added file shows it.
    package func keepBeside(
        _ held: StoredMessage, _ edit: MessageVersion, by sender: SenderHandle?, isOfFile: Bool = false
    ) throws(StoreError) {
        let id = SealedText.editID(of: held.unified.externalID, edit.text)
        // Neither an edit of an edit, nor one that the message has taken.
        guard SealedText.edited(by: held.unified) == nil, !SealedText.edits(of: held.unified).contains(id) else {
            return
        }
        let own = try store.place(of: held.unified.id)?.sender
        var members = SealedText.members(ofEditOf: held.unified)
        if isOfFile { members[UnifiedMessage.fileMember] = .bool(true) }
        let added = try add([
            NewMessage(
                conversation: held.conversation, externalID: id, platform: held.unified.platform,
                timestamp: edit.timestamp, precision: .millisecond, sender: sender ?? own,
                direction: held.direction, isRead: held.isRead, content: Content(kind: .text, text: edit.text),
                platformSpecific: JSONValue.object(members).text,
                position: try position(behind: held.unified.id))
        ])
        sealedEdits += added.compactMap(\.self)
    }

    /// Lets an opened edit take the place of the text that it edits, if it may; nil if it is a message of its own.
    ///
    /// - Parameter members: The platform-specific members of what was opened.
    /// - Throws: `.messageNotFound` if the message that carried it is not stored.
    package func takeEdit(
        _ message: NewOpenedMessage, members: JSONObject
    ) throws(StoreError) -> UniqueIdentifier? {
        let carrier: UniqueIdentifier
        switch message.place {
        case .conversation: return nil
        case .behind(let id), .inPlaceOf(let id): carrier = id
        }
        guard let edit = try store.message(carrier) else { throw StoreError(.messageNotFound) }
        guard let externalID = SealedText.edited(by: edit.unified) else { return nil }
        let name = MessageName(conversation: edit.conversation, externalID: externalID)
        guard let id = try store.places(of: name).first(where: { $0.sender?.person == edit.person })?.id,
            let held = try store.message(id),
            let opened = OpenedEdit(
                of: edit, content: message.content, seal: message.seal, sealedAt: message.timestamp, members: members),
            held.decision(on: opened.report) == .replaces
        else { return nil }
        let versions = try store.versions(of: id)
        var (result, earlier) = (held, versions)
        result.take(opened, versions: &earlier)
        try store.update(MessageUpdate(held, to: result, versions: (versions, earlier)))
        try store.erase(.messages([carrier]))
        return id
    }
}

extension TextHistory {
    /// The texts of a message.
    init(of message: UnifiedMessage, versions: [MessageVersion]) {
        self.init(
            text: message.content.text, editedAt: message.editedAt, isTimeEstimated: message.isMarkedAsEdited,
            sentAt: message.timestamp, versions: versions)
    }
}
