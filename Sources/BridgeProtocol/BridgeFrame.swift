public import WhisperJSONText

/// One line from a bridge (ING-6); `docs/bridge-protocol.md` describes each.
public struct BridgeFrame: Hashable, Sendable {
    /// The version of the protocol, which lines have once both sides have agreed on it.
    public static let version: Int64 = 2
    /// The version that lines have until then: `start`, `ready`, and what comes before or instead of `ready`. It does not
    /// change, so that every bridge and every host can read which versions the other supports.
    public static let handshakeVersion: Int64 = 1
    /// The greatest sequence number, 2^53 − 1, which every JSON reader represents exactly.
    public static let greatestSequence: Int64 = 9_007_199_254_740_991

    /// The sequence number.
    ///
    /// For an event or a message it is unique and at least 1, and increases strictly over the life of a journal, across
    /// restarts; a repeated frame has its original number. For any other line it is the highest number assigned so far.
    public var sequence: Int64
    /// When the bridge first wrote the line, in milliseconds since 1970.
    public var time: Int64
    /// The content of the line.
    public var body: Body

    /// Creates a frame.
    public init(sequence: Int64, time: Int64, body: Body) {
        self.sequence = sequence
        self.time = time
        self.body = body
    }

    /// The content of a frame.
    public enum Body: Hashable, Sendable {
        /// The bridge has processed `start`.
        case ready(BridgeReady)
        /// A code to scan with the phone.
        case qr(PairingCode)
        /// A code to enter on the phone, instead of one to scan.
        case pairCode(PairingCode)
        /// The service asks for a passkey before it links the device.
        case passkey
        /// The bridge has paired or reconnected.
        case login(BridgeLogin)
        /// The connection to the service is lost; the bridge reconnects automatically.
        case disconnected(reason: String)
        /// An event, in the service's own bytes.
        case event(BridgeEvent)
        /// A message in the protocol's own format.
        case message(NormalizedMessage)
        /// The reply to a command.
        case reply(BridgeReply)
        /// A failure.
        case failure(BridgeFailure)
        /// The reply to `ping`.
        case pong(id: Int64)
        /// The phone has answered a request for history, and everything it sent is in the lines before; whether it has
        /// older messages is nil if the bridge does not know.
        case history(id: Int64, hasMore: Bool?)
        /// The present state of a chat.
        case chat(BridgeChat)
        /// The names of a person.
        case person(BridgePerson)
        /// The progress of the history transfer.
        case progress(completed: Int64, total: Int64?)
        /// The last line; says whether a final copy of the session was written.
        case closed(reason: String, hasSnapshot: Bool)
        /// A line of a type unknown to this version, to be ignored.
        case unknown(type: String)
    }
}

/// The introduction of a bridge.
public struct BridgeReady: Hashable, Sendable {
    /// The bridge's name.
    public var bridge: String
    /// The bridge's version.
    public var bridgeVersion: String
    /// The underlying library and its version; nil if the bridge does not say.
    public var library: String?
    /// The protocol version that the bridge chose, which every later line has.
    public var version: Int64
    /// What the bridge can do; names that this module does not know are kept.
    public var abilities: [String]
    /// Whether the session is paired with a phone.
    public var isPaired: Bool
    /// The identifier of the journal; nil if the bridge does not say.
    public var journal: String?

    /// Creates an introduction.
    public init(
        bridge: String, bridgeVersion: String, library: String?, version: Int64 = BridgeFrame.version, isPaired: Bool,
        journal: String? = nil, abilities: [String] = []
    ) {
        self.version = version
        self.abilities = abilities
        self.journal = journal
        self.bridge = bridge
        self.bridgeVersion = bridgeVersion
        self.library = library
        self.isPaired = isPaired
    }
}

extension BridgeReady {
    /// Whether the bridge can do something.
    public func can(_ ability: BridgeAbility) -> Bool { abilities.contains(ability.rawValue) }
}

extension BridgeReply {
    /// The error of a reply to a request that the bridge does not support.
    public static let unsupported = "UNSUPPORTED"
}

