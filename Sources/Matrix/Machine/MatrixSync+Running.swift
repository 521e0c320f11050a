import WhisperSyncParts

/// Starting, stopping, and the access token, refreshed once for all requests (MX-5).
extension MatrixSync {
    mutating func begin(_ start: MatrixStart, _ step: inout Step) {
        end(&step)
        isRunning = true
        device = start.device
        since = start.progress.since
        token = TokenRefresh(hasToken: start.hasToken, backoff: configuration.backoff)
        loop = PollLoop(configuration)
        timelineLimit = max(1, configuration.timelineLimit)
        filter = start.filter.map { .ready($0) } ?? .needed
        for (room, gaps) in MatrixSync.byRoom(start.progress.gaps) { setGaps(gaps, of: room, &step) }
        for post in start.outbox { enqueued(QueuedPost(post, at: step.now), &step) }
    }

    /// Cancels the timers, and forgets everything that is stored.
    ///
    /// What was fetched but not stored is fetched again; messages posted without a response are posted again with the
    /// same transaction id.
    mutating func end(_ step: inout Step) {
        guard isRunning else { return }
        isRunning = false
        timers.cancelAll(&step)
        loop = PollLoop(configuration)
        store = .free
        isOutboxInDoubt = false
        rooms = [:]
        turns = FetchTurns()
        pages = Fifo()
        outbox = MachineOutbox()
        posts = [:]
        held = [:]
        isSendingPaused = false
        pausedUntil = .zero
        filterFailures.reset()
        storeFailures.reset()
        pauses.reset()
    }

    /// Returns gaps by room, in an order independent of the process's hash seed.
    static func byRoom(_ gaps: [MatrixGap]) -> [(room: String, gaps: [MatrixGap])] {
        Dictionary(grouping: gaps, by: \.room).sorted { $0.key < $1.key }.map { (room: $0.key, gaps: $0.value) }
    }

    /// Handles the rejection of a token for a request.
    mutating func tokenRefused(_ generation: TokenGeneration, isSoftLogout: Bool, _ step: inout Step) {
        guard isSoftLogout else { return token.revoked(generation) }
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.refreshNotSingleFlight), token.state == .underWay { step.perform(.refreshToken) }
        #endif
        if let delay = token.refused(generation, &step) { refreshLater(delay, &step) }
    }

    private mutating func refreshLater(_ delay: Duration, _ step: inout Step) {
        refreshDelay = delay
        timers.start(.refresh, after: delay, &step)
    }

    mutating func tokenRefreshed(device: String, _ step: inout Step) {
        timers.cancel(.refresh, &step)
        token.succeeded()
        self.device = device
        step.report(.refreshed)
    }

    mutating func tokenRefreshFailed(isPermanent: Bool, _ step: inout Step) {
        if let delay = token.failed(isPermanent: isPermanent, &step) { refreshLater(delay, &step) }
    }

    /// Returns the delay before a retry, which the server can prolong only so far.
    func delay(_ backoff: inout Backoff, after failure: MatrixSyncFailure, _ step: inout Step) -> Duration {
        backoff.next(&step, atLeast: failure.retryAfter.map { min($0, configuration.maximumWait) })
    }
}
