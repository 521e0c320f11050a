import WhisperIngestionPort
import WhisperMessage

/// An event on its way from its source to the vault.
struct PendingEvent: Sendable {
    var event: IngestionEvent
    /// Whether it is historical.
    var isBacklog: Bool
    /// Its arrival by the monotonic clock; nil if it was in the spill since an earlier run.
    var arrival: Duration?
    /// Its arrival by the time of day.
    var receivedAt: Timestamp
}
