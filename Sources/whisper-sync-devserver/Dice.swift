import Synchronization

/// Chance that a seed replays as far as tasks run in the same order.
final class Dice: Sendable {
    private let state: Mutex<UInt64>

    init(seed: UInt64) { state = Mutex(seed) }

    /// Whether something of a probability happens.
    func happens(_ probability: Double) -> Bool {
        guard probability > 0 else { return false }
        return Double(next() >> 11) / Double(1 << 53) < probability
    }

    /// A number of 0 up to, and with, a largest one.
    func number(upTo largest: Int64) -> Int64 {
        largest <= 0 ? 0 : Int64(next() % UInt64(largest + 1))
    }

    /// SplitMix64.
    private func next() -> UInt64 {
        state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }
}
