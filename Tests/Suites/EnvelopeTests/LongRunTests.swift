import WhisperCryptoPort
import WhisperEnvelope
import WhisperEnvelopeForge
import WhisperSecretMemory
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// The short version of what `make soak` repeats a million times (R5).
@Suite("Randomness and time", .ownThreads)
struct LongRunTests {
    @Test("Among 1,500 seals no key, nonce, salt or id occurs twice", arguments: Backend.allCases)
    func census(backend: Backend) throws {
        let crypto = try backend.make()
        let census = try SealCensus(count: 1_500, crypto: crypto, sealer: EnvelopeSealer(crypto: crypto))
        #expect(census.repeats.count == 7)
        #expect(census.isClean, "\(census.repeats)")
    }

    @Test("The census detects repeated randomness")
    func stuck() throws {
        let crypto = try Backend.sodium.make()
        let sealer = EnvelopeSealer(crypto: crypto, randomness: ScriptedRandomness("stuck", crypto: crypto))
        let census = try SealCensus(count: 3, crypto: crypto, sealer: sealer)
        #expect(census.repeats.values.allSatisfy { $0 == 2 })
    }

    @Test("Time tells nothing", arguments: LeakSubject.allCases)
    func quiet(subject: LeakSubject) {
        var generator = SeededRandom(seed: 11)
        let test = subject.test(samples: 20_000, using: &generator)
        #expect(test.isQuiet, "|t| = \(test.t) over \(test.samples) samples")
    }

    @Test("The measurement detects a comparison that stops at the first difference")
    func loud() {
        var generator = SeededRandom(seed: 12)
        let test = LeakSubject.comparison(samples: 20_000, using: &generator) { left, right in
            for index in left.indices where left[index] != right[index] { return false }
            return true
        }
        #expect(!test.isQuiet, "|t| = \(test.t) over \(test.samples) samples")
    }
}
