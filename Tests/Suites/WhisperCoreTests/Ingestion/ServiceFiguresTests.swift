import WhisperIngestionPort
import WhisperTestSupport
import WhisperStoreContract
import WhisperInMemoryStore
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Service figures (ING-3)", .ownThreads)
struct ServiceFiguresTests {
    @Test(
        "A percentile is at most a fourth above the time that it stands for", arguments: 1...20 as ClosedRange<UInt64>)
    func percentiles(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let times = (0..<500).map { _ in Int64(1) << Int64.random(in: 0...31, using: &random) }
            .map { Int64.random(in: 0...$0, using: &random) }.sorted()
        var histogram = LatencyHistogram()
        for time in times { histogram.add(.microseconds(time)) }
        #expect(histogram.count == 500)
        for (share, index) in [(0.5, 249), (0.95, 474), (0.99, 494), (1, 499)] {
            let told = try #require(histogram.percentile(share))
            #expect(told > .microseconds(times[index]))
            #expect(told <= .microseconds(times[index] + times[index] / 4 + 1))
        }
    }

    @Test(
        "A percentile is the first microsecond behind the step of its time",
        arguments: [
            (0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (7, 8), (8, 10), (9, 10), (10, 12), (15, 16), (16, 20),
            (19, 20),
            (20, 24), (1_023, 1_024), (1_024, 1_280), (1_000_000, 1_048_576),
        ] as [(Int64, Int64)])
    func steps(time: Int64, end: Int64) {
        var histogram = LatencyHistogram()
        histogram.add(.microseconds(time))
        #expect(histogram.percentile(1) == .microseconds(end))
        // Just short of the next microsecond is still this one.
        var later = LatencyHistogram()
        later.add(.microseconds(time + 1) - Duration(secondsComponent: 0, attosecondsComponent: 1))
        #expect(later.percentile(1) == .microseconds(end))
    }

    @Test("Sums stop at the largest and at the smallest number")
    func saturation() {
        #expect(Int64.max.saturatingAdd(1) == .max && Int64.min.saturatingAdd(-1) == .min)
        #expect(Int64.max.saturatingAdd(-1) == .max - 1 && Int64(2).saturatingAdd(3) == 5)
    }

    @Test("Rates are of what was counted, from the first millisecond and the first message on")
    func rates() {
        var figures = ServiceFigures()
        #expect(figures.pairingRate == nil && figures.backlogPerMinute == nil)
        #expect(figures.uptime == nil && figures.decryptionRate == nil)
        (figures.backlogMessages, figures.backlogMilliseconds) = (2, 1)
        (figures.pairingsBegun, figures.pairingsDone) = (1, 1)
        (figures.sessionMilliseconds, figures.connectedMilliseconds) = (1, 1)
        figures.undecryptable = 1
        #expect(figures.backlogPerMinute == 120_000 && figures.pairingRate == 1)
        #expect(figures.uptime == 1 && figures.decryptionRate == 0)
        (figures.decrypted, figures.pairingsBegun) = (3, 4)
        #expect(figures.decryptionRate == 0.75 && figures.pairingRate == 0.25)
    }

    @Test("No time is too short or too long to be counted")
    func extremes() {
        var histogram = LatencyHistogram()
        #expect(histogram.percentile(0.5) == nil)
        for duration in [Duration.seconds(-5), .zero, .seconds(Int64.max), .nanoseconds(1)] { histogram.add(duration) }
        #expect(histogram.count == 4)
        histogram.add(.zero, count: .max)
        #expect(histogram.count == .max)
    }

    @Test("Figures are stored in the vault, add up, and survive invalid content")
    func keeping() async throws {
        let store = InMemoryStore(clock: StillClock())
        #expect(try await ServiceFigures.stored(in: store) == ServiceFigures())
        var figures = ServiceFigures()
        for (number, field) in ServiceFigures.fields.enumerated() { figures[keyPath: field.path] = Int64(number + 1) }
        figures.latency.add(.milliseconds(3), count: 2)
        try await figures.keep(in: store)
        #expect(try await ServiceFigures.stored(in: store) == figures)
        try await figures.keep(in: store)
        var doubled = figures
        doubled.add(figures)
        #expect(try await ServiceFigures.stored(in: store) == doubled)
        #expect(doubled.latency.count == 4)
        #expect(Set(ServiceFigures.fields.map(\.name)).count == ServiceFigures.fields.count)
        for text in ["", "[]", "{", #"{"decrypted":-4,"spilled":"x","latency":{"x":1,"-1":2,"999":1}}"#] {
            #expect(ServiceFigures(text: text) == ServiceFigures())
        }
    }

    @Test("Each objective is met just beyond its figure, and not known where there is nothing to go by")
    func objectives() {
        func met(_ objective: ServiceObjective, _ change: (inout ServiceFigures) -> Void) -> Bool? {
            var figures = ServiceFigures()
            change(&figures)
            return objective.isMet(by: figures)
        }
        for objective in ServiceObjective.allCases { #expect(objective.isMet(by: ServiceFigures()) == nil) }
        #expect(met(.pairing) { ($0.pairingsBegun, $0.pairingsDone) = (100, 96) } == true)
        #expect(met(.pairing) { ($0.pairingsBegun, $0.pairingsDone) = (100, 95) } == false)
        #expect(met(.latency) { $0.latency.add(.seconds(3)) } == true)
        #expect(met(.latency) { $0.latency.add(.seconds(5)) } == false)
        #expect(met(.backlog) { ($0.backlogMessages, $0.backlogMilliseconds) = (501, 60_000) } == true)
        #expect(met(.backlog) { ($0.backlogMessages, $0.backlogMilliseconds) = (500, 60_000) } == false)
        #expect(met(.uptime) { ($0.sessionMilliseconds, $0.connectedMilliseconds) = (1_000, 991) } == true)
        #expect(met(.uptime) { ($0.sessionMilliseconds, $0.connectedMilliseconds) = (1_000, 990) } == false)
        #expect(met(.decryption) { ($0.decrypted, $0.undecryptable) = (9_991, 9) } == true)
        #expect(met(.decryption) { ($0.decrypted, $0.undecryptable) = (999, 1) } == false)
    }

    @Test("More than ten skipped messages in an hour give one warning")
    func skipped() {
        var monitor = FailureRateMonitor()
        for number in 1...10 { #expect(monitor.skipped(1, at: .seconds(number)) == nil) }
        #expect(monitor.skipped(1, at: .seconds(3_700)) == nil, "The first ones are more than an hour ago")
        for number in 1...9 { #expect(monitor.skipped(1, at: .seconds(3_700 + number)) == nil) }
        #expect(monitor.skipped(1, at: .seconds(3_710)) == .manySkipped)
        #expect(monitor.skipped(1, at: .seconds(3_711)) == nil, "Reported once")
        #expect(monitor.skipped(1, at: .seconds(10_000)) == nil)
        #expect(monitor.skipped(50, at: .seconds(10_001)) == .manySkipped, "Reported again after an hour of peace")
    }

    @Test("More than one undecryptable message in a thousand gives one warning")
    func undecryptable() {
        var monitor = FailureRateMonitor()
        #expect(monitor.decrypted(999, failed: 1) == nil)
        #expect(monitor.decrypted(0, failed: 1) == .manyUndecryptable)
        #expect(monitor.decrypted(0, failed: 1) == nil)
        #expect(monitor.decrypted(9_000, failed: 0) == nil)
        #expect(monitor.decrypted(0, failed: 100) == .manyUndecryptable)
    }
}
