/// The timers that run, each with its deadline, so that a timer which was told late is not taken for its successor.
struct TimerSet: Hashable, Sendable {
    private var deadlines: [TimerID: Duration] = [:]

    /// How many run.
    var count: Int { deadlines.count }

    /// Starts a timer, in place of one of the same id.
    mutating func start(_ id: TimerID, after delay: Duration, _ step: inout Step) {
        deadlines[id] = step.now + delay
        step.perform(.startTimer(id, delay))
    }

    /// Stops a timer, if it runs.
    mutating func cancel(_ id: TimerID, _ step: inout Step) {
        guard deadlines.removeValue(forKey: id) != nil else { return }
        step.perform(.cancelTimer(id))
    }

    /// Stops all timers.
    mutating func cancelAll(_ step: inout Step) {
        // In an order that does not depend on how the process hashes.
        for id in deadlines.keys.sorted() { step.perform(.cancelTimer(id)) }
        deadlines = [:]
    }

    /// Whether a timer that was told has run out. One that was replaced by a later one is waited for anew.
    mutating func hasRunOut(_ id: TimerID, _ step: inout Step) -> Bool {
        guard let deadline = deadlines[id] else { return false }
        guard step.now >= deadline else {
            step.perform(.startTimer(id, deadline - step.now))
            return false
        }
        deadlines[id] = nil
        return true
    }
}
