import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Retrying (ING-4)", .ownThreads)
struct RetryScheduleTests {
    @Test("Immediately, after 2, 4, 8 and 16 seconds, then every minute")
    func standard() {
        let delays = (1...9).map { RetrySchedule().delay(beforeRetry: $0) }
        #expect(delays == [0, 2, 4, 8, 16, 60, 60, 60, 60].map { .seconds($0) })
        #expect(RetrySchedule().delay(beforeRetry: .max) == .seconds(60))
        #expect(RetrySchedule().delay(beforeRetry: 0) == .zero)
        #expect(RetrySchedule().delay(beforeRetry: .min) == .zero)
    }

    @Test("Another first delay doubles in the same way, up to a minute")
    func others() {
        let quick = RetrySchedule(firstDelay: .milliseconds(100))
        #expect(
            (1...6).map { quick.delay(beforeRetry: $0) } == [0, 100, 200, 400, 800, 60_000].map { .milliseconds($0) })
        let slow = RetrySchedule(firstDelay: .seconds(40))
        #expect((1...5).map { slow.delay(beforeRetry: $0) } == [0, 40, 60, 60, 60].map { .seconds($0) })
    }

    @Test("The configuration has the documented defaults (ING-3)")
    func defaults() {
        let configuration = IngestionConfiguration()
        #expect(configuration.queue.capacity == 1_000)
        #expect(configuration.queue.pauseAbove == 800)
        #expect(configuration.queue.resumeBelow == 400)
        #expect(configuration.batchSize == 100)
        #expect(configuration.retries == 5)
        #expect(configuration.firstDelay == .seconds(2))
        #expect(configuration.readsBacklog)
        #expect(configuration.backlogLimit == 50_000)
        #expect(configuration.sessionTimeout == .seconds(30 * 86_400))
        #expect(QueueLimits(capacity: 10, pauseAbove: 10, resumeBelow: 4) == nil)
        #expect(QueueLimits(capacity: 10, pauseAbove: 3, resumeBelow: 4) == nil)
        #expect(QueueLimits(capacity: 10, pauseAbove: 8, resumeBelow: 0) == nil)
        #expect(QueueLimits(capacity: 10_001, pauseAbove: 8, resumeBelow: 4) == nil)
        #expect(QueueLimits(capacity: 10, pauseAbove: 8, resumeBelow: 4) != nil)
    }
}
