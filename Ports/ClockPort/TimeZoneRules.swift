public import WhisperMessage

/// One time zone: how far its clocks are from UTC, and when.
public protocol TimeZoneRules: Sendable {
    /// The zone's name in the tz database, such as `Europe/Berlin`, or `UTC`.
    var identifier: String { get }

    /// Seconds east of UTC for a local reading of the clock.
    ///
    /// A reading that occurs twice (clocks set back) is the earlier of the two; one that never occurs (clocks set
    /// forward) is taken as if the clocks had not yet been moved.
    func secondsFromUTC(at local: LocalDateTime) -> Int

    /// Seconds east of UTC at a moment.
    func secondsFromUTC(at moment: Timestamp) -> Int
}

/// Finds zones by name.
public protocol TimeZoneSource: Sendable {
    /// The zone of this name in the tz database; nil where there is none.
    func zone(named identifier: String) -> (any TimeZoneRules)?

    /// The zone of this machine; UTC where it tells none.
    func localZone() -> any TimeZoneRules
}

/// Coordinated universal time, which needs no database.
public struct UniversalTime: TimeZoneRules {
    /// The zone.
    public init() {}
    /// `UTC`.
    public var identifier: String { "UTC" }
    /// Always 0.
    public func secondsFromUTC(at local: LocalDateTime) -> Int { 0 }
    /// Always 0.
    public func secondsFromUTC(at moment: Timestamp) -> Int { 0 }
}
