import WhisperMessage
import WhisperStorePort

/// Messages that are read together (see `StoreReader`).
extension Transaction {
    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        let rows: [MessageRow]
        switch query {
        case .named(let key): rows = places(key).compactMap { state.messages[$0.id] }
        case .first(let position, let conversation, let person):
            rows = Array(self.rows(of: conversation, by: person) { $0 > position }.prefix(limit))
        case .last(let position, let conversation, let person):
            rows = self.rows(of: conversation, by: person) { $0 <= position }.suffix(limit)
        case .answers(let name, let position):
            rows = self.rows(of: name.conversation) { $0 > position }
                .filter { $0.message.unified.replyTo == name.externalID }
        case .sent(let span, let platform, let conversation):
            rows = state.messages.values.filter { row in
                span.contains(row.message.unified.timestamp) && isOn(platform, row)
                    && conversation.map { $0 == row.message.conversation } ?? true
            }.sorted { $0.isOlder(than: $1) }
        case .withRemoteContents(let platform, let conversation, let message):
            let last = try message.map { (id) throws(StoreError) in try messageRow(id) }
            rows = state.messages.values.filter { row in
                let unified = row.message.unified
                return unified.platform == platform && unified.content.kind != .deleted
                    && unified.content.attachments.contains { $0.state == .remote }
                    && conversation.map { row.message.conversation == $0 } ?? true
                    && last.map { row.isOlder(than: $0) } ?? true
            }.sorted { $1.isOlder(than: $0) }
        case .found(let request): rows = try state.rows(foundBy: request)
        }
        return rows.prefix(limit).compactMap { state.message($0.message.unified.id) }
    }

    func count(_ search: SearchRequest, upTo most: Int64) -> Int64 {
        min(most, Int64(state.messages.values.count { state.matches(search, $0) }))
    }

    func conversations(_ query: ChatQuery, limit: Int) -> [Conversation] {
        let found: [Conversation?]
        switch query {
        case .id(let id): found = [state.conversation(id)]
        case .session(let id, let platform):
            let row = state.conversations.values.first {
                $0.conversation.sessionID == id && $0.conversation.platform == platform
            }
            found = [row.flatMap { state.conversation($0.conversation.id) }]
        case .latest(let platform):
            found = state.conversations.keys.compactMap(state.conversation).filter { $0.platform == platform }
                .sorted { ($1.lastActivity, $0.id) < ($0.lastActivity, $1.id) }
        case .listed(let cursor):
            found = state.conversations.keys.compactMap(state.conversation).sorted { $0.listPlace < $1.listPlace }
                .filter { conversation in cursor.map { $0.listPlace < conversation.listPlace } ?? true }
        }
        return Array(found.compactMap(\.self).prefix(limit))
    }

    /// The messages of a conversation at some positions, by a person or by anyone, in the chat's order.
    private func rows(
        of conversation: UniqueIdentifier, by person: UniqueIdentifier? = nil, at isWanted: (ChatPosition) -> Bool
    ) -> [MessageRow] {
        let rows = (state.conversations[conversation]?.order ?? []).filter { isWanted($0.position) }
            .compactMap { state.messages[$0.id] }
        guard let person else { return rows }
        return rows.filter { $0.sender.map { state.resolved($0.person) } == state.resolved(person) }
    }

    private func isOn(_ platform: Platform, _ row: MessageRow) -> Bool {
        state.conversations[row.message.conversation]?.conversation.platform == platform
    }

    // MARK: Without their texts

    func places(_ key: PlaceKey) -> [MessagePlace] {
        let ids: [UniqueIdentifier] =
            switch key {
            case .id(let id): [id]
            case .nameBySender(let name, _, _): state.messagesByKey[.name(name), default: []]
            case .name, .server: state.messagesByKey[key, default: []]
            }
        let places = ids.compactMap { state.messages[$0].map(place) }.sorted { $0.position < $1.position }
        switch key {
        case .server(.clientMessageID): return places.filter { $0.direction == .outgoing }
        case .nameBySender(_, let sender, let orOwner):
            let person = sender.map { state.resolved($0.person) }
            return places.filter { place in
                place.sender?.person == person || orOwner && (place.direction == .outgoing || place.isOwners)
            }
        default: return places
        }
    }

    private func place(of row: MessageRow) -> MessagePlace {
        let sender = row.sender.map { SenderHandle(rawValue: $0.rawValue, person: state.resolved($0.person)) }
        let isOwners = sender.flatMap { state.people[$0.person] }?.isOwner == true
        return MessagePlace(of: row.message, by: sender, isOwners: isOwners)
    }

    func walk(_ walk: MessageWalk, _ body: (WalkedMessage) throws(StoreError) -> Bool) throws(StoreError) {
        let rows: [MessageRow]
        switch walk {
        case .positions(let range, let conversation, let isBackwards):
            _ = try conversationRow(conversation)
            let found = self.rows(of: conversation, at: range.contains)
            rows = isBackwards ? found.reversed() : found
        case .numbers(let range, let conversation):
            _ = try conversationRow(conversation)
            rows = self.rows(of: conversation) { _ in true }
                .filter { $0.message.delivery?.serverSequence.map(range.contains) ?? false }
                .sorted { ($1.message.delivery?.serverSequence ?? 0) < ($0.message.delivery?.serverSequence ?? 0) }
        case .sent(let time, let platform):
            rows = state.messages.values.filter { $0.message.unified.timestamp == time && isOn(platform, $0) }
        }
        for row in rows {
            let person = row.sender.map { state.resolved($0.person) }
            if try !body(WalkedMessage(row.message, by: person)) { return }
        }
    }

    // MARK: Attachments and events

    func contentUses(after place: ContentPlace?, limit: Int) -> [ContentUse] {
        let uses = state.messages.values.flatMap { $0.message.contentUses(number: $0.arrival) }
            .filter { use in place.map { $0 < use.place } ?? true }
        return Array(uses.sorted { $0.place < $1.place }.prefix(limit))
    }

    func attachments(in state: AttachmentState?) -> [AttachmentState: Int64] {
        let all = self.state.messages.values.flatMap(\.message.unified.content.attachments).map(\.state)
        return all.filter { $0 == state ?? $0 }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    func referencedBlobs(among blobs: Set<String>?) -> [String] {
        (blobs.map(state.referencedBlobs.intersection) ?? state.referencedBlobs).sorted()
    }

    func rawEvents(
        of message: UniqueIdentifier?, after number: Int64, limit: Int
    ) throws(StoreError) -> [StoredRawEvent] {
        if let message { _ = try messageRow(message) }
        let events = state.rawEvents.lazy.filter { $0.number > number && (message == nil || $0.message == message) }
        return Array(events.prefix(limit))
    }
}

extension MessageRow {
    /// Whether it precedes another one in the order of time, and of arrival for equal times.
    func isOlder(than other: MessageRow) -> Bool {
        (message.unified.timestamp, arrival) < (other.message.unified.timestamp, other.arrival)
    }
}
