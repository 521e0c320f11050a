import WhisperClockPort
import WhisperInMemoryStore
import WhisperStoreContract
import WhisperStorePort

/// A vault in memory; each opening creates a new one.
struct InMemoryFixture: StoreFixture {
    /// Whether it is wrapped in a forwarding store that overrides nothing.
    var isForwarded = false
    let capabilities: StoreCapabilities = []

    func another() -> any StoreFixture { self }

    func open(clock: any WallClock, random: TrialRandom) async throws -> any VaultStore {
        let store = InMemoryStore(clock: clock, random: random)
        return isForwarded ? PlainForwardingStore(base: store) : store
    }
}

/// A vault that overrides nothing.
private struct PlainForwardingStore: ForwardingStore {
    let base: any VaultStore
}
