import Synchronization

/// Counts down from a number.
final class Countdown: Sendable {
    private let count: Atomic<Int>

    init(_ count: Int) { self.count = Atomic(count) }

    /// Whether the count was above zero, and takes one away.
    func isLeft() -> Bool { count.subtract(1, ordering: .relaxed).newValue >= 0 }
}
