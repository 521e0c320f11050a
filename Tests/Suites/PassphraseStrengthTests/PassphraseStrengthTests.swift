import WhisperCore
import WhisperPassphraseStrength
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// The estimate of a typed passphrase (CLI-3).
@Suite("Strength of passphrases", .ownThreads)
struct PassphraseStrengthTests {
    private static func bits(_ text: String) -> Int { bits(Array(text.utf8)) }
    private static func bits(_ bytes: [UInt8]) -> Int { PassphraseStrength(of: bytes.span).bits }
    private static func level(_ text: String) -> PassphraseStrength.Level {
        PassphraseStrength(of: Array(text.utf8).span).level
    }

    @Test(
        "What is guessed first is weak (CLI-3)",
        arguments: [
            "", "a", "abc", "ABC", "cba", "password", "password1", "Password1!", "P@ssw0rd", "aaaaaaaa", "qwertz123",
            "qwerty", "asdfghjkl", "1qaz2wsx", "20260101", "01.02.1990", "1990-02-01", "12345678", "987654321",
            "1234567890123456789012345678901234567890", "abcabcabcabcabcabcabc", "iloveyou", "correct horse",
            "whisper2026",
            "Summer2026!", "galatasaray1905", "passwordpasswordpassword", "schalke04", "hunter2", "letmein!",
            "Maria1987",
            "abababababababababababababababab", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1",
        ])
    func weak(_ text: String) {
        #expect(Self.level(text) == .weak, "\(text): \(Self.bits(text)) bits")
    }

    @Test("4,095 equal bytes are as weak as a few, and two kinds of bytes are hardly better (CLI-3)")
    func long() {
        #expect(Self.bits([UInt8](repeating: 0x61, count: 4_095)) < 20)
        #expect(Self.bits((0..<4_095).map { $0.isMultiple(of: 2) ? 0x78 : 0x39 }) < 30)
        #expect(Self.bits((0..<4_095).map { UInt8(0x30 + $0 % 10) }) < 20)
    }

    @Test(
        "Many unrelated words, and many random characters, are strong (CLI-3)",
        arguments: [
            "velvet anchor tundra pickle ostrich gravel",
            "Tj9$kQ2vL#7pXw4&", "wq8fkz0xvb3jt7mhq2rc", "fhqxvkzpwjtgbmcrdlhvxq",
        ])
    func strong(_ text: String) {
        #expect(Self.level(text) == .strong, "\(text): \(Self.bits(text)) bits")
    }

    @Test("What the program generates is strong, and never rated above its 120 bits (CLI-3)")
    func generated() throws {
        let sealing = try SodiumSealing()
        for _ in 0..<200 {
            let words = try GeneratedPassphrase.make(sealing: sealing, memory: sealing)
            let bits = words.withUnsafeBytes { Self.bits(Array($0)) }
            #expect(bits >= 64 && bits <= GeneratedPassphrase.bits)
        }
    }

    /// Texts as people type them: pieces of words, digits, rows and anything else.
    private static func typed(_ random: inout SeededRandom) -> [UInt8] {
        let pieces = [
            "password", "Berlin", "qwertz", "1987", "20260101", "abc", "aaa", "velvet", " ", "-", "!", "ñ", "密码", "पास",
            "🔑", "01.02.1990", "galatasaray", "xkq", "ZUG", "0000", "~", "babadofu",
        ]
        return (0..<Int.random(in: 0...6, using: &random)).flatMap { _ -> [UInt8] in
            if Bool.random(using: &random) { return Array(pieces.randomElement(using: &random)?.utf8 ?? "".utf8) }
            return (0..<Int.random(in: 1...5, using: &random)).map { _ in UInt8.random(in: 33...126, using: &random) }
        }
    }

    /// The most that a byte adds is 9 bits, to two hyphens: of 150,000 rounds.
    @Test(
        "Appending a byte never lowers the estimate by much, and repeating a text adds little (CLI-3)",
        arguments: 0..<4 as Range<UInt64>)
    func properties(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for round in 0..<400 {
            let text = Self.typed(&random)
            let before = Self.bits(text)
            let after = Self.bits(text + [UInt8.random(in: 0...255, using: &random)])
            #expect(after >= before - 20, "seed \(seed), round \(round)")
            #expect(after <= before + 10, "seed \(seed), round \(round)")
            guard text.count <= 32 else { continue }
            #expect(Self.bits(text + text) <= before + 13, "seed \(seed), round \(round)")
            #expect(
                Self.bits((0..<20).flatMap { _ in text }) <= before + 20, "seed \(seed), round \(round): repeated")
        }
    }

    @Test(
        "How long guessing takes is said as people speak of time, and grows with the strength (CLI-3)",
        arguments: [
            ("abc", PassphraseStrength.Guesser.computer, PassphraseStrength.Time.seconds),
            ("velvet otter climbs ninety quiet harbours", .graphicsCards, .ages),
        ])
    func time(text: String, guesser: PassphraseStrength.Guesser, time: PassphraseStrength.Time) {
        let bytes = Array(text.utf8)
        let strength = PassphraseStrength(of: bytes.span)
        #expect(strength.guesser == guesser && strength.time == time, "\(strength.bits)")
        var last = 0
        for length in 1...40 {
            let bytes = Array("xqzkvjwpfbgmyhdtnrslcu7392846510kqxzvwjp".utf8.prefix(length))
            let strength = PassphraseStrength(of: bytes.span)
            let place = PassphraseStrength.Time.allCases.firstIndex(of: strength.time) ?? 0
            // A better guesser is named where one computer takes days.
            if strength.guesser == .graphicsCards, strength.bits > 28 { #expect(place >= last) }
            last = strength.guesser == .graphicsCards ? place : 0
        }
    }

    @Test("Capitals, digits for letters and a digit at the end add at most some bits to a common word (CLI-3)")
    func disguises() {
        for word in ["password", "welcome", "schalke", "istanbul", "krishna"] {
            let plain = Self.bits(word)
            #expect(Self.bits(word.uppercased()) <= plain + 1)
            #expect(Self.bits(word.replacing("s", with: "$").replacing("a", with: "4")) <= plain + 2)
            #expect(Self.bits(word + "1") <= plain + 4)
        }
    }
}
