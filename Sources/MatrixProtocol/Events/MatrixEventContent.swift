import WhisperJSONText

/// What an event says (MX-4).
///
/// Content is written by any client: members of the wrong type count as absent. An event whose required members are
/// absent is `unreadable`; the event itself stays.
public enum MatrixEventContent: Hashable, Sendable {
    /// `m.room.message` that is not an edit.
    case message(MatrixMessage)
    /// `m.room.message` that replaces the content of another one ("Event replacements").
    case edit(of: MatrixEventID, MatrixMessage)
    /// `m.reaction`: an emoji, or any short text, at an event ("Event annotations and reactions").
    case reaction(to: MatrixEventID, key: String)
    /// `m.room.redaction` ("Redactions").
    case redaction(of: MatrixEventID, reason: String?)
    /// A question with answers (MSC3381, in its unstable and its stable form).
    case poll(MatrixPoll)
    /// The choices of one user; the last response before the end counts (MSC3381).
    case pollResponse(to: MatrixEventID, answers: [String])
    /// The end of a poll (MSC3381).
    case pollEnd(of: MatrixEventID)
    /// `m.room.member`.
    case membership(MatrixMembership)
    /// `m.room.name`; nil if the name was removed.
    case name(String?)
    /// `m.room.canonical_alias`: the main name by which the room is found; nil if it was removed.
    case alias(MatrixRoomAlias?)
    /// `m.room.topic`; nil if the topic was removed.
    case topic(String?)
    /// `m.room.avatar`; nil if the picture was removed.
    case avatar(MatrixContentURI?)
    /// `m.room.power_levels`.
    case powerLevels(MatrixPowerLevels)
    /// `m.room.create`.
    case creation(MatrixRoomCreation)
    /// `m.room.tombstone`: the room was replaced ("Room upgrades").
    case tombstone(replacement: MatrixRoomID?, message: String?)
    /// `m.room.encrypted`: a placeholder, because this client has no Megolm sessions.
    case encrypted(MatrixCiphertext)
    /// An event without content, because it was redacted.
    case redacted
    /// An event of a known type without its required members.
    case unreadable
    /// An event of any other type.
    case unknown

    init(_ fields: MatrixEventFields, redacts: MatrixEventID?, isRedacted: Bool) {
        let content = fields.content
        let isState = fields.stateKey != nil
        let read: MatrixEventContent?
        switch fields.type {
        case "m.room.redaction" where !isState:
            // Before room version 11 only the event's own member counts; servers provide it in later versions, too.
            let target = redacts ?? content.identifier("redacts")
            read = target.map { .redaction(of: $0, reason: content.name("reason")) }
        case "m.room.member":
            read = fields.stateKey.flatMap(MatrixUserID.init).flatMap { MatrixMembership($0, content) }
                .map { .membership($0) }
        case _ where isState: read = MatrixEventContent.state(fields.type, content)
        case _ where isRedacted: read = .redacted
        default: read = MatrixEventContent.message(fields.type, content)
        }
        self = read ?? (isRedacted ? .redacted : .unreadable)
    }

    private static func state(_ type: String, _ content: JSONObject) -> MatrixEventContent? {
        switch type {
        case "m.room.name": .name(content.name("name").flatMap { $0.isEmpty ? nil : $0 })
        case "m.room.canonical_alias": .alias(content.identifier("alias"))
        case "m.room.topic": .topic(content.text("topic").flatMap { $0.isEmpty ? nil : $0 })
        case "m.room.avatar": .avatar(content.identifier("url"))
        case "m.room.power_levels": .powerLevels(MatrixPowerLevels(content))
        case "m.room.create": .creation(MatrixRoomCreation(content))
        case "m.room.tombstone":
            .tombstone(replacement: content.identifier("replacement_room"), message: content.name("body"))
        default: .unknown
        }
    }

    private static func message(_ type: String, _ content: JSONObject) -> MatrixEventContent? {
        let related = content.object("m.relates_to")
        let target = related?.text("event_id").flatMap(MatrixEventID.init)
        switch type {
        case "m.room.message":
            if related?.text("rel_type") == "m.replace", let target {
                // A client that cannot edit shows the outer body; the new content alone is the message.
                return content.object("m.new_content").flatMap { MatrixMessage($0) }.map { .edit(of: target, $0) }
            }
            return MatrixMessage(content).map { .message($0) }
        case "m.sticker": return MatrixMessage(sticker: content).map { .message($0) }
        case "m.reaction":
            guard related?.text("rel_type") == "m.annotation", let target,
                let key = related?.name("key"), !key.isEmpty
            else { return nil }
            return .reaction(to: target, key: key)
        case "m.room.encrypted": return MatrixCiphertext(content).map { .encrypted($0) }
        case "org.matrix.msc3381.poll.start", "m.poll.start": return MatrixPoll(content).map { .poll($0) }
        case "org.matrix.msc3381.poll.response", "m.poll.response":
            return target.map { .pollResponse(to: $0, answers: MatrixPoll.choices(content)) }
        case "org.matrix.msc3381.poll.end", "m.poll.end": return target.map { .pollEnd(of: $0) }
        default: return .unknown
        }
    }
}

/// An event encrypted by the server's means (Megolm), kept as a placeholder.
public struct MatrixCiphertext: Hashable, Sendable {
    /// The algorithm, such as `m.megolm.v1.aes-sha2`.
    public let algorithm: String
    /// The length of the ciphertext in bytes; 0 if it has another form. The ciphertext is in the event's raw bytes.
    public let length: Int

    init?(_ content: JSONObject) {
        guard let algorithm = content.name("algorithm") else { return nil }
        self.algorithm = algorithm
        length = content.text("ciphertext")?.utf8.count ?? 0
    }
}
