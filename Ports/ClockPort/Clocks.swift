public import WhisperMessage

/// Reads the time of day.
///
/// The domain has no other source for the current time, so tests control it.
public protocol WallClock: Sendable {
    /// The current time.
    func now() -> Timestamp
}

/// Measures elapsed time independently of the time of day, and waits.
///
/// The domain waits in no other way, so tests control how long everything takes.
public protocol MonotonicClock: Sendable {
    /// The time since a fixed but arbitrary moment; never decreases.
    func elapsed() -> Duration

    /// Waits for a duration, or until the task is cancelled.
    func wait(for duration: Duration) async
}

/// A time zone: its offsets from UTC and when they apply.
public protocol TimeZoneRules: Sendable {
    /// The zone's name in the tz database, such as `Europe/Berlin`, or `UTC`.
    var identifier: String { get }

    /// The offset from UTC at a local time, in seconds east.
    ///
    /// A local time that occurs twice (clocks set back) means the earlier moment; one that never occurs (clocks set
    /// forward) is read with the offset in force before the change.
    func secondsFromUTC(at local: LocalDateTime) -> Int

    /// The offset from UTC at a moment, in seconds east.
    func secondsFromUTC(at moment: Timestamp) -> Int
}

/// Looks up time zones by name.
public protocol TimeZoneSource: Sendable {
    /// The zone with this name in the tz database; nil if there is none.
    func zone(named identifier: String) -> (any TimeZoneRules)?

    /// The time zone of this machine; UTC if it cannot be determined.
    func localZone() -> any TimeZoneRules
}

/// Coordinated Universal Time, which needs no database.
public struct UniversalTime: TimeZoneRules {
    /// Creates the zone.
    public init() {}
    /// `UTC`.
    public var identifier: String { "UTC" }
    /// Always 0.
    public func secondsFromUTC(at local: LocalDateTime) -> Int { 0 }
    /// Always 0.
    public func secondsFromUTC(at moment: Timestamp) -> Int { 0 }
}
