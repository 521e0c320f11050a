public import WhisperClockPort
import WhisperContractSupport
public import WhisperMessage
public import Testing

/// A requirement that every clock that shows the time of day must meet.
///
/// An adapter's test runs them all:
/// ```
/// @Test(arguments: WallClockLaw.all)
/// func law(_ law: WallClockLaw) async throws { try await law.check(WallClockBench(clock: MyClock())) }
/// ```
public struct WallClockLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have, so that the law can be checked.
    public let needs: ClockCapabilities
    private let body: @Sendable (WallClockBench) async throws -> Void

    init(
        _ sentence: String, needs: ClockCapabilities = [],
        _ body: @escaping @Sendable (WallClockBench) async throws -> Void
    ) {
        testDescription = sentence
        self.needs = needs
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// Where the bench lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    ///
    /// - Throws: An unexpected error of the adapter; the cancellation of the test case if the law cannot be checked.
    public func check(_ bench: WallClockBench) async throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try await body(bench)
    }

    /// All laws. They expect that the machine's clock is not set meanwhile.
    public static let all: [WallClockLaw] = [
        WallClockLaw("The current time is in milliseconds since 1970 (A6)") { bench in
            // From 2024 to 9999: a clock of seconds shows 1970 here, one of microseconds the year 50,000.
            let calendar: Range<Int64> = 1_704_067_200_000..<253_402_300_800_000
            #expect(calendar.contains(bench.clock.now().milliseconds))
        },
        WallClockLaw("The time advances (A6)") { bench in
            let first = bench.clock.now()
            try await Task.sleep(for: .milliseconds(20))
            #expect(bench.clock.now() > first)
        },
        WallClockLaw("Readings of many tasks at once lie between the first and the last (A6)") { bench in
            let first = bench.clock.now()
            let readings = await withTaskGroup(of: [Timestamp].self) { group in
                for _ in 0..<8 { group.addTask { (0..<500).map { _ in bench.clock.now() } } }
                return await group.reduce(into: []) { $0 += $1 }
            }
            let last = bench.clock.now()
            #expect(readings.allSatisfy { first <= $0 && $0 <= last })
        },
        WallClockLaw("It agrees with another clock, to the millisecond (A6)", needs: .reference) { bench in
            let reference = try #require(bench.reference)
            for _ in 0..<100 {
                let before = reference().milliseconds
                let shown = bench.clock.now().milliseconds
                let after = reference().milliseconds
                // Either may round up or down.
                #expect((before - 1...after + 1).contains(shown))
            }
        },
    ]
}

/// A clock, and what its laws are checked by.
public struct WallClockBench: Sendable {
    /// The clock, which shows the real time.
    public let clock: any WallClock
    /// Another clock that is known to be right; nil if there is none.
    public let reference: (@Sendable () -> Timestamp)?

    /// A clock beside another one.
    public init(clock: any WallClock, reference: (@Sendable () -> Timestamp)? = nil) {
        self.clock = clock
        self.reference = reference
    }

    /// What the bench has.
    public var capabilities: ClockCapabilities { reference == nil ? [] : .reference }
}

/// What a bench of clocks or time zones has, and so which laws can be checked on it.
public struct ClockCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Another clock that is known to be right: `WallClockBench.reference`, `MonotonicClockBench.reference`.
    public static let reference = ClockCapabilities(rawValue: 1)
    /// `TimeZoneBench.machine` is given.
    public static let machine = ClockCapabilities(rawValue: 2)

    /// The names of the capabilities.
    public var description: String {
        names(of: self, in: [(.reference, "a reference clock"), (.machine, "a machine")])
    }
}
