import Testing
import WhisperBrowser
import WhisperLocalization
import WhisperTerminalText
import WhisperTestThreads

@Suite("The keys in the last row (LOOK-7)", .ownThreads)
struct FooterHintTests {
    private static let hints: [BrowserText] = [
        .hintChats, .hintMessages, .hintSearch, .hintList, .hintEmpty, .hintNoMessages, .hintHits, .hintNoHits,
        .hintWriting,
    ]

    @Test("No key is cut: those that fit are the first ones and the last", arguments: Language.allCases)
    func fitted(_ language: Language) {
        let localizer = Localizer(language)
        for key in Self.hints {
            let whole = localizer(key)
            let parts = whole.split(separator: " · ").map(String.init)
            for columns in 1...120 {
                let text = FooterHint.fitted(whole, columns: columns)
                let shown = text.split(separator: " · ").map(String.init)
                #expect(shown.allSatisfy(parts.contains) && shown.first == parts.first, "\(columns): \(text)")
                #expect(shown.count == 1 || DisplayWidth.of(text) <= columns, "\(columns): \(text)")
                #expect(shown.count < 2 || shown.last == parts.last, "\(columns): \(text)")
                if DisplayWidth.of(whole) <= columns { #expect(text == whole) }
            }
        }
    }

    @Test("At 80 columns the way back to the chats is there")
    func back() {
        let text = FooterHint.fitted(Localizer(.english)(BrowserText.hintMessages), columns: 80)
        #expect(text.hasPrefix("? keys · q quit") && text.hasSuffix(" · Esc chats"))
    }
}
