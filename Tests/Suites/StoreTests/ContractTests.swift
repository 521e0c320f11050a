import WhisperClockPort
import WhisperInMemoryStore
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@Suite("The contract of the store", .ownThreads)
struct ContractTests {
    @Test("In memory:", arguments: StoreLaw.all)
    func inMemory(law: StoreLaw) async throws {
        try await law.check(on: InMemoryFixture())
    }

    @Test("In memory, behind a store that forwards everything (LIB-8):", arguments: StoreLaw.all)
    func forwarding(law: StoreLaw) async throws {
        try await law.check(on: InMemoryFixture(isForwarded: true))
    }
}
