public import WhisperClockPort
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
public actor SyncClient {
    let ports: SyncPorts
    let account: RealtimeAccount
    let options: SyncOptions
    let opening: IncomingOpening?
    let notify: @Sendable (SyncNotice) -> Void

    private var machine: SyncMachine
    private var random: any RandomNumberGenerator & Sendable
    private var phase = Phase.idle
    private var failure: SyncError?
    /// The reason there is permanently no token, if so.
    var tokenFailure: SyncError?
    private var waiter: CheckedContinuation<Void, Never>?
    var work = WorkList()
    var timers: [TimerID: Int] = [:]
    var sockets: [SocketID: SocketLine] = [:]
    var titles = ConversationTitles()
    var tally = SyncTally()
    private var lastEntry: Int64?
    private var isOpening = false
    private var wantsOpening = false

    /// The phase of a run.
    private enum Phase {
        case idle
        case running
        /// No new work is started; pending work may finish.
        case stopping
        case ended
    }

    /// Creates a client for an account.
    ///
    /// - Parameters:
    ///   - random: The randomness for spreading retries over time.
    ///   - opening: Opens sealed messages that arrive (RT-10); nil leaves them sealed.
    ///   - notify: Called in order, on any thread.
    public init(
        _ ports: SyncPorts, account: RealtimeAccount, options: SyncOptions = SyncOptions(),
        random: any RandomNumberGenerator & Sendable, opening: IncomingOpening? = nil,
        notify: @escaping @Sendable (SyncNotice) -> Void = { _ in }
    ) {
        self.ports = ports
        self.account = account
        self.options = options
        self.random = random
        self.opening = opening
        self.notify = notify
        var configuration = options.machine
        if options.scope == .outbox { configuration.usesSocket = false }
        machine = SyncMachine(configuration: configuration)
    }

    // MARK: A run

    /// Syncs until it is stopped or its task is cancelled, which is equivalent; neither is an error.
    ///
    /// - Throws: `SyncError` for failures that no retry can fix, such as a session that has ended. The vault remains
    ///   consistent.
    public func run() async throws(SyncError) {
        guard case .idle = phase else { return }
        phase = .running
        await withTaskCancellationHandler {
            await begin()
            await untilEnded()
            await windDown()
        } onCancel: {
            stop()
        }
        if let failure { throw failure }
    }

    /// Ends the run once pending work has finished, or after a short time in any case.
    public nonisolated func stop() {
        Task { await self.beginStop() }
    }

    /// Sets the conversations on screen, most important first: they are subscribed to before all others.
    public func show(_ conversations: [String]) {
        take(.visible(conversations))
    }

    /// The figures of this run so far.
    public var figures: SyncFigures { tally.figures }

    /// Loads the contents of the vault and starts the machine.
    private func begin() async {
        // In a separate task, because a vault does nothing for a task that is already cancelled.
        let loading = Task { [ports, account, options] in
            await SyncStart.loaded(ports, account: account, options: options)
        }
        do throws(SyncError) {
            let changes = ports.store.changes()
            let start = try await loading.value.get()
            guard case .running = phase else { return end() }
            lastEntry = start.outbox.last?.number
            take(.start(start))
            begin(.watch) { await $0.watch(changes) }
            begin(.watch) { await $0.keepFigures() }
            openWaiting()
        } catch {
            end(error)
        }
    }

    /// Opens sealed messages that are not opened yet, one call at a time.
    func openWaiting() {
        guard let opening, options.scope == .everything, isRunning else { return }
        wantsOpening = true
        guard !isOpening else { return }
        isOpening = true
        begin(.store) { client in
            while await client.takeOpening() { await client.count(opening.openWaiting()) }
        }
    }

    /// Returns whether something must be opened, and counts it as begun.
    private func takeOpening() -> Bool {
        isOpening = wantsOpening && isRunning
        wantsOpening = false
        return isOpening
    }

    private func untilEnded() async {
        if case .ended = phase { return }
        await withCheckedContinuation { waiter = $0 }
    }

    private func beginStop() {
        // Stopped before the run started: it must not start.
        if case .idle = phase { phase = .ended }
        guard case .running = phase else { return }
        phase = .stopping
        begin(.watch) { client in
            await client.ports.clock.wait(for: client.options.grace)
            await client.end()
        }
        endIfSettled()
    }

    /// Ends a stop as soon as no important work is pending.
    private func endIfSettled() {
        guard case .stopping = phase, !work.contains(.store), !work.contains(.post) else { return }
        end()
    }

    /// Ends the run, with an error if there is one.
    func end(_ error: SyncError? = nil) {
        if case .ended = phase { return }
        failure = error
        execute(machine.handle(.stop, at: ports.clock.elapsed(), random: &random))
        phase = .ended
        waiter?.resume()
        waiter = nil
    }

    /// Waits for all tasks; all except the closing of sockets are cancelled.
    private func windDown() async {
        work.cancelAll(but: .closing)
        while let task = work.any { await task.value }
        let figures = tally.takeRecent()
        // In a separate task, since this one may be cancelled. A failure to write figures must not hide how the run
        // ended.
        await Task { [store = ports.store] in try? await figures.keep(in: store) }.value
    }

    // MARK: Inputs and effects

    /// Whether new requests may start.
    var isRunning: Bool {
        if case .running = phase { true } else { false }
    }

    /// Passes an input to the machine and starts its effects.
    func take(_ input: SyncInput) {
        if case .ended = phase { return }
        execute(machine.handle(input, at: ports.clock.elapsed(), random: &random))
    }

    private func execute(_ effects: [SyncEffect]) {
        for effect in effects { execute(effect) }
    }

    /// Starts a task that the end of the run waits for, and returns its number.
    @discardableResult
    func begin(_ kind: WorkList.Kind, _ body: @escaping @Sendable (SyncClient) async -> Void) -> Int {
        let number = work.next()
        let task = Task {
            await body(self)
            self.finish(number)
        }
        work.add(task, kind, number)
        return number
    }

    private func finish(_ number: Int) {
        work.remove(number)
        endIfSettled()
    }

    // MARK: The outbox

    /// Checks the outbox for new entries, from this or another process.
    func checkOutbox() async {
        do throws(StoreError) {
            while isRunning {
                let entries = try await ports.store.outbox(of: .realtime, after: lastEntry, limit: 100)
                for entry in entries where entry.number > lastEntry ?? .min {
                    lastEntry = entry.number
                    take(
                        .enqueued(
                            OutboxItem(entry, at: ports.wallClock.now(), isDue: options.scope == .outbox)))
                }
                if entries.count < 100 { return }
            }
        } catch {
            report(error)
        }
    }
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
