import WhisperClockContract
import WhisperClockPort
import WhisperMessage
import WhisperSystemClock
import WhisperTestThreads
import Synchronization
import Testing

/// Mistakes that a clock of the time of day might make, each with the beginning of a law that finds it.
enum WallClockFlaw: String, CaseIterable {
    case countsSeconds = "The current time is in milliseconds"
    case countsMicroseconds = "The current time is in milliseconds since"
    case standsStill = "The time advances"
    case jumpsOccasionally = "Readings of many tasks at once"
    case isAnHourAhead = "It agrees with another clock"
}

/// Mistakes that a clock that measures might make, each with the beginning of a law that finds it.
enum MonotonicClockFlaw: String, CaseIterable {
    case goesBack = "Elapsed time never decreases"
    case standsStill = "Time passes"
    case runsFast = "It measures the same time"
    case waitsTooShort = "A wait lasts at least"
    case waitsForeverForNothing = "A wait for zero"
    case ignoresCancellation = "Cancelling the task ends its wait"
    case ignoresEarlierCancellation = "A wait in a task that is already cancelled"
    case waitsOneAfterTheOther = "A short wait ends while a long one"
}

/// Mistakes that a source of time zones might make, each with the beginning of a law that finds it.
enum TimeZoneFlaw: String, CaseIterable {
    case namesAllZonesUTC = "A zone has the identifier"
    case readsUnknownNamesAsUTC = "An unknown name finds no zone"
    case countsMinutes = "Offsets from UTC are in seconds"
    case countsWestOfUTC = "A zone's former rules apply"
    case forgetsThePast = "A zone's former rules"
    case endsIn2037 = "A zone's last rule"
    case changesASecondLate = "Clocks change at the exact millisecond"
    case usesLaterOffsetInGaps = "A local time that never occurs"
    case usesLaterOfTwoMoments = "A local time that occurs twice"
    case readsLocalTimesAsUTC = "Around every change of a zone's clocks"
    case swapsDirections = "The local time of a moment"
    case losesTheFarEnds = "The earliest and the latest time"
    case movesUTC = "The offset of UTC"
    case ignoresTheMachine = "The machine's zone is the one it names"
    case hasAnotherLocalZone = "This machine's zone is one of the source's"
    case confusesZones = "Many tasks find the same zones"
}

@Suite("The contract of clocks and time zones finds mistakes (LIB-8)", .ownThreads)
struct FlawedClockTests {
    @Test("A mistake of a clock breaks its law", arguments: WallClockFlaw.allCases)
    func wallClock(_ flaw: WallClockFlaw) async throws {
        let law = try #require(WallClockLaw.all.first { $0.testDescription.hasPrefix(flaw.rawValue) })
        let system = SystemClock()
        await withKnownIssue {
            try await law.check(WallClockBench(clock: FlawedClock(flaw: flaw)) { system.now() })
        }
        try await law.check(WallClockBench(clock: FlawedClock(flaw: nil)) { system.now() })
    }

    @Test("A mistake of a stopwatch breaks its law", arguments: MonotonicClockFlaw.allCases)
    func stopwatch(_ flaw: MonotonicClockFlaw) async throws {
        let law = try #require(MonotonicClockLaw.all.first { $0.testDescription.hasPrefix(flaw.rawValue) })
        let right = SystemStopwatch()
        let flawed = FlawedStopwatch(flaw: flaw)
        await withKnownIssue {
            try await law.check(
                MonotonicClockBench(clock: flawed, reference: { right.elapsed() }, patience: .milliseconds(300)))
        }
        flawed.end()
        try await law.check(MonotonicClockBench(clock: FlawedStopwatch(flaw: nil), reference: { right.elapsed() }))
    }

    @Test("A mistake of time zones breaks its law", arguments: TimeZoneFlaw.allCases)
    func timeZones(_ flaw: TimeZoneFlaw) async throws {
        let law = try #require(TimeZoneLaw.all.first { $0.testDescription.hasPrefix(flaw.rawValue) })
        await withKnownIssue { try await law.check(bench(flaw)) }
        try await law.check(bench(nil))
    }

    private func bench(_ flaw: TimeZoneFlaw?) -> TimeZoneBench {
        TimeZoneBench(source: FlawedZones(flaw: flaw, base: TimeZoneDatabase(variable: "Europe/Berlin"))) { name in
            let variable = flaw == .ignoresTheMachine ? "Europe/Berlin" : name
            return FlawedZones(
                flaw: flaw,
                base: TimeZoneDatabase(
                    variable: variable, localTimePath: "/nonexistent", zoneNamePath: "/nonexistent"))
        }
    }
}

private struct FlawedClock: WallClock {
    let flaw: WallClockFlaw?
    private let begin = SystemClock().now()
    private let readings = Counted()

    init(flaw: WallClockFlaw?) { self.flaw = flaw }

    func now() -> Timestamp {
        let now = SystemClock().now().milliseconds
        return switch flaw {
        case .countsSeconds: Timestamp(milliseconds: now / 1_000)
        case .countsMicroseconds: Timestamp(milliseconds: now * 1_000)
        case .standsStill: begin
        case .jumpsOccasionally: Timestamp(milliseconds: readings.next() % 97 == 96 ? 0 : now)
        case .isAnHourAhead: Timestamp(milliseconds: now + 3_600_000)
        case nil: Timestamp(milliseconds: now)
        }
    }
}

