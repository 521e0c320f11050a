import WhisperJSONText
import WhisperMessage
import WhisperStorePort

extension Transaction {
    /// The message with this id, which must exist.
    func messageRow(_ id: UniqueIdentifier) throws(StoreError) -> MessageRow {
        guard let row = state.messages[id] else { throw StoreError(.messageNotFound) }
        return row
    }

    func insert(
        _ messages: [NewMessage], unless isRepetition: (NewMessage) throws(StoreError) -> Bool,
        at place: (NewMessage, ChatEnd?) throws(StoreError) -> ChatPosition
    ) throws(StoreError) -> [UniqueIdentifier?] {
        var ids: [UniqueIdentifier?] = []
        for (index, message) in messages.enumerated() {
            if index.isMultiple(of: 256), Task.isCancelled { throw StoreError(.cancelled) }
            ids.append(try insert(message, unless: isRepetition, at: place))
        }
        return ids
    }

    private func insert(
        _ new: NewMessage, unless isRepetition: (NewMessage) throws(StoreError) -> Bool,
        at place: (NewMessage, ChatEnd?) throws(StoreError) -> ChatPosition
    ) throws(StoreError) -> UniqueIdentifier? {
        guard let conversation = state.conversations[new.conversation] else {
            throw StoreError(.conversationNotFound)
        }
        let sender = try new.sender.map { (handle) throws(StoreError) in try senderRow(of: handle) }
        if isKnown(new.name, person: sender?.person, delivery: new.delivery) { return nil }
        if try isRepetition(new) { return nil }
        if let run = new.run, state.values[.run(run)] == nil { throw StoreError(.runNotFound) }
        let platformSpecific = try parsedObject(new.platformSpecific)
        let end = conversation.order.last.flatMap { last in
            state.messages[last.id].map { ChatEnd(position: last.position, timestamp: $0.message.unified.timestamp) }
        }
        let position = try place(new, end)
        let unified = UnifiedMessage(
            id: new.id ?? makeIdentifier(), externalID: new.externalID, platform: new.platform,
            timestamp: new.timestamp, precision: new.precision, local: new.local, sender: sender?.participant,
            recipients: new.recipients, content: new.content, threadID: conversation.conversation.sessionID,
            replyTo: new.replyTo, editedAt: new.editedAt, platformSpecific: platformSpecific)
        let message = StoredMessage(
            unified: unified, conversation: new.conversation, position: position, person: sender?.person,
            direction: new.direction, status: new.status, isRead: new.isRead, contentKey: new.contentKey,
            delivery: new.delivery, carrierText: new.carrierText, seal: new.seal)
        var row = MessageRow(message: message, sender: new.sender, arrival: state.nextArrival())
        row.run = new.run
        for receipt in new.receipts {
            let person = state.resolved(try senderRow(of: receipt.sender).person)
            _ = state.values.put(.receipt(receipt.event, of: person, for: unified.id))
        }
        try insert(row)
        reportAdded(to: new.conversation)
        return unified.id
    }

    func moveEvents(of message: UniqueIdentifier, to other: UniqueIdentifier) {
        for index in state.rawEvents.indices where state.rawEvents[index].message == message {
            state.rawEvents[index].message = other
        }
    }

    /// Replaces the row of a message, and reports it if a reader can see the difference.
    func put(_ row: MessageRow, inPlaceOf before: MessageRow) throws(StoreError) {
        let id = before.message.unified.id
        let conversation = before.message.conversation
        state.messages[id] = row
        index(row.message, inPlaceOf: before.message)
        state.conversations[conversation]?.unread.remove(id)
        if row.isUnread { state.conversations[conversation]?.unread.insert(id) }
        touch(conversation)
        if row.message != before.message || row.versions != before.versions {
            changes.insert(.messageUpdated(id, conversation: conversation))
        }
    }

    /// The sender behind a handle.
    func senderRow(of handle: SenderHandle) throws(StoreError) -> SenderRow {
        guard handle.rawValue >= 1, handle.rawValue <= state.senders.count else { throw StoreError(.personNotFound) }
        let row = state.senders[Int(handle.rawValue) - 1]
        guard state.people[state.resolved(row.person)] != nil else { throw StoreError(.personNotFound) }
        return row
    }

    /// Whether a message is stored already, by its server ids, or by its name and its sender.
    func isKnown(_ name: MessageName, person: UniqueIdentifier?, delivery: ServerDelivery?) -> Bool {
        let isOfSamePerson = state.messagesByKey[.name(name), default: []].contains { id in
            state.messages[id]?.sender.map { state.resolved($0.person) } == person.map(state.resolved)
        }
        if isOfSamePerson { return true }
        return PlaceKey.keys(of: delivery, in: name.conversation).contains { key in
            if case .server(.clientMessageID) = key { return false }
            return state.messagesByKey[key]?.isEmpty == false
        }
    }

