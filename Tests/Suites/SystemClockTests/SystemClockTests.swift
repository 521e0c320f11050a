import WhisperMessage
import WhisperSystemClock
import WhisperTestThreads
import Testing

@Suite("The machine's clock", .ownThreads)
struct SystemClockTests {
    @Test("It tells the present, and goes on")
    func present() async throws {
        let first = SystemClock().now()
        try await Task.sleep(for: .milliseconds(20))
        let second = SystemClock().now()
        #expect(first.milliseconds > 1_700_000_000_000)
        // A busy machine may let minutes pass between the two.
        #expect((15...3_600_000).contains(second.milliseconds - first.milliseconds))
    }
}
