public import WhisperJSONText

/// One line from a bridge (ING-6); `docs/bridge-protocol.md` describes each.
public struct BridgeFrame: Hashable, Sendable {
    /// The version of the protocol that this module speaks.
    public static let version: Int64 = 1
    /// The greatest number that a line may have: what every reader of JSON keeps exactly, 2^53 − 1.
    public static let greatestSequence: Int64 = 9_007_199_254_740_991

    /// Of an event or a message its number, 1 or more, which grows strictly over the life of a journal, restarts included;
    /// what is told again has the number that it had. Of any other line the highest number given so far.
    public var sequence: Int64
    /// When the bridge wrote it first, in milliseconds since 1970.
    public var time: Int64
    /// What it says.
    public var body: Body

    /// A line of a number and a time.
    public init(sequence: Int64, time: Int64, body: Body) {
        self.sequence = sequence
        self.time = time
        self.body = body
    }

    /// What a bridge says.
    public enum Body: Hashable, Sendable {
        /// The bridge has read `start`.
        case ready(BridgeReady)
        /// A code to be scanned with the phone.
        case qr(PairingCode)
        /// Paired, or connected again.
        case login(BridgeLogin)
        /// The connection to the service is gone; the bridge tries again by itself.
        case disconnected(reason: String)
        /// Something that happened, in the service's own bytes.
        case event(BridgeEvent)
        /// A message in the protocol's own form.
        case message(NormalizedMessage)
        /// The answer to a command.
        case reply(BridgeReply)
        /// Something failed.
        case failure(BridgeFailure)
        /// The answer to `ping`.
        case pong(id: Int64)
        /// How far the history has been told.
        case progress(completed: Int64, total: Int64?)
        /// The last line; whether a last copy of the session was written.
        case closed(reason: String, hasSnapshot: Bool)
        /// A line of a type that this version does not know; to be passed over.
        case unknown(type: String)
    }
}

/// A bridge introduces itself.
public struct BridgeReady: Hashable, Sendable {
    /// The bridge's name.
    public var bridge: String
    /// The bridge's version.
    public var bridgeVersion: String
    /// The library under it and its version; nil where it does not say.
    public var library: String?
    /// The version of the protocol that it speaks.
    public var version: Int64
    /// Whether the session is paired with a phone.
    public var isPaired: Bool
    /// What tells the journal from every other; nil where the bridge does not say.
    public var journal: String?

    /// A bridge of a name and version.
    public init(
        bridge: String, bridgeVersion: String, library: String?, version: Int64 = BridgeFrame.version, isPaired: Bool,
        journal: String? = nil
    ) {
        self.version = version
        self.journal = journal
        self.bridge = bridge
        self.bridgeVersion = bridgeVersion
        self.library = library
        self.isPaired = isPaired
    }
}

/// A code for pairing.
public struct PairingCode: Hashable, Sendable {
    /// The text of the QR code.
    public var code: String
    /// When it is no longer good, in milliseconds since 1970.
    public var expiresAt: Int64

    /// A code that expires.
    public init(code: String, expiresAt: Int64) {
        self.code = code
        self.expiresAt = expiresAt
    }
}

/// The account that a bridge is connected as.
public struct BridgeLogin: Hashable, Sendable {
    /// The telephone number, digits only; nil where it is not known.
    public var phone: String?
    /// The account's identifier.
    public var jid: String
    /// The account's linked identifier, where it has one.
    public var lid: String?
    /// The name under which the phone lists this device.
    public var device: String?

    /// An account.
    public init(phone: String?, jid: String, lid: String?, device: String?) {
        self.phone = phone
        self.jid = jid
        self.lid = lid
        self.device = device
    }
}

/// Something that happened at the service.
public struct BridgeEvent: Hashable, Sendable {
    /// The library's number of the kind of event.
    public var code: Int64
    /// The library's name of the kind of event.
    public var name: String
    /// The event in the library's own bytes, which alone count.
    public var raw: [UInt8]
    /// The same for people to read; nil where the bridge leaves it out.
    public var json: JSONObject?
    /// Whether it is of the past: history, or what came while nobody was connected.
    public var isBacklog: Bool

    /// An event of a kind.
    public init(code: Int64, name: String, raw: [UInt8], json: JSONObject? = nil, isBacklog: Bool) {
        self.code = code
        self.name = name
        self.raw = raw
        self.json = json
        self.isBacklog = isBacklog
    }
}

/// The answer to a command.
public struct BridgeReply: Hashable, Sendable {
    /// The command's id.
    public var id: Int64
    /// Whether it was done.
    public var isDone: Bool
    /// Why it was not: a code of ING-4; nil where it was.
    public var error: String?
    /// What else the answer holds, such as `changed` or `connected`.
    public var members: JSONObject

    /// An answer to a command.
    public init(id: Int64, isDone: Bool, error: String? = nil, members: JSONObject = JSONObject()) {
        self.id = id
        self.isDone = isDone
        self.error = error
        self.members = members
    }

    /// Whether a member is there and true.
    public func isTrue(_ name: String) -> Bool { members[name] == .bool(true) }
}

/// Something failed at the bridge.
public struct BridgeFailure: Hashable, Sendable {
    /// A code of ING-4, such as `WHATSAPP_RATE_LIMITED`.
    public var code: String
    /// For diagnosis; never shown to users, who get the code's own text.
    public var message: String
    /// Whether the bridge ends because of it.
    public var isFatal: Bool
    /// The message that it is about, where it is about one.
    public var messageID: String?

    /// A failure.
    public init(code: String, message: String, isFatal: Bool, messageID: String? = nil) {
        self.code = code
        self.message = message
        self.isFatal = isFatal
        self.messageID = messageID
    }
}
