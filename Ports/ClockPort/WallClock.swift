public import WhisperMessage

/// Tells the time of day.
///
/// The only way in which the domain learns what time it is, so that a test decides it.
public protocol WallClock: Sendable {
    /// The present moment.
    func now() -> Timestamp
}
