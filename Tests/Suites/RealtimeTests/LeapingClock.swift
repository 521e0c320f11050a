import Synchronization

/// A clock on which short waits end immediately and count as if they had lasted. Longer waits are for earlier events,
/// and last until they are cancelled.
///
/// So it detects excessive waits on any machine, without measuring time.
final class LeapingClock: Clock, Sendable {
    /// A time, relative to the clock's creation.
    struct Instant: InstantProtocol {
        let elapsed: Swift.Duration

        func advanced(by duration: Swift.Duration) -> Instant { Instant(elapsed: elapsed + duration) }
        func duration(to other: Instant) -> Swift.Duration { other.elapsed - elapsed }
        static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
    }

    private let elapsed = Mutex(Swift.Duration.zero)
    /// The longest wait that ends immediately.
    private let leap: Swift.Duration

    init(leapingUpTo leap: Swift.Duration) {
        self.leap = leap
    }

    var now: Instant { Instant(elapsed: elapsed.withLock { $0 }) }
    let minimumResolution: Swift.Duration = .nanoseconds(1)

    func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
        guard now.duration(to: deadline) <= leap else { return try await Task.sleep(for: .seconds(3_600)) }
        elapsed.withLock { $0 = max($0, deadline.elapsed) }
    }
}
