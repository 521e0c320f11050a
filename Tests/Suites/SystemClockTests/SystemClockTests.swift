import WhisperClockContract
import Foundation
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperSystemClock

@Suite("The machine's clocks keep the contract of their port (A6)", .ownThreads)
struct SystemClockTests {
    @Test("The time of day:", arguments: WallClockLaw.all)
    func wallClock(law: WallClockLaw) async throws {
        try await law.check(
            WallClockBench(clock: SystemClock()) {
                Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000))
            })
    }

    @Test("A reading that no calendar shows is a moment with which calculations do not overflow")
    func farReadings() {
        for seconds in [Int64.max, .min, 9_300_000_000_000_000, -9_300_000_000_000_000, 1 << 55] {
            let moment = SystemClock.moment(seconds: seconds, nanoseconds: 999_999_999)
            #expect(moment.milliseconds.magnitude < 1 << 61)
            #expect((moment.milliseconds > 0) == (seconds > 0))
        }
        #expect(SystemClock.moment(seconds: 1_700_000_000, nanoseconds: 5_999_999).milliseconds == 1_700_000_000_005)
    }

    @Test("Time that passes:", arguments: MonotonicClockLaw.all)
    func stopwatch(law: MonotonicClockLaw) async throws {
        let start = SuspendingClock.now
        try await law.check(
            MonotonicClockBench(clock: SystemStopwatch(), reference: { SuspendingClock.now - start }))
    }

    @Test("Time zones:", arguments: TimeZoneLaw.all)
    func timeZones(law: TimeZoneLaw) async throws {
        try await law.check(
            TimeZoneBench(source: TimeZoneDatabase(variable: nil)) { name in
                TimeZoneDatabase(variable: name, localTimePath: "/nonexistent", zoneNamePath: "/nonexistent")
            })
    }
}
