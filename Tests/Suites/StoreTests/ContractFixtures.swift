import WhisperClockPort
import WhisperInMemoryStore
import WhisperStoreContract
import WhisperStorePort

/// A vault in memory; each opening creates a new one.
struct InMemoryFixture: StoreFixture {
    let capabilities: StoreCapabilities = []

    func another() -> any StoreFixture { self }

    func open(clock: any WallClock, random: TrialRandom) async throws -> any VaultStore {
        InMemoryStore(clock: clock, random: random)
    }
}
