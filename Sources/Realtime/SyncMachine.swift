/// The core of the realtime client (RT-1): from what happened and what it knows it says what to do next.
///
/// A value without sockets, clock, randomness, tokens or store: these are effects, and whoever owns the machine carries them
/// out. The same inputs at the same times with the same randomness give the same effects, so that a simulation replays.
///
/// Inputs are handed over one at a time. `now` is any clock that never goes back.
public struct SyncMachine: Hashable, Sendable {
    let configuration: SyncConfiguration

    /// A machine that has not been started.
    public init(configuration: SyncConfiguration = SyncConfiguration()) {
        self.configuration = configuration
    }

    /// Takes an input, and says what to do.
    public mutating func handle(
        _ input: SyncInput, at now: Duration, random: inout some RandomNumberGenerator
    ) -> [SyncEffect] {
        []
    }
}
