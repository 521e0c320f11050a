import WhisperMessage
import WhisperStorePort

/// A conversation of the model.
struct ModelConversation: Sendable {
    var id: UniqueIdentifier
    var key: String
    var messages: [HeldMessage] = []
    var cursor: Int64 = 0
    var update: ConversationUpdate?
    var epoch: String?
    var missing: [ClosedRange<Int64>] = []
    var isSynchronised = false
    /// The time of the last activity, which determines the order of conversations.
    var activity: Int64 = 0

    var syncCursor: SyncCursor {
        SyncCursor(
            conversation: id, serverConversation: key, sequence: cursor, update: update, missing: missing,
            epoch: epoch)
    }

    /// Adopts the first epoch; a different one discards the numbers.
    mutating func begin(_ named: String?) {
        guard let named, named != epoch else { return }
        let isFirst = epoch == nil
        epoch = named
        guard !isFirst else { return }
        cursor = 0
        update = nil
        missing = []
        for index in messages.indices { messages[index].sequence = nil }
    }

    /// Inserts a message by sequence number; messages that the server has not accepted come last, in the order written.
    mutating func insert(_ message: HeldMessage, _ bugs: PlantedStoreBugs) {
        let sequence = bugs.contains(.shownAsTheyCame) ? Int64.max : message.sequence ?? Int64.max
        let before = messages.lastIndex { $0.sequence ?? Int64.max <= sequence }
        messages.insert(message, at: before.map { $0 + 1 } ?? 0)
    }
}

/// The contents of a model store.
struct ModelState: Sendable {
    let bugs: PlantedStoreBugs
    var conversations: [ModelConversation] = []
    var outbox: [OutboxEntry] = []
    private var nextNumber: Int64 = 1
    private var nextID: UInt64 = 1

    init(bugs: PlantedStoreBugs) {
        self.bugs = bugs
    }

    /// Returns the index of a conversation, which is created if needed.
    mutating func find(_ reference: ConversationReference) -> Int {
        if let place = conversations.firstIndex(where: { $0.key == reference.key }) { return place }
        conversations.append(ModelConversation(id: makeID(), key: reference.key))
        return conversations.count - 1
    }

    // MARK: - Events from the server

    mutating func apply(_ group: SyncGroup) -> SyncOutcome {
        let place = find(group.conversation)
        var outcome = SyncOutcome()
        conversations[place].isSynchronised = true
        conversations[place].begin(group.epoch)
        for event in group.events {
            switch event {
            case .message(let message): take(message, owner: group.owner, in: place, &outcome)
            case .conversation(let update): take(update, in: place, &outcome)
            }
        }
        conversations[place].cursor = max(conversations[place].cursor, group.cursor ?? 0)
        conversations[place].missing = MissingSequences.removing(
            group.sequences, from: MissingSequences.union(conversations[place].missing, group.missing))
        outcome.cursor = conversations[place].cursor
        return outcome
    }

