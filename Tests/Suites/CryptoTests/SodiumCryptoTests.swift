import WhisperCryptoContract
import WhisperCryptoPort
import WhisperSecretMemory
import WhisperSecretPool
import WhisperSodiumCrypto
import WhisperTestThreads
import Testing

@Suite("libsodium backend (ENV-11, ENV-12)", .ownThreads)
struct SodiumCryptoTests {
    @Test(arguments: CryptoLaw.all)
    func law(_ law: CryptoLaw) async throws {
        try await law.check(SodiumCrypto(), .deterministicSignatures)
    }

    @Test("The library is initialised once, from any thread")
    func concurrentStart() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<16 { group.addTask { #expect((try? SodiumCrypto()) != nil) } }
        }
    }
}
