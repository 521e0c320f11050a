public import WhisperClockPort
import WhisperContractSupport
import WhisperMessage
public import Testing

/// A requirement that every source of time zones must meet, and the rules of its zones.
///
/// An adapter's test runs them all:
/// ```
/// @Test(arguments: TimeZoneLaw.all)
/// func law(_ law: TimeZoneLaw) async throws { try await law.check(TimeZoneBench(source: MyZones())) }
/// ```
public struct TimeZoneLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What a bench must have, so that the law can be checked.
    public let needs: ClockCapabilities
    private let body: @Sendable (TimeZoneBench) async throws -> Void

    init(
        _ sentence: String, needs: ClockCapabilities = [],
        _ body: @escaping @Sendable (TimeZoneBench) async throws -> Void
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
    public func check(_ bench: TimeZoneBench) async throws {
        try requireCapabilities(needs, of: bench.capabilities, for: testDescription)
        try await body(bench)
    }

    /// All laws.
    public static let all: [TimeZoneLaw] = namingLaws + offsetLaws + changeLaws
}

/// A source of time zones, and what its laws are checked with.
public struct TimeZoneBench: Sendable {
    /// The source, which has the zones of the tz database.
    public let source: any TimeZoneSource
    /// The same source on a machine whose zone has this name, or (nil) on one that names no zone; nil if that is not
    /// possible.
    public let machine: (@Sendable (String?) throws -> any TimeZoneSource)?

    /// A source on this machine, and on others.
    public init(source: any TimeZoneSource, machine: (@Sendable (String?) throws -> any TimeZoneSource)? = nil) {
        self.source = source
        self.machine = machine
    }

    /// What the bench has.
    public var capabilities: ClockCapabilities { machine == nil ? [] : .machine }

    /// The zone of a name that is in every tz database.
    func zone(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> any TimeZoneRules {
        try #require(
            source.zone(named: name), "\(name) is missing: is the tz database installed?",
            sourceLocation: sourceLocation)
    }
}

extension TimeZoneRules {
    /// Seconds east of UTC at a time given in seconds since the start of 1970 in UTC.
    func offset(atSecond second: Int64) -> Int { secondsFromUTC(at: Timestamp(milliseconds: second * 1_000)) }
}

/// A zone, a time, and the distance from UTC then.
struct OffsetSample: Sendable {
    let zone: String
    let time: String
    let offset: Int

    /// Such as `("Europe/Berlin", "2024-03-31 02:30", "+01:00")`.
    init(_ zone: String, _ time: String, _ offset: String) {
        self.zone = zone
        self.time = time
        let parts = offset.dropFirst().split(separator: ":").compactMap { Int($0) }
        let seconds = zip(parts, [3_600, 60]).reduce(0) { $0 + $1.0 * $1.1 }
        self.offset = offset.hasPrefix("-") ? -seconds : seconds
    }

    /// The time as a reading of a clock.
    var reading: LocalDateTime? {
        let parts = time.split { "- :".contains($0) }.compactMap { Int($0) }
        guard parts.count == 5 else { return nil }
        return LocalDateTime(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])
    }

    /// Records an issue unless the zone's clocks read so at the moment that the time is in UTC.
    func expectAtMoment(_ bench: TimeZoneBench, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let second = try #require(reading).secondsSince1970
        let found = try bench.zone(zone).offset(atSecond: second)
        #expect(found == offset, "\(zone), \(time) UTC", sourceLocation: sourceLocation)
    }

    /// Records an issue unless the time, as the zone's clocks show it, is this far from UTC.
    func expectOfReading(_ bench: TimeZoneBench, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let found = try bench.zone(zone).secondsFromUTC(at: #require(reading))
        #expect(found == offset, "\(zone), \(time) local time", sourceLocation: sourceLocation)
    }
}
