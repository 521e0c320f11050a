import Foundation
import Testing
import WhisperScreenPort
import WhisperTerminalScreen
import WhisperTerminalText
import WhisperTestSupport
import WhisperTestThreads

@Suite("Frames on a terminal that is not ours: PyPI's pyte (LOOK-7)", .ownThreads)
struct PeerTerminalTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "python").path

    /// A Python with pyte; nil if it is unavailable.
    private static let python: String? = {
        let arguments = [PackageRoot.path("Tests/Scripts/python.sh"), "--pinned", folder + "/requirements.txt"]
        guard let output = try? ChildProcess.output(of: "/bin/bash", arguments) else { return nil }
        let path = output.trimmingCharacters(in: .whitespacesAndNewlines)
        return path.isEmpty ? nil : path
    }()

    @Test("It shows each frame after what the encoder sends", .enabled(if: python != nil, "pyte is unavailable"))
    func frames() throws {
        let python = try #require(Self.python)
        var random = SeededRandom(seed: 20)
        let size = ScreenSize(columns: 30, rows: 6)
        var encoder = FrameEncoder(hasColors: true, isUnicode: true)
        var frame = ScreenFrame(size)
        var writes: [String] = []
        var expected: [String] = []
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
            let bytes = encoder.bytes(for: frame, on: size)
            writes.append(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
            expected += frame.texts(within: size)
        }
        let ending = try ChildProcess.run(
            python, ["-B", Self.folder + "/show.py", "30", "6"], environment: ["PYTHONIOENCODING": "utf-8"],
            input: writes.joined(separator: "\n") + "\n")
        #expect(ending.status == 0, "\(ending.errors)")
        let shown = ending.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        #expect(shown.count == expected.count)
        for (index, pair) in zip(shown, expected).enumerated() {
            #expect(pair.0 == pair.1, "step \(index / size.rows), row \(index % size.rows)")
        }
    }
}
