import WhisperSyncParts

/// The core of the Matrix client (MX-1): a pure state machine that determines the next actions from its inputs.
///
/// As `SyncMachine`, it is a value without sockets, clock, randomness, tokens or store: these are effects, which its
/// owner carries out. The same inputs at the same times with the same randomness give the same effects.
///
/// It knows ids, tokens, counts and times. What a server sent is a `Payload`, which it hands to the store without
/// looking at it.
///
/// Inputs are passed in one at a time. `now` comes from any clock that never goes back. An input only changes the state;
/// actions are derived from the state, in one place, after every input.
public struct MatrixSync<Payload: Hashable & Sendable>: Hashable, Sendable {
    typealias Step = MachineStep<MatrixEffect<Payload>>

    package let configuration: MatrixConfiguration
    /// Whether it was started, and not stopped.
    var isRunning = false
    var device = ""
    /// The token that the store has.
    var since: String?
    var timers = MachineTimers<MatrixEffect<Payload>>()
    var token: TokenRefresh
    /// The current delay before the next refresh of the token.
    var refreshDelay = Duration.zero
    /// The number of the latest request; never reused, even after a restart.
    private var lastRequest = 0
    var loop: PollLoop<Payload>
    var filter = PollFilter.needed
    var timelineLimit: Int
    var filterFailures: Backoff
    var store = StoreWork.free
    /// Whether the store failed while an answer to a post was recorded, so that the outbox must be read again.
    var isOutboxInDoubt = false
    var storeFailures: Backoff
    var rooms: [String: RoomHistory<Payload>] = [:]
    /// The rooms on screen.
    var visible: Set<String> = []
    var turns = FetchTurns()
    /// The rooms whose page waits to be stored. May contain one that has none any more.
    var pages = Fifo<String>()
    var outbox = MachineOutbox<QueuedPost>()
    /// The posts in progress.
    var posts: [Int64: PostRequest] = [:]
    /// The messages that wait to be looked up, by room.
    var held: [String: HeldPost] = [:]
    /// Whether the server limits sending.
    var isSendingPaused = false
    var pausedUntil = Duration.zero
    var pauses: Backoff
    /// The state reported last.
    private var reported = MatrixState.stopped

    /// Creates a machine that has not been started.
    public init(configuration: MatrixConfiguration = MatrixConfiguration()) {
        self.configuration = configuration
        token = TokenRefresh(hasToken: false, backoff: configuration.backoff)
        loop = PollLoop(configuration)
        timelineLimit = max(1, configuration.timelineLimit)
        filterFailures = Backoff(configuration.backoff)
        storeFailures = Backoff(configuration.backoff)
        pauses = Backoff(configuration.backoff)
    }

    /// Processes an input and returns the resulting effects.
    public mutating func handle(
        _ input: MatrixInput<Payload>, at now: Duration, random: inout some RandomNumberGenerator
    ) -> [MatrixEffect<Payload>] {
        var step = Step(now: now, entropy: random.next())
        switch input {
        case .start(let start): begin(start, &step)
        case .stop: end(&step)
        default:
            guard isRunning else { return [] }
            take(input, &step)
        }
        if isRunning { act(&step) }
        reportState(&step)
        return step.effects
    }

    /// The state of the client.
    public var state: MatrixState {
        guard isRunning else { return .stopped }
        switch token.state {
        case .signedOut: return .signedOut
        case .waiting: return .waiting(refreshDelay)
        case .needed, .underWay: return .refreshing
        case .usable: break
        }
        if case .waiting(let delay?) = loop.phase { return .waiting(delay) }
        // Without the filter there are no polls.
        if case .waiting(let delay) = filter { return .waiting(delay) }
        return loop.isBehind ? .catchingUp : .live
    }

    /// The number of messages waiting to be sent.
    public var outboxCount: Int { outbox.count }

    /// The number of messages that wait to be looked up before they are posted again (MX-3).
    public var heldCount: Int { held.count }

    private mutating func reportState(_ step: inout Step) {
        let state = state
        guard state != reported else { return }
        reported = state
        step.perform(.report(.state(state)))
    }

    /// Returns a new request.
    mutating func request() -> MatrixRequestID {
        lastRequest += 1
        return MatrixRequestID(number: lastRequest)
    }

    private mutating func take(_ input: MatrixInput<Payload>, _ step: inout Step) {
        switch input {
        case .start, .stop: break
        case .visible(let shown): show(shown)
        case .historyWanted(let room, let pages): wantHistory(of: room, pages: pages)
        case .timer(let timer): if timers.hasRunOut(timer, &step) { ranOut(timer) }
        case .tokenRefreshed(let device): tokenRefreshed(device: device, &step)
        case .tokenRefreshFailed(let isPermanent): tokenRefreshFailed(isPermanent: isPermanent, &step)
        case .filterUploaded(let request, let id): filterUploaded(request, id: id)
        case .filterFailed(let request, let failure): filterFailed(request, failure, &step)
        case .polled(let request, let answer): polled(request, answer, &step)
        case .pollFailed(let request, let failure): pollFailed(request, failure, &step)
        case .page(let request, let page): fetched(request, page)
        case .pageFailed(let request, let failure): pageFailed(request, failure, &step)
        case .applied(let request, let outcome): applied(request, outcome, &step)
        case .applyFailed(let request): applyFailed(request, &step)
        case .superseded(let request): superseded(request, &step)
        case .reloaded(let request, let progress, let gone): reloaded(request, progress, gone: gone, &step)
        case .reloadFailed(let request): reloadFailed(request, &step)
        case .enqueued(let post): enqueued(QueuedPost(post, at: step.now), &step)
        case .withdrawn(let number): withdrawn(number, &step)
        case .posted(let request, let number, let event): posted(request, number, event: event, &step)
        case .postFailed(let request, let number, let failure): postFailed(request, number, failure, &step)
        case .confirmed(let request): confirmed(request, &step)
        case .confirmFailed(let request): confirmFailed(request, &step)
        case .lookedUp(let request, let isFound): lookedUp(request, isFound: isFound, &step)
        case .lookUpFailed(let request): lookUpFailed(request, &step)
        }
    }

    private mutating func ranOut(_ timer: MatrixTimer) {
        switch timer {
        case .poll: loop.phase = .idle
        case .filter: filter = .needed
        case .refresh: token.waited()
        case .reload: store = .stale
        case .sending: isSendingPaused = false
        case .history(let room): if rooms[room]?.phase == .waiting { rooms[room]?.phase = .idle }
        case .post(let room): postIsDue(room)
        }
    }

    /// Does everything that can be done now.
    private mutating func act(_ step: inout Step) {
        if token.begin() { step.perform(.refreshToken) }
        reload(&step)
        write(&step)
        if token.isUsable {
            uploadFilter(&step)
            poll(&step)
            fetchHistory(&step)
            post(&step)
        }
        lookUp(&step)
    }
}

extension MatrixEffect: TimedEffect {}

extension MachineStep {
    /// Adds a report.
    mutating func report<Payload>(_ report: MatrixReport) where Effect == MatrixEffect<Payload> {
        perform(.report(report))
    }
}
