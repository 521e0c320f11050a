import WhisperSealingContract
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import Synchronization
import WhisperTestThreads
import Testing

@Suite("libsodium sealing (ID-7, ID-8)", .ownThreads)
struct SodiumSealingTests {
    @Test(arguments: SealingLaw.all)
    func law(_ law: SealingLaw) throws {
        let sealing = try SodiumSealing()
        try law.check(sealing, memory: sealing)
    }

    @Test("Exhausted guarded memory is an error, and is available again afterwards (ID-8)")
    func guardedMemoryRunsOut() throws {
        let sealing = try SodiumSealing()
        #expect(throws: SecretMemoryError.exhausted) { _ = try sealing.allocate(count: Int.max) }
        let largest = Int.max - 65_536
        #expect(throws: SecretMemoryError.exhausted) { _ = try sealing.allocate(count: largest) }
        _ = try sealing.allocate(count: 1)
    }

    @Test("Many threads read one secret concurrently")
    func concurrentReaders() async throws {
        let sealing = try SodiumSealing()
        let key = try sealing.makeKey()
        let box = try sealing.seal([1, 2, 3], under: key, context: [])
        let shared = Shared(key)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        #expect((try? sealing.open(box, under: shared.secret, context: [])) == [1, 2, 3])
                    }
                }
            }
        }
    }

    @Test("The library is initialised once, from any thread")
    func concurrentStart() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<16 { group.addTask { #expect((try? SodiumSealing()) != nil) } }
        }
    }

    @Test("Copies of the generator never return the same number")
    func generatorCopies() throws {
        var first = SodiumRandomNumberGenerator(try SodiumSealing())
        var seen: Set<UInt64> = []
        for _ in 0..<1_000 {
            var second = first
            #expect(seen.insert(first.next()).inserted)
            #expect(seen.insert(second.next()).inserted)
        }
    }

    @Test("The production cost is libsodium's MODERATE")
    func moderateCost() {
        #expect(PassphraseCost.moderate == PassphraseCost(operations: 3, memory: 256 << 20))
    }
}

/// A secret shared by several tasks.
private final class Shared: Sendable {
    let secret: SecretBytes
    init(_ secret: consuming SecretBytes) { self.secret = secret }
}
