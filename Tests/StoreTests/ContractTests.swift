import ClockPort
import InMemoryStore
import StoreContract
import StorePort
import TestThreads
import Testing

@Suite("The contract of the store", .ownThreads)
struct ContractTests {
    @Test("In memory:", arguments: StoreLaw.all)
    func inMemory(law: StoreLaw) async throws {
        try await law.check(on: InMemoryFixture())
    }
}
