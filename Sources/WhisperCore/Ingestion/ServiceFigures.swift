/// How well live sources serve (ING-3). Counted on this machine, kept in the vault, told to nobody.
public struct ServiceFigures: Hashable, Sendable {
    /// Codes that were shown for pairing.
    public var pairingsBegun: Int64 = 0
    /// Pairings that the phone accepted.
    public var pairingsDone: Int64 = 0
    /// From a message's coming to its commit; messages of the past do not count.
    public var latency = LatencyHistogram()
    /// Messages of the past that were committed.
    public var backlogMessages: Int64 = 0
    /// How long committing them took, in milliseconds.
    public var backlogMilliseconds: Int64 = 0
    /// How long sessions were open, in milliseconds.
    public var sessionMilliseconds: Int64 = 0
    /// How long of that they were connected, in milliseconds.
    public var connectedMilliseconds: Int64 = 0
    /// Messages that could be read.
    public var decrypted: Int64 = 0
    /// Messages that could not be decrypted.
    public var undecryptable: Int64 = 0
    /// Events that went to the spill.
    public var spilled: Int64 = 0

    /// Figures that are all zero.
    public init() {}

    /// Adds the figures of another time.
    public mutating func add(_ other: ServiceFigures) {
        for field in ServiceFigures.fields {
            self[keyPath: field.path] = self[keyPath: field.path].saturatingAdd(other[keyPath: field.path])
        }
        latency.add(other.latency)
    }

    /// The counts, by the names under which they are kept.
    static var fields: [(name: String, path: WritableKeyPath<ServiceFigures, Int64>)] {
        [
            ("pairings_begun", \.pairingsBegun), ("pairings_done", \.pairingsDone),
            ("backlog_messages", \.backlogMessages), ("backlog_ms", \.backlogMilliseconds),
            ("session_ms", \.sessionMilliseconds), ("connected_ms", \.connectedMilliseconds),
            ("decrypted", \.decrypted), ("undecryptable", \.undecryptable), ("spilled", \.spilled),
        ]
    }

    // MARK: Rates; nil where there is nothing to go by

    /// The share of pairings that succeeded.
    public var pairingRate: Double? { ServiceFigures.share(pairingsDone, of: pairingsBegun) }
    /// Messages of the past a minute.
    public var backlogPerMinute: Double? {
        backlogMilliseconds > 0 ? Double(backlogMessages) * 60_000 / Double(backlogMilliseconds) : nil
    }
    /// The share of the time of sessions that they were connected.
    public var uptime: Double? { ServiceFigures.share(connectedMilliseconds, of: sessionMilliseconds) }
    /// The share of messages that could be read.
    public var decryptionRate: Double? {
        ServiceFigures.share(decrypted, of: decrypted.saturatingAdd(undecryptable))
    }

    private static func share(_ part: Int64, of whole: Int64) -> Double? {
        whole > 0 ? Double(part) / Double(whole) : nil
    }
}

/// What the figures are held against (ING-3).
public enum ServiceObjective: String, Sendable, CaseIterable {
    case pairing, latency, backlog, uptime, decryption

    /// Whether figures reach the objective; nil where there is nothing to go by.
    public func isMet(by figures: ServiceFigures) -> Bool? {
        switch self {
        case .pairing: figures.pairingRate.map { $0 > 0.95 }
        case .latency: figures.latency.percentile(0.95).map { $0 < .seconds(5) }
        case .backlog: figures.backlogPerMinute.map { $0 > 500 }
        case .uptime: figures.uptime.map { $0 > 0.99 }
        case .decryption: figures.decryptionRate.map { $0 > 0.999 }
        }
    }
}
