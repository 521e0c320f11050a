import WhisperClockPort
import WhisperMatrix
import WhisperMessaging
import WhisperMessengerPort

/// Carries out the machine's effects.
extension MatrixClient {
    /// Starts an effect. Nothing here waits, so effects start in order.
    func execute(_ effect: MatrixEffect<MatrixPayload>) {
        switch effect {
        case .startTimer(let timer, let delay): start(timer, delay)
        case .cancelTimer(let timer): cancel(timer)
        case .report(let report): deliver(report)
        case .apply(let request, let since, let answer): apply(request, since: since, answer)
        case .applyPage(let request, let gap, let page): applyPage(request, gap, page)
        case .reload(let request, let numbers): reload(request, outbox: numbers)
        case .confirm(let request, let number, let event): confirm(request, number, event)
        case .lookUp(let request, let number, let id): lookUp(request, number, id)
        case .postpone(let number, let delay): keepPostponed(number, by: delay)
        case .giveUp(let number, let reason):
            outbox[number] = nil
            keepGivenUp(number, reason)
        case .refreshToken, .uploadFilter, .poll, .fetchPage, .post: ask(effect)
        }
    }

    /// Starts a request to the server, unless the run is ending.
    private func ask(_ effect: MatrixEffect<MatrixPayload>) {
        guard current.isRunning else { return }
        switch effect {
        case .refreshToken: refresh()
        case .post(let request, let item): post(request, item)
        case .uploadFilter(let request, let limit) where scope != .outbox: uploadFilter(request, limit)
        case .poll(let request, let poll) where scope != .outbox: self.poll(request, poll)
        case .fetchPage(let request, let gap, let limit) where scope != .outbox: fetch(request, gap, limit)
        default: break
        }
    }

    // MARK: Timers

    private func start(_ timer: MatrixTimer, _ delay: Duration) {
        cancel(timer)
        timers[timer] = begin(.timer) { client in
            await client.ports.clock.wait(for: delay)
            if !Task.isCancelled { await client.fire(timer) }
        }
    }

    private func cancel(_ timer: MatrixTimer) {
        if let number = timers.removeValue(forKey: timer) { current.work.cancel(number) }
    }

    private func fire(_ timer: MatrixTimer) {
        // It may have been cancelled or replaced while this call waited for its turn.
        guard !Task.isCancelled else { return }
        timers[timer] = nil
        take(.timer(timer))
    }

    // MARK: Reports

    private func deliver(_ report: MatrixReport) {
        switch report {
        case .state(let state):
            if state == .live { countLive() }
            notify(.state(MessengerState(state)))
            if state == .signedOut { end(tokenFailure ?? .sessionEnded) }
        case .requestFailed(let failure, let delay): notify(.request(MessengerFailure(failure), again: delay))
        case .refreshed: counts.recent.refreshes += 1
        case .limited(let delay): notify(.pause(delay))
        case .answerTooLarge: warn(.tooLargeAnswers)
        case .historyLeft(let room, let reason):
            notify(reason == .forbidden ? .forbidden(conversation: room) : .warning(.historyLeft(room)))
            leaveHistory(of: room, reason)
        case .held(let number):
            held.insert(number)
            if let message = outbox[number]?.message { notify(.held(message)) }
        case .released(let number): held.remove(number)
        case .tokenStuck: counts.recent.malformed += 1
        // The store's failures are reported where they happen.
        case .gapsClosed(let room): noteHistory(of: room, nil)
        case .storeFailed, .superseded, .filterRefused, .smallerAnswers: break
        }
    }

    /// Reports a violation of the protocol, once in a run.
    func warn(_ warning: MessengerWarning) {
        if warned.insert(warning).inserted { notify(.warning(warning)) }
    }
}

extension MessengerState {
    /// The state as users of a messenger see it.
    fileprivate init(_ state: MatrixState) {
        self =
            switch state {
            case .stopped: .stopped
            case .signedOut: .signedOut
            case .refreshing: .refreshing
            case .catchingUp: .connecting
            case .live: .live
            case .waiting(let delay): .waiting(delay)
            }
    }
}

extension MessengerFailure {
    /// The failure as users of a messenger see it.
    init(_ failure: MatrixSyncFailure) {
        self =
            switch failure {
            case .unreachable: .unreachable
            case .malformed: .malformed
            case .storeFailed: .storeFailed
            case .unknownToken: .unauthorized
            case .limited: .limited
            case .unavailable: .unavailable
            case .notSealed, .encryptedByService, .fileMissing, .unsupported, .forbidden, .notFound, .tooLarge,
                .rejected:
                .refused
            }
    }
}
