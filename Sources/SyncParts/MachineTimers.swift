/// An effect of a machine that uses timers.
package protocol TimedEffect {
    /// The name of a timer. There is at most one of each.
    associatedtype TimerID: Hashable, Comparable, Sendable

    /// Starts a timer. A running timer with the same id is replaced.
    static func startTimer(_ id: TimerID, _ delay: Duration) -> Self
    /// Cancels a timer.
    static func cancelTimer(_ id: TimerID) -> Self
}

/// The running timers with their deadlines, so that a late notification is not mistaken for that of a timer's
/// successor.
package struct MachineTimers<Effect: TimedEffect>: Hashable, Sendable {
    private var deadlines: [Effect.TimerID: Duration] = [:]

    /// Creates a set of no timers.
    package init() {}

    /// The number of running timers.
    package var count: Int { deadlines.count }

    /// Starts a timer, replacing one with the same id.
    package mutating func start(_ id: Effect.TimerID, after delay: Duration, _ step: inout MachineStep<Effect>) {
        deadlines[id] = step.now + delay
        step.perform(.startTimer(id, delay))
    }

    /// Stops a timer if it is running.
    package mutating func cancel(_ id: Effect.TimerID, _ step: inout MachineStep<Effect>) {
        guard deadlines.removeValue(forKey: id) != nil else { return }
        step.perform(.cancelTimer(id))
    }

    /// Stops all timers.
    package mutating func cancelAll(_ step: inout MachineStep<Effect>) {
        // In an order independent of the process's hash seed.
        for id in deadlines.keys.sorted() { step.perform(.cancelTimer(id)) }
        deadlines = [:]
    }

    /// Returns whether a timer has fired. If it was replaced by a later one, it is started again for the rest of the
    /// time.
    package mutating func hasRunOut(_ id: Effect.TimerID, _ step: inout MachineStep<Effect>) -> Bool {
        guard let deadline = deadlines[id] else { return false }
        guard step.now >= deadline else {
            step.perform(.startTimer(id, deadline - step.now))
            return false
        }
        deadlines[id] = nil
        return true
    }
}
