public import WhisperBlobPort
public import WhisperClockPort
public import WhisperCryptoPort
public import WhisperMatrix
import WhisperMatrixArrivals
import WhisperMatrixProtocol
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
public import WhisperRealtimePort
public import WhisperStorePort

/// The Matrix client: carries out the effects of `MatrixSync` through the ports (MX-1). An instance serves one run.
actor MatrixClient: RunningClient {
    let ports: MatrixPorts
    let account: MessengerAccount
    let owner: MatrixUserID
    let options: MatrixOptions
    let scope: MessengerScope
    let setup: RunSetup
    var current = ClientRun()
    var counts = FigureCount()

    private var machine: MatrixSync<MatrixPayload>
    private var random: any RandomNumberGenerator & Sendable
    /// The reason there is permanently no token, if so.
    var tokenFailure: MessengerError?
    /// The token that the server refused last.
    var refusedToken: AccessToken?
    var timers: [MatrixTimer: Int] = [:]
    /// What is known of the rooms in this run.
    var memory: MatrixRoomMemory
    /// Whether the memory has which rooms are direct.
    var knowsDirectRooms = false
    /// The open gaps, by id, as the store reported them last.
    var gaps: [String: ArrivalGap] = [:]
    /// The events of pages of history that were counted as new, by gap.
    var seenHistory = SeenHistory()
    /// The messages of the outbox, by number.
    var outbox: [Int64: OutboxEntry] = [:]
    /// The numbers of those that wait to be looked up, perhaps for good.
    var held: Set<Int64> = []
    var history: HistoryGoal?
    /// The rooms of which was reported that they are unreadable, or their new name ignored.
    var warned: Set<MessengerWarning> = []
    private var hasBeenLive = false

    init(
        _ ports: MatrixPorts, account: MessengerAccount, owner: MatrixUserID, scope: MessengerScope,
        options: MatrixOptions = MatrixOptions(), random: any RandomNumberGenerator & Sendable,
        opening: IncomingOpening? = nil, notify: @escaping @Sendable (MessengerNotice) -> Void
    ) {
        self.ports = ports
        self.account = account
        self.owner = owner
        self.scope = scope
        self.options = options
        self.random = random
        setup = RunSetup(
            .matrix, store: ports.store, clock: ports.clock, wallClock: ports.wallClock,
            opening: scope == .outbox ? nil : opening, grace: options.grace,
            figuresInterval: options.figuresInterval, notify: notify)
        machine = MatrixSync(configuration: options.machine)
        memory = MatrixRoomMemory(owner: owner)
        if case .history(let room, let pages) = scope { history = HistoryGoal(room: room, pages: pages) }
    }

    /// Synchronises until it is stopped, its task is cancelled, or the scope is done.
    ///
    /// - Throws: `MessengerError` for failures that no retry can fix.
    func run() async throws(MessengerError) { try await performRun() }

    // MARK: The machine

    func start(_ start: MatrixClientStart) -> Int64? {
        for entry in start.outbox { outbox[entry.number] = entry }
        keep(start.gaps)
        take(.start(start.machine))
        return start.outbox.last?.number
    }

    func halt() {
        execute(machine.handle(.stop, at: ports.clock.elapsed(), random: &random))
    }

    func enqueue(_ entry: OutboxEntry) {
        outbox[entry.number] = entry
        take(.enqueued(MatrixPost(entry, at: ports.wallClock.now(), isDue: scope == .outbox)))
    }

    /// Passes an input to the machine and starts its effects.
    func take(_ input: MatrixInput<MatrixPayload>) {
        if current.hasEnded { return }
        execute(machine.handle(input, at: ports.clock.elapsed(), random: &random))
    }

    private func execute(_ effects: [MatrixEffect<MatrixPayload>]) {
        for effect in effects { execute(effect) }
    }

    /// Reports to the user.
    func notify(_ notice: MessengerNotice) { setup.notify(notice) }

    /// Counts that news are received as they happen.
    func countLive() {
        counts.recent.connects += 1
        if hasBeenLive { counts.recent.reconnects += 1 }
        hasBeenLive = true
    }
}

/// What a server's answer brought, passed through the machine as it is. Two are equal if they are the same one.
final class MatrixPayload: Hashable, Sendable {
    enum Content: Sendable {
        /// The answer to a poll: when it arrived, and whether the server was asked to wait for news.
        case news(MatrixSyncPage, at: Duration, isLive: Bool)
        /// A page of a room's history.
        case history(MatrixMessagePage)
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    static func == (left: MatrixPayload, right: MatrixPayload) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The options of the Matrix client.
public struct MatrixOptions: Hashable, Sendable {
    /// The configuration of the machine.
    public var machine = MatrixConfiguration()
    /// How long a stop waits for pending work: messages being posted, events being written.
    public var grace = Duration.seconds(2)
    /// How often the figures are stored in the vault.
    public var figuresInterval = Duration.seconds(60)

    /// Creates the default options.
    public init() {}
}

/// The ports of the Matrix client, in one value.
public struct MatrixPorts: Sendable {
    /// The vault.
    public let store: any VaultStore
    /// The transport to the server.
    public let transport: any RealtimeTransport
    /// The session.
    public let session: MatrixSession
    /// The clock for measuring time and waiting.
    public let clock: any MonotonicClock
    /// The time of day.
    public let wallClock: any WallClock
    /// The primitives, for the digests of options of polls.
    public let crypto: any CryptoBackend
    /// The vault's attachments, for the files of messages that are sent.
    public let blobs: any BlobStore

    /// Creates a set of ports.
    public init(
        store: any VaultStore, transport: any RealtimeTransport, session: MatrixSession, clock: any MonotonicClock,
        wallClock: any WallClock, crypto: any CryptoBackend, blobs: any BlobStore
    ) {
        self.blobs = blobs
        self.store = store
        self.transport = transport
        self.session = session
        self.clock = clock
        self.wallClock = wallClock
        self.crypto = crypto
    }
}
