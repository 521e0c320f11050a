import WhisperJSONText
package import WhisperMessage
package import WhisperStorePort

/// Sealed messages that were opened (ENV-7, ENV-8, RT-10).
extension Archive {
    /// Checks that an envelope was not opened before, records that it is now, and stores what was in it. Any refusal comes
    /// before the first change.
    ///
    /// - Throws: `.messageNotFound` for a carrier that is not stored, or of which nothing is left; `.invalidArgument` for an
    ///   empty key of a conversation.
    package func commit(
        _ opening: ReplayKey, storing message: NewOpenedMessage
    ) throws(StoreError) -> OpeningOutcome {
        if try store.isRemembered(opening) { return .replayed }
        let carrier = try message.place.carrier.map { (id) throws(StoreError) in
            guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
            return held
        }
        var conversation = carrier?.conversation
        switch message.place {
        case .behind: break
        case .inPlaceOf:
            if carrier?.isTombstone == true { throw StoreError(.messageNotFound) }
            if carrier?.carrierText != nil { return .replayed }
        case .conversation(let reference):
            guard !reference.key.isEmpty else { throw StoreError(.invalidArgument) }
            conversation = try store.conversation(havingKey: reference.key, on: reference.platform)?.id
        }
        if let conversation {
            let name = MessageName(conversation: conversation, externalID: message.externalID)
            if try !store.places(of: name).isEmpty { return .replayed }
        }
        let members = try message.members
        let edited = try takeEdit(message, members: members)
        let id = if let edited { edited } else { try store(message, in: carrier, members: members) }
        try remember(opening, storedAs: id)
        return .opened(message: id)
    }

    /// Records on a message why its envelope is not opened in place; what was recorded first stays.
    ///
    /// - Throws: `.messageNotFound`.
    package func mark(carrier id: UniqueIdentifier, as state: CarrierState) throws(StoreError) {
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        guard held.unified.content.kind != .deleted, held.unified.platformSpecific["envelope"] == nil else { return }
        var marked = held
        marked.unified.platformSpecific["envelope"] = .object(["state": .string(state.rawValue)])
        try store.update(MessageUpdate(held, to: marked))
    }

    private func store(
        _ message: NewOpenedMessage, in carrier: StoredMessage?, members: JSONObject
    ) throws(StoreError) -> UniqueIdentifier {
        if case .inPlaceOf = message.place, let carrier {
            try store.update(MessageUpdate(carrier, to: carrier.opened(as: message, members: members)))
            return carrier.unified.id
        }
        let sender = try sender(for: message.sender)
        let conversation: UniqueIdentifier
        var position: ChatPosition?
        if case .conversation(let reference) = message.place {
            conversation = try self.conversation(for: reference)
            position = try positionAtEnd(of: conversation)
        } else if let carrier {
            conversation = carrier.conversation
            position = try self.position(behind: carrier.unified.id)
        } else {
            throw StoreError(.messageNotFound)
        }
        let added = try add([
            NewMessage(
                conversation: conversation, externalID: message.externalID, platform: .whisper,
                timestamp: message.timestamp, precision: .second, sender: sender, recipients: message.recipients,
                direction: .incoming, isRead: message.isRead, content: message.content,
                platformSpecific: message.platformSpecific, position: position, seal: message.seal)
        ])
        guard let id = added.first ?? nil else { throw StoreError(.constraint) }
        return id
    }
}

extension NewOpenedMessage.Place {
    /// The message that carried the envelope; nil if none of the vault did.
    fileprivate var carrier: UniqueIdentifier? {
        switch self {
        case .conversation: nil
        case .behind(let id), .inPlaceOf(let id): id
        }
    }
}

extension NewOpenedMessage {
    /// The members of `platform_specific`.
    fileprivate var members: JSONObject {
        get throws(StoreError) { try JSONObject(ofPlatform: platformSpecific) }
    }
}

extension StoredMessage {
    /// This message with what was in its envelope in the place of the envelope.
    fileprivate func opened(as message: NewOpenedMessage, members: JSONObject) -> StoredMessage {
        var opened = self
        opened.carrierText = unified.content.text ?? ""
        opened.unified.content = message.content
        if unified.content.kind == .deleted { opened.unified.content.kind = .deleted }
        opened.unified.platformSpecific = membersOnceOpened(members)
        opened.seal = message.seal
        if direction == .incoming { opened.writtenAt = message.timestamp }
        opened.isRead = isRead || message.isRead
        return opened
    }
}