    private mutating func take(
        _ message: RemoteMessage, owner: String, in place: Int, _ outcome: inout SyncOutcome
    ) {
        let isKnown = conversations.contains { $0.messages.contains { $0.serverID == message.serverID } }
        let isTaken = conversations[place].messages.contains { $0.sequence == message.sequence }
        let unnumbered = conversations[place].messages.firstIndex {
            $0.serverID == message.serverID && $0.sequence == nil
        }
        if let unnumbered, !isTaken {
            var held = conversations[place].messages.remove(at: unnumbered)
            held.sequence = message.sequence
            conversations[place].insert(held, bugs)
        }
        guard !isKnown, !isTaken else {
            outcome.duplicates += 1
            if bugs.contains(.cursorMovesBack) {
                conversations[place].cursor = min(conversations[place].cursor, message.sequence)
            }
            return
        }
        let isOwn = message.sender == owner
        conversations[place].activity = max(conversations[place].activity, message.createdAt.milliseconds)
        let pending = conversations[place].messages.firstIndex { held in
            held.serverID == nil && held.clientMessageID != nil && held.clientMessageID == message.clientMessageID
        }
        if isOwn, let pending, !bugs.contains(.echoInsertsBesidePending) {
            var held = conversations[place].messages.remove(at: pending)
            held.serverID = message.serverID
            held.sequence = message.sequence
            if held.text != message.text, !bugs.contains(.ownWordsOverwritten) { held.versions.append(held.text) }
            held.text = message.text
            held.status = .sent
            conversations[place].insert(held, bugs)
            if !bugs.contains(.entryOutlivesMessage) { outbox.removeAll { $0.message == held.id } }
            outcome.reconciled += 1
            return
        }
        let text = bugs.contains(.textCutShort) && !isOwn ? String(message.text.dropLast()) : message.text
        let held = HeldMessage(
            id: makeID(), text: text, serverID: message.serverID, sequence: message.sequence,
            clientMessageID: isOwn ? message.clientMessageID : nil, direction: isOwn ? .outgoing : .incoming,
            status: .sent)
        conversations[place].insert(held, bugs)
        outcome.inserted += 1
        if !isOwn { outcome.messages.append(held.id) }
    }

    private mutating func take(
        _ update: ConversationUpdate, in place: Int, _ outcome: inout SyncOutcome
    ) {
        let held = conversations[place].update?.sequence ?? 0
        if update.sequence == held {
            outcome.duplicates += 1
        } else if update.sequence < held, !bugs.contains(.staleUpdateApplied) {
            outcome.stale += 1
        } else {
            conversations[place].update = update
            outcome.inserted += 1
        }
    }

    // MARK: - The outbox

    mutating func enqueue(_ message: OutgoingMessage) throws(StoreError) -> OutboxEntry {
        guard let place = conversations.firstIndex(where: { $0.id == message.conversation }) else {
            throw StoreError(.conversationNotFound)
        }
        let held = HeldMessage(
            id: makeID(), text: message.text, clientMessageID: message.clientMessageID, direction: .outgoing,
            status: .pending)
        conversations[place].insert(held, bugs)
        conversations[place].activity = max(conversations[place].activity, message.composedAt.milliseconds)
        return append(held, of: place)
    }

    mutating func giveUp(_ number: Int64) {
        guard let entry = outbox.first(where: { $0.number == number }) else { return }
        outbox.removeAll { $0.number == number }
        guard let (place, index) = find(message: entry.message) else { return }
        conversations[place].messages[index].status = .failed
        if bugs.contains(.givenUpIsGone) { conversations[place].messages.remove(at: index) }
    }

    mutating func retry(_ message: UniqueIdentifier) throws(StoreError) -> OutboxEntry {
        if let entry = outbox.first(where: { $0.message == message }) { return entry }
        guard let (place, index) = find(message: message) else { throw StoreError(.messageNotFound) }
        let held = conversations[place].messages[index]
        guard held.status == .failed || held.status == .pending, held.serverID == nil else {
            throw StoreError(.invalidArgument)
        }
        conversations[place].messages[index].status = .pending
        return append(held, of: place)
    }

    private mutating func append(_ message: HeldMessage, of place: Int) -> OutboxEntry {
        let entry = OutboxEntry(
            number: nextNumber, platform: .realtime, message: message.id, conversation: conversations[place].id,
            serverConversation: conversations[place].key, clientMessageID: message.clientMessageID ?? "",
            text: message.text, attempts: 0, nextAttemptAt: Timestamp(milliseconds: 0))
        nextNumber += 1
        outbox.append(entry)
        return entry
    }

    private func find(message: UniqueIdentifier) -> (place: Int, index: Int)? {
        for (place, conversation) in conversations.enumerated() {
            if let index = conversation.messages.firstIndex(where: { $0.id == message }) { return (place, index) }
        }
        return nil
    }

    private mutating func makeID() -> UniqueIdentifier {
        defer { nextID += 1 }
        return UniqueIdentifier(high: 0, low: nextID)
    }
}