/// What only some bridges can do. Raw values are the names of the protocol.
public enum BridgeAbility: String, Hashable, Sendable, CaseIterable {
    /// It answers `fetch`.
    case media
    /// It can request history from the phone.
    case history
    /// It can pair by a code that is entered on the phone.
    case pairingCode = "pairing_code"
    /// It answers `avatar`, and in a process for files it fetches pictures of chats.
    case avatars
}

/// A pairing code.
public struct PairingCode: Hashable, Sendable {
    /// The text of the QR code, or the characters to enter on the phone.
    public var code: String
    /// When the code expires, in milliseconds since 1970.
    public var expiresAt: Int64

    /// Creates a pairing code.
    public init(code: String, expiresAt: Int64) {
        self.code = code
        self.expiresAt = expiresAt
    }
}

/// The account that a bridge is logged in to.
public struct BridgeLogin: Hashable, Sendable {
    /// The telephone number, digits only; nil if unknown.
    public var phone: String?
    /// The account's identifier.
    public var jid: String
    /// The account's linked-device identifier, if it has one.
    public var lid: String?
    /// The name under which the phone lists this device.
    public var device: String?

    /// Creates an account.
    public init(phone: String?, jid: String, lid: String?, device: String?) {
        self.phone = phone
        self.jid = jid
        self.lid = lid
        self.device = device
    }
}

/// An event at the service.
public struct BridgeEvent: Hashable, Sendable {
    /// The library's code for the kind of event.
    public var code: Int64
    /// The library's name for the kind of event.
    public var name: String
    /// The event in the library's own encoding, which is authoritative.
    public var raw: [UInt8]
    /// The event in readable form; nil if the bridge omits it.
    public var json: JSONObject?
    /// Whether the event is from the past: history, or received while offline.
    public var isBacklog: Bool

    /// Creates an event.
    public init(code: Int64, name: String, raw: [UInt8], json: JSONObject? = nil, isBacklog: Bool) {
        self.code = code
        self.name = name
        self.raw = raw
        self.json = json
        self.isBacklog = isBacklog
    }
}

/// The reply to a command.
public struct BridgeReply: Hashable, Sendable {
    /// The command's id.
    public var id: Int64
    /// Whether the command succeeded.
    public var isDone: Bool
    /// The reason for a failure, a code of ING-4; nil on success.
    public var error: String?
    /// Further members of the error, such as `status`; none on success.
    public var details: JSONObject
    /// Further members of the reply, such as `changed` or `connected`.
    public var members: JSONObject

    /// Creates a reply.
    public init(
        id: Int64, isDone: Bool, error: String? = nil, details: JSONObject = JSONObject(),
        members: JSONObject = JSONObject()
    ) {
        self.id = id
        self.isDone = isDone
        self.error = error
        self.details = details
        self.members = members
    }

    /// Returns whether a member is present and true.
    public func isTrue(_ name: String) -> Bool { members[name] == .bool(true) }

    /// A text among the further members; nil if there is none.
    public func text(_ name: String) -> String? {
        if case .string(let text)? = members[name] { text } else { nil }
    }

    /// An integer among the further members; nil if there is none.
    public func integer(_ name: String) -> Int64? { members.integer(name) }

    /// An integer among the members of the error; nil if there is none.
    public func detail(_ name: String) -> Int64? { details.integer(name) }
}

/// A failure at the bridge.
public struct BridgeFailure: Hashable, Sendable {
    /// A code of ING-4, such as `WHATSAPP_RATE_LIMITED`.
    public var code: String
    /// A message for diagnosis, never shown to users, who see the text for the code.
    public var message: String
    /// Whether the bridge exits because of the failure.
    public var isFatal: Bool
    /// The message concerned, if any.
    public var messageID: String?

    /// Creates a failure.
    public init(code: String, message: String, isFatal: Bool, messageID: String? = nil) {
        self.code = code
        self.message = message
        self.isFatal = isFatal
        self.messageID = messageID
    }
}

extension JSONObject {
    /// An integer member; nil if there is none.
    fileprivate func integer(_ name: String) -> Int64? {
        if case .number(let number)? = self[name] { number.integer } else { nil }
    }
}
