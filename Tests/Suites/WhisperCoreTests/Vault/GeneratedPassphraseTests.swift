import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

@testable import WhisperCore

/// Passphrases that the program makes (CLI-3).
@Suite("Made passphrases", .ownThreads)
struct GeneratedPassphraseTests {
    @Test("Ten words of two syllables, each syllable drawn from all 64, whatever the one before it")
    func syllables() throws {
        let sealing = try SodiumSealing()
        var firsts: Set<String> = []
        var seconds: Set<String> = []
        var passphrases: Set<String> = []
        for _ in 0..<300 {
            let secret = try GeneratedPassphrase.make(sealing: sealing, memory: sealing)
            let text = secret.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            #expect(words.count == GeneratedPassphrase.wordCount && words.allSatisfy { $0.utf8.count == 4 })
            for word in words {
                firsts.insert(String(word.prefix(2)))
                seconds.insert(String(word.suffix(2)))
            }
            passphrases.insert(text)
        }
        // 3,000 draws from 64 leave one out in less than one of 10¹⁸ runs.
        let all = Set("bdfghklmnprstvwz".flatMap { consonant in "aiou".map { "\(consonant)\($0)" } })
        #expect(firsts == all)
        #expect(seconds == all)
        #expect(passphrases.count == 300)
    }
}
