import Foundation
import Testing
import WhisperBrowser
import WhisperLocalization
import WhisperScreenContract
import WhisperScreenPort
import WhisperTerminalScreen
import WhisperTestSupport
import WhisperTestThreads

/// The number of random keys and sizes; `make browser-keys` tries 100,000.
private let keyCount = ProcessInfo.processInfo.environment["WHISPER_BROWSER_KEYS"].flatMap { Int($0) } ?? 300
private let keysEach = 100

@Suite("The full-screen view on a terminal that is not ours: PyPI's pyte (LOOK-7)", .ownThreads)
struct PeerBrowserTests {
    /// What that terminal shows as we do: no characters of several parts, and nothing that runs from right to left.
    private static let words = [
        "umbrella", "世界", "naïve", "👍", "\u{1B}[2J", "\u{1B}]0;owned\u{7}", "\n", "\r\n", "\t", "verified", "✓", "",
        String(repeating: "x", count: 300), "\u{0}", "\u{7F}", "a", "— “quoted”", "ひらがな",
    ]
    private static let languages: [Language] = Language.allCases.filter { $0 != .arabic && $0 != .hindi }

    @Test(
        "After random keys, pastes and sizes it shows what the model says",
        .enabled(if: PeerTerminal.shared != nil, "pyte is unavailable"),
        arguments: 0..<UInt64((keyCount + keysEach - 1) / keysEach))
    func randomKeys(_ seed: UInt64) throws {
        let terminal = try #require(PeerTerminal.shared)
        var random = SeededRandom(seed: seed &+ 0x9E7E)
        var world = BrowserWorld(seed: seed, words: Self.words)
        var size = ScreenSize(
            columns: Int.random(in: 1...300, using: &random), rows: Int.random(in: 1...60, using: &random))
        let first = size
        let language = Self.languages[Int.random(in: 0..<Self.languages.count, using: &random)]
        var state = BrowserState(size: size, localizer: Localizer(language), writes: Bool.random(using: &random))
        var encoder = FrameEncoder(hasColors: Bool.random(using: &random), isUnicode: true)
        var events = state.start().compactMap { world.answer($0) }
        var steps: [PeerTerminal.Step] = []
        var expected: [[String]] = []
        for step in 0..<keysEach {
            while !events.isEmpty { events += state.handle(events.removeFirst()).compactMap { world.answer($0) } }
            let frame = BrowserView.frame(of: state)
            steps.append(.write(encoder.bytes(for: frame, on: size)))
            expected.append(frame.texts(within: size))
            let before = size
            let event = BrowserWorld.event(&size, pasting: Self.words, using: &random)
            if size != before { steps.append(.resize(columns: size.columns, rows: size.rows)) }
            events = state.handle(event).compactMap { world.answer($0) }
            if step % 16 == 15 {
                world.change(using: &random)
                events += state.handle(.changed).compactMap { world.answer($0) }
            }
        }
        let shown = try terminal.rows(after: steps, columns: first.columns, rows: first.rows)
        #expect(shown.count == expected.count)
        for (step, pair) in zip(shown, expected).enumerated() where pair.0 != pair.1 {
            Issue.record("seed \(seed), step \(step): \(differences(pair.0, pair.1))")
            break
        }
    }

    private func differences(_ shown: [String], _ expected: [String]) -> String {
        zip(shown, expected).enumerated().filter { $0.element.0 != $0.element.1 }
            .map { "row \($0.offset): \($0.element.0.debugDescription), model \($0.element.1.debugDescription)" }
            .prefix(3).joined(separator: "; ")
    }
}
