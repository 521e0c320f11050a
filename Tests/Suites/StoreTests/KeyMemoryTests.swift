#if os(Linux) && SQLCipher
    import WhisperSQLCipherStore
    import WhisperSodiumSealing
    import WhisperTestSupport
    import WhisperTestThreads
    import WhisperTextCoding
    import Testing

    @Suite("What a store keeps of its key in memory", .ownThreads, .serialized)
    struct KeyMemoryTests {
        @Test("The text of a key exists only while the engine takes it over (ID-8)")
        func text() async throws {
            let vault = TemporaryVault(.encrypted, key: (0..<32).map { _ in UInt8.random(in: .min ... .max) })
            let masked = vault.key.flatMap {
                [HexText.digit($0 >> 4) ^ ProcessMemory.mask, HexText.digit($0) ^ ProcessMemory.mask]
            }
            let memory = try ProcessMemory()
            let connector = try SQLCipherStore.connector(key: try vault.secret(), sealing: try SodiumSealing())
            #expect(try memory.occurrences(ofMasked: masked) == 0, "Nothing is open yet")
            let salted = try connector.salted(Array(repeating: 7, count: 16))
            #expect(try memory.occurrences(ofMasked: masked) == 0, "Nothing is open yet")
            withExtendedLifetime((connector, salted)) {}

            let store = try vault.open(.new)
            #expect(try memory.occurrences(ofMasked: masked) > 0, "The engine's own copies")
            await store.close()
            #expect(try memory.occurrences(ofMasked: masked) == 0, "The engine has wiped its copies")
        }
    }
#endif
