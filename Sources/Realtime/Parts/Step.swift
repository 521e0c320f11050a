/// One call of the machine: its time, its effects so far, and its randomness.
struct Step {
    /// The current time, by the caller's clock.
    let now: Duration
    /// The effects, in order.
    private(set) var effects: [SyncEffect] = []
    private var state: UInt64

    /// Creates a step with 64 random bits, from which it derives as many numbers as it needs (SplitMix64).
    init(now: Duration, entropy: UInt64) {
        self.now = now
        state = entropy
    }

    /// Adds an effect.
    mutating func perform(_ effect: SyncEffect) {
        effects.append(effect)
    }

    /// Adds a report.
    mutating func report(_ report: SyncReport) {
        effects.append(.report(report))
    }

    /// Returns 64 random bits.
    mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// Returns a duration drawn uniformly between zero and another, in whole milliseconds.
    mutating func duration(upTo longest: Duration) -> Duration {
        let milliseconds = longest.components.seconds &* 1_000 &+ longest.components.attoseconds / 1_000_000_000_000_000
        guard milliseconds > 0 else { return .zero }
        return .milliseconds(Int64(bits() % (UInt64(milliseconds) + 1)))
    }
}
