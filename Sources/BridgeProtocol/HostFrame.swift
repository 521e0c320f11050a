public import WhisperMediaPort

/// One line to a bridge (ING-6); `docs/bridge-protocol.md` describes each.
public enum HostFrame: Hashable, Sendable {
    /// The first line: the configuration of the bridge.
    case start(BridgeStart)
    /// Pauses events until `resume`; the bridge continues to store them.
    case pause
    /// Resumes events.
    case resume
    /// Requests messages of a chat that are older than the given one, at most `count` of them; nil leaves the number to
    /// the bridge.
    case history(id: Int64, chat: String, before: HistoryAnchor, count: Int64?)
    /// Asks which picture a chat has; `known` is the id of the one that the host has, if it has one.
    case avatar(id: Int64, chat: String, known: String?)
    /// Requests the status.
    case status(id: Int64)
    /// Requests a consistent copy of the session's database, written beside it.
    case snapshot(id: Int64)
    /// Confirms that everything up to and including this line is stored by the host and can be discarded.
    case acknowledge(sequence: Int64)
    /// Checks that the bridge is alive.
    case ping(id: Int64)
    /// Requests an encrypted file, from the request's offset to its end: it is written into a named pipe, given by its
    /// absolute path, and then answered.
    case fetch(id: Int64, MediaRequest, pipe: String)
    /// Requests the picture of a chat, in the same way.
    case fetchPicture(id: Int64, PictureRequest, pipe: String)
    /// Unlinks this device from the phone and deletes the session.
    case logout(id: Int64)
    /// Disconnects, removes the session directory, and exits.
    case quit
    /// A line of a type unknown to this version, to be ignored.
    case unknown(type: String)
}

/// What a bridge's process is started for. Raw values are those of the protocol.
public enum BridgePurpose: String, Hashable, Sendable, CaseIterable {
    /// To connect to the messenger and pass its messages on.
    case messages
    /// To fetch encrypted files: it does not connect, has no session and no journal.
    case media
}

/// The configuration of a bridge.
public struct BridgeStart: Hashable, Sendable {
    /// The highest version of the protocol that the host supports.
    public var version: Int64
    /// What the process is for.
    public var purpose: BridgePurpose
    /// The private, in-memory directory of the session; it contains `session.db` if there is a session.
    public var sessionDirectory: String
    /// The file of the journal, which outlives the bridge; empty, and not sent, for media.
    public var journal: String
    /// The key that encrypts the journal's records, 32 bytes; empty, and not sent, for media.
    public var journalKey: [UInt8]
    /// The last line that the host has stored, together with all before it; 0 if none.
    public var after: Int64
    /// How much history to fetch.
    public var history: BridgeHistory
    /// Whether a pairing code may be shown.
    public var mayPair: Bool
    /// The telephone number to pair with by a code that is entered on the phone, 1 … 15 digits; nil to show a QR code
    ///.
    public var pairPhone: String?
    /// The name under which the phone lists this device.
    public var deviceName: String
    /// The maximum age of the session in days.
    public var sessionTimeoutDays: Int64

    /// Creates a configuration.
    public init(
        sessionDirectory: String, journal: String, journalKey: [UInt8], after: Int64, history: BridgeHistory,
        mayPair: Bool, pairPhone: String? = nil, deviceName: String, sessionTimeoutDays: Int64,
        version: Int64 = BridgeFrame.version, purpose: BridgePurpose = .messages
    ) {
        self.version = version
        self.purpose = purpose
        self.pairPhone = pairPhone
        self.sessionDirectory = sessionDirectory
        self.journal = journal
        self.journalKey = journalKey
        self.after = after
        self.history = history
        self.mayPair = mayPair
        self.deviceName = deviceName
        self.sessionTimeoutDays = sessionTimeoutDays
    }
}

extension BridgeStart {
    /// The length of a journal's key in bytes.
    static let keySize = 32

    /// Whether a text is a telephone number as `pairPhone` has it.
    public static func isPhone(_ text: String) -> Bool {
        (1...15).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}

/// The message before which history is requested.
public struct HistoryAnchor: Hashable, Sendable {
    /// The service's id of the message.
    public var messageID: String
    /// Whether the owner of the account wrote it.
    public var isFromOwner: Bool
    /// When it was sent, in milliseconds since 1970.
    public var timestamp: Int64

    /// Creates an anchor.
    public init(messageID: String, isFromOwner: Bool, timestamp: Int64) {
        self.messageID = messageID
        self.isFromOwner = isFromOwner
        self.timestamp = timestamp
    }
}

/// The history settings.
public struct BridgeHistory: Hashable, Sendable {
    /// Whether history is fetched at all.
    public var isEnabled: Bool
    /// The remaining number of messages to fetch; nil for no limit.
    public var limit: Int64?
    /// The minimum interval between two requests, in milliseconds.
    public var interval: Int64

    /// Creates history settings; the defaults are 50,000 messages and one request per second.
    public init(isEnabled: Bool = true, limit: Int64? = 50_000, interval: Int64 = 1_000) {
        self.isEnabled = isEnabled
        self.limit = limit
        self.interval = interval
    }
}
