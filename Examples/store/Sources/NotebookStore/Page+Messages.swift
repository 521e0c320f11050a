import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// How chats and messages are written.
extension Page {
    func insert(_ conversation: Conversation) throws(StoreError) {
        let isTaken = book.chats.values.map(\.conversation).contains { known in
            known.id == conversation.id
                || known.platform == conversation.platform && known.sessionID == conversation.sessionID
        }
        if isTaken { throw StoreError(.constraint) }
        book.chats[conversation.id] = Chat(conversation: conversation, number: book.nextNumber())
        touch(conversation.id)
    }

    func update(_ conversation: Conversation) throws(StoreError) {
        var present = conversation
        present.updatedAt = try chat(conversation.id).conversation.updatedAt
        book.chats[conversation.id]?.conversation = present
        touch(conversation.id)
    }

    // MARK: New messages

    func insert(
        _ messages: [NewMessage], unless isRepetition: (NewMessage) throws(StoreError) -> Bool,
        at place: (NewMessage, ChatEnd?) throws(StoreError) -> ChatPosition
    ) throws(StoreError) -> [UniqueIdentifier?] {
        var ids: [UniqueIdentifier?] = []
        for (index, message) in messages.enumerated() {
            if index % 256 == 255, Task.isCancelled { throw StoreError(.cancelled) }
            let end = try chat(message.conversation).order.last.flatMap { last in
                book.entries[last.id].map { ChatEnd(position: last.position, timestamp: $0.message.unified.timestamp) }
            }
            let sender = try message.sender.map { (handle) throws(StoreError) in try self.sender(handle) }
            if try isKnown(message, by: sender?.handle.person) ? true : isRepetition(message) {
                ids.append(nil)
            } else {
                ids.append(try add(message, by: sender, at: place(message, end)))
            }
        }
        return ids
    }

    /// Whether a message of the same name and person, or one that a server calls the same, is stored.
    private func isKnown(_ message: NewMessage, by person: UniqueIdentifier?) -> Bool {
        let named = book.index[.name(message.name), default: []]
        if named.contains(where: { book.entries[$0].map(author) == person }) { return true }
        return PlaceKey.keys(of: message.delivery, in: message.conversation).contains { key in
            if case .server(.clientMessageID) = key { false } else { book.index[key, default: []].isEmpty == false }
        }
    }

    private func add(
        _ new: NewMessage, by sender: KnownSender?, at position: ChatPosition
    ) throws(StoreError) -> UniqueIdentifier {
        if let run = new.run, book.values[.run(run)] == nil { throw StoreError(.runNotFound) }
        guard position.rawValue > 0 else { throw StoreError(.invalidArgument) }
        var chat = try chat(new.conversation)
        let id = new.id ?? makeIdentifier()
        let index = chat.order.lastIndex { $0.position < position }.map { $0 + 1 } ?? 0
        let isTaken = index < chat.order.count && chat.order[index].position == position
        guard !isTaken, book.entries[id] == nil else { throw StoreError(.constraint) }
        let unified = UnifiedMessage(
            id: id, externalID: new.externalID, platform: new.platform, timestamp: new.timestamp,
            precision: new.precision, local: new.local, sender: sender?.participant, recipients: new.recipients,
            content: new.content, threadID: chat.conversation.sessionID, replyTo: new.replyTo, editedAt: new.editedAt,
            platformSpecific: try object(new.platformSpecific))
        let message = StoredMessage(
            unified: unified, conversation: new.conversation, position: position, person: sender?.handle.person,
            direction: new.direction, status: new.status, isRead: new.isRead, contentKey: new.contentKey,
            delivery: new.delivery, carrierText: new.carrierText, seal: new.seal)
        for receipt in new.receipts {
            let person = try self.sender(receipt.sender).handle.person
            _ = book.values.put(.receipt(receipt.event, of: person, for: id))
        }
        chat.order.insert((position, id), at: index)
        book.chats[new.conversation] = chat
        store(Entry(message: message, sender: sender?.handle, number: book.nextNumber(), run: new.run), inPlaceOf: nil)
        reportAdded(to: new.conversation)
        return id
    }

