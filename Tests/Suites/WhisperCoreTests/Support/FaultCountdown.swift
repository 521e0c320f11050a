import Synchronization

/// Counts operations until one is to fail.
final class FaultCountdown: Sendable {
    private let left: Mutex<Int>

    /// - Parameter number: How many operations succeed; those after them fail.
    init(_ number: Int) { left = Mutex(number) }

    /// Counts an operation, and returns whether it is to fail.
    var isOver: Bool {
        left.withLock { left in
            left -= 1
            return left < 0
        }
    }
}
