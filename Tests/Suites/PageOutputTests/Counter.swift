import Synchronization

/// Counts what happens, from any thread.
final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    /// Counts, and returns the number.
    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
