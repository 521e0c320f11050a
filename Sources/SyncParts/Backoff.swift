/// Delays with full jitter (RT-3, MX-5).
///
/// The delay before the n-th consecutive attempt is drawn uniformly between zero and the n-th ceiling; the last ceiling
/// repeats.
package struct Backoff: Hashable, Sendable {
    private let ceilings: [Duration]
    /// The number of consecutive delays so far.
    package private(set) var attempts: Int

    /// Creates delays from their ceilings, after a number of attempts.
    package init(_ ceilings: [Duration], attempts: Int = 0) {
        self.ceilings = ceilings
        self.attempts = max(0, attempts)
    }

    /// Returns the next delay, at least as long as the peer requests.
    package mutating func next<Effect>(_ step: inout MachineStep<Effect>, atLeast least: Duration? = nil) -> Duration {
        let ceiling = ceilings.isEmpty ? .zero : ceilings[min(attempts, ceilings.count - 1)]
        // The count stops at the last ceiling; counting on would serve no purpose.
        attempts = min(attempts + 1, max(1, ceilings.count))
        return max(step.duration(upTo: ceiling), least ?? .zero)
    }

    /// Starts over.
    package mutating func reset() {
        attempts = 0
    }
}
