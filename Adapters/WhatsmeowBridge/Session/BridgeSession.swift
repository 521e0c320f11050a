import WhisperBridgeProtocol
import WhisperClockPort
public import WhisperIngestionPort

/// One run of a bridge: delivers its events to the consumer and commands to the bridge, and stores its session at the
/// end.
///
/// `BridgeProcess` runs the process itself and calls this actor. Everything that waits does so in `changes`, which
/// every change resumes, so that nothing waits for one condition while the session ends for another.
public actor BridgeSession: IngestionSession {
    /// The collaborators of a session.
    struct Surroundings: Sendable {
        let purpose: BridgePurpose
        let settings: BridgeSettings
        /// Stores what outlives the process; nil if nothing does.
        let keeper: (any BridgeSessionKeeper)?
        let clock: any MonotonicClock
        let notify: @Sendable (BridgeNotice) -> Void
    }

    let surroundings: Surroundings
    let directory: SessionDirectory
    /// The lines to the bridge, in order. Each is wiped after it is written.
    nonisolated let outbox: AsyncStream<[UInt8]>
    private let outgoing: AsyncStream<[UInt8]>.Continuation

    private var framer = LineFramer()
    var conversation: BridgeConversation
    private var inbox: BridgeInbox
    private var completed: Int64 = 0
    var acknowledgements: BridgeAcknowledgements
    private var requests: [Int64: CheckedContinuation<BridgeReply?, Never>] = [:]
    private(set) var lastRequest: Int64 = 0
    /// The request for history that is in flight.
    var history = HistoryExchange()
    /// The number of the logout command, if it was sent.
    private var logoutRequest: Int64?

    /// Whether the session is ending, for any reason.
    private(set) var isEnding = false
    /// Whether the bridge's output has ended.
    private(set) var hasOutputEnded = false
    /// Whether the process has exited and its session is stored.
    private(set) var isOver = false
    /// Whether the bridge left pings unanswered, so that asking it to exit is pointless.
    private(set) var isUnresponsive = false
    private var isClosed = false
    /// Whether the bridge has reported a missing dependency.
    private var lacksSomething = false
    private var failure: IngestionError?
    private var hasLoggedOut = false
    private var wasHeldBack = false
    /// Whether the bridge's output is not read because the consumer is behind.
    private(set) var isHeldBack = false
    /// Whether the bridge was asked to hold back events.
    private(set) var isPaused = false
    private var process: Task<Void, Never>?

    private var watchers: [CheckedContinuation<Void, Never>] = []
    private var alarms: Set<Int> = []
    private var lastAlarm = 0

    init(
        _ surroundings: Surroundings, directory: SessionDirectory, _ terms: BridgeConversation.Terms,
        decode: @escaping BridgeConversation.EventDecoder
    ) {
        self.surroundings = surroundings
        self.directory = directory
        conversation = BridgeConversation(terms, decode: decode)
        inbox = BridgeInbox(after: terms.after)
        acknowledgements = BridgeAcknowledgements(terms.after)
        (outbox, outgoing) = AsyncStream<[UInt8]>.makeStream()
    }

    /// Runs the bridge: `run` returns once its process has exited.
    func begin(with start: [UInt8], run: @escaping @Sendable (BridgeSession) async -> BridgeExit) {
        outgoing.yield(start)
        process = Task { await self.finish(await run(self)) }
    }

    /// Waits until the bridge is ready for commands or has ended.
    func untilReady() async throws(IngestionError) {
        while !conversation.isReady, !isOver, !Task.isCancelled { await changes() }
        if Task.isCancelled { throw .cancelled }
        if !conversation.isReady { throw failure ?? .live(.bridgeCrashed) }
    }

    /// Waits until the process has exited, or the task is cancelled.
    func untilOver() async {
        while !isOver, !Task.isCancelled { await changes() }
    }

    /// Whether the bridge has ended with a reason of its own before it was ready.
    var hasRefused: Bool { conversation.hasRefused }

    // MARK: Requests from the pipeline

    /// The next events; see `IngestionSession`.
    ///
    /// - Throws: The failure that ended the session; `.cancelled` if the task is cancelled.
    public func next() async throws(IngestionError) -> IngestionBatch? {
        while true {
            if Task.isCancelled {
                // A cancelled consumer may never call `close`, and the process must not outlive it.
                conclude(nil)
                throw .cancelled
            }
            if isClosed { return nil }
            if var batch = inbox.nextBatch(completed: &completed) {
                if batch.isBacklog { batch.requestedChats = history.chats }
                wake()
                return batch
            }
            if isOver {
                if let failure { throw failure }
                return nil
            }
            await changes()
        }
    }

    /// Confirms that everything up to a position is in the vault. It is acknowledged to the bridge once the session is
    /// stored on which that depends.
    public func acknowledge(_ position: UInt64) async {
        guard let sequence = inbox.acknowledge(position), acknowledgements.reach(sequence) else { return }
        if isOver { await keepLastAcknowledgement() } else { wake() }
    }

    /// Asks the bridge to hold back events.
    public func pause() {
        isPaused = true
        send(.pause)
    }

    /// Ends a `pause`.
    public func resume() {
        isPaused = false
        send(.resume)
    }

    /// Ends the bridge and returns once it has exited, within the time limits of the settings.
    public func close() async {
        isClosed = true
        conclude(nil)
        await process?.value
    }

    // MARK: Commands

    /// Sends a command, and waits for its answer; nil if none arrives in time, or the bridge ends.
    ///
    /// - Parameters:
    ///   - isLogout: Whether the command unlinks the device. This is recorded with the answer, not by the caller, because
    ///     the bridge may end before the caller resumes.
    ///   - isTimed: Whether the answer has a time limit. Otherwise only the session's end is one.
    ///   - limit: The time limit; nil for that of the settings.
    func ask(
        isLogout: Bool = false, isTimed: Bool = true, within limit: Duration? = nil,
        _ command: @Sendable (_ id: Int64) -> HostFrame
    ) async -> BridgeReply? {
        guard conversation.isReady, !hasOutputEnded, !isOver else { return nil }
        lastRequest += 1
        let id = lastRequest
        if isLogout { logoutRequest = id }
        send(command(id))
        let alarm = isTimed ? alarm(for: id, after: limit ?? surroundings.settings.replyTimeout) : nil
        defer { alarm?.cancel() }
        return await withCheckedContinuation { requests[id] = $0 }
    }

    private func alarm(for id: Int64, after limit: Duration) -> Task<Void, Never> {
        Task { [surroundings] in
            await surroundings.clock.wait(for: limit)
            self.answer(id, nil)
        }
    }

    private func answer(_ id: Int64, _ reply: BridgeReply?) {
        if id == logoutRequest, reply?.isDone == true { hasLoggedOut = true }
        requests.removeValue(forKey: id)?.resume(returning: reply)
    }

    /// Appends a line to those to be sent.
    func send(_ frame: HostFrame) {
        outgoing.yield(frame.line(version: conversation.version))
    }

    // MARK: Lines from the bridge

    /// Processes bytes of the bridge's output; returns once there is room for more.
    func receive(_ bytes: [UInt8]) async {
        do throws(BridgeProtocolError) {
            try unsafe framer.append(bytes) { line in
                for effect in unsafe conversation.read(line) { apply(effect) }
            }
        } catch {
            // The beginning of the next line is unknown from here on.
            surroundings.notify(.badLine(error))
            conclude(.bridgeCrashed)
        }
        wake()
        while inbox.count > surroundings.settings.readAhead, !isEnding {
            isHeldBack = true
            wasHeldBack = true
            await changes()
        }
        isHeldBack = false
    }

    /// Processes the end of the bridge's output.
    func receiveEnd() {
        let isTorn: Bool
        do throws(BridgeProtocolError) {
            try framer.finish()
            isTorn = false
        } catch {
            isTorn = true
        }
        hasOutputEnded = true
        for effect in conversation.end(isTorn: isTorn) { apply(effect) }
        for id in requests.keys { answer(id, nil) }
        wake()
    }

    private func apply(_ effect: BridgeConversation.Effect) {
        switch effect {
        case .deliver(let delivery):
            // Nothing reads the deliveries of a process for media.
            guard !isEnding, surroundings.purpose == .messages else { return }
            if delivery.isBacklog, let sequence = delivery.sequence { history.note(sequence) }
            inbox.append(delivery)
        case .notice(let notice): surroundings.notify(notice)
        case .answer(let reply): answer(reply.id, reply)
        case .historyAnswered(let id, let hasMore, let sequence):
            // A late answer, or a second one, is to a request that is over; any other number was never used.
            guard (1...max(1, lastRequest)).contains(id) else {
                for effect in conversation.bad(BridgeProtocolError(.invalidValue, path: "id")) { apply(effect) }
                return
            }
            history.answer(id, hasMore: hasMore, upTo: sequence)
        case .isReady(let journal): acknowledgements.newJournal = journal
        case .account(let account): acknowledgements.newAccount = account
        case .hasSession: acknowledgements.wantsSnapshot = true
        case .end(let cause): conclude(cause)
        }
    }

    /// Begins the end of the session; the first reason counts.
    func conclude(_ cause: LiveFailure?) {
        conclude(with: cause.map { .live($0) })
    }

    /// Begins the end of the session; the first reason counts.
    func conclude(with error: IngestionError?) {
        if !isEnding { failure = error }
        isEnding = true
        wake()
    }

    /// Processes a diagnosis from the bridge.
    func receive(_ diagnosis: BridgeDiagnosis) {
        if diagnosis.kind == .notInstalled { lacksSomething = true }
        surroundings.notify(.diagnosis(diagnosis))
    }

    // MARK: Supervising the bridge

    /// Waits until the session is ending or has ended.
    func untilEnding() async {
        while !isEnding, !conversation.isDying, !Task.isCancelled { await changes() }
    }

    /// Ends a bridge that does not become ready in time.
    func watchStart() async {
        await wait(atMost: surroundings.settings.startTimeout) { $0.conversation.isReady || $0.isEnding }
        if !conversation.isReady, !isEnding, !Task.isCancelled { giveUp() }
    }

    /// Pings the bridge periodically.
    func watchHeartbeat() async {
        while !isEnding {
            await surroundings.clock.wait(for: surroundings.settings.heartbeat)
            if Task.isCancelled || isEnding { return }
            guard conversation.isReady else { continue }
            let wasHeldBack = wasHeldBack
            self.wasHeldBack = isHeldBack
            guard let id = conversation.nextPing(isHeldBack: wasHeldBack || isHeldBack) else { return giveUp() }
            send(.ping(id: id))
        }
    }

    private func giveUp() {
        isUnresponsive = true
        conclude(.bridgeCrashed)
    }

    // MARK: The end

    /// Stores the final state once the process has exited.
    private func finish(_ exit: BridgeExit) async {
        outgoing.finish()
        if !hasOutputEnded { receiveEnd() }
        conclude(.bridgeCrashed)
        // The dependency will be missing the next time, too.
        if lacksSomething, !conversation.isReady, failure == .live(.bridgeCrashed) { failure = .live(.bridgeUnusable) }
        switch exit {
        case .notStarted(let error): failure = error
        case .ended(let isSuccess): if !isSuccess, failure == nil, !isClosed { failure = .live(.bridgeCrashed) }
        }
        let keepsState = surroundings.purpose == .messages && !hasLoggedOut
        if conversation.closing.isLast, keepsState { await keepLastSession() }
        if hasLoggedOut {
            do throws(IngestionError) { try await surroundings.keeper?.forgetSession() } catch { failure = error }
        }
        directory.remove()
        isOver = true
        wake()
        // Lines may have been reached while the session was being stored; store those as well.
        if keepsState { await keepLastAcknowledgement() }
    }

    /// Records a failure to store something, which takes precedence over the reason why the session ended.
    func fail(_ error: IngestionError) {
        conclude(with: error)
        failure = error
    }

    // MARK: Waiting

    /// Waits until something changes, or the task is cancelled.
    func changes() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // If it is cancelled before this point, resume here; if after, the handler finds it in the list.
                if Task.isCancelled { continuation.resume() } else { watchers.append(continuation) }
            }
        } onCancel: {
            Task { await self.wake() }
        }
    }

    /// Waits until a condition holds, or a time has passed.
    func wait(atMost limit: Duration, until isDone: @Sendable (isolated BridgeSession) -> Bool) async {
        lastAlarm += 1
        let number = lastAlarm
        let alarm = Task { [surroundings] in
            await surroundings.clock.wait(for: limit)
            self.ring(number)
        }
        while !isDone(self), !alarms.contains(number), !Task.isCancelled { await changes() }
        alarm.cancel()
        alarms.remove(number)
    }

    private func ring(_ number: Int) {
        // A cancelled alarm returns early, when nothing waits for it any longer.
        if !Task.isCancelled { alarms.insert(number) }
        wake()
    }

    /// Resumes everything that waits for a change.
    func wake() {
        let waiting = watchers
        watchers = []
        for watcher in waiting { watcher.resume() }
    }
}
