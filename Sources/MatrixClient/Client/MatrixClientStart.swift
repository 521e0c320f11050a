import WhisperArchive
import WhisperClockPort
import WhisperMatrix
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort

/// What a run begins with.
struct MatrixClientStart: Sendable {
    var machine: MatrixStart
    var outbox: [OutboxEntry]
    var gaps: [ArrivalGap]
}

extension MatrixClient {
    nonisolated func load() async -> Result<MatrixClientStart, MessengerError> {
        do throws(StoreError) {
            let (progress, gaps) = try await progress()
            let entries = try await wholeOutbox()
            let filter = try await KeptFilter.stored(
                in: ports.store, of: account, limit: options.machine.timelineLimit)
            let now = ports.wallClock.now()
            let machine = MatrixStart(
                device: ports.session.attemptDevice, hasToken: ports.session.token != nil, filter: filter,
                progress: progress, outbox: entries.map { MatrixPost($0, at: now, isDue: scope == .outbox) })
            return .success(MatrixClientStart(machine: machine, outbox: entries, gaps: gaps))
        } catch {
            // The vault belongs to another account.
            return .failure(error.code == .constraint ? .otherAccount : .store(error))
        }
    }

    /// Reads how far the vault is.
    nonisolated func progress() async throws(StoreError) -> (MatrixProgress, [ArrivalGap]) {
        let stored = try await ports.store.arrivalProgress(of: .matrix)
        if let stored, stored.account.user != account.user { throw StoreError(.constraint) }
        let gaps = try await ports.store.gaps(of: .matrix)
        return (MatrixProgress(since: stored?.token, gaps: try await machineGaps(gaps)), gaps)
    }

    /// Gaps as the machine sees them.
    nonisolated func machineGaps(_ gaps: [ArrivalGap]) async throws(StoreError) -> [MatrixGap] {
        var seen: [MatrixGap] = []
        let now = ports.wallClock.now()
        for gap in gaps { seen.append(MatrixGap(gap, age: try await age(above: gap, at: now))) }
        return seen
    }

    /// How long ago the message above a gap was written. It only matters for the history before the first message.
    private nonisolated func age(above gap: ArrivalGap, at now: Timestamp) async throws(StoreError) -> Duration? {
        guard gap.isHistory, let position = gap.position,
            let message = try await ports.store.message(conversation: gap.conversation, at: position),
            let time = message.delivery?.serverCreatedAt
        else { return nil }
        let (age, overflows) = now.milliseconds.subtractingReportingOverflow(time.milliseconds)
        return overflows ? nil : .milliseconds(age)
    }
}

extension MatrixGap {
    fileprivate init(_ gap: ArrivalGap, age: Duration?) {
        self.init(
            id: gap.id.description, room: gap.room, token: gap.token, isHistory: gap.isHistory, age: age)
    }
}

extension MatrixPost {
    /// Creates a post from an entry, with its times relative to `now`.
    ///
    /// - Parameter isDue: Whether it is due in any case, because a person requested it and does not wait for an earlier
    ///   postponed retry.
    init(_ entry: OutboxEntry, at now: Timestamp, isDue: Bool) {
        self.init(
            number: entry.number, room: entry.serverConversation, clientMessageID: entry.clientMessageID,
            attempts: Int(clamping: entry.attempts), dueIn: isDue ? .zero : entry.dueIn(at: now),
            firstAttempt: entry.firstAttempt.map { attempt in
                let (age, overflows) = now.milliseconds.subtractingReportingOverflow(attempt.at.milliseconds)
                return Attempt(age: overflows ? nil : .milliseconds(age), device: attempt.device)
            })
    }
}
