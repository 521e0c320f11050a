import WhisperClockPort
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperStorePort

/// The realtime client: carries out what the sync machine wants done (RT-1), through the ports.
///
/// The machine is this actor's, and takes inputs one at a time. What it wants done begins at once, in its order, in tasks of
/// their own; what comes of them are inputs again. Whatever counts is in the vault: a client that ends at any moment loses
/// nothing, and one that is stopped gives what is under way a little time to come to its end.
///
/// A value serves one run.
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
    /// Why there is no token, once there is none for good.
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

    /// Where a run is.
    private enum Phase {
        case idle
        case running
        /// Nothing new is begun; what is under way may come to its end.
        case stopping
        case ended
    }

    /// A client of an account.
    ///
    /// - Parameters:
    ///   - random: Spreads retries over time.
    ///   - opening: Opens what comes in sealed (RT-10); nil leaves it as it is.
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

    /// Syncs until it is stopped, or its task is cancelled, which is the same; neither is a failure.
    ///
    /// - Throws: What no retry changes, such as a session that has ended. The vault is as consistent as ever then.
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

    /// Ends the run: soon, once what is under way has come to its end, and in any case.
    public nonisolated func stop() {
        Task { await self.beginStop() }
    }

    /// Says which conversations somebody looks at, the most important first: these are subscribed to before all others.
    public func show(_ conversations: [String]) {
        take(.visible(conversations))
    }

    /// The figures of this run so far.
    public var figures: SyncFigures { tally.figures }

    /// Loads what the vault holds, and lets the machine begin.
    private func begin() async {
        // In a task of its own, since a vault does nothing for one that is cancelled already.
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

    /// Opens what came in sealed and was not opened yet; once at a time.
    func openWaiting() {
        guard let opening, options.scope == .everything, isRunning else { return }
        wantsOpening = true
        guard !isOpening else { return }
        isOpening = true
        begin(.store) { client in
            while await client.takeOpening() { await client.count(opening.openWaiting()) }
        }
    }

    /// Whether something is to be opened; it counts as begun.
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
        // Told before the run: there shall be none.
        if case .idle = phase { phase = .ended }
        guard case .running = phase else { return }
        phase = .stopping
        begin(.watch) { client in
            await client.ports.clock.wait(for: client.options.grace)
            await client.end()
        }
        endIfSettled()
    }

    /// Ends a stop as soon as nothing is under way that is worth waiting for.
    private func endIfSettled() {
        guard case .stopping = phase, !work.contains(.store), !work.contains(.post) else { return }
        end()
    }

    /// Ends the run, for a reason where there is one.
    func end(_ error: SyncError? = nil) {
        if case .ended = phase { return }
        failure = error
        execute(machine.handle(.stop, at: ports.clock.elapsed(), random: &random))
        phase = .ended
        waiter?.resume()
        waiter = nil
    }

    /// Waits for everything that was begun; only the closing of sockets is not cut short.
    private func windDown() async {
        work.cancelAll(but: .closing)
        while let task = work.any { await task.value }
        let figures = tally.takeRecent()
        // In a task of its own, since this one may be cancelled. Failing to write figures must not hide how the run ended.
        await Task { [store = ports.store] in try? await figures.keep(in: store) }.value
    }

    // MARK: Inputs and effects

    /// Whether new requests may begin.
    var isRunning: Bool {
        if case .running = phase { true } else { false }
    }

    /// Hands an input to the machine, and begins what it wants done.
    func take(_ input: SyncInput) {
        if case .ended = phase { return }
        execute(machine.handle(input, at: ports.clock.elapsed(), random: &random))
    }

    private func execute(_ effects: [SyncEffect]) {
        for effect in effects { execute(effect) }
    }

    /// Begins a task that the end of the run waits for; its number.
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

    /// Looks whether the outbox has new entries, by this process or another one.
    func checkOutbox() async {
        do throws(StoreError) {
            while isRunning {
                let entries = try await ports.store.outbox(after: lastEntry, limit: 100)
                for entry in entries where entry.number > lastEntry ?? .min {
                    lastEntry = entry.number
                    take(
                        .enqueued(
                            OutboxItem(entry, at: ports.wallClock.now(), isDue: options.scope == .outbox)))
                }
                if entries.count < 100 { return }
            }
        } catch {
            tell(of: error)
        }
    }
}
