public import WhisperClockPort
public import WhisperMessaging
public import WhisperMessengerPort
public import WhisperRealtime
public import WhisperRealtimePort
import WhisperRealtimeProtocol
public import WhisperStorePort

/// The realtime client: carries out the effects of the sync machine (RT-1) through the ports.
///
/// This actor owns the machine, which processes inputs one at a time. Effects start at once, in order, in tasks of
/// their own; their results are new inputs. All important state is in the vault: a client that ends at any moment loses
/// nothing, and one that is stopped gives pending work a short time to finish.
///
/// An instance serves one run.
public actor SyncClient: RunningClient {
    let ports: SyncPorts
    let account: MessengerAccount
    let options: SyncOptions
    package let setup: RunSetup
    package var current = ClientRun()
    package var counts: FigureCount {
        get { tally.counts }
        set { tally.counts = newValue }
    }

    private var machine: SyncMachine
    private var random: any RandomNumberGenerator & Sendable
    /// The reason there is permanently no token, if so.
    var tokenFailure: MessengerError?
    var timers: [TimerID: Int] = [:]
    var sockets: [SocketID: SocketLine] = [:]
    var titles = ConversationTitles()
    var tally = SyncTally()
    /// Whether what the server omitted in earlier runs was asked for.
    var hasAskedForOmitted = false

    /// Creates a client for an account.
    ///
    /// - Parameters:
    ///   - random: The randomness for spreading retries over time.
    ///   - opening: Opens sealed messages that arrive (RT-10); nil leaves them sealed.
    ///   - notify: Called in order, on any thread.
    public init(
        _ ports: SyncPorts, account: MessengerAccount, options: SyncOptions = SyncOptions(),
        random: any RandomNumberGenerator & Sendable, opening: IncomingOpening? = nil,
        notify: @escaping @Sendable (MessengerNotice) -> Void = { _ in }
    ) {
        self.ports = ports
        self.account = account
        self.options = options
        self.random = random
        setup = RunSetup(
            .realtime, store: ports.store, clock: ports.clock, wallClock: ports.wallClock,
            opening: options.scope == .everything ? opening : nil, grace: options.grace,
            figuresInterval: options.figuresInterval, notify: notify)
        var configuration = options.machine
        if options.scope == .outbox {
            configuration.usesSocket = false
            configuration.onlyPosts = true
        }
        machine = SyncMachine(configuration: configuration)
    }

    /// Syncs until it is stopped or its task is cancelled, which is equivalent; neither is an error.
    ///
    /// - Throws: `MessengerError` for failures that no retry can fix, such as a session that has ended. The vault remains
    ///   consistent.
    public func run() async throws(MessengerError) { try await performRun() }

    /// Ends the run once pending work has finished, or after a short time in any case.
    public nonisolated func stop() { requestStop() }

    /// Sets the conversations on screen, most important first: they are subscribed to before all others.
    public func show(_ conversations: [String]) {
        take(.visible(conversations))
    }

    /// The figures of this run so far.
    public var figures: SyncFigures { counts.total }

    // MARK: The machine

    package nonisolated func load() async -> Result<SyncStart, MessengerError> {
        do throws(StoreError) {
            return .success(try await loaded())
        } catch {
            return .failure(.store(error))
        }
    }

    package func start(_ start: SyncStart) -> Int64? {
        take(.start(start))
        return start.outbox.last?.number
    }

    package func halt() {
        execute(machine.handle(.stop, at: ports.clock.elapsed(), random: &random))
    }

    package func enqueue(_ entry: OutboxEntry) {
        take(.enqueued(OutboxItem(entry, at: ports.wallClock.now(), isDue: options.scope == .outbox)))
    }

    /// Passes an input to the machine and starts its effects.
    func take(_ input: SyncInput) {
        if current.hasEnded { return }
        execute(machine.handle(input, at: ports.clock.elapsed(), random: &random))
    }

    private func execute(_ effects: [SyncEffect]) {
        for effect in effects { execute(effect) }
    }

    /// Whether a message of the outbox is not sent yet, as far as is known.
    func isWaiting(_ number: Int64) -> Bool { machine.isWaiting(number) }

    /// Reports to the user.
    func notify(_ notice: MessengerNotice) { setup.notify(notice) }
}

/// The options of the realtime client.
public struct SyncOptions: Hashable, Sendable {
    /// The scope of a run.
    public enum Scope: Hashable, Sendable {
        /// Everything: messages of others are received, live and by catching up; waiting messages are sent.
        case everything
        /// Only waiting messages are sent, by requests alone, for a command that ends soon.
        ///
        /// A person is waiting, so retries postponed after an earlier failure are made at once.
        case outbox
    }

    /// The scope of the run.
    public var scope = Scope.everything
    /// The configuration of the machine.
    public var machine = SyncConfiguration()
    /// Whether the token is placed in the query of the socket's address, for networks that drop the header.
    public var putsTokenInQuery = false
    /// How long a stop waits for pending work: messages being posted, events being written.
    public var grace = Duration.seconds(2)
    /// How often the figures are stored in the vault.
    public var figuresInterval = Duration.seconds(60)

    /// Creates the default options.
    public init() {}
}

/// The ports of the realtime client, in one value.
public struct SyncPorts: Sendable {
    /// The vault.
    public let store: any VaultStore
    /// The transport to the server.
    public let transport: any RealtimeTransport
    /// The keeper of the tokens.
    public let tokens: TokenKeeper
    /// The clock for measuring time and waiting.
    public let clock: any MonotonicClock
    /// The time of day.
    public let wallClock: any WallClock

    /// Creates a set of ports.
    public init(
        store: any VaultStore, transport: any RealtimeTransport, tokens: TokenKeeper,
        clock: any MonotonicClock, wallClock: any WallClock
    ) {
        self.store = store
        self.transport = transport
        self.tokens = tokens
        self.clock = clock
        self.wallClock = wallClock
    }
}
