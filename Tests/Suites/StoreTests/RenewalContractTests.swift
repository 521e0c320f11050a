import WhisperPlainSQLiteStore
import WhisperRenewalContract
import WhisperRenewalPort
import WhisperSQLiteEngine
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads
import Testing

#if SQLCipher
    import WhisperSQLCipherStore
#endif

@Suite("Holding a vault exclusively, to transform it (ST-2)", .ownThreads)
struct RenewalContractTests {
    @Test("In memory", arguments: RenewalLaw.all)
    func inMemory(_ law: RenewalLaw) async throws {
        let key = [UInt8](repeating: 0x5A, count: 32)
        let holder = InMemoryVaultHolder(key: key)
        try await law.check(
            RenewalBench(holder: holder, key: key, memory: try SodiumSealing()) { try holder.open() })
    }

    #if SQLCipher
        @Test("SQLCipher", arguments: RenewalLaw.all)
        func cipher(_ law: RenewalLaw) async throws {
            let vault = TemporaryVault(.encrypted)
            await (try vault.open()).close()
            let sealing = try SodiumSealing()
            try await law.check(
                RenewalBench(
                    holder: SQLCipherVaultHolder(directory: vault.directory, sealing: sealing), key: vault.key,
                    memory: sealing
                ) {
                    let store = try vault.open(.existing)
                    return { await store.close() }
                })
        }
    #endif

    @Test("An engine without encryption can hold a vault as well, and does not use keys")
    func plain() async throws {
        let vault = TemporaryVault(.plain)
        let store = try vault.open()
        let holder = PlainVaultHolder(directory: vault.directory)
        #expect(throws: StoreError(.heldExclusively)) { try holder.hold() }
        await store.close()
        let held = try holder.hold()
        #expect(throws: StoreError(.heldExclusively)) { try vault.open(.existing) }
        #expect(try !held.isEncrypted())
        #expect(throws: StoreError(.noEncryption)) { try held.encrypt(under: try vault.secret()) }
        held.release()
        #expect(throws: StoreError(.closed)) { try held.isEncrypted() }
        await (try vault.open(.existing)).close()
    }
}
