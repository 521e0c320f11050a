import WhisperStoreContract
import WhisperTestThreads
import Testing

@Suite("The store's contract over SQLite", .ownThreads)
struct SQLiteContractTests {
    @Test("Unencrypted:", arguments: StoreLaw.all)
    func plain(law: StoreLaw) async throws {
        try await law.check(on: SQLiteFixture(.plain))
    }

    #if SQLCipher
        @Test("Encrypted:", arguments: StoreLaw.all)
        func encrypted(law: StoreLaw) async throws {
            try await law.check(on: SQLiteFixture(.encrypted))
        }
    #endif
}
