import Message
import SystemClock
import Testing

@Suite("The machine's clock")
struct SystemClockTests {
    @Test("It tells the present, and goes on")
    func present() async throws {
        let first = SystemClock().now()
        try await Task.sleep(for: .milliseconds(20))
        let second = SystemClock().now()
        #expect(first.milliseconds > 1_700_000_000_000)
        #expect((15...60_000).contains(second.milliseconds - first.milliseconds))
    }
}
