import Testing
import WhisperScreenContract
import WhisperScreenPort
import WhisperTerminalScreen
import WhisperTerminalText
import WhisperTestSupport
import WhisperTestThreads

@Suite("Frames on a terminal that is not ours: PyPI's pyte (LOOK-7)", .ownThreads)
struct PeerTerminalTests {
    @Test(
        "It shows each frame after what the encoder sends",
        .enabled(if: PeerTerminal.shared != nil, "pyte is unavailable"))
    func frames() throws {
        let terminal = try #require(PeerTerminal.shared)
        var random = SeededRandom(seed: 20)
        let size = ScreenSize(columns: 30, rows: 6)
        var encoder = FrameEncoder(hasColors: true, isUnicode: true)
        var frame = ScreenFrame(size)
        var writes: [PeerTerminal.Step] = []
        var expected: [[String]] = []
        // It knows no characters of several parts, and no isolates.
        let alphabet: [Character] = ["a", "b", " ", " ", "é", "世", "界", "│", "👍", "“", "\u{1B}"]
        for step in 0..<80 {
            for _ in 0..<Int.random(in: 0..<25, using: &random) {
                let character = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
                frame.place(
                    character, width: max(1, DisplayWidth.of(character)),
                    style: ScreenStyle(color: .green, isBold: Bool.random(using: &random)),
                    row: Int.random(in: 0..<size.rows, using: &random),
                    column: Int.random(in: 0..<size.columns, using: &random))
            }
            if step % 9 == 8 { frame = ScreenFrame(size) }
            writes.append(.write(encoder.bytes(for: frame, on: size)))
            expected.append(frame.texts(within: size))
        }
        let shown = try terminal.rows(after: writes, columns: size.columns, rows: size.rows)
        #expect(shown.count == expected.count)
        for (step, pair) in zip(shown, expected).enumerated() { #expect(pair.0 == pair.1, "step \(step)") }
    }
}
