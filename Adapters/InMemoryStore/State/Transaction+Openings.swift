import WhisperArchive
import WhisperMessage
import WhisperStorePort

extension Transaction {
    /// Checks, records and stores an opening.
    func commit(
        _ opening: ReplayKey, storing message: NewOpenedMessage
    ) throws(StoreError) -> OpeningOutcome {
        let judged = state.openings.reading(of: now).judged
        if state.openings.isRemembered(opening.key) { return .replayed }
        if case .inPlaceOf(let carrier) = message.place {
            let row = try messageRow(carrier)
            if row.message.isTombstone { throw StoreError(.messageNotFound) }
            if row.message.carrierText != nil { return .replayed }
        }
        if let conversation = try conversation(of: message.place) {
            let identity = MessageName(conversation: conversation, externalID: message.externalID)
            if !state.messagesByExternalID[identity, default: []].isEmpty { return .replayed }
        }
        let edited = try archive.takeEdit(message, members: parsedObject(message.platformSpecific))
        let id = if let edited { edited } else { try save(message) }
        state.openings.enter(opening, at: judged)
        state.openings.remember(OpeningRecord(key: opening.key, message: id, openedAt: judged))
        state.openings.mark = judged
        return .opened(message: id)
    }

    /// The conversation for a message, if it exists.
    private func conversation(of place: NewOpenedMessage.Place) throws(StoreError) -> UniqueIdentifier? {
        switch place {
        case .behind(let carrier), .inPlaceOf(let carrier): return try messageRow(carrier).message.conversation
        case .conversation(let reference):
            guard !reference.key.isEmpty else { throw StoreError(.invalidArgument) }
            return state.conversationByAlias[ConversationAlias(platform: reference.platform, key: reference.key)]
        }
    }

    private func save(_ message: NewOpenedMessage) throws(StoreError) -> UniqueIdentifier {
        if case .inPlaceOf(let carrier) = message.place { return try open(message, inPlaceOf: carrier) }
        let sender = try archive.sender(for: message.sender)
        let conversation: UniqueIdentifier
        var carrier: UniqueIdentifier?
        switch message.place {
        case .conversation(let reference):
            conversation = try self.conversation(for: reference).id
            carrier = try conversationRow(conversation).order.last?.id
        case .behind(let id), .inPlaceOf(let id):
            conversation = try messageRow(id).message.conversation
            carrier = id
        }
        let new = NewMessage(
            conversation: conversation, externalID: message.externalID, platform: .whisper,
            timestamp: message.timestamp, precision: .second, sender: sender, recipients: message.recipients,
            direction: .incoming, isRead: message.isRead, content: message.content,
            platformSpecific: message.platformSpecific,
            position: try freePosition(in: conversation, behind: carrier), seal: message.seal)
        guard let id = try archive.add([new]).first ?? nil else { throw StoreError(.constraint) }
        return id
    }

    /// Replaces a carrier's content with the opened message.
    private func open(
        _ message: NewOpenedMessage, inPlaceOf carrier: UniqueIdentifier
    ) throws(StoreError) -> UniqueIdentifier {
        let members = try parsedObject(message.platformSpecific)
        try changeMessage(carrier) { row in
            row.message.carrierText = row.message.unified.content.text ?? ""
            let isDeleted = row.isDeleted
            row.message.unified.content = message.content
            if isDeleted { row.message.unified.content.kind = .deleted }
            row.message.unified.platformSpecific = row.message.membersOnceOpened(members)
            row.message.seal = message.seal
            if row.message.direction == .incoming { row.message.writtenAt = message.timestamp }
            row.message.isRead = row.message.isRead || message.isRead
        }
        if let row = state.messages[carrier], !row.isUnread {
            state.conversations[row.message.conversation]?.unread.remove(carrier)
        }
        return carrier
    }
}
