import Synchronization

/// A clock on which a short wait is over at once, and has taken as long as it should: time leaps. A longer wait is one for
/// what comes before; it lasts until it is cancelled.
///
/// So it shows whether something waited for too long on whatever machine: no time is measured.
final class LeapingClock: Clock, Sendable {
    /// A moment, as the time since the clock was made.
    struct Instant: InstantProtocol {
        let elapsed: Swift.Duration

        func advanced(by duration: Swift.Duration) -> Instant { Instant(elapsed: elapsed + duration) }
        func duration(to other: Instant) -> Swift.Duration { other.elapsed - elapsed }
        static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
    }

    private let elapsed = Mutex(Swift.Duration.zero)
    /// The longest wait that is over at once.
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
