import NotebookStore
import Testing
import WhisperClockPort
import WhisperStoreContract
import WhisperStorePort

@Suite("The example's store")
struct NotebookStoreTests {
    @Test(arguments: StoreLaw.all)
    func law(_ law: StoreLaw) async throws {
        try await law.check(on: Notebooks())
    }
}

/// Vaults that are kept in memory: nothing of them can be opened again, copied or looked at from outside.
private struct Notebooks: StoreFixture {
    let capabilities: StoreCapabilities = []

    func another() -> any StoreFixture { Notebooks() }

    func open(clock: any WallClock, random: TrialRandom) async throws -> any VaultStore {
        NotebookStore(clock: clock, random: random)
    }

    func storedBytes() throws -> [[UInt8]] { [] }

    func remove() async {}
}
