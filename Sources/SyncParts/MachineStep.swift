/// One call of a machine that is a value: its time, its effects so far, and its randomness.
package struct MachineStep<Effect> {
    /// The current time, by the caller's clock.
    package let now: Duration
    /// The effects, in order.
    package private(set) var effects: [Effect] = []
    private var state: UInt64

    /// Creates a step with 64 random bits, from which it derives as many numbers as it needs (SplitMix64).
    package init(now: Duration, entropy: UInt64) {
        self.now = now
        state = entropy
    }

    /// Adds an effect.
    package mutating func perform(_ effect: Effect) {
        effects.append(effect)
    }

    /// Returns 64 random bits.
    package mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// Returns a duration drawn uniformly between zero and another, in whole milliseconds.
    package mutating func duration(upTo longest: Duration) -> Duration {
        let milliseconds = longest.components.seconds &* 1_000 &+ longest.components.attoseconds / 1_000_000_000_000_000
        guard milliseconds > 0 else { return .zero }
        return .milliseconds(Int64(bits() % (UInt64(milliseconds) + 1)))
    }
}
