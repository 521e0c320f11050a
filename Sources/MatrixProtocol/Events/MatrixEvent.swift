public import WhisperJSONText

/// An event of a room (Matrix, "Client-Server API: Room event format").
///
/// Sender and time are the server's claims. They never override what a sealed line states.
public struct MatrixEvent: Hashable, Sendable {
    /// The event.
    public let id: MatrixEventID
    /// The type, such as `m.room.message`.
    public let type: String
    /// The user who has sent the event.
    public let sender: MatrixUserID
    /// When the sender's server has received it, in milliseconds since 1970, 0…2^53 − 1.
    public let time: Int64
    /// The state key; nil for an event that is not state.
    public let stateKey: String?
    /// The transaction under which this device has sent the event; nil for events of others.
    public let transaction: MatrixTransactionID?
    /// The client id in the content, as `MatrixOutgoing` writes it; any client may write any (MX-3).
    public let clientID: String?
    /// The redaction of this event, if it was redacted; its content is then empty.
    public let redaction: MatrixRedactionMark?
    /// The content.
    public let content: MatrixEventContent
    /// The content of the state that this event replaced; nil for an event that is not state, or if the server does
    /// not provide it (`unsigned.prev_content`).
    public let previous: MatrixEventContent?
    /// The event as the server has sent it.
    public let raw: [UInt8]

    /// The type of the state that says that a room is encrypted end to end by the service's own means.
    public static let encryptionType = "m.room.encryption"

    /// Reads one event.
    ///
    /// - Parameter room: The room to which the event must belong if it names one.
    /// - Throws: `MatrixProtocolError` if the bytes are not one JSON object of at most 262,144 bytes and 64 levels, if
    ///   a name occurs twice in any of its objects, or if id, type, sender, time or content is missing or invalid.
    public init(_ raw: [UInt8], in room: MatrixRoomID? = nil) throws(MatrixProtocolError) {
        let object = try JSONObject.matrix(raw, limit: MatrixLimits.eventBytes)
        let fields = try MatrixEventFields(object)
        if let room, let named = object["room_id"], named != .string(room.text) {
            throw MatrixProtocolError(.invalidValue, member: "room_id")
        }
        id = try object.required("event_id")
        guard let time = object.count("origin_server_ts") else {
            throw MatrixProtocolError(.invalidValue, member: "origin_server_ts")
        }
        self.time = time
        type = fields.type
        sender = fields.sender
        stateKey = fields.stateKey
        let unsigned = object.object("unsigned") ?? JSONObject()
        transaction = unsigned.identifier("transaction_id")
        clientID = fields.content.text(MatrixOutgoing.clientIDMember).flatMap {
            MatrixSyntax.isOpaque($0) ? $0 : nil
        }
        redaction = unsigned.object("redacted_because").flatMap(MatrixRedactionMark.init)
        content = MatrixEventContent(fields, redacts: object.identifier("redacts"), isRedacted: redaction != nil)
        previous =
            stateKey == nil
            ? nil
            : unsigned.object("prev_content").map {
                MatrixEventContent(fields.with($0), redacts: nil, isRedacted: false)
            }
        self.raw = raw
    }
}

/// The state of a room that an invitation or knock shows ("Stripped state"): no id and no time.
public struct MatrixStrippedEvent: Hashable, Sendable {
    /// The type.
    public let type: String
    /// The user who has sent the event.
    public let sender: MatrixUserID
    /// The state key.
    public let stateKey: String
    /// The content.
    public let content: MatrixEventContent

    /// Reads one event.
    ///
    /// - Throws: `MatrixProtocolError` as `MatrixEvent`, except that id and time may be absent and the state key not.
    public init(_ raw: [UInt8]) throws(MatrixProtocolError) {
        let fields = try MatrixEventFields(JSONObject.matrix(raw, limit: MatrixLimits.eventBytes))
        guard let key = fields.stateKey else { throw MatrixProtocolError(.missing, member: "state_key") }
        type = fields.type
        sender = fields.sender
        stateKey = key
        content = MatrixEventContent(fields, redacts: nil, isRedacted: false)
    }
}

/// Why an event has no content any more ("Redactions", `unsigned.redacted_because`).
public struct MatrixRedactionMark: Hashable, Sendable {
    /// The redaction; nil if the server does not name it.
    public let event: MatrixEventID?
    /// The user who redacted.
    public let sender: MatrixUserID
    /// When the user's server has received the redaction, in milliseconds since 1970; nil if the server does not say.
    public let time: Int64?
    /// The reason, if given.
    public let reason: String?

    init?(_ object: JSONObject) {
        guard let sender = object.text("sender").flatMap(MatrixUserID.init) else { return nil }
        self.sender = sender
        event = object.identifier("event_id")
        time = object.count("origin_server_ts")
        reason = object.object("content")?.name("reason")
    }
}

/// An item of account data ("Client Config").
public struct MatrixAccountData: Hashable, Sendable {
    /// The type, such as `m.direct`.
    public let type: String
    /// The content.
    public let content: JSONObject

    init(_ slice: UnsafeBufferPointer<UInt8>) throws(MatrixProtocolError) {
        let object = try JSONObject.matrix(slice, limit: MatrixLimits.pageBytes)
        guard let type = object.name("type") else { throw MatrixProtocolError(.missing, member: "type") }
        guard let content = object.object("content") else { throw MatrixProtocolError(.missing, member: "content") }
        self.type = type
        self.content = content
    }
}

/// What all kinds of events have.
struct MatrixEventFields {
    let type: String
    let sender: MatrixUserID
    let stateKey: String?
    let content: JSONObject

    init(_ object: JSONObject) throws(MatrixProtocolError) {
        guard let type = object.text("type"), (1...MatrixLimits.identifierBytes).contains(type.utf8.count) else {
            throw MatrixProtocolError(.invalidValue, member: "type")
        }
        guard let content = object.object("content") else { throw MatrixProtocolError(.missing, member: "content") }
        self.type = type
        self.content = content
        sender = try object.required("sender")
        switch object["state_key"] {
        case nil, .null?: stateKey = nil
        case .string(let key)? where key.utf8.count <= MatrixLimits.identifierBytes: stateKey = key
        default: throw MatrixProtocolError(.invalidValue, member: "state_key")
        }
    }

    private init(type: String, sender: MatrixUserID, stateKey: String?, content: JSONObject) {
        self.type = type
        self.sender = sender
        self.stateKey = stateKey
        self.content = content
    }

    /// The same with another content.
    func with(_ content: JSONObject) -> MatrixEventFields {
        MatrixEventFields(type: type, sender: sender, stateKey: stateKey, content: content)
    }
}
