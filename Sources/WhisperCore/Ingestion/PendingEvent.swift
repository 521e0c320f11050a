import WhisperIngestionPort
import WhisperMessage

/// An event between its source and the vault.
struct PendingEvent: Sendable {
    var event: IngestionEvent
    /// Whether it is of the past.
    var isBacklog: Bool
    /// When it came, by the clock that measures; nil for one that waited in the spill from an earlier run.
    var arrival: Duration?
    /// When it came, by the time of day.
    var receivedAt: Timestamp
}
