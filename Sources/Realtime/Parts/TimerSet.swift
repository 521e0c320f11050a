/// The running timers with their deadlines, so that a late notification is not mistaken for that of a timer's
/// successor.
struct TimerSet: Hashable, Sendable {
    private var deadlines: [TimerID: Duration] = [:]

    /// The number of running timers.
    var count: Int { deadlines.count }

    /// Starts a timer, replacing one with the same id.
    mutating func start(_ id: TimerID, after delay: Duration, _ step: inout Step) {
        deadlines[id] = step.now + delay
        step.perform(.startTimer(id, delay))
    }

    /// Stops a timer if it is running.
    mutating func cancel(_ id: TimerID, _ step: inout Step) {
        guard deadlines.removeValue(forKey: id) != nil else { return }
        step.perform(.cancelTimer(id))
    }

    /// Stops all timers.
    mutating func cancelAll(_ step: inout Step) {
        // In an order independent of the process's hash seed.
        for id in deadlines.keys.sorted() { step.perform(.cancelTimer(id)) }
        deadlines = [:]
    }

    /// Returns whether a timer has fired. If it was replaced by a later one, it is started again for the rest of the
    /// time.
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
