import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperSyncParts

/// The core of the realtime client (RT-1): a pure state machine that determines the next actions from its inputs.
///
/// It is a value without sockets, clock, randomness, tokens or store: these are effects, which the owner of the machine
/// carries out. The same inputs at the same times with the same randomness give the same effects, so simulations can be
/// replayed.
///
/// Inputs are passed in one at a time. `now` comes from any clock that never goes back.
///
/// An input only changes the state; actions are derived from the state, in one place, after every input. Nothing is
/// therefore forgotten because it could not be done when it was noticed.
public struct SyncMachine: Hashable, Sendable {
    let configuration: SyncConfiguration
    /// Whether the machine was started, and not stopped or rejected as another user.
    var isRunning = false
    /// Whether the server identified a different user.
    var isWrongUser = false
    var userID: String?
    var timers = TimerSet()
    var token: TokenRefresh
    /// The current delay before the next refresh of the token.
    var refreshDelay = Duration.zero
    var phase = ConnectionPhase.none
    /// The delays before the next connection.
    var reconnects: Backoff
    /// The number of the latest socket; never reused, even after a restart.
    var lastSocket = 0
    var heartbeat: Heartbeat?
    var subscriptions: SubscriptionSet
    var commands = CommandChannel()
    var list: ListPoll
    var flows: [String: ConversationFlow] = [:]
    var fetches = FetchTurns()
    var outbox = Outbox()
    /// The connection state reported last.
    private var reported = ConnectionState.stopped

    /// Creates a machine that has not been started.
    public init(configuration: SyncConfiguration = SyncConfiguration()) {
        self.configuration = configuration
        token = TokenRefresh(hasToken: false, backoff: configuration.backoff)
        reconnects = Backoff(configuration.backoff)
        subscriptions = SubscriptionSet(limit: configuration.subscriptionLimit, recent: [])
        list = ListPoll(backoff: configuration.backoff)
    }

    /// Processes an input and returns the resulting effects.
    public mutating func handle(
        _ input: SyncInput, at now: Duration, random: inout some RandomNumberGenerator
    ) -> [SyncEffect] {
        var step = Step(now: now, entropy: random.next())
        switch input {
        case .start(let start): begin(start, &step)
        case .stop:
            isWrongUser = false
            end(&step)
        default:
            guard isRunning else { return [] }
            take(input, &step)
        }
        if isRunning { act(&step) }
        reportConnection(&step)
        return step.effects
    }

    /// The state of the connection.
    public var connection: ConnectionState {
        if isWrongUser { return .wrongUser }
        guard isRunning else { return .stopped }
        if token.state == .signedOut { return .signedOut }
        switch phase {
        case .ready: return .connected
        case .none: return .waiting(.zero)
        case .waiting(let delay): return .waiting(delay)
        case .wanted, .opening, .greeting:
            if token.state == .waiting { return .waiting(refreshDelay) }
            return token.isUsable ? .connecting : .refreshing
        }
    }

    /// The number of messages waiting to be sent.
    public var outboxCount: Int { outbox.count }

    /// Whether a message of the outbox, by its number, waits to be sent.
    public func isWaiting(_ number: Int64) -> Bool { outbox.conversation(of: number) != nil }

    private mutating func reportConnection(_ step: inout Step) {
        let state = connection
        guard state != reported else { return }
        reported = state
        step.report(.connection(state))
    }

    private mutating func take(_ input: SyncInput, _ step: inout Step) {
        switch input {
        case .start, .stop: break
        case .visible(let conversations): subscriptions.show(visible: conversations)
        case .socketOpened(let id): socketOpened(id, &step)
        case .socketFailed(let id, let failure): socketFailed(id, failure, &step)
        case .socketClosed(let id, let code): socketClosed(id, code, &step)
        case .frame(let id, let frame): received(frame, id, &step)
        case .malformedFrame(let id): malformedFrame(id, &step)
        case .timer(let id): if timers.hasRunOut(id, &step) { ranOut(id, &step) }
        case .tokenRefreshed: tokenRefreshed(&step)
        case .tokenRefreshFailed(let isPermanent): tokenRefreshFailed(isPermanent: isPermanent, &step)
        case .conversationsListed(let page): listed(page, &step)
        case .listFailed(let failure): listFailed(failure, &step)
        case .changes(let conversation, let page): fetched(page, of: conversation, &step)
        case .changesFailed(let conversation, let failure): fetchFailed(conversation, failure, &step)
        case .applied(let conversation, let cursor): applied(conversation, cursor: cursor, &step)
        case .applyFailed(let conversation): applyFailed(conversation, &step)
        case .enqueued(let item): enqueued(item, &step)
        case .withdrawn(let number): withdrawn(number, &step)
        case .posted(let number, let message): posted(number, message, &step)
        case .postFailed(let number, let failure): postFailed(number, failure, &step)
        }
    }

    private mutating func ranOut(_ id: TimerID, _ step: inout Step) {
        switch id {
        case .welcome, .acknowledgement: drop(.timedOut, &step)
        case .heartbeat: beat(&step)
        case .reconnect: phase = .wanted
        case .coolDown: coolDownEnded(&step)
        case .list: requestList(&step)
        case .refresh: token.waited()
        case .fetch(let conversation): retryFetch(conversation)
        case .apply(let conversation): retryApply(conversation, &step)
        case .post(let conversation): outbox.wake(conversation)
        }
    }

    /// Does everything that can be done now.
    private mutating func act(_ step: inout Step) {
        refreshIfNeeded(&step)
        if token.isUsable {
            connectIfWanted(&step)
            askForList(&step)
            askForChanges(&step)
            post(&step)
        }
        sendCommand(&step)
    }
}

// MARK: - The parts that the machines of all services share, for this one

typealias Step = MachineStep<SyncEffect>
typealias TimerSet = MachineTimers<SyncEffect>
typealias Outbox = MachineOutbox<OutboxItem>

extension SyncEffect: TimedEffect {}
extension OutboxItem: QueuedMessage {}

extension MachineStep<SyncEffect> {
    /// Adds a report.
    mutating func report(_ report: SyncReport) {
        perform(.report(report))
    }
}
