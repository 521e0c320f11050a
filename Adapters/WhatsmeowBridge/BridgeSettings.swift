public import WhisperBridgeProtocol
public import WhisperMessage

/// The program to run as a bridge.
public struct BridgeCommand: Hashable, Sendable {
    /// The program: a path, or a name to look up in `PATH`.
    public var program: String
    /// Its arguments; must not contain secrets, as every user of the machine can see them.
    public var arguments: [String]
    /// Its complete environment; must not contain secrets either.
    public var environment: [String: String]

    /// Creates a command.
    public init(program: String, arguments: [String] = [], environment: [String: String]) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }
}

/// How a bridge is run and supervised (ING-6).
public struct BridgeSettings: Hashable, Sendable {
    /// The candidate locations of the session directory, best first; only memory-backed ones are used.
    public var sessionPlaces: [String]
    /// The file of the bridge's journal, in an existing directory.
    public var journal: String
    /// How much history is requested.
    public var history = BridgeHistory()
    /// Whether a pairing code may be shown.
    public var mayPair = false
    /// The telephone number, 1 … 15 digits, to pair with by a code that is entered on the phone; nil to show a QR code.
    /// Only bridges with the ability `pairing_code` can.
    public var pairPhone: String?
    /// The name under which the phone lists this device.
    public var deviceName = "Whisper"
    /// The maximum age of the session, in days.
    public var sessionTimeoutDays: Int64 = 30
    /// The platform of the messages.
    public var platform = Platform.whatsapp

    /// The time limit for the bridge to become ready.
    public var startTimeout = Duration.seconds(30)
    /// The interval between pings; a bridge that leaves two unanswered counts as crashed.
    public var heartbeat = Duration.seconds(15)
    /// The time limit for the answer to a command.
    public var replyTimeout = Duration.seconds(10)
    /// The time limit for the answer to a command for which the bridge asks the messenger.
    public var queryTimeout = Duration.seconds(30)
    /// How long the phone may take to answer a request for history, and between two parts of the answer.
    public var historyTimeout = Duration.seconds(60)
    /// How long no further history arrives after the end of an answer, for a bridge that does not report that end.
    public var historyQuiet = Duration.seconds(5)
    /// The time that the bridge has to exit after it was asked to.
    public var grace = Duration.seconds(6)
    /// The delay between terminating and killing it.
    public var killDelay = Duration.seconds(2)
    /// The minimum time between two snapshots of the session; acknowledgements in between share one.
    public var snapshotInterval = Duration.seconds(2)
    /// The time limit for the next byte of a file that is fetched: twice as long as a bridge waits for the network.
    public var mediaSilence = Duration.seconds(60)
    /// The number of events read ahead, beyond which reading from the bridge stops until some are consumed.
    public var readAhead = 1_000

    /// Creates settings with the defaults of ING-6.
    public init(sessionPlaces: [String], journal: String) {
        self.sessionPlaces = sessionPlaces
        self.journal = journal
    }
}
