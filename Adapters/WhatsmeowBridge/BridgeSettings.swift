public import WhisperBridgeProtocol
public import WhisperMessage

/// The program that is run as a bridge.
public struct BridgeCommand: Hashable, Sendable {
    /// The program: a path, or a name that is looked for where `PATH` says.
    public var program: String
    /// Its arguments; nothing secret, since every user of the machine can see them.
    public var arguments: [String]
    /// Its whole environment; nothing secret either.
    public var environment: [String: String]

    /// A program with arguments in an environment.
    public init(program: String, arguments: [String] = [], environment: [String: String]) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }
}

/// How a bridge is run and watched (ING-6).
public struct BridgeSettings: Hashable, Sendable {
    /// Where the session's directory may be made, the best place first; only memory-backed ones are used.
    public var sessionPlaces: [String]
    /// The file of the bridge's journal. Its directory is there.
    public var journal: String
    /// What is taken of the past.
    public var history = BridgeHistory()
    /// Whether a code for pairing may be shown.
    public var mayPair = false
    /// The name under which the phone lists this device.
    public var deviceName = "Whisper"
    /// How old the session may get, in days.
    public var sessionTimeoutDays: Int64 = 30
    /// The platform of the messages.
    public var platform = Platform.whatsapp

    /// How long a bridge may take to say that it is ready.
    public var startTimeout = Duration.seconds(30)
    /// How often it is asked whether it is there; two questions without an answer, and it counts as crashed.
    public var heartbeat = Duration.seconds(15)
    /// How long it may take to answer a command.
    public var replyTimeout = Duration.seconds(10)
    /// How long it has to end by itself once it was told to.
    public var grace = Duration.seconds(6)
    /// How long it has between being terminated and being killed.
    public var killDelay = Duration.seconds(2)
    /// The least time between two copies of the session: acknowledgements wait for them together.
    public var snapshotInterval = Duration.seconds(2)
    /// With so many events read ahead, no more are read from the bridge until some are asked for.
    public var readAhead = 1_000

    /// Settings with the defaults of ING-6.
    public init(sessionPlaces: [String], journal: String) {
        self.sessionPlaces = sessionPlaces
        self.journal = journal
    }
}
