package import WhisperClockPort
package import WhisperMessage
package import WhisperMessengerPort
package import WhisperStorePort

/// The progress of a client's run: its phase and its tasks.
package struct ClientRun {
    enum Phase {
        case idle
        case running
        /// No new work is started; pending work may finish.
        case stopping
        case ended
    }

    var phase = Phase.idle
    var failure: MessengerError?
    var waiter: CheckedContinuation<Void, Never>?
    /// The tasks that have not finished.
    package var work = WorkList()
    /// The number of the last entry of the outbox that the client has seen.
    var lastEntry: Int64?
    var isOpening = false
    var wantsOpening = false
    /// Whether a write failed that may have stored messages, of which nothing was opened.
    var mayHaveMissed = false

    /// Creates a run that has not begun.
    package init() {}

    /// Whether new requests may start.
    package var isRunning: Bool { if case .running = phase { true } else { false } }

    /// Whether the run is over, so that nothing counts any more.
    package var hasEnded: Bool { if case .ended = phase { true } else { false } }
}

/// What every client is given for a run.
package struct RunSetup: Sendable {
    let platform: Platform
    let store: any VaultStore
    let clock: any MonotonicClock
    let wallClock: any WallClock
    /// Opens sealed messages that arrive; nil leaves them sealed.
    package let opening: IncomingOpening?
    /// How long a stop waits for pending work.
    let grace: Duration
    /// How often the figures are stored in the vault.
    let figuresInterval: Duration
    package let notify: @Sendable (MessengerNotice) -> Void

    package init(
        _ platform: Platform, store: any VaultStore, clock: any MonotonicClock, wallClock: any WallClock,
        opening: IncomingOpening?, grace: Duration, figuresInterval: Duration,
        notify: @escaping @Sendable (MessengerNotice) -> Void
    ) {
        self.platform = platform
        self.store = store
        self.clock = clock
        self.wallClock = wallClock
        self.opening = opening
        self.grace = grace
        self.figuresInterval = figuresInterval
        self.notify = notify
    }
}

/// A client of a service: an actor that owns a pure machine and carries out its effects.
///
/// Effects start at once, in order, in tasks of their own; their results are new inputs of the machine. All important
/// state is in the vault: a client that ends at any moment loses nothing, and one that is stopped gives pending work a
/// short time to finish. An instance serves one run.
package protocol RunningClient: Actor {
    /// What a machine begins with.
    associatedtype Start: Sendable

    nonisolated var setup: RunSetup { get }
    var current: ClientRun { get set }
    var counts: FigureCount { get set }

    /// Reads what the machine begins with.
    nonisolated func load() async -> Result<Start, MessengerError>
    /// Starts the machine. Returns the number of the last entry of the outbox that it has.
    func start(_ start: Start) -> Int64?
    /// Stops the machine.
    func halt()
    /// Passes a new entry of the outbox to the machine.
    func enqueue(_ entry: OutboxEntry)
    /// Checks whether messages that are not about to be posted are still in the outbox, as messages of the vault were
    /// changed or deleted.
    func checkWaiting() async
}

extension RunningClient {
    /// Every message is about to be posted, and is looked up then.
    package func checkWaiting() {}
}

// MARK: - Beginning and ending

extension RunningClient {
    /// Runs until it is stopped or its task is cancelled, which is equivalent; neither is an error.
    package func performRun() async throws(MessengerError) {
        guard case .idle = current.phase else { return }
        // The request to stop is a task of its own, and so may come after the run has begun.
        current.phase = Task.isCancelled ? .ended : .running
        if current.hasEnded { return }
        await withTaskCancellationHandler {
            await begin()
            await untilEnded()
            await windDown()
        } onCancel: {
            requestStop()
        }
        if let failure = current.failure { throw failure }
    }

    /// Ends the run once pending work has finished, or after a short time in any case.
    package nonisolated func requestStop() {
        Task { await self.beginStop() }
    }

    private func begin() async {
        // In a separate task, because a vault does nothing for a task that is already cancelled.
        let loading = Task { await self.load() }
        do throws(MessengerError) {
            let changes = setup.store.changes()
            let start = try await loading.value.get()
            guard current.isRunning else { return end() }
            current.lastEntry = self.start(start)
            begin(.watch) { await $0.watch(changes) }
            begin(.watch) { await $0.keepFigures() }
            openWaiting()
        } catch {
            end(error)
        }
    }

    private func untilEnded() async {
        if current.hasEnded { return }
        await withCheckedContinuation { current.waiter = $0 }
    }

    private func beginStop() {
        // Stopped before the run started: it must not start.
        if case .idle = current.phase { current.phase = .ended }
        guard current.isRunning else { return }
        current.phase = .stopping
        begin(.watch) { client in
            await client.setup.clock.wait(for: client.setup.grace)
            await client.end()
        }
        endIfSettled()
    }

    /// Ends a stop as soon as no important work is pending.
    private func endIfSettled() {
        guard case .stopping = current.phase, !current.work.contains(.store), !current.work.contains(.post) else {
            return
        }
        end()
    }

    /// Ends the run, with an error if there is one.
    package func end(_ error: MessengerError? = nil) {
        if current.hasEnded { return }
        current.failure = error
        halt()
        current.phase = .ended
        current.waiter?.resume()
        current.waiter = nil
    }

    /// Waits for all tasks; all except the closing of sockets are cancelled.
    private func windDown() async {
        current.work.cancelAll(but: .closing)
        while let task = current.work.any { await task.value }
        let figures = counts.takeRecent()
        // In a separate task, since this one may be cancelled. A failure to write figures must not hide how the run
        // ended.
        await Task { [setup] in try? await figures.keep(in: setup.store, of: setup.platform) }.value
    }

    /// Starts a task that the end of the run waits for, and returns its number.
    @discardableResult
    package func begin(_ kind: WorkList.Kind, _ body: @escaping @Sendable (Self) async -> Void) -> Int {
        let number = current.work.next()
        let task = Task {
            await body(self)
            self.finish(number)
        }
        current.work.add(task, kind, number)
        return number
    }

    private func finish(_ number: Int) {
        current.work.remove(number)
        endIfSettled()
    }

    /// Stores the figures in the vault periodically.
    private func keepFigures() async {
        while true {
            await setup.clock.wait(for: setup.figuresInterval)
            if Task.isCancelled { return }
            let figures = counts.takeRecent()
            do throws(StoreError) {
                try await figures.keep(in: setup.store, of: setup.platform)
            } catch {
                report(error)
            }
        }
    }
}
