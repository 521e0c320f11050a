public import WhisperCore

/// Statistics on syncing (RT-9). They are collected on this machine, stored in the vault, and never sent.
public struct SyncFigures: Hashable, Sendable {
    /// The number of sockets that were opened and welcomed.
    public var connects: Int64 = 0
    /// The number of those that followed an earlier one.
    public var reconnects: Int64 = 0
    /// The number of events from the server, including repetitions.
    public var events: Int64 = 0
    /// The number of events that the vault already had.
    public var duplicates: Int64 = 0
    /// The number of events that arrived before a missing one.
    public var gaps: Int64 = 0
    /// The number of pages of changes fetched.
    public var catchUps: Int64 = 0
    /// The number of token refreshes.
    public var refreshes: Int64 = 0
    /// The number of frames of a kind unknown to this version.
    public var unknownFrames: Int64 = 0
    /// The number of frames and responses that violate the protocol.
    public var malformed: Int64 = 0
    /// The number of elements of pages that were unreadable and skipped.
    public var skipped: Int64 = 0
    /// The number of events that the server persistently omitted.
    public var missing: Int64 = 0
    /// The number of messages with the id or number of another one.
    public var collisions: Int64 = 0
    /// The number of commands that the server rejected as invalid.
    public var invalidCommands: Int64 = 0
    /// The number of messages that the server accepted.
    public var sent: Int64 = 0
    /// The number of messages given up.
    public var failed: Int64 = 0
    /// The number of messages opened.
    public var opened: Int64 = 0
    /// The number of messages that remained sealed.
    public var sealed: Int64 = 0
    /// The time from the arrival of live events to their commit.
    public var latency = LatencyHistogram()

    /// Creates figures that are all zero.
    public init() {}

    /// Adds other figures to these.
    public mutating func add(_ other: SyncFigures) {
        for field in SyncFigures.fields {
            self[keyPath: field.path] = self[keyPath: field.path].saturatingAdd(other[keyPath: field.path])
        }
        latency.add(other.latency)
    }

    /// The counts, by the names under which they are stored and displayed.
    public static var fields: [(name: String, path: WritableKeyPath<SyncFigures, Int64>)] {
        [
            ("connects", \.connects), ("reconnects", \.reconnects), ("events", \.events), ("duplicates", \.duplicates),
            ("gaps", \.gaps), ("catch_ups", \.catchUps), ("refreshes", \.refreshes),
            ("unknown_frames", \.unknownFrames), ("malformed", \.malformed), ("skipped", \.skipped),
            ("missing", \.missing), ("collisions", \.collisions), ("invalid_commands", \.invalidCommands),
            ("sent", \.sent), ("failed", \.failed), ("opened", \.opened), ("sealed", \.sealed),
        ]
    }
}
