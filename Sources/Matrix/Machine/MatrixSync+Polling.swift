import WhisperSyncParts

/// Polling for news, one poll at a time, with a filter (MX-5).
extension MatrixSync {
    // MARK: - The filter

    mutating func uploadFilter(_ step: inout Step) {
        guard filter == .needed else { return }
        let request = request()
        filter = .uploading(request, token.generation)
        step.perform(.uploadFilter(request, timelineLimit: timelineLimit))
    }

    mutating func filterUploaded(_ request: MatrixRequestID, id: String) {
        guard case .uploading(request, _) = filter else { return }
        token.accepted()
        filterFailures.reset()
        filter = .ready(id)
    }

    mutating func filterFailed(_ request: MatrixRequestID, _ failure: MatrixSyncFailure, _ step: inout Step) {
        guard case .uploading(request, let used) = filter else { return }
        filter = .needed
        if case .unknownToken(let isSoftLogout) = failure {
            return tokenRefused(used, isSoftLogout: isSoftLogout, &step)
        }
        guard failure.refusal == nil else {
            filter = .ready(nil)
            return step.report(.filterRefused)
        }
        let delay = delay(&filterFailures, after: failure, &step)
        filter = .waiting(delay)
        step.report(.requestFailed(failure, again: delay))
        timers.start(.filter, after: delay, &step)
    }

    // MARK: - Polls

    mutating func poll(_ step: inout Step) {
        guard case .idle = loop.phase, case .ready(let filter) = filter, !isReloading else { return }
        let request = request()
        loop.phase = .polling(
            .init(
                request: request, since: since, began: step.now, isCatchUp: loop.isBehind, token: token.generation))
        let timeout = loop.isBehind ? Duration.zero : configuration.pollTimeout
        step.perform(
            .poll(request, MatrixSyncPoll(since: since, timeout: timeout, filter: filter, timelineLimit: timelineLimit))
        )
    }

    mutating func polled(_ request: MatrixRequestID, _ answer: MatrixAnswer<Payload>, _ step: inout Step) {
        guard let poll = loop.poll(request) else { return }
        guard !answer.nextBatch.isEmpty else { return pollFailed(request, .malformed, &step) }
        token.accepted()
        loop.failures.reset()
        loop.phase = .answered(poll, answer)
        #if WHISPER_TEST_HOOKS
            if hasPlanted(.tokenBeforeApplied) {
                step.perform(.apply(self.request(), since: poll.since, answer))
                since = answer.nextBatch
                loop.isBehind = false
                loop.phase = .idle
            }
        #endif
    }

    mutating func pollFailed(_ request: MatrixRequestID, _ failure: MatrixSyncFailure, _ step: inout Step) {
        guard let poll = loop.poll(request) else { return }
        loop.phase = .idle
        loop.isBehind = true
        switch failure {
        case .unknownToken(let isSoftLogout): return tokenRefused(poll.token, isSoftLogout: isSoftLogout, &step)
        case .tooLarge where timelineLimit > 1:
            timelineLimit = max(1, timelineLimit / 2)
            filter = .needed
            return step.report(.smallerAnswers(timelineLimit: timelineLimit))
        case .tooLarge: step.report(.answerTooLarge)
        // The server may have forgotten the filter.
        case .rejected, .notFound: filter = .needed
        default: break
        }
        wait(delay(&loop.failures, after: failure, &step), after: failure, &step)
    }

    private mutating func wait(_ delay: Duration, after failure: MatrixSyncFailure?, _ step: inout Step) {
        loop.phase = .waiting(failure == nil ? nil : delay)
        timers.start(.poll, after: delay, &step)
        if let failure { step.report(.requestFailed(failure, again: delay)) }
    }

    /// Handles an answer that is stored: only now its token is used.
    mutating func stored(
        _ poll: PollLoop<Payload>.Poll, _ answer: MatrixAnswer<Payload>, _ outcome: MatrixOutcome, _ step: inout Step
    ) {
        since = answer.nextBatch
        loop.phase = .idle
        loop.isBehind = false
        loop.caughtUpFrom = poll.began
        if answer.events > 0, answer.nextBatch == poll.since {
            step.report(.tokenStuck)
            return wait(loop.stuck.next(&step), after: nil, &step)
        }
        loop.stuck.reset()
        guard answer.events == 0, !poll.isCatchUp, step.now - poll.began < configuration.shortestPoll else {
            return loop.empty.reset()
        }
        wait(loop.empty.next(&step), after: nil, &step)
    }
}
