public import WhisperMessage

/// Reads the time of day.
///
/// The domain has no other source for the current time, so tests control it.
public protocol WallClock: Sendable {
    /// The current time.
    func now() -> Timestamp
}
