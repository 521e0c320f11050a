import WhisperJSONText
import WhisperMessage

/// The event types known to this version.
enum EventKind: String {
    case message = "message.created"
    case update = "conversation.updated"
}

extension EventFrame {
    init(_ kind: EventKind, _ reader: inout FrameReader) throws(RealtimeProtocolError) {
        var event: String?
        var conversation: String?
        var sequence: Int64?
        var occurredAt: Timestamp?
        var epoch: String?
        var payload = Payload()
        try reader.beginObject()
        while let name = try reader.nextMember() {
            switch name {
            case "event_id": try reader.identifier(&event, "event_id")
            case "conversation_id": try reader.identifier(&conversation, "conversation_id")
            case "seq": try reader.integer(&sequence, "seq", in: 1...RealtimeLimits.largestSequence)
            case "occurred_at": try reader.time(&occurredAt, "occurred_at")
            case "epoch": try reader.identifier(&epoch, "epoch")
            case "payload":
                try reader.object("payload") { (reader, name) throws(RealtimeProtocolError) in
                    try payload.read(name, of: kind, &reader)
                }
            default: try reader.skip()
            }
        }
        let conversationID = try reader.required(conversation, "conversation_id")
        self.init(
            eventID: try reader.required(event, "event_id"), conversationID: conversationID,
            occurredAt: try reader.required(occurredAt, "occurred_at"),
            event: SequencedEvent(
                sequence: try reader.required(sequence, "seq"),
                body: try payload.body(of: kind, conversationID)), epoch: epoch)
    }

    func write(to writer: inout JSONWriter) {
        switch event.body {
        case .message: writer.member("type", EventKind.message.rawValue)
        case .update: writer.member("type", EventKind.update.rawValue)
        }
        writer.member("event_id", eventID)
        writer.member("conversation_id", conversationID)
        writer.member("seq", event.sequence)
        writer.member("occurred_at", occurredAt)
        if let epoch { writer.member("epoch", epoch) }
        writer.member("payload") { writer in
            switch event.body {
            case .message(let message): message.write(to: &writer)
            case .update(let update):
                writer.member("id", conversationID)
                writer.member("updated_at", update.updatedAt)
                writer.member("last_message_preview", ifAny: update.lastMessagePreview)
                if let time = update.lastMessageAt { writer.member("last_message_at", time) }
            }
        }
    }
}

extension ServerMessage {
    /// Writes the members of a message, for a payload or an HTTP response.
    func write(to writer: inout JSONWriter, _ place: (inout JSONWriter) -> Void = { _ in }) {
        writer.member("id", id)
        place(&writer)
        writer.member("sender_id", senderID)
        writer.member("client_message_id", ifAny: clientMessageID)
        writer.member("content", content)
        writer.member("created_at", createdAt)
    }
}

/// The members of a message while it is being read.
struct MessageMembers {
    var id: String?
    var senderID: String?
    var clientMessageID: String?
    var content: String?
    var createdAt: Timestamp?

    /// Reads the member with this name; ignores those that a message does not have.
    mutating func read(_ name: JSONMemberName, _ reader: inout FrameReader) throws(RealtimeProtocolError) {
        switch name {
        case "id": try reader.identifier(&id, "id")
        case "sender_id": try reader.identifier(&senderID, "sender_id")
        case "client_message_id": try reader.identifier(&clientMessageID, "client_message_id")
        case "content": try reader.text(&content, "content", bytes: 1...RealtimeLimits.contentBytes)
        case "created_at": try reader.time(&createdAt, "created_at")
        default: try reader.skip()
        }
    }

    /// Returns the message; `prefix` precedes its members' names in errors.
    func message(_ prefix: String) throws(RealtimeProtocolError) -> ServerMessage {
        guard let id else { throw RealtimeProtocolError(.missing, path: prefix + "id") }
        guard let senderID else { throw RealtimeProtocolError(.missing, path: prefix + "sender_id") }
        guard let content else { throw RealtimeProtocolError(.missing, path: prefix + "content") }
        guard let createdAt else { throw RealtimeProtocolError(.missing, path: prefix + "created_at") }
        return ServerMessage(
            id: id, senderID: senderID, clientMessageID: clientMessageID, content: content, createdAt: createdAt)
    }
}

/// The members of a payload while it is being read.
private struct Payload {
    var message = MessageMembers()
    var updatedAt: Timestamp?
    var preview: String?
    var lastMessageAt: Timestamp?

    mutating func read(
        _ name: JSONMemberName, of kind: EventKind, _ reader: inout FrameReader
    ) throws(RealtimeProtocolError) {
        guard kind == .update else { return try message.read(name, &reader) }
        switch name {
        case "id": try reader.identifier(&message.id, "id")
        case "updated_at": try reader.time(&updatedAt, "updated_at")
        case "last_message_preview":
            try reader.text(&preview, "last_message_preview", bytes: 0...RealtimeLimits.contentBytes)
        case "last_message_at": try reader.time(&lastMessageAt, "last_message_at")
        default: try reader.skip()
        }
    }

    func body(of kind: EventKind, _ conversation: String) throws(RealtimeProtocolError) -> SequencedEvent.Body {
        guard kind == .update else { return .message(try message.message("payload.")) }
        guard let id = message.id else { throw RealtimeProtocolError(.missing, path: "payload.id") }
        guard id == conversation else { throw RealtimeProtocolError(.invalidValue, path: "payload.id") }
        guard let updatedAt else { throw RealtimeProtocolError(.missing, path: "payload.updated_at") }
        return .update(
            ConversationFrame(updatedAt: updatedAt, lastMessagePreview: preview, lastMessageAt: lastMessageAt))
    }
}
