import Testing
import WhisperScreenPort
import WhisperTerminalScreen
import WhisperTerminalText
import WhisperTestSupport
import WhisperTestThreads

@Suite("Only what differs is sent (LOOK-7)", .ownThreads)
struct FrameEncoderTests {
    private static let alphabet: [Character] = [
        "a", "b", " ", " ", "é", "e\u{301}", "世", "界", "👍🏽", "👩‍👧", "ש", "ل", "क", "│", "─", "ￗ", "\u{1B}", "～",
    ]

    private static func change(_ frame: inout ScreenFrame, using random: inout SeededRandom) {
        for _ in 0..<Int.random(in: 0..<40, using: &random) {
            let character = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            let isRightToLeft = UntrustedText.hasRightToLeft(String(character))
            let style = ScreenStyle(
                color: Bool.random(using: &random) ? ScreenColor.allCases[Int.random(in: 0..<8, using: &random)] : nil,
                isBold: Bool.random(using: &random), isFaint: Bool.random(using: &random),
                isReversed: Bool.random(using: &random), isIsolated: isRightToLeft)
            let width = max(1, min(2, DisplayWidth.of(character)))
            frame.place(
                character, width: width,
                style: Bool.random(using: &random) ? style : ScreenStyle(isIsolated: isRightToLeft),
                row: Int.random(in: -1...frame.size.rows, using: &random),
                column: Int.random(in: -1...frame.size.columns, using: &random))
        }
        frame.cursor =
            Bool.random(using: &random)
            ? ScreenPosition(
                row: Int.random(in: 0...frame.size.rows, using: &random),
                column: Int.random(in: 0..<frame.size.columns, using: &random)) : nil
    }

    @Test("What is sent turns any frame into any other, on a terminal that shows the first", arguments: 0..<60)
    func random(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let size = ScreenSize(
            columns: Int.random(in: 1...40, using: &random), rows: Int.random(in: 1...8, using: &random))
        var encoder = FrameEncoder(hasColors: true, isUnicode: true)
        var model = TerminalModel(size)
        var frame = ScreenFrame(size)
        for step in 0..<20 {
            Self.change(&frame, using: &random)
            if step % 7 == 6 { frame = ScreenFrame(size) }
            model.read(encoder.bytes(for: frame, on: size))
            #expect(model.rows == frame.modelled, "seed \(seed), step \(step)")
            #expect(model.faults == [], "seed \(seed), step \(step)")
            #expect(model.showsCursor == (frame.cursor != nil), "seed \(seed), step \(step)")
            if let cursor = frame.cursor { #expect(cursor == ScreenPosition(row: model.row, column: model.column)) }
        }
    }

    @Test("An unchanged frame sends nothing, and one changed cell a few bytes")
    func economy() {
        let size = ScreenSize(columns: 200, rows: 60)
        var encoder = FrameEncoder(hasColors: true, isUnicode: true)
        var frame = ScreenFrame(size)
        for row in 0..<60 { for column in 0..<200 { frame.place("x", width: 1, row: row, column: column) } }
        #expect(encoder.bytes(for: frame, on: size).count > 12_000)
        #expect(encoder.bytes(for: frame, on: size) == [])
        frame.place("y", width: 1, row: 30, column: 100)
        #expect(encoder.bytes(for: frame, on: size).count < 40)
    }

    @Test("A terminal that does not read UTF-8 is sent ASCII, one character a column")
    func ascii() {
        let size = ScreenSize(columns: 12, rows: 1)
        var encoder = FrameEncoder(hasColors: false, isUnicode: false)
        var frame = ScreenFrame(size)
        for (column, character) in [
            (0, Character("│")), (1, "é"), (2, "世"), (4, "…"), (5, "z"), (6, "ש"), (7, "·"), (8, "↑"),
        ] {
            frame.place(
                character, width: DisplayWidth.of(character), style: ScreenStyle(color: .red, isIsolated: column == 6),
                row: 0, column: column)
        }
        let bytes = encoder.bytes(for: frame, on: size)
        #expect(bytes.allSatisfy { $0 < 0x80 })
        var model = TerminalModel(size)
        model.read(bytes)
        #expect(model.texts == ["|???.z?-^"])
        #expect(!String(decoding: bytes, as: UTF8.self).contains("[31m"))
    }

    @Test("Nothing is left beside a picture on a terminal that draws it in one column", arguments: [true, false])
    func heart(_ isNarrow: Bool) {
        let size = ScreenSize(columns: 12, rows: 1)
        var encoder = FrameEncoder(hasColors: true, isUnicode: true)
        var model = TerminalModel(size, isNarrow: isNarrow)
        for name in ["Hebe", "❤️ Nia", "❤️ Hal", "Ann", "x❤️❤️ Hal", "❤️❤️ Nia"] {
            var frame = ScreenFrame(size)
            var column = 0
            for character in name {
                let width = DisplayWidth.of(character)
                frame.place(character, width: width, row: 0, column: column)
                column += width
            }
            model.read(encoder.bytes(for: frame, on: size))
            // The second column of each picture is blank there.
            #expect(model.texts == [isNarrow ? name.replacing("❤️", with: "❤️ ") : name])
        }
    }

    @Test("Text from right to left is isolated, and its row sent whole")
    func isolation() {
        let size = ScreenSize(columns: 10, rows: 1)
        var encoder = FrameEncoder(hasColors: true, isUnicode: true)
        var frame = ScreenFrame(size)
        frame.place("a", width: 1, row: 0, column: 0)
        for (column, character) in "שלום".enumerated() {
            frame.place(character, width: 1, style: ScreenStyle(isIsolated: true), row: 0, column: 2 + column)
        }
        frame.place("z", width: 1, row: 0, column: 7)
        func text() -> String {
            String(decoding: encoder.bytes(for: frame, on: size), as: UTF8.self).replacing(
                /\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
        }
        #expect(text() == "a \u{2068}שלום\u{2069} z")
        frame.place("y", width: 1, row: 0, column: 7)
        #expect(text() == "a \u{2068}שלום\u{2069} y")
    }
}
