/// One line to a bridge (ING-6); `docs/bridge-protocol.md` describes each.
public enum HostFrame: Hashable, Sendable {
    /// The first line: what the bridge works with.
    case start(BridgeStart)
    /// Write no events until `resume`; go on keeping them.
    case pause
    /// Go on writing events.
    case resume
    /// Ask the phone for messages of a chat that are older than one.
    case history(id: Int64, chat: String, before: HistoryAnchor)
    /// Say how things are.
    case status(id: Int64)
    /// Write a consistent copy of the session's database beside it.
    case snapshot(id: Int64)
    /// Everything up to and including this line is safe at the host, and need not be kept.
    case acknowledge(sequence: Int64)
    /// Say that you are there.
    case ping(id: Int64)
    /// Unlink this device from the phone, and forget the session.
    case logout(id: Int64)
    /// Disconnect, remove the session directory, and end.
    case quit
    /// A line of a type that this version does not know; to be passed over.
    case unknown(type: String)
}

/// What a bridge works with.
public struct BridgeStart: Hashable, Sendable {
    /// The directory of the session, private and in memory; `session.db` is in it if there is a session.
    public var sessionDirectory: String
    /// The file of the journal, which outlives the bridge.
    public var journal: String
    /// The key under which the journal's records are sealed, 32 bytes.
    public var journalKey: [UInt8]
    /// Everything up to and including this line is safe at the host; 0 where there is nothing yet.
    public var after: Int64
    /// What is taken of the past.
    public var history: BridgeHistory
    /// Whether a code for pairing may be shown.
    public var mayPair: Bool
    /// The name under which the phone shall list this device.
    public var deviceName: String
    /// How old the session may get, in days.
    public var sessionTimeoutDays: Int64

    /// What a bridge works with.
    public init(
        sessionDirectory: String, journal: String, journalKey: [UInt8], after: Int64, history: BridgeHistory,
        mayPair: Bool, deviceName: String, sessionTimeoutDays: Int64
    ) {
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

/// A message before which history is asked for.
public struct HistoryAnchor: Hashable, Sendable {
    /// The service's id of the message.
    public var messageID: String
    /// Whether the owner of the account wrote it.
    public var isFromOwner: Bool
    /// When it was sent, in milliseconds since 1970.
    public var timestamp: Int64

    /// A message, as the service knows it.
    public init(messageID: String, isFromOwner: Bool, timestamp: Int64) {
        self.messageID = messageID
        self.isFromOwner = isFromOwner
        self.timestamp = timestamp
    }
}

/// What is taken of the past.
public struct BridgeHistory: Hashable, Sendable {
    /// Whether messages of the past are taken at all.
    public var isEnabled: Bool
    /// How many of them are still taken; nil for any number.
    public var limit: Int64?
    /// The least time between two requests, in milliseconds.
    public var interval: Int64

    /// History with a limit and an interval; by default 50,000 messages, a request a second.
    public init(isEnabled: Bool = true, limit: Int64? = 50_000, interval: Int64 = 1_000) {
        self.isEnabled = isEnabled
        self.limit = limit
        self.interval = interval
    }
}
