import Testing
import WhisperInMemoryScreen
import WhisperScreenContract
import WhisperScreenPort
import WhisperTestThreads

@Suite("A screen in memory", .ownThreads)
struct InMemoryScreenTests {
    @Test(arguments: ScreenLaw.all)
    func law(_ law: ScreenLaw) async throws {
        let screen = InMemoryScreen(ScreenBench.size)
        let cut: @Sendable (ScreenEvent) -> ScreenEvent = { event in
            // What a terminal cuts off, a sender to memory does.
            guard case .paste(let text) = event else { return event }
            var bytes = Array(text.utf8.prefix(ScreenLimits.pasteBytes))
            while let text = Optional(bytes), String(validating: text, as: UTF8.self) == nil { bytes.removeLast() }
            return .paste(String(decoding: bytes, as: UTF8.self))
        }
        try await law.check(
            ScreenBench(
                screen: screen, send: { screen.send(cut($0)) },
                visible: { screen.visible?.texts(within: screen.size) ?? [] },
                isRestored: { !screen.isTaken }, close: { screen.close() }))
    }
}
