/// SplitMix64: a small generator of random numbers whose seed replays them.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// A generator that gives the same numbers for the same seed, on every machine.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// A number below a limit; its slight bias is too small for any test to detect.
    @inline(__always)
    public mutating func below(_ limit: Int) -> Int {
        guard limit > 0 else { return 0 }
        return Int(truncatingIfNeeded: (next() >> 32 &* UInt64(limit)) >> 32)
    }
}
