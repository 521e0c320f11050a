package import WhisperMessage
package import WhisperStorePort

/// The outbox (RT-5, MX-3).
extension StoreReader {
    /// The outbox, ordered by number.
    ///
    /// - Parameters:
    ///   - platform: Only entries of the platform's conversations; nil for all.
    ///   - number: Only entries with a greater number; nil for all.
    ///   - limit: The maximum number.
    func outbox(of platform: Platform?, after number: Int64?, limit: Int) throws(StoreError) -> [OutboxEntry] {
        let place = number.map { [StoredValue.Term.integer($0)] } ?? []
        var selection = ValueSelection(.outgoing, by: .number, after: place, limit: limit)
        if let platform { (selection.field, selection.terms) = (.platform, [.text(platform.rawValue)]) }
        return try schedules(selection).map { (schedule) throws(StoreError) in try entry(schedule) }
    }

    /// When a message is to be posted; nil if it is not in the outbox.
    func schedule(of message: UniqueIdentifier) throws(StoreError) -> PostSchedule? {
        if case .outgoing(let schedule)? = try value(StoredValue.Key(.outgoing, .id(message))) { schedule } else { nil }
    }

    /// The first attempt to post a message.
    fileprivate func firstAttempt(of message: UniqueIdentifier) throws(StoreError) -> PostAttempt? {
        if case .attempt(let attempt, _)? = try value(StoredValue.Key(.attempt, .id(message))) { attempt } else { nil }
    }

    fileprivate func schedules(_ selection: ValueSelection) throws(StoreError) -> [PostSchedule] {
        try values(selection).compactMap { if case .outgoing(let schedule) = $0 { schedule } else { nil } }
    }

    /// What is to be posted, and when.
    fileprivate func entry(_ schedule: PostSchedule) throws(StoreError) -> OutboxEntry {
        guard let held = try message(schedule.message) else { throw StoreError(.messageNotFound) }
        let content = held.unified.content
        return OutboxEntry(
            number: schedule.number, platform: schedule.platform, message: schedule.message,
            conversation: held.conversation,
            serverConversation: try serverID(of: held.conversation, on: schedule.platform) ?? "",
            clientMessageID: held.delivery?.clientMessageID ?? "", text: held.carrierText ?? content.text ?? "",
            attempts: schedule.attempts, nextAttemptAt: schedule.nextAttemptAt,
            firstAttempt: try firstAttempt(of: schedule.message), kind: content.kind,
            attachments: content.attachments)
    }
}

extension StoreWriter {
    /// Takes a message from the outbox, if it is there, with what is recorded of its first attempt.
    func removeFromOutbox(_ message: UniqueIdentifier) throws(StoreError) {
        try remove(StoredValue.Key(.outgoing, .id(message)))
        try remove(StoredValue.Key(.attempt, .id(message)))
    }
}

/// Messages to be sent through a server (RT-5, MX-3).
extension Archive {
    /// The setting that counts all entries that the outbox ever had.
    private static let counter = StoredValue.ownSettings + "outbox_number"

    /// Saves an outgoing message as pending, and appends it to the outbox.
    ///
    /// - Throws: As `VaultStore.enqueue`.
    package func enqueue(_ message: OutgoingMessage) throws(StoreError) -> OutboxEntry {
        guard message.isWellFormed else { throw StoreError(.invalidArgument) }
        guard let conversation = try store.conversation(message.conversation) else {
            throw StoreError(.conversationNotFound)
        }
        let hasServerID = try store.references(of: conversation.id).contains { $0.platform == conversation.platform }
        guard hasServerID else { throw StoreError(.invalidArgument) }
        let isDrafted = try store.draft(in: conversation.id)?.text == message.text
        if message.isDraft, !isDrafted { throw StoreError(.draftChanged) }
        guard try store.messages(named: .clientMessageID(message.clientMessageID)).isEmpty else {
            throw StoreError(.constraint)
        }
        if let line = message.line { try put(line, in: conversation) }
        let sender = try owner(message.owner, on: conversation.platform, seenAt: message.composedAt)
        let added = try add([
            NewMessage(
                conversation: conversation.id, externalID: message.clientMessageID, platform: conversation.platform,
                timestamp: message.composedAt, precision: .millisecond, sender: sender, direction: .outgoing,
                status: .pending, isRead: true, content: message.content,
                position: try positionBehindEvents(in: conversation.id),
                delivery: ServerDelivery(clientMessageID: message.clientMessageID), carrierText: message.carrierText,
                seal: message.seal)
        ])
        guard let id = added.first ?? nil else { throw StoreError(.constraint) }
        if isDrafted { try store.put(nil as Draft?, of: conversation.id) }
        return try appendToOutbox(id, on: conversation.platform)
    }