private final class Counted: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}

/// Measures as the machine does, but for one mistake.
private final class FlawedStopwatch: MonotonicClock {
    let flaw: MonotonicClockFlaw?
    private let right = SystemStopwatch()
    private let readings = Counted()
    private let state = Mutex((isWaiting: false, hasEnded: false))
    /// What the clock that waits too short reads. A busy machine would lengthen waits by the real time until nothing is wrong.
    private let waited = Mutex(Duration.zero)

    init(flaw: MonotonicClockFlaw?) { self.flaw = flaw }

    /// Ends every wait.
    func end() { state.withLock { $0.hasEnded = true } }

    func elapsed() -> Duration {
        switch flaw {
        case .goesBack: right.elapsed() - (readings.next() % 50 == 49 ? .seconds(1) : .zero)
        case .standsStill: .seconds(1)
        case .waitsTooShort: waited.withLock { $0 }
        case .runsFast: right.elapsed() * 100
        default: right.elapsed()
        }
    }

    func wait(for duration: Duration) async {
        switch flaw {
        case .waitsTooShort: waited.withLock { $0 += max(.zero, duration) / 2 }
        case .waitsForeverForNothing where duration <= .zero: await waitForEnd()
        case .ignoresCancellation, .ignoresEarlierCancellation: await waitForEnd()
        case .waitsOneAfterTheOther:
            while state.withLock({ $0.isWaiting && !$0.hasEnded }) { try? await Task.sleep(for: .milliseconds(1)) }
            state.withLock { $0.isWaiting = true }
            await right.wait(for: duration)
            state.withLock { $0.isWaiting = false }
        default: await right.wait(for: duration)
        }
    }

    private func waitForEnd() async {
        await Task { [self] in
            while !state.withLock({ $0.hasEnded }) { try? await Task.sleep(for: .milliseconds(1)) }
        }.value
    }
}

/// The zones of the machine, but for one mistake.
private struct FlawedZones: TimeZoneSource {
    let flaw: TimeZoneFlaw?
    let base: any TimeZoneSource
    private let calls = Counted()

    init(flaw: TimeZoneFlaw?, base: any TimeZoneSource) {
        self.flaw = flaw
        self.base = base
    }

    func zone(named identifier: String) -> (any TimeZoneRules)? {
        let isMixedUp = flaw == .confusesZones && calls.next() % 5 == 4
        guard let zone = base.zone(named: isMixedUp ? "Asia/Tokyo" : identifier) else {
            return flaw == .readsUnknownNamesAsUTC ? UniversalTime() : nil
        }
        return FlawedRules(flaw: flaw, base: zone)
    }

    func localZone() -> any TimeZoneRules {
        let zone = base.localZone()
        guard flaw == .hasAnotherLocalZone, let other = base.zone(named: "Asia/Tokyo") else {
            return FlawedRules(flaw: flaw, base: zone)
        }
        return RenamedRules(identifier: zone.identifier, base: other)
    }
}

private struct RenamedRules: TimeZoneRules {
    let identifier: String
    let base: any TimeZoneRules

    func secondsFromUTC(at local: LocalDateTime) -> Int { base.secondsFromUTC(at: local) }
    func secondsFromUTC(at moment: Timestamp) -> Int { base.secondsFromUTC(at: moment) }
}

private struct FlawedRules: TimeZoneRules {
    let flaw: TimeZoneFlaw?
    let base: any TimeZoneRules

    var identifier: String { flaw == .namesAllZonesUTC ? "UTC" : base.identifier }

    func secondsFromUTC(at local: LocalDateTime) -> Int {
        let offset = base.secondsFromUTC(at: local)
        // What the clocks read an hour of UTC later shows on which side of a change the reading is.
        let second = local.secondsSince1970 - Int64(offset)
        let later = base.secondsFromUTC(at: Timestamp(milliseconds: (second + 3_600) * 1_000))
        let now = base.secondsFromUTC(at: Timestamp(milliseconds: second * 1_000))
        return switch flaw {
        case .usesLaterOffsetInGaps where now > offset: now
        case .usesLaterOfTwoMoments where later < offset: later
        case .readsLocalTimesAsUTC:
            base.secondsFromUTC(at: Timestamp(milliseconds: local.secondsSince1970 * 1_000))
        case .swapsDirections: -offset
        default: changed(offset)
        }
    }

    func secondsFromUTC(at moment: Timestamp) -> Int {
        switch flaw {
        case .losesTheFarEnds where moment.milliseconds > .max - 2: return .max
        case .endsIn2037 where moment.milliseconds > 2_145_916_800_000:
            return base.secondsFromUTC(at: Timestamp(milliseconds: 2_145_916_800_000))
        case .forgetsThePast where moment.milliseconds < 1_700_000_000_000:
            return base.secondsFromUTC(at: Timestamp(milliseconds: 1_705_000_000_000))
        case .changesASecondLate where moment.milliseconds > .min + 1_000:
            return base.secondsFromUTC(at: Timestamp(milliseconds: moment.milliseconds - 1_000))
        default: return changed(base.secondsFromUTC(at: moment))
        }
    }

    private func changed(_ offset: Int) -> Int {
        switch flaw {
        case .countsMinutes: offset / 60
        case .countsWestOfUTC: -offset
        case .movesUTC where base.identifier == "UTC": 1
        default: offset
        }
    }
}
