import WhisperMessage
import WhisperRealtimeProtocol

/// A conversation as the server has it: who is in it, and everything that ever happened.
struct ConversationLog: Hashable, Sendable {
    let id: String
    var title: String
    let kind: ConversationSummary.Kind
    var members: [String]
    /// The event of sequence n stands at n − 1.
    private(set) var events: [EventFrame] = []
    private(set) var updatedAt: Timestamp
    private(set) var lastMessage: ServerMessage?
    /// How often it was set back to an earlier state.
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

    /// Writes down what happened, under the next sequence.
    mutating func append(_ body: SequencedEvent.Body, eventID: String, at now: Timestamp) -> EventFrame {
        let frame = EventFrame(
            eventID: eventID, conversationID: id, occurredAt: now,
            event: SequencedEvent(sequence: lastSequence + 1, body: body))
        events.append(frame)
        updatedAt = max(updatedAt, now)
        if case .message(let message) = body { lastMessage = message }
        return frame
    }

    /// Forgets everything behind a sequence, as a restored backup has it. Returns what is gone.
    mutating func restore(through sequence: Int64) -> [EventFrame] {
        let kept = Int(min(max(sequence, 0), lastSequence))
        let gone = Array(events[kept...])
        events.removeSubrange(kept...)
        restorations += 1
        lastMessage = nil
        for case .message(let message) in events.map(\.event.body) { lastMessage = message }
        return gone
    }

    /// Which numbering its sequences are of.
    var epoch: String { "epoch-\(restorations)" }

    /// How the conversation is, for a `conversation.updated`.
    func update(at now: Timestamp) -> SequencedEvent.Body {
        .update(
            ConversationFrame(
                updatedAt: max(updatedAt, now),
                lastMessagePreview: lastMessage.map { String($0.content.prefix(ConversationLog.previewLength)) },
                lastMessageAt: lastMessage?.createdAt))
    }

    /// The events after a sequence: as many as fit into a page, at least one where there are any.
    func page(after sequence: Int64, limit: Int) -> ChangePage {
        let start = Int(min(max(sequence, 0), lastSequence))
        var bytes = 0
        var events: [EventFrame] = []
        for event in self.events[start...].prefix(limit) {
            bytes += PageSize.bytes(of: event)
            guard events.isEmpty || bytes <= PageSize.most else { break }
            events.append(event)
        }
        // A cursor beyond everything stays where it is: the client sees from the list that the server has less.
        let next = max(sequence, Int64(start + events.count))
        return ChangePage(events: events, next: next, hasMore: start + events.count < self.events.count)
    }

    /// How many characters of a message a preview shows.
    private static let previewLength = 100
}

/// How long a page of an answer may be, and about how long its elements are.
enum PageSize {
    /// Below the protocol's limit by what surrounds the elements.
    static let most = RealtimeLimits.pageBytes - 4_096

    /// No fewer bytes than an event takes as JSON.
    static func bytes(of event: EventFrame) -> Int {
        switch event.event.body {
        case .message(let message): 2_048 + escaped(message.content)
        case .update(let update): 2_048 + escaped(update.lastMessagePreview ?? "")
        }
    }

    /// No fewer bytes than a conversation takes as JSON.
    static func bytes(of conversation: ConversationSummary) -> Int {
        conversation.members.reduce(2_048 + escaped(conversation.title)) { $0 + $1.utf8.count * 2 + 3 }
    }

    private static func escaped(_ text: String) -> Int {
        text.utf8.reduce(0) { bytes, byte in
            bytes + (byte < 0x20 ? 6 : byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 2 : 1)
        }
    }
}
