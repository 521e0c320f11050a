import WhisperTestThreads
import Testing

@testable import WhisperCommand

@Suite("Text on a terminal (CLI-4, UX-4)", .ownThreads)
struct TerminalTextTests {
    @Test(
        "Columns are counted as terminals count them",
        arguments: [
            ("abc", 3), ("", 0), ("héllo", 5), ("e\u{301}", 1), ("漢字", 4), ("한국", 4), ("ｆｕｌｌ", 8), ("カナ", 4),
            ("👍", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("สวัสดี", 4), ("नमस्ते", 4), ("a\u{200B}b", 2), ("שלום", 4),
        ])
    func widths(text: String, columns: Int) {
        #expect(DisplayWidth.of(text) == columns)
    }

    @Test("What is cut fits, and says that it was cut")
    func truncation() {
        #expect(DisplayWidth.truncated("short", to: 10) == "short")
        #expect(DisplayWidth.truncated("a longer text", to: 8) == "a longe…")
        let wide = DisplayWidth.truncated("漢字漢字漢字", to: 6)
        #expect(wide == "漢字…")
        #expect(DisplayWidth.of(DisplayWidth.truncated("\u{2068}שלום עולם\u{2069}", to: 5)) <= 5)
    }

    @Test("Text from outside cannot drive the terminal")
    func controlCharacters() {
        #expect(UntrustedText.line("a\u{1B}[31mb\u{7}\u{9B}c\u{7F}") == "a␛[31mb␇\u{FFFD}c␡")
        #expect(UntrustedText.line("two\nlines\r\tx\u{2028}y") == "two␊lines␍␉x\u{FFFD}y")
        #expect(UntrustedText.lines("two\nlines\tx\r") == "two\nlines\tx␍")
    }

    @Test("JSON on a terminal escapes what would drive it, and nothing else")
    func json() {
        #expect(
            UntrustedText.escapedJSON("{\"a\":\"\u{9B}m\u{7F}\u{202E}\u{2066}\u{2028}ü漢שלום👩‍👩‍👧\"}\n")
                == "{\"a\":\"\\u009bm\\u007f\\u202e\\u2066\\u2028ü漢שלום👩‍👩‍👧\"}\n")
        #expect(UntrustedText.escapedJSON("{\"a\":1}\n") == "{\"a\":1}\n")
    }

    @Test("Text from outside cannot reorder the text around it")
    func directions() {
        #expect(UntrustedText.line("abc\u{202E}def\u{2066}") == "abcdef")
        #expect(UntrustedText.line("שלום") == "\u{2068}שלום\u{2069}")
        #expect(UntrustedText.lines("שלום\nabc") == "\u{2068}שלום\u{2069}\n\u{2068}abc\u{2069}")
        #expect(UntrustedText.line("plain, 漢字, 👍") == "plain, 漢字, 👍")
    }

    @Test("Lines are broken at spaces, and between characters where there are none")
    func wrapping() {
        let english = TextWrapping.wrapped("one two three four five six seven", width: 24, indent: 2)
        #expect(english == "  one two three four\n  five six seven")
        let chinese = TextWrapping.wrapped("保险库的目录保险库的目录保险库的目录", width: 20, indent: 0)
        #expect(chinese.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= 20 })
        #expect(chinese.filter { $0 != "\n" } == "保险库的目录保险库的目录保险库的目录")
    }

    @Test("Nothing in a text reaches the column of the gutter, at any width (LOOK-4)")
    func gutter() {
        #expect(Gutter.lines("a\r\n\n b\tc\n", width: nil) == ["| a", "|", "|  b    c"])
        #expect(Gutter.lines("", width: nil) == ["|"])
        #expect(Gutter.lines("\u{1B}[2Kx\ry\u{2028}z", width: nil) == ["| ␛[2Kx␍y\u{FFFD}z"])
        #expect(Gutter.lines("one two three", width: 11) == ["| one two", "| three"])
        #expect(Gutter.lines("שלום", width: nil) == ["| \u{2068}שלום\u{2069}"])
        let texts = [
            String(repeating: "x", count: 200), String(repeating: "漢", count: 90),
            String(repeating: "👩‍👩‍👧", count: 40), String(repeating: "e\u{301}", count: 100),
            (1...40).map { _ in "👩" }.joined(separator: "\u{200D}"), String(repeating: "word ", count: 40),
            String(repeating: "שלום ", count: 30),
        ]
        for width in [10, 11, 24, 40, 79, 80] {
            for text in texts {
                for line in Gutter.lines(text, width: width) {
                    #expect(line == "|" || line.hasPrefix("| "))
                    #expect(line.unicodeScalars.reduce(0) { $0 + DisplayWidth.of(Character($1)) } <= width)
                }
            }
        }
    }

    @Test(
        "A word that is nearly right gets a suggestion, a wrong one none",
        arguments: [
            ("inti", "init"), ("serach", "search"), ("conversation", "conversations"), ("xyzzy", nil), ("", nil),
        ])
    func suggestions(word: String, expected: String?) {
        #expect(Suggestion.nearest(to: word, among: ["init", "search", "conversations", "verify"]) == expected)
    }
}