    /// Appends a message that the server has not accepted to the outbox again.
    ///
    /// - Throws: As `VaultStore.retry`.
    package func retry(_ id: UniqueIdentifier) throws(StoreError) -> OutboxEntry {
        if let known = try store.schedule(of: id) { return try store.entry(known) }
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        let isUnsent =
            held.direction == .outgoing && (held.status == .pending || held.status == .failed)
            && held.delivery?.clientMessageID != nil && held.delivery?.serverID == nil
        guard isUnsent, held.unified.content.kind != .deleted, let chat = try store.conversation(held.conversation)
        else { throw StoreError(.invalidArgument) }
        try put(.pending, of: held)
        return try appendToOutbox(id, on: chat.platform)
    }

    /// Gives up on a message, if it is in the outbox.
    package func giveUp(_ number: Int64) throws(StoreError) {
        guard let schedule = try schedule(number), let held = try store.message(schedule.message) else { return }
        try store.remove(StoredValue.Key(.outgoing, .id(schedule.message)))
        try put(.failed, of: held)
    }

    /// Counts a failed attempt, and records when the next one is due, if the message is in the outbox.
    package func postpone(_ number: Int64, until time: Timestamp) throws(StoreError) {
        guard var schedule = try schedule(number) else { return }
        schedule.attempts += 1
        schedule.nextAttemptAt = time
        try store.put(.outgoing(schedule))
    }

    /// Records the first attempt to post a message, if it is in the outbox and none is recorded.
    ///
    /// - Throws: `.invalidArgument` for an empty device.
    package func noteAttempt(_ number: Int64, _ attempt: PostAttempt) throws(StoreError) {
        guard !attempt.device.isEmpty else { throw StoreError(.invalidArgument) }
        guard let message = try schedule(number)?.message, try store.firstAttempt(of: message) == nil else { return }
        try store.put(.attempt(attempt, of: message))
    }

    private func schedule(_ number: Int64) throws(StoreError) -> PostSchedule? {
        try store.schedules(ValueSelection(.outgoing, by: .number, [.integer(number)])).first
    }

    private func appendToOutbox(_ message: UniqueIdentifier, on platform: Platform) throws(StoreError) -> OutboxEntry {
        let latest = try store.setting(Archive.counter).flatMap { Int64($0) } ?? 0
        let schedule = PostSchedule(
            message: message, platform: platform, number: latest + 1, nextAttemptAt: store.now)
        try store.put(.setting(name: Archive.counter, value: String(schedule.number)))
        try store.put(.outgoing(schedule))
        return try store.entry(schedule)
    }

    /// Sets the delivery status of a message.
    ///
    /// - Throws: `.messageNotFound`.
    package func updateStatus(of id: UniqueIdentifier, to status: MessageStatus) throws(StoreError) {
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        try put(status, of: held)
    }

    func put(_ status: MessageStatus, of held: StoredMessage) throws(StoreError) {
        if held.status == status { return }
        var changed = held
        changed.status = status
        try store.update(MessageUpdate(held, to: changed))
    }

    /// The owner, under the name by which the service named them last, else under the id.
    private func owner(
        _ id: String, on platform: Platform, seenAt time: Timestamp
    ) throws(StoreError) -> SenderHandle {
        let known = try sender(for: .synced(id, on: platform, isOwner: true, seenAt: time))
        let names = try store.belongings(of: known.person).senders.filter { $0.participant.identifier == id }
        return names.last { $0.participant.displayName != id }?.handle ?? known
    }

    /// Makes a line the last one of its conversation; it must be the successor of the previous one.
    private func put(_ line: SealedLine, in conversation: Conversation) throws(StoreError) {
        var state = try store.serverState(of: conversation.id)
        let last = state.line.flatMap { $0.device == line.device ? $0.number : nil } ?? 0
        guard line.number == last + 1 else { throw StoreError(.constraint) }
        state.line = line
        try store.put(.server(state, of: conversation.id, on: conversation.platform))
    }

    /// A position behind all those that a server numbers, and behind all other messages.
    private func positionBehindEvents(in conversation: UniqueIdentifier) throws(StoreError) -> ChatPosition {
        let first = ChatPosition(rawValue: ChatPosition.behindEvents.rawValue + ChatPosition.stride)
        return max(try positionAtEnd(of: conversation), first)
    }
}
