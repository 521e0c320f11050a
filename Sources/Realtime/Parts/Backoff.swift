/// Delays with full jitter (RT-3).
///
/// The delay before the n-th consecutive attempt is drawn uniformly between zero and the n-th ceiling; the last ceiling
/// repeats.
struct Backoff: Hashable, Sendable {
    private let ceilings: [Duration]
    /// The number of consecutive delays so far.
    private(set) var attempts: Int

    init(_ ceilings: [Duration], attempts: Int = 0) {
        self.ceilings = ceilings
        self.attempts = max(0, attempts)
    }

    /// Returns the next delay, at least as long as the peer requests.
    mutating func next(_ step: inout Step, atLeast least: Duration? = nil) -> Duration {
        let ceiling = ceilings.isEmpty ? .zero : ceilings[min(attempts, ceilings.count - 1)]
        // The count stops at the last ceiling; counting on would serve no purpose.
        attempts = min(attempts + 1, max(1, ceilings.count))
        return max(step.duration(upTo: ceiling), least ?? .zero)
    }

    /// Starts over.
    mutating func reset() {
        attempts = 0
    }
}
