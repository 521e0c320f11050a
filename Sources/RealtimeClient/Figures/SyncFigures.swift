public import WhisperCore

/// How well syncing serves (RT-9). Counted on this machine, kept in the vault, told to nobody.
public struct SyncFigures: Hashable, Sendable {
    /// Sockets that were opened and welcomed.
    public var connects: Int64 = 0
    /// Those of them that came after another one.
    public var reconnects: Int64 = 0
    /// Events of the server, however often each was told.
    public var events: Int64 = 0
    /// Events that the vault held already.
    public var duplicates: Int64 = 0
    /// Events that came before one that was missing.
    public var gaps: Int64 = 0
    /// Pages of changes that were fetched.
    public var catchUps: Int64 = 0
    /// Tokens that were exchanged for new ones.
    public var refreshes: Int64 = 0
    /// Frames of a kind that this version does not know.
    public var unknownFrames: Int64 = 0
    /// Frames and answers that are not in the protocol.
    public var malformed: Int64 = 0
    /// Elements of pages that could not be read, and were passed over.
    public var skipped: Int64 = 0
    /// Events that the server left out, however often it was asked.
    public var missing: Int64 = 0
    /// Messages under the id or the number of another one.
    public var collisions: Int64 = 0
    /// Commands that the server called invalid.
    public var invalidCommands: Int64 = 0
    /// Messages that the server took.
    public var sent: Int64 = 0
    /// Messages that were given up.
    public var failed: Int64 = 0
    /// Messages that were opened.
    public var opened: Int64 = 0
    /// Messages that stayed sealed.
    public var sealed: Int64 = 0
    /// From a live event's coming to its commit.
    public var latency = LatencyHistogram()

    /// Figures that are all zero.
    public init() {}

    /// Adds the figures of another time.
    public mutating func add(_ other: SyncFigures) {
        for field in SyncFigures.fields {
            self[keyPath: field.path] = self[keyPath: field.path].saturatingAdd(other[keyPath: field.path])
        }
        latency.add(other.latency)
    }

    /// The counts, by the names under which they are kept and shown.
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
