import WhisperClockPort
import WhisperMessengerPort
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperStorePort

/// Carries out the machine's effects.
extension SyncClient {
    /// Starts an effect. Nothing here waits, so effects start in order.
    func execute(_ effect: SyncEffect) {
        switch effect {
        case .closeSocket(let id, let code): close(id, code)
        case .send(let id, let frame): sockets[id]?.commands.yield(frame)
        case .startTimer(let timer, let delay): start(timer, delay)
        case .cancelTimer(let timer): cancel(timer)
        case .report(let report): deliver(report)
        case .apply(let group): apply(group)
        case .note(let conversations):
            note(conversations)
            // The server answers, and the token is good.
            askForOmitted()
        case .postpone(let number, let delay): keepPostponed(number, by: delay)
        case .giveUp(let number, let reason): keepGivenUp(number, reason)
        case .openSocket, .refreshToken, .listConversations, .fetchChanges, .post: ask(effect)
        }
    }

    /// Starts a request to the server, unless the run is ending.
    private func ask(_ effect: SyncEffect) {
        guard current.isRunning else { return }
        switch effect {
        case .refreshToken: refresh()
        case .post(let item): post(item)
        case .openSocket(let id) where options.scope == .everything: open(id)
        case .listConversations(let after) where options.scope == .everything: list(after: after)
        case .fetchChanges(let conversation, let after, let limit) where options.scope == .everything:
            fetch(conversation, after: after, limit: limit)
        default: break
        }
    }

    // MARK: Timers

    private func start(_ timer: TimerID, _ delay: Duration) {
        cancel(timer)
        let number = begin(.timer) { client in
            await client.ports.clock.wait(for: delay)
            if !Task.isCancelled { await client.fire(timer) }
        }
        timers[timer] = number
    }

    private func cancel(_ timer: TimerID) {
        if let number = timers.removeValue(forKey: timer) { current.work.cancel(number) }
    }

    private func fire(_ timer: TimerID) {
        // It may have been cancelled or replaced while this call waited for its turn.
        guard !Task.isCancelled else { return }
        timers[timer] = nil
        take(.timer(timer))
    }

    // MARK: Reports

    private func deliver(_ report: SyncReport) {
        tally.count(report)
        switch report {
        case .connection(.signedOut): end(tokenFailure ?? .sessionEnded)
        case .connection(.wrongUser): end(.otherAccount)
        default: break
        }
        if let notice = MessengerNotice(report) { notify(notice) }
    }
}

extension MessengerNotice {
    /// Creates the notice that the user receives for a report; nil for a report that is only counted.
    init?(_ report: SyncReport) {
        switch report {
        case .connection(let state): self = .state(MessengerState(state))
        case .requestFailed(let failure, let delay): self = .request(MessengerFailure(failure), again: delay)
        case .forbidden(let conversation): self = .forbidden(conversation: conversation)
        case .rateLimited(let delay): self = .pause(delay)
        default:
            guard let warning = MessengerWarning(report) else { return nil }
            self = .warning(warning)
        }
    }
}

extension MessengerWarning {
    /// Creates the warning that a report describes if the server misbehaves; nil for any other report.
    fileprivate init?(_ report: SyncReport) {
        switch report {
        case .otherVersion(let version): self = .otherVersion(version)
        case .serverBehind(let conversation): self = .serverBehind(conversation)
        case .newEpoch(let conversation): self = .newEpoch(conversation)
        case .skippedEvents(let conversation, let count): self = .skippedEvents(conversation, count)
        case .skippedConversations(let count): self = .skippedConversations(count)
        case .missing(let conversation, let count): self = .missing(conversation, count)
        case .endlessPages(let conversation): self = .endlessPages(conversation)
        case .endlessList: self = .endlessList
        case .foreignAnswer(let conversation): self = .foreignAnswer(conversation)
        default: return nil
        }
    }
}

extension MessengerState {
    /// The state as users of a messenger see it.
    fileprivate init(_ state: ConnectionState) {
        self =
            switch state {
            case .stopped: .stopped
            case .signedOut: .signedOut
            case .wrongUser: .wrongUser
            case .refreshing: .refreshing
            case .connecting: .connecting
            case .connected: .live
            case .waiting(let delay): .waiting(delay)
            }
    }
}

extension MessengerFailure {
    /// The failure as users of a messenger see it.
    init(_ failure: RequestFailure) {
        self =
            switch failure {
            case .unreachable: .unreachable
            case .malformed: .malformed
            case .storeFailed: .storeFailed
            case .unauthorized: .unauthorized
            case .rateLimited: .limited
            case .unavailable: .unavailable
            case .notSealed, .unsupported, .forbidden, .notFound, .conflict, .tooLarge, .rejected: .refused
            }
    }
}
