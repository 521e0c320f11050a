import WhisperMessage

/// When files that could not be fetched are due again.
struct FileDelays {
    private struct Place: Hashable {
        let message: UniqueIdentifier
        let index: Int

        init(_ message: UniqueIdentifier, _ index: Int) {
            self.message = message
            self.index = index
        }

        init(_ file: FetchedFile) { self.init(file.message, file.index) }
    }

    private struct Delay {
        var failures = 0
        /// The time from which it is due; nil if it never is.
        var end: Duration?
    }

    private var delays: [Place: Delay] = [:]

    /// Whether the file at an index of a message is due.
    func isDue(_ index: Int, of message: UniqueIdentifier, at now: Duration) -> Bool {
        guard let delay = delays[Place(message, index)] else { return true }
        return delay.end.map { now >= $0 } ?? false
    }

    /// Postpones a file that has failed: by a minute, then each time by four times as long, up to six hours.
    mutating func postpone(_ file: FetchedFile, at now: Duration) {
        let failures = delays[Place(file)]?.failures ?? 0
        let wait = min(Duration.seconds(60 << (2 * min(failures, 5))), .seconds(6 * 3_600))
        delays[Place(file)] = Delay(failures: failures + 1, end: now + wait)
    }

    /// Leaves a file out for good.
    mutating func giveUp(_ file: FetchedFile) { delays[Place(file)] = Delay() }

    /// Forgets files that were due at a time: those that have failed since have another one.
    mutating func removeDue(at time: Duration) { delays = delays.filter { $0.value.end.map { $0 > time } ?? true } }

    /// The next time at which a file is due; nil if none is.
    var next: Duration? { delays.values.compactMap(\.end).min() }
}
