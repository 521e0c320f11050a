import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Counts the events of reading a source, over all its sessions.
struct IngestionTally: Sendable {
    /// The current state.
    var status = IngestionStatus()
    /// Figures that are not in the vault yet.
    var figures = ServiceFigures()
    private var monitor = FailureRateMonitor()
    private var savedAt = Duration.zero
    private var sessionBegin: Duration?
    private var connectedSince: Duration?
    private var reportsConnection = false
    private var backlogEnd = Duration.zero
    private var backlogTime = Duration.zero

    /// How long figures may wait before they are saved.
    private static let savingInterval = Duration.seconds(60)

    /// The figures of the whole run, for the table of runs.
    func runFigures(isComplete: Bool) -> RunFigures {
        RunFigures(
            added: status.added, duplicates: status.duplicates, skipped: status.skipped, isComplete: isComplete)
    }

    // MARK: Counting

    mutating func count(_ outcome: CommitOutcome) {
        status.added += Int64(outcome.inserted)
        // A replaced message was already stored.
        status.duplicates += Int64(outcome.duplicates) + Int64(outcome.replaced)
        status.skipped += Int64(outcome.unmatched) + Int64(outcome.refused)
        status.refused += Int64(outcome.refused)
    }

    /// Counts messages that turned out to be those of exports only after they were stored.
    mutating func count(_ settled: SettledMessages) {
        let late = min(settled.joined, status.added)
        status.added -= late
        status.duplicates += late
        status.ambiguous = settled.ambiguous
    }

    /// Counts committed events.
    mutating func count(_ events: [PendingEvent], at time: Duration, _ now: Timestamp) -> IngestionWarning? {
        var messages: Int64 = 0
        var backlog: Int64 = 0
        var backlogBegin = time
        for pending in events {
            guard case .message(let message) = pending.event else { continue }
            // A placeholder was already counted as undecryptable when it was reported.
            if message.content.kind != .unknown { messages += 1 }
            let waited = Duration.milliseconds(max(0, now.milliseconds.saturatingAdd(-pending.receivedAt.milliseconds)))
            let arrival = pending.arrival ?? time - waited
            if pending.isBacklog {
                backlog += 1
                backlogBegin = min(backlogBegin, arrival)
            } else {
                figures.latency.add(time - arrival)
            }
        }
        if backlog > 0 {
            figures.backlogMessages += backlog
            backlogTime += time - max(backlogBegin, backlogEnd)
            backlogEnd = time
        }
        figures.decrypted += messages
        return monitor.decrypted(messages, failed: 0)
    }

    /// Counts a change that is encrypted with a secret of its message. How many wait unread is known from the vault.
    mutating func countEncrypted(isRead: Bool) -> IngestionWarning? {
        if isRead { figures.decrypted += 1 } else { status.undecrypted += 1 }
        return monitor.decrypted(isRead ? 1 : 0, failed: isRead ? 0 : 1)
    }

    /// Counts unreadable input.
    mutating func count(_ input: SkippedInput, at time: Duration) -> IngestionWarning? {
        if input.reason == .undecryptable {
            figures.undecryptable += 1
            return monitor.decrypted(0, failed: 1)
        }
        status.skipped += 1
        return monitor.skipped(1, at: time)
    }

    // MARK: Sessions

    mutating func beginSession(at time: Duration) {
        sessionBegin = time
    }

    mutating func count(_ change: ConnectionChange, at time: Duration) {
        reportsConnection = true
        switch change {
        case .pairingBegun: figures.pairingsBegun += 1
        case .paired: figures.pairingsDone += 1
        case .connected: connectedSince = connectedSince ?? time
        case .disconnected: settleConnection(at: time)
        }
    }

    mutating func endSession(at time: Duration) {
        settleConnection(at: time)
        // For a source that does not report its connection, the uptime is unknown.
        if reportsConnection, let begin = sessionBegin {
            figures.sessionMilliseconds += (time - begin).wholeMilliseconds
        }
        sessionBegin = nil
    }

    private mutating func settleConnection(at time: Duration) {
        if let since = connectedSince { figures.connectedMilliseconds += (time - since).wholeMilliseconds }
        connectedSince = nil
    }

    // MARK: Saving

    /// The figures since the last call, if that was long enough ago; nil otherwise.
    mutating func takeFigures(at time: Duration, isEnd: Bool = false) -> ServiceFigures? {
        guard isEnd || time - savedAt >= IngestionTally.savingInterval else { return nil }
        savedAt = time
        let whole = backlogTime.wholeMilliseconds
        figures.backlogMilliseconds += whole
        backlogTime -= .milliseconds(whole)
        defer { figures = ServiceFigures() }
        return figures
    }
}

extension Duration {
    /// Whole milliseconds, rounded down.
    fileprivate var wholeMilliseconds: Int64 {
        let parts = components
        return parts.seconds.multipliedReportingOverflow(by: 1_000).partialValue
            .saturatingAdd(parts.attoseconds / 1_000_000_000_000_000)
    }
}
