import WhisperBridgeProtocol
import WhisperClockPort
public import WhisperIngestionPort

/// One run of a bridge: what it tells goes to whoever asks, what it is told goes to it, and at its end its session is kept.
///
/// The process itself is `BridgeProcess`'s, which calls here. Everything that waits does so in `changes`, of which any change
/// wakes all; so nobody waits for one thing while another ends the session.
public actor BridgeSession: IngestionSession {
    /// What a session works with.
    struct Surroundings: Sendable {
        let settings: BridgeSettings
        let keeper: any BridgeSessionKeeper
        let clock: any MonotonicClock
        let notify: @Sendable (BridgeNotice) -> Void
    }

    let surroundings: Surroundings
    let directory: SessionDirectory
    /// The lines to the bridge, in order. Each is wiped once it is written.
    nonisolated let outbox: AsyncStream<[UInt8]>
    private let outgoing: AsyncStream<[UInt8]>.Continuation

    private var framer = LineFramer()
    var conversation: BridgeConversation
    private var inbox: BridgeInbox
    private var completed: Int64 = 0
    var acknowledgements: BridgeAcknowledgements
    private var requests: [Int64: CheckedContinuation<BridgeReply?, Never>] = [:]
    private var lastRequest: Int64 = 0
    /// The request to log out.
    private var logoutRequest: Int64?

    /// Whether it goes to its end, for whatever reason.
    private(set) var isEnding = false
    /// Whether the bridge's output has ended.
    private(set) var hasOutputEnded = false
    /// Whether the process is gone and its session kept.
    private(set) var isOver = false
    /// Whether the bridge left questions without an answer: it need not be asked to end.
    private(set) var isUnresponsive = false
    private var isClosed = false
    /// Whether the bridge has said that something is missing that it needs.
    private var lacksSomething = false
    private var failure: IngestionError?
    private var hasLoggedOut = false
    private var wasHeldBack = false
    private var isHeldBack = false
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

    /// Runs the bridge: `run` returns once its process is gone.
    func begin(with start: [UInt8], run: @escaping @Sendable (BridgeSession) async -> BridgeExit) {
        outgoing.yield(start)
        process = Task { await self.finish(await run(self)) }
    }

    /// Waits until the bridge can be given commands, or it has ended.
    func untilReady() async throws(IngestionError) {
        while !conversation.isReady, !isOver, !Task.isCancelled { await changes() }
        if Task.isCancelled { throw .cancelled }
        if !conversation.isReady { throw failure ?? .live(.bridgeCrashed) }
    }

    // MARK: What the pipeline asks for

    /// The next events; see `IngestionSession`.
    public func next() async throws(IngestionError) -> IngestionBatch? {
        while true {
            if Task.isCancelled {
                // Whoever is cancelled may never close; the process must not outlive that.
                conclude(nil)
                throw .cancelled
            }
            if isClosed { return nil }
            if let batch = inbox.nextBatch(completed: &completed) {
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

    /// Everything up to a position is in the vault. The bridge is told once the session is kept that it depends on.
    public func acknowledge(_ position: UInt64) async {
        guard let sequence = inbox.acknowledge(position), acknowledgements.reach(sequence) else { return }
        if isOver { await keepLastAcknowledgement() } else { wake() }
    }

    /// Asks the bridge to hold events back.
    public func pause() { send(.pause) }

    /// Takes `pause` back.
    public func resume() { send(.resume) }

    /// Ends the bridge and returns once it is gone, within the time that the settings give it.
    public func close() async {
        isClosed = true
        conclude(nil)
        await process?.value
    }

    // MARK: Commands

    /// Sends a command, and waits for its answer; nil if none comes in time, or the bridge ends.
    ///
    /// - Parameter isLogout: Whether the device is not linked any longer once this is done. That is noted with the answer,
    ///   not by the caller: the bridge may end before the caller runs again.
    func ask(isLogout: Bool = false, _ command: @Sendable (_ id: Int64) -> HostFrame) async -> BridgeReply? {
        guard conversation.isReady, !hasOutputEnded, !isOver else { return nil }
        lastRequest += 1
        let id = lastRequest
        if isLogout { logoutRequest = id }
        send(command(id))
        let alarm = Task { [surroundings] in
            await surroundings.clock.wait(for: surroundings.settings.replyTimeout)
            self.answer(id, nil)
        }
        defer { alarm.cancel() }
        return await withCheckedContinuation { requests[id] = $0 }
    }

    private func answer(_ id: Int64, _ reply: BridgeReply?) {
        if id == logoutRequest, reply?.isDone == true { hasLoggedOut = true }
        requests.removeValue(forKey: id)?.resume(returning: reply)
    }

    /// Puts a line behind those that are on their way.
    func send(_ frame: HostFrame) {
        outgoing.yield(frame.line)
    }

    // MARK: What the bridge tells

    /// Takes bytes of the bridge's output; returns once there is room for more.
    func receive(_ bytes: [UInt8]) async {
        do throws(BridgeProtocolError) {
            try unsafe framer.append(bytes) { line in
                for effect in unsafe conversation.read(line) { apply(effect) }
            }
        } catch {
            // Where the next line begins is not known any longer.
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

    /// The bridge's output has ended.
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
        case .deliver(let delivery): if !isEnding { inbox.append(delivery) }
        case .notice(let notice): surroundings.notify(notice)
        case .answer(let reply): answer(reply.id, reply)
        case .isReady(let journal): acknowledgements.newJournal = journal
        case .account(let account): acknowledgements.newAccount = account
        case .hasSession: acknowledgements.wantsSnapshot = true
        case .end(let cause): conclude(cause)
        }
    }

    /// Goes to the end; the first reason counts.
    func conclude(_ cause: LiveFailure?) {
        conclude(with: cause.map { .live($0) })
    }

    /// Goes to the end; the first reason counts.
    func conclude(with error: IngestionError?) {
        if !isEnding { failure = error }
        isEnding = true
        wake()
    }

    /// Takes what the bridge wrote for diagnosis.
    func receive(_ diagnosis: BridgeDiagnosis) {
        if diagnosis.kind == .notInstalled { lacksSomething = true }
        surroundings.notify(.diagnosis(diagnosis))
    }

    // MARK: Watching the bridge

    /// Waits until the bridge is to end, or ends.
    func untilEnding() async {
        while !isEnding, !conversation.isDying, !Task.isCancelled { await changes() }
    }

    /// Ends a bridge that is not ready in time.
    func watchStart() async {
        await wait(atMost: surroundings.settings.startTimeout) { $0.conversation.isReady || $0.isEnding }
        if !conversation.isReady, !isEnding, !Task.isCancelled { giveUp() }
    }

    /// Asks the bridge from time to time whether it is there.
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

    /// Keeps what there is to keep, once the process is gone.
    private func finish(_ exit: BridgeExit) async {
        outgoing.finish()
        if !hasOutputEnded { receiveEnd() }
        conclude(.bridgeCrashed)
        // It will lack that the next time, too.
        if lacksSomething, !conversation.isReady, failure == .live(.bridgeCrashed) { failure = .live(.bridgeUnusable) }
        switch exit {
        case .notStarted(let error): failure = error
        case .ended(let isSuccess): if !isSuccess, failure == nil, !isClosed { failure = .live(.bridgeCrashed) }
        }
        if conversation.closing.isLast, !hasLoggedOut { await keepLastSession() }
        if hasLoggedOut {
            do throws(IngestionError) { try await surroundings.keeper.forgetSession() } catch { failure = error }
        }
        directory.remove()
        isOver = true
        wake()
        // What was reached while the session was being kept, and before it was over, nobody else would keep.
        if !hasLoggedOut { await keepLastAcknowledgement() }
    }

    /// Notes a failure to keep something, which is worse than why it ended.
    func fail(_ error: IngestionError) {
        conclude(with: error)
        failure = error
    }

    // MARK: Waiting

    /// Waits until something changes, or the task is cancelled.
    func changes() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // Cancelled before this, nobody would wake it; cancelled after, the handler finds it here.
                if Task.isCancelled { continuation.resume() } else { watchers.append(continuation) }
            }
        } onCancel: {
            Task { await self.wake() }
        }
    }

    /// Waits until something is so, or a time has passed.
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
        // An alarm that was cancelled rings early; nobody waits for it any longer.
        if !Task.isCancelled { alarms.insert(number) }
        wake()
    }

    private func wake() {
        let waiting = watchers
        watchers = []
        for watcher in waiting { watcher.resume() }
    }
}
