/// Delays with full jitter (RT-3): before the n-th attempt in a row a time drawn evenly from zero up to the n-th of some
/// ceilings, the last of which stays.
struct Backoff: Hashable, Sendable {
    private let ceilings: [Duration]
    /// How many delays there have been in a row.
    private(set) var attempts: Int

    init(_ ceilings: [Duration], attempts: Int = 0) {
        self.ceilings = ceilings
        self.attempts = max(0, attempts)
    }

    /// The next delay; not less than what the other side asks for.
    mutating func next(_ step: inout Step, atLeast least: Duration? = nil) -> Duration {
        let ceiling = ceilings.isEmpty ? .zero : ceilings[min(attempts, ceilings.count - 1)]
        // It stays at the last one; to count on would serve nobody.
        attempts = min(attempts + 1, max(1, ceilings.count))
        return max(step.duration(upTo: ceiling), least ?? .zero)
    }

    /// Begins anew.
    mutating func reset() {
        attempts = 0
    }
}