    /// Adds a message to its conversation and to every index.
    func insert(_ row: MessageRow) throws(StoreError) {
        let message = row.message
        let id = message.unified.id
        guard message.position.rawValue > 0 else { throw StoreError(.invalidArgument) }
        guard var conversation = state.conversations[message.conversation] else {
            throw StoreError(.conversationNotFound)
        }
        let index = conversation.index(of: message.position)
        let isTaken = index < conversation.order.count && conversation.order[index].position == message.position
        guard !isTaken, state.messages[id] == nil else { throw StoreError(.constraint) }

        conversation.order.insert(ConversationRow.Place(position: message.position, id: id), at: index)
        if row.isUnread { conversation.unread.insert(id) }
        state.conversations[message.conversation] = conversation
        addToIndices(row)
    }

    /// Adds a message to every index except its conversation's order.
    func addToIndices(_ row: MessageRow) {
        state.messages[row.message.unified.id] = row
        index(row.message, inPlaceOf: nil)
    }

    /// Lets the keys of a message be those of its present form; nil for one that is not stored.
    func index(_ message: StoredMessage?, inPlaceOf former: StoredMessage?) {
        let (keys, known) = (message?.placeKeys ?? [], former?.placeKeys ?? [])
        if let former {
            for key in known where !keys.contains(key) {
                state.messagesByKey[key]?.removeAll { $0 == former.unified.id }
            }
        }
        if let message {
            for key in keys where !known.contains(key) {
                state.messagesByKey[key, default: []].append(message.unified.id)
            }
        }
    }

    /// Removes a message from every index except its conversation's order, and clears references to it unless it is
    /// moving.
    func removeFromIndices(_ id: UniqueIdentifier, isMoving: Bool = false) {
        guard let row = state.messages.removeValue(forKey: id) else { return }
        let message = row.message
        if !isMoving {
            removeValues(ownedBy: id)
            state.rawEvents.removeAll { $0.message == id }
            if let sender = row.sender { state.leaving.insert(state.resolved(sender.person)) }
            state.leaving.formUnion(message.unified.platformSpecific.voters.map(state.resolved))
        }
        index(nil, inPlaceOf: message)
    }

    /// Stores the bytes of an event, unless they are already stored for this message.
    func keep(_ record: RawRecord, of message: UniqueIdentifier?) {
        let isKept = state.rawEvents.contains {
            $0.message == message && $0.record.name == record.name && $0.record.bytes == record.bytes
        }
        if isKept { return }
        let number = state.nextArrival()
        state.rawEvents.append(StoredRawEvent(number: number, message: message, record: record))
    }

    func erase(_ part: ErasedPart) throws(StoreError) -> Erasure {
        var ids: [UniqueIdentifier] = []
        switch part {
        case .messages(let given): ids = Set(given).filter { state.messages[$0] != nil }
        case .first(let limit, let conversation):
            ids = try conversationRow(conversation).order.prefix(limit).map(\.id)
        case .conversation(let id): return try eraseConversation(id)
        case .everything: eraseEverything()
        }
        let blobs = contents(of: ids)
        if case .messages = part, let id = ids.first, let chat = state.messages[id]?.message.conversation {
            changes.insert(.messageDeleted(id, conversation: chat))
        }
        for id in ids { remove(id) }
        if case .messages = part, ids.count > 1 { reportReload() }
        return Erasure(messages: Int64(ids.count), contents: blobs)
    }

    private func eraseEverything() {
        var empty = VaultState()
        for kind in [StoredValue.Kind.setting, .identity, .policy, .seal, .opening] {
            for value in state.values.values(ValueSelection(kind)) { _ = empty.values.put(value) }
        }
        state = empty
        reportReload()
    }

    /// The contents to which messages refer.
    func contents(of messages: [UniqueIdentifier]) -> Set<String> {
        Set(messages.flatMap { state.messages[$0]?.message.unified.content.attachments ?? [] }.compactMap(\.sha256))
    }

    /// Removes a message completely.
    private func remove(_ id: UniqueIdentifier) {
        guard let message = state.messages[id]?.message, var row = state.conversations[message.conversation] else {
            return
        }
        row.order.remove(at: row.index(of: message.position))
        row.unread.remove(id)
        state.conversations[message.conversation] = row
        removeFromIndices(id)
        touch(message.conversation)
    }
}

/// Parses the text of an object; an empty text is an empty object.
func parsedObject(_ text: String) throws(StoreError) -> JSONObject {
    if text.isEmpty { return JSONObject() }
    guard case .object(let object)? = try? JSONValue.parse(text) else { throw StoreError(.invalidArgument) }
    return object
}
