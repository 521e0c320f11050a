import WhisperMessage
import WhisperSystemClock
import WhisperTestThreads
import Testing

@Suite("The system clock", .ownThreads)
struct SystemClockTests {
    @Test("It returns the current time, and advances")
    func present() async throws {
        let first = SystemClock().now()
        try await Task.sleep(for: .milliseconds(20))
        let second = SystemClock().now()
        #expect(first.milliseconds > 1_700_000_000_000)
        // On a busy machine, minutes may pass between the two.
        #expect((15...3_600_000).contains(second.milliseconds - first.milliseconds))
    }
}
