import WhisperMessage
import WhisperRealtimeProtocol

/// A conversation on the server: its members and all its events.
struct ConversationLog: Hashable, Sendable {
    let id: String
    var title: String
    let kind: ConversationSummary.Kind
    var members: [String]
    /// The event with sequence number n is at index n − 1.
    private(set) var events: [EventFrame] = []
    private(set) var updatedAt: Timestamp
    private(set) var lastMessage: ServerMessage?
    /// The number of times the conversation was restored to an earlier state.
    private(set) var restorations = 0

    init(id: String, title: String, kind: ConversationSummary.Kind, members: [String], at now: Timestamp) {
        self.id = id
        self.title = title
        self.kind = kind
        self.members = members
        updatedAt = now
    }

    var lastSequence: Int64 { Int64(events.count) }

    var summary: ConversationSummary {
        ConversationSummary(
            id: id, title: title, kind: kind, members: members, lastSequence: lastSequence, updatedAt: updatedAt)
    }

    /// Appends an event with the next sequence number.
    mutating func append(_ body: SequencedEvent.Body, eventID: String, at now: Timestamp) -> EventFrame {
        let frame = EventFrame(
            eventID: eventID, conversationID: id, occurredAt: now,
            event: SequencedEvent(sequence: lastSequence + 1, body: body))
        events.append(frame)
        updatedAt = max(updatedAt, now)
        if case .message(let message) = body { lastMessage = message }
        return frame
    }

    /// Removes everything after a sequence number, like restoring a backup. Returns the removed events.
    mutating func restore(through sequence: Int64) -> [EventFrame] {
        let retained = Int(min(max(sequence, 0), lastSequence))
        let gone = Array(events[retained...])
        events.removeSubrange(retained...)
        restorations += 1
        lastMessage = nil
        for case .message(let message) in events.map(\.event.body) { lastMessage = message }
        return gone
    }

    /// Returns the current state, for a `conversation.updated`.
    func update(at now: Timestamp) -> SequencedEvent.Body {
        .update(
            ConversationFrame(
                updatedAt: max(updatedAt, now),
                lastMessagePreview: lastMessage.map { String($0.content.prefix(ConversationLog.previewLength)) },
                lastMessageAt: lastMessage?.createdAt))
    }

    /// Returns the events after a sequence number: as many as fit into a page, and at least one if there are any.
    func page(after sequence: Int64, limit: Int) -> ChangePage {
        let start = Int(min(max(sequence, 0), lastSequence))
        var bytes = 0
        var events: [EventFrame] = []
        for event in self.events[start...].prefix(limit) {
            bytes += PageSize.bytes(of: event)
            guard events.isEmpty || bytes <= PageSize.most else { break }
            events.append(event)
        }
        // A cursor beyond the end stays where it is: the list shows the client that the server has less.
        let next = max(sequence, Int64(start + events.count))
        return ChangePage(events: events, next: next, hasMore: start + events.count < self.events.count)
    }

    /// The number of characters in a preview.
    private static let previewLength = 100
}

/// The maximum size of a page, and estimates for its elements.
enum PageSize {
    /// The protocol's limit minus room for everything around the elements.
    static let most = RealtimeLimits.pageBytes - 4_096

    /// Returns an upper bound for the size of an event as JSON, in bytes.
    static func bytes(of event: EventFrame) -> Int {
        switch event.event.body {
        case .message(let message): 2_048 + escaped(message.content)
        case .update(let update): 2_048 + escaped(update.lastMessagePreview ?? "")
        }
    }

    /// Returns an upper bound for the size of a conversation as JSON, in bytes.
    static func bytes(of conversation: ConversationSummary) -> Int {
        conversation.members.reduce(2_048 + escaped(conversation.title)) { $0 + $1.utf8.count * 2 + 3 }
    }

    private static func escaped(_ text: String) -> Int {
        text.utf8.reduce(0) { bytes, byte in
            bytes + (byte < 0x20 ? 6 : byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 2 : 1)
        }
    }
}
