import WhisperCryptoPort
@testable import WhisperKeyFingerprint
import WhisperSodiumCrypto
import WhisperTestThreads
import Testing

@Suite("Words for comparing keys (CON-2)", .ownThreads)
struct AuthenticationWordTests {
    @Test("The list is BIP39's: 2,048 words, unique by four letters, with a known hash")
    func list() throws {
        let crypto = try SodiumCrypto()
        let words = WordList.words
        #expect(words.count == 2_048)
        #expect(words == words.sorted())
        #expect(Set(words.map { $0.prefix(4) }).count == 2_048)
        let hash = crypto.sha256(Array((words.joined(separator: "\n") + "\n").utf8))
        #expect(Fingerprint(hash)?.hex == "2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda")
    }

    @Test("Eleven bits make a word, the first bits the first word")
    func bits() {
        var hash = [UInt8](repeating: 0, count: 64)
        #expect(AuthenticationWords.words(of: hash) == [String](repeating: "abandon", count: 6))
        hash[0] = 0b1111_1111
        hash[1] = 0b1110_0000
        #expect(AuthenticationWords.words(of: hash).first == "zoo")
        hash = [UInt8](repeating: 0, count: 64)
        hash[8] = 0b0100_0000
        #expect(AuthenticationWords.words(of: hash).last == "ability")
        hash[8] = 0b0011_1111
        #expect(AuthenticationWords.words(of: hash).last == "abandon")
    }

    @Test("5,201 rounds lead to the words, and a different fingerprint gives different words")
    func rounds() throws {
        let crypto = try SodiumCrypto()
        let fingerprint = try #require(Fingerprint([UInt8](repeating: 1, count: 32)))
        var hash = crypto.sha512(Array("whisper-sas-v1".utf8) + fingerprint.bytes)
        for _ in 0..<5_200 { hash = crypto.sha512(hash + fingerprint.bytes) }
        #expect(fingerprint.authenticationWords(crypto: crypto) == AuthenticationWords.words(of: hash))
        let other = try #require(Fingerprint([UInt8](repeating: 2, count: 32)))
        #expect(fingerprint.authenticationWords(crypto: crypto) != other.authenticationWords(crypto: crypto))
    }
}
