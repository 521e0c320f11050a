import WhisperClockContract
import Foundation
import WhisperMessage
import WhisperSystemClock
import WhisperTestThreads
import Testing

@Suite("The machine's clocks keep the contract of their port (A6)", .ownThreads)
struct SystemClockTests {
    @Test("The time of day:", arguments: WallClockLaw.all)
    func wallClock(law: WallClockLaw) async throws {
        try await law.check(
            WallClockBench(clock: SystemClock()) {
                Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000))
            })
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