    private func object(_ text: String) throws(StoreError) -> JSONObject {
        if text.isEmpty { return JSONObject() }
        guard case .object(let object)? = try? JSONValue.parse(text) else { throw StoreError(.invalidArgument) }
        return object
    }

    /// Stores a message in the place of its former state, and finds it by its present keys from now on.
    private func store(_ entry: Entry, inPlaceOf former: Entry?) {
        book.entries[entry.id] = entry
        let (keys, known) = (entry.message.placeKeys, former?.message.placeKeys ?? [])
        for key in known where !keys.contains(key) { book.index[key]?.removeAll { $0 == entry.id } }
        for key in keys where !known.contains(key) { book.index[key, default: []].append(entry.id) }
    }

    // MARK: Changes

    func update(_ change: MessageUpdate) throws(StoreError) {
        let before = try entry(change.before.unified.id)
        var entry = before
        if change.after != change.before {
            entry.message = change.after
            // Sources do not show these: they follow from the sender and from values.
            entry.message.person = before.message.person
            entry.message.unified.sender = before.message.unified.sender
            entry.message.unified.reactions = before.message.unified.reactions
        }
        if case .becomes(let handle) = change.sender {
            let sender = try handle.map { (handle) throws(StoreError) in try self.sender(handle) }
            entry.sender = handle
            entry.message.person = sender?.handle.person
            entry.message.unified.sender = sender?.participant
        }
        if let versions = change.versions { entry.versions = versions.after }
        if change.lost.contains(.reactions) {
            for reaction in book.reactions(to: entry.id) {
                book.values.remove(StoredValue.reaction(reaction, to: entry.id).key)
            }
        }
        if change.lost.contains(.events) { book.events.removeAll { $0.message == entry.id } }
        let conversation = entry.message.conversation
        if entry.message.position != before.message.position, var chat = book.chats[conversation] {
            chat.order.removeAll { $0.id == entry.id }
            chat.order.append((entry.message.position, entry.id))
            chat.order.sort { $0.position < $1.position }
            book.chats[conversation] = chat
        }
        store(entry, inPlaceOf: before)
        touch(conversation)
        if entry.message != before.message || entry.versions != before.versions {
            changes.insert(.messageUpdated(entry.id, conversation: conversation))
        }
    }

    func mark(_ messages: MessageSelection, as mark: MessageMark, limit: Int) -> Int64 {
        var count: Int64 = 0
        for before in selected(messages).suffix(limit) {
            var entry = before
            switch mark {
            case .read(let isRead): entry.message.isRead = isRead
            case .direction(let direction) where direction == entry.message.direction: continue
            case .direction(let direction):
                entry.message.direction = direction
                if direction != .unknown { entry.message.isRead = true }
            case .confirmed: entry.message.unified.isOfFile = false
            }
            if entry.message == before.message { continue }
            book.entries[entry.id] = entry
            touch(entry.message.conversation)
            count += 1
        }
        if case .direction = mark, count > 0 { changes.insert(.reload) }
        return count
    }

    func put(_ joined: JoinedMessageRecord) throws(StoreError) -> Bool {
        let before = try entry(joined.message)
        var entry = before
        (entry.join, entry.run) = (joined.join ?? before.join, joined.run ?? before.run)
        book.entries[entry.id] = entry
        return entry.join != before.join || entry.run != before.run
    }

    func pass(_ messages: [UniqueIdentifier], of run: UniqueIdentifier?, to heir: UniqueIdentifier?) throws(StoreError)
    {
        for run in [run, heir].compactMap(\.self) where book.values[.run(run)] == nil { throw StoreError(.runNotFound) }
        for id in messages {
            if let known = book.entries[id]?.run, known == run ?? known { book.entries[id]?.run = heir }
        }
    }

    func keep(_ record: RawRecord, of message: UniqueIdentifier?) {
        let isKept = book.events.contains { event in
            event.message == message && event.record.name == record.name && event.record.bytes == record.bytes
        }
        if isKept { return }
        book.events.append(StoredRawEvent(number: book.nextNumber(), message: message, record: record))
    }

    func moveEvents(of message: UniqueIdentifier, to other: UniqueIdentifier) {
        for index in book.events.indices where book.events[index].message == message {
            book.events[index].message = other
        }
    }

    // MARK: Places

