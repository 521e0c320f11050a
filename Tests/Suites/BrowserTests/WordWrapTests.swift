import Testing
import WhisperBrowser
import WhisperTerminalText
import WhisperTestSupport
import WhisperTestThreads

@Suite("Lines break between words (LOOK-7)", .ownThreads)
struct WordWrapTests {
    @Test("Pieces fit, break at spaces, and are the whole line")
    func examples() {
        #expect(WordWrap.pieces(of: "see you at nine", columns: 8, limit: 10) == ["see you", "at nine"])
        #expect(WordWrap.pieces(of: "umbrellas", columns: 4, limit: 10) == ["umbr", "ella", "s"])
        #expect(WordWrap.pieces(of: "", columns: 4, limit: 10) == [""])
        #expect(WordWrap.pieces(of: "世界世界", columns: 5, limit: 10) == ["世界", "世界"])
        #expect(WordWrap.pieces(of: "a b c d e f", columns: 1, limit: 3).count == 3)
    }

    @Test("Random texts are cut into pieces that fit and lose only the spaces between them", arguments: 0..<40)
    func random(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let alphabet = Array("aé  界ש👍🏽e\u{301}👨‍👩‍👧xyz")
        let text = String(
            (0..<Int.random(in: 0..<120, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            })
        let columns = Int.random(in: 2..<30, using: &random)
        let pieces = WordWrap.pieces(of: text, columns: columns, limit: .max)
        for piece in pieces { #expect(DisplayWidth.of(piece) <= columns, "seed \(seed)") }
        #expect(pieces.joined().filter { $0 != " " } == text.filter { $0 != " " }, "seed \(seed)")
    }
}
