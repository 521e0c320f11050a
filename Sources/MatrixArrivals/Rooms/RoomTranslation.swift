import WhisperMatrixProtocol
import WhisperMessage
import WhisperStorePort

/// Translates the events of one room, oldest first.
struct RoomTranslation {
    let room: MatrixRoomID
    let context: MatrixArrivalContext
    /// Where in the past the events are; nil in a timeline.
    let history: HistoryPlace?
    var memory: MatrixRoomMemory
    /// What is known of this room.
    var known: RoomKnowledge
    /// The members as of the page; in a page of history, the memory is ahead of them.
    var pageMembers: [MatrixUserID: MemberKnowledge] = [:]
    var messages: [Arrival] = []
    var changes: [ArrivalChange] = []
    var notices = MatrixArrivalNotices()
    /// How many changes of rank there are.
    var ranks = 0
    /// Whether the events or the server's count say something about who is in the room.
    var knowsMembers = false
    /// Whether anything but state was among the events.
    private var hasMessages = false

    init(
        _ room: MatrixRoomID, memory: MatrixRoomMemory, context: MatrixArrivalContext, history: HistoryPlace? = nil
    ) {
        self.room = room
        self.context = context
        self.history = history
        self.memory = memory
        known = memory.rooms[room] ?? RoomKnowledge()
    }

    /// The memory and the notices after the translation.
    mutating func finish() -> (MatrixRoomMemory, MatrixArrivalNotices) {
        memory.rooms[room] = known
        return (memory.take(), notices)
    }

    mutating func count(malformed: Int) { notices.counts.malformed += malformed }

    // MARK: A timeline

    /// Translates what is new in a room; nil if that is nothing for a store.
    mutating func room(_ update: MatrixRoomUpdate, isFirst: Bool, next: String) -> ArrivalRoom? {
        count(malformed: update.malformed)
        for events in [update.state, update.timeline] {
            for event in events where event.stateKey != nil { classify(by: event) }
        }
        guard known.isConversation != false else {
            notices.counts.spaces += 1
            return nil
        }
        if let heroes = update.heroes { known.heroes = heroes }
        if let count = update.joinedCount {
            known.joinedCount = count
            knowsMembers = true
            // Those who left may be among what the server left out.
            if update.isLimited { known.present = [] }
        }
        if let count = update.invitedCount { known.invitedCount = count }
        // Some servers repeat events of the timeline there; they belong to their places.
        let placed = Set(update.timeline.map(\.id))
        for event in update.state where !placed.contains(event.id) { learn(event) }
        for event in update.timeline { take(event) }
        take(update.receipts)
        reportTitle()
        if knowsMembers { notices.company[room] = known.hasCompany }
        let limited = gap(of: update, isFirst: isFirst, next: next)
        let creation = update.creation
        guard !messages.isEmpty || !changes.isEmpty || limited != nil || creation != nil else { return nil }
        if known.isConversation == nil, !hasMessages { notices.unclassified.append(room) }
        return ArrivalRoom(
            ConversationReference(platform: .matrix, key: room.text, title: title, kind: kind),
            predecessor: predecessor(creation), messages: messages, changes: changes, limited: limited)
    }

    /// Learns whether the room is a conversation.
    private mutating func classify(by event: MatrixEvent) {
        if let creation = event.creation { known.isConversation = creation.isConversation }
        if event.type == "m.space.child", known.isConversation == nil { known.isConversation = false }
    }

    /// The room that this one replaces, if the other agrees.
    private mutating func predecessor(_ creation: MatrixRoomCreation?) -> String? {
        guard let before = creation?.predecessor, before != room else { return nil }
        let upgrade = MatrixUpgrade(room: room, predecessor: before)
        guard memory.upgrades.contains(upgrade) else {
            notices.upgrades.append(upgrade)
            return nil
        }
        return before.text
    }