    func rearrange(
        _ conversations: [UniqueIdentifier], within range: ClosedRange<ChatPosition>, by join: UniqueIdentifier?,
        _ arrangement: ([ChatMessages]) throws(StoreError) -> [[MessageMove]]
    ) throws(StoreError) {
        var moved: [[Entry]] = []
        for id in conversations {
            moved.append(
                try chat(id).order.filter { range.contains($0.position) }.compactMap { book.entries[$0.id] })
        }
        let moves = try arrangement(moved.map(described))
        for id in conversations {
            book.chats[id]?.order.removeAll { range.contains($0.position) }
            touch(id)
        }
        for (index, home) in conversations.enumerated() {
            for (before, move) in zip(moved[index], moves[index]) {
                var entry = before
                switch move.mark {
                case .stays: break
                case .set: entry.join = join
                case .removed: entry.join = nil
                }
                if move.isDisowned { entry.run = nil }
                let present = conversations[Int(move.conversation)]
                entry.message.conversation = present
                entry.message.take(move)
                entry.message.unified.threadID = book.chats[present]?.conversation.sessionID ?? ""
                book.chats[present]?.order.append((move.position, entry.id))
                store(entry, inPlaceOf: before)
                if present != home { reportAdded(to: present) }
            }
        }
        for id in conversations { book.chats[id]?.order.sort { $0.position < $1.position } }
    }

    private func described(_ entries: [Entry]) -> ChatMessages {
        var messages = ChatMessages()
        func index(of id: UniqueIdentifier?, in known: inout [UniqueIdentifier]) -> Int32 {
            guard let id else { return -1 }
            if let index = known.firstIndex(of: id) { return Int32(clamping: index) }
            known.append(id)
            return Int32(clamping: known.count - 1)
        }
        for entry in entries {
            messages.places.append(
                ChatMessages.Place(
                    position: entry.message.position, timestamp: entry.message.unified.timestamp,
                    sender: entry.sender?.rawValue ?? 0, run: index(of: entry.run, in: &messages.runs),
                    join: index(of: entry.join, in: &messages.joins),
                    number: entry.message.delivery?.serverSequence ?? 0))
        }
        return messages
    }

    // MARK: Erasing

    func erase(_ part: ErasedPart) throws(StoreError) -> Erasure {
        switch part {
        case .messages(let given):
            let entries = Set(given).compactMap { book.entries[$0] }
            if entries.count == 1, let entry = entries.first {
                changes.insert(.messageDeleted(entry.id, conversation: entry.message.conversation))
            }
            let erasure = erase(entries)
            if entries.count > 1 { reload(keeping: [:]) }
            return erasure
        case .first(let limit, let conversation):
            return erase(try chat(conversation).order.prefix(limit).compactMap { book.entries[$0.id] })
        case .conversation(let id):
            let chat = try chat(id)
            var erasure = erase(chat.order.compactMap { book.entries[$0.id] })
            if let picture = chat.conversation.avatar { erasure.contents.insert(picture) }
            removeValues(ownedBy: id)
            book.chats[id] = nil
            // Nobody knows one that came into being in this transaction.
            if wasKnown(id) { changes.insert(.conversationDeleted(id)) }
            return erasure
        case .everything:
            var empty = Notebook()
            for kind in [StoredValue.Kind.setting, .identity, .policy, .seal, .opening] {
                for value in book.values.values(ValueSelection(kind)) { _ = empty.values.put(value) }
            }
            book = empty
            reload(keeping: [:])
            return Erasure()
        }
    }

    private func erase(_ entries: [Entry]) -> Erasure {
        let gone = Set(entries.map(\.id))
        for entry in entries {
            removeValues(ownedBy: entry.id)
            book.leaving.formUnion(namedPeople(in: entry))
            book.entries[entry.id] = nil
            for key in entry.message.placeKeys { book.index[key]?.removeAll { $0 == entry.id } }
        }
        for conversation in Set(entries.map(\.message.conversation)) {
            book.chats[conversation]?.order.removeAll { gone.contains($0.id) }
            touch(conversation)
        }
        book.events.removeAll { $0.message.map(gone.contains) ?? false }
        let contents = entries.flatMap { $0.message.unified.content.attachments }.compactMap(\.sha256)
        return Erasure(messages: Int64(entries.count), contents: Set(contents))
    }
}
