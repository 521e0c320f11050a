import WhisperMessengerContract
import WhisperTestThreads
import Testing

@Suite("The contract of messengers (MX-1)", .ownThreads)
struct ContractTests {
    @Test("The service in memory keeps the promises of the port", arguments: MessengerLaw.all)
    func inMemory(_ law: MessengerLaw) async throws {
        try await law.check(in: InMemoryWorld())
    }

    @Test("The service in memory keeps them over a vault in SQLite", arguments: MessengerLaw.all)
    func sqlite(_ law: MessengerLaw) async throws {
        try await law.check(in: InMemoryWorld(.sqlite, interruptions: 30))
    }

    @Test("The realtime protocol's messenger keeps the promises of the port", arguments: MessengerLaw.all)
    func realtime(_ law: MessengerLaw) async throws {
        try await law.check(in: RealtimeWorld())
    }
}
