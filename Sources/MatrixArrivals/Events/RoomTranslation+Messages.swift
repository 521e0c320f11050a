import WhisperJSONText
import WhisperMatrixProtocol
import WhisperMessage
import WhisperStorePort

/// Events that are not state: messages, and changes to them.
extension RoomTranslation {
    mutating func takeMessage(_ event: MatrixEvent) {
        switch event.content {
        case .message(let message): add(ArrivedContent(message), event)
        case .poll(let poll): add(ArrivedContent(poll), event)
        case .encrypted(let ciphertext):
            notices.encrypted.insert(room)
            add(.placeholder("encrypted", [("algorithm", .string(ciphertext.algorithm))]), event)
        case .edit(let target, let message): edit(target, message, event)
        case .reaction(let target, let key): react(to: target, key, event)
        case .redaction(let target, _): redact(target, event)
        case .pollResponse(let target, let answers): vote(in: target, answers, event)
        case .pollEnd(let target): keep(event, about: target)
        case .redacted: addRedacted(event)
        case .unknown:
            notices.counts.unknown += 1
            keep(event)
        // State without a state key is no state.
        case .unreadable, .membership, .name, .alias, .topic, .avatar, .powerLevels, .creation, .tombstone:
            notices.counts.unreadable += 1
            keep(event)
        }
    }

    private mutating func add(_ arrived: ArrivedContent, _ event: MatrixEvent) {
        let isOwn = event.sender == memory.owner
        memory.remember(event, in: room, as: .message)
        add(
            Arrival(
                serverID: event.id.text, sender: sender(event.sender), clientMessageID: isOwn ? event.clientID : nil,
                content: arrived.content, replyTo: arrived.replyTo?.text, createdAt: event.timestamp,
                isRead: isOwn || history?.isRead(at: event.time) == true,
                platformSpecific: context.mark(arrived.members, arrived.content.text), raw: record(of: event)), event,
            isOwn ? .own : .incoming)
    }

    /// A message that was redacted before it arrived is a tombstone. An edit that was redacted looks the same, unless
    /// it is remembered; it and what else leaves no message is only kept.
    private mutating func addRedacted(_ event: MatrixEvent) {
        let known = self.event(event.id)?.kind
        let isMessage = known == nil || known == .message
        guard MatrixEvent.messageTypes.contains(event.type), isMessage else {
            if !MatrixEvent.messageTypes.contains(event.type) { memory.remember(event, in: room, as: .redacted) }
            return keep(event)
        }
        var arrived = ArrivedContent(content: Content(kind: .deleted, text: nil))
        arrived.members = deletion(of: event)
        add(arrived, event)
    }

    /// The member that says who redacted an event.
    func deletion(of event: MatrixEvent) -> JSONObject {
        guard let redaction = event.redaction else { return JSONObject() }
        let right: ChangeRight =
            redaction.sender == event.sender ? .author : redaction.sender == memory.owner ? .owner : .admin
        let mark = DeletionMark(
            right: right, name: name(of: redaction.sender) ?? redaction.sender.text,
            timestamp: redaction.time.map { Timestamp(milliseconds: $0) })
        return [DeletionMark.member: mark.json]
    }
}

extension MatrixEvent {
    /// The types of events that are messages, and remain in the room's order as tombstones.
    static let messageTypes: Set<String> = [
        "m.room.message", "m.sticker", "m.room.encrypted", "m.poll.start", "org.matrix.msc3381.poll.start",
    ]

    /// Whether a redaction has removed what the event says. Memberships and creations keep it.
    var isEmptied: Bool {
        guard redaction != nil else { return false }
        switch content {
        case .membership, .creation: return false
        default: return true
        }
    }

    /// The bytes of the event as a vault keeps them: with its room, and without what differs between deliveries of the
    /// same event, so that they are kept once.
    func kept(in room: MatrixRoomID) -> [UInt8] {
        guard case .object(var object)? = try? JSONValue.parse(raw) else { return raw }
        object = object.withoutDelivery
        if case .object(let redaction)? = object["unsigned"]?["redacted_because"],
            case .object(var unsigned)? = object["unsigned"]
        {
            unsigned["redacted_because"] = .object(redaction.withoutDelivery)
            object["unsigned"] = .object(unsigned)
        }
        object["room_id"] = .string(room.text)
        return Array(JSONValue.object(object).text.utf8)
    }
}

extension JSONObject {
    /// An event without its room and without the unsigned members that depend on when and to whom it is delivered.
    fileprivate var withoutDelivery: JSONObject {
        var event = self
        event["room_id"] = nil
        event["age"] = nil
        if case .object(let unsigned)? = event["unsigned"] {
            var rest = JSONObject()
            for name in ["prev_content", "redacted_because"] { rest[name] = unsigned[name] }
            event["unsigned"] = rest.isEmpty ? nil : .object(rest)
        }
        return event
    }
}

extension JSONValue {
    fileprivate subscript(name: String) -> JSONValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }
}
