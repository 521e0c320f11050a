import Testing
import WhisperBrowser
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperScreenPort
import WhisperTestSupport
import WhisperTestThreads

@Suite("The full-screen view under random keys, sizes and vaults (LOOK-7)", .ownThreads)
struct RandomBrowserTests {
    @Test("No key traps, a frame has the screen's size, and what is selected is visible", arguments: 0..<10)
    func keys(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var world = BrowserWorld(seed: seed)
        var size = ScreenSize(
            columns: Int.random(in: 1...120, using: &random), rows: Int.random(in: 1...40, using: &random))
        let language = Language.allCases[Int.random(in: 0..<Language.allCases.count, using: &random)]
        var state = BrowserState(size: size, localizer: Localizer(language), writes: Bool.random(using: &random))
        var events = state.start().compactMap { world.answer($0) }
        for step in 0..<60 {
            while !events.isEmpty { events += state.handle(events.removeFirst()).compactMap { world.answer($0) } }
            let frame = BrowserView.frame(of: state)
            #expect(frame.size == size && frame.cells.count == size.columns * size.rows, "seed \(seed), step \(step)")
            if let cursor = frame.cursor { #expect(frame.contains(cursor), "seed \(seed), step \(step)") }
            if size.rows >= 5, size.columns >= 2 {
                #expect(state.isSelectionVisible(in: frame), "seed \(seed), step \(step), \(size)")
            }
            let event = BrowserWorld.event(&size, using: &random)
            events = state.handle(event).compactMap { world.answer($0) }
            if step % 8 == 7 {
                world.change(using: &random)
                events += state.handle(.changed).compactMap { world.answer($0) }
            }
        }
    }
}

extension BrowserState {
    /// Whether a row that is selected has its mark on the screen, if anything is selected.
    fileprivate func isSelectionVisible(in frame: ScreenFrame) -> Bool {
        guard selectionIsShown else { return true }
        return frame.cells.contains { $0.character == "▌" || $0.character == "│" }
    }
}