    /// How to fetch what the server left out. The first timeline of a room that does not reach back to its creation
    /// has a history in front of it, too.
    ///
    /// - Parameter next: The token behind the timeline. History can be read from there as well, if the server cut the
    ///   timeline without saying where: it then begins with the timeline itself.
    private func gap(of update: MatrixRoomUpdate, isFirst: Bool, next: String) -> GapStart? {
        let previous = update.previousBatch.flatMap { $0.isEmpty ? nil : $0 }
        if update.isLimited { return GapStart(token: previous ?? next, omission: omission(of: update, isFirst)) }
        let isNew = isFirst || update.timeline.contains { isArrival($0) }
        guard isNew, let previous, !update.timeline.contains(where: { $0.creation != nil }) else { return nil }
        return GapStart(token: previous, omission: .history)
    }

    /// What a server left out of a timeline in front of which the vault has no message.
    private func omission(of update: MatrixRoomUpdate, _ isFirst: Bool) -> GapStart.Omission {
        if update.timeline.contains(where: { isBehindHistory($0) }) { return .history }
        // An earlier response had the invitation.
        let wasInvited = update.state.contains { event in
            guard isArrival(event), case .membership(let former)? = event.previous else { return false }
            return former.state == .invite
        }
        return wasInvited && !isFirst ? .news : .unknown
    }

    /// Whether what is before an event is history: the owner entered the room by it, or it was the latest one when the
    /// rooms were listed before anything of them arrived.
    func isBehindHistory(_ event: MatrixEvent) -> Bool { memory.listed[room] == event.id || isArrival(event) }

    /// Whether the owner entered the room by an event.
    private func isArrival(_ event: MatrixEvent) -> Bool {
        guard case .membership(let membership) = event.content, membership.user == memory.owner,
            membership.state == .join
        else { return false }
        if case .membership(let former)? = event.previous { return former.state != .join }
        return true
    }

    // MARK: Events

    /// Translates an event at its place in a timeline or a page.
    mutating func take(_ event: MatrixEvent) {
        if event.stateKey != nil {
            takeState(event)
        } else {
            hasMessages = true
            takeMessage(event)
        }
    }

    /// Adds a message or a line to the room.
    mutating func add(_ arrival: Arrival, _ event: MatrixEvent, _ kind: PlacedEvent.Kind) {
        messages.append(arrival)
        place(event, kind)
    }

    /// Keeps an event that is no message.
    mutating func keep(_ event: MatrixEvent, about target: MatrixEventID? = nil) {
        changes.append(.raw(record(of: event), of: target?.text))
        place(event, .other)
    }

    func record(of event: MatrixEvent) -> RawRecord {
        RawRecord(name: event.type, bytes: event.kept(in: room), receivedAt: context.receivedAt)
    }

    /// The person who has sent an event, under the name that they had.
    func sender(_ user: MatrixUserID) -> ArrivalSender { ArrivalSender(user.text, name: name(of: user)) }

    /// The display name of a user; nil if none is known.
    func name(of user: MatrixUserID) -> String? {
        RoomTitle.shown(member(user)?.name)
    }

    func member(_ user: MatrixUserID) -> MemberKnowledge? {
        pageMembers[user] ?? memory.members[MatrixRoomMemory.Member(room: room, user: user)]
    }

    func event(_ id: MatrixEventID) -> EventKnowledge? {
        memory.events[MatrixRoomMemory.RoomEvent(room: room, event: id)]
    }
}

/// Where a page of history is.
struct HistoryPlace {
    /// Whether it is before the first message of the vault.
    var isBeforeAll: Bool
    /// Until when the owner has read, in milliseconds since 1970; nil if that is not known.
    var readAt: Int64?

    /// Whether the owner has read what was sent at a time. What was there before the vault counts as read.
    func isRead(at time: Int64) -> Bool { isBeforeAll || readAt.map { time <= $0 } ?? false }
}

extension MatrixEvent {
    /// The creation of the room, if the event is that.
    var creation: MatrixRoomCreation? {
        if stateKey == "", case .creation(let creation) = content { creation } else { nil }
    }

    /// The time as the store has it.
    var timestamp: Timestamp { Timestamp(milliseconds: time) }
}
