import Testing
import WhisperTerminalText
import WhisperTestThreads

@Suite("How many columns characters take (LOOK-7)", .ownThreads)
struct DisplayWidthTests {
    @Test("Scripts, marks, pictures and flags take what terminals show them in")
    func examples() {
        let examples: [(String, Int)] = [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("世", 2), ("한", 2), ("ﾊ", 1), ("Ａ", 2), ("ש", 1), ("م", 1),
            ("\u{AD}", 0),
            ("\u{200B}", 0), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤\u{FE0F}", 2),
            ("1\u{FE0F}\u{20E3}", 2),
            ("⛹🏽", 2), ("⌚", 2), ("©", 1), ("क्षि", 3), ("…", 1), ("─", 1), ("\u{20000}", 2), ("\u{10FFFF}", 1), ("", 0),
        ]
        for (text, width) in examples { #expect(DisplayWidth.of(text) == width, "\(text)") }
    }

    @Test("What takes one or two columns, as the terminal is set up, is listed")
    func ambiguous() {
        for scalar: Unicode.Scalar in ["─", "…", "“", "±", "Ω", "я", "①"] { #expect(DisplayWidth.isAmbiguous(scalar)) }
        for scalar: Unicode.Scalar in ["a", "世", "ש", "ä", "\u{301}", "ￗ"] {
            #expect(!DisplayWidth.isAmbiguous(scalar))
        }
    }

    @Test("Every character has a width, and a text the sum of its characters'")
    func all() {
        for value in stride(from: UInt32(0), through: 0x10FFFF, by: 17) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            #expect((0...2).contains(DisplayWidth.of(Character(scalar))))
        }
    }
}
