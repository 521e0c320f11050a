/// One call of the machine: when it is, what it has come to so far, and its share of randomness.
struct Step {
    /// Now, by the caller's clock.
    let now: Duration
    /// What is to be done, in order.
    private(set) var effects: [SyncEffect] = []
    private var state: UInt64

    /// A step with 64 random bits, which give it as many numbers as it needs (SplitMix64).
    init(now: Duration, entropy: UInt64) {
        self.now = now
        state = entropy
    }

    /// Wants something done.
    mutating func perform(_ effect: SyncEffect) {
        effects.append(effect)
    }

    /// Tells something.
    mutating func report(_ report: SyncReport) {
        effects.append(.report(report))
    }

    /// 64 random bits.
    mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A duration drawn evenly from zero up to another, to the millisecond.
    mutating func duration(upTo longest: Duration) -> Duration {
        let milliseconds = longest.components.seconds &* 1_000 &+ longest.components.attoseconds / 1_000_000_000_000_000
        guard milliseconds > 0 else { return .zero }
        return .milliseconds(Int64(bits() % (UInt64(milliseconds) + 1)))
    }
}
