/// Quality-of-service figures for live sources (ING-3). Collected on this machine, stored in the vault, never
/// transmitted.
public struct ServiceFigures: Hashable, Sendable {
    /// Pairing codes shown.
    public var pairingsBegun: Int64 = 0
    /// Pairings accepted by the phone.
    public var pairingsDone: Int64 = 0
    /// The latency from a message's arrival to its commit, without historical messages.
    public var latency = LatencyHistogram()
    /// Historical messages committed.
    public var backlogMessages: Int64 = 0
    /// The time spent committing them, in milliseconds.
    public var backlogMilliseconds: Int64 = 0
    /// The total duration of sessions, in milliseconds.
    public var sessionMilliseconds: Int64 = 0
    /// The connected part of it, in milliseconds.
    public var connectedMilliseconds: Int64 = 0
    /// Messages that were decrypted.
    public var decrypted: Int64 = 0
    /// Messages that could not be decrypted.
    public var undecryptable: Int64 = 0
    /// Events that were spilled.
    public var spilled: Int64 = 0

    /// Creates figures that are all zero.
    public init() {}

    /// Adds the figures of another period.
    public mutating func add(_ other: ServiceFigures) {
        for field in ServiceFigures.fields {
            self[keyPath: field.path] = self[keyPath: field.path].saturatingAdd(other[keyPath: field.path])
        }
        latency.add(other.latency)
    }

    /// The counts, with the names under which they are stored.
    static var fields: [(name: String, path: WritableKeyPath<ServiceFigures, Int64>)] {
        [
            ("pairings_begun", \.pairingsBegun), ("pairings_done", \.pairingsDone),
            ("backlog_messages", \.backlogMessages), ("backlog_ms", \.backlogMilliseconds),
            ("session_ms", \.sessionMilliseconds), ("connected_ms", \.connectedMilliseconds),
            ("decrypted", \.decrypted), ("undecryptable", \.undecryptable), ("spilled", \.spilled),
        ]
    }

    /// These figures, with what waits unread in the vault because it could not be decrypted.
    public func counting(unread: Int64) -> ServiceFigures {
        var figures = self
        figures.undecryptable = figures.undecryptable.saturatingAdd(unread)
        return figures
    }

    // MARK: Rates; nil without data

    /// The share of pairings that succeeded.
    public var pairingRate: Double? { ServiceFigures.share(pairingsDone, of: pairingsBegun) }
    /// Historical messages committed per minute.
    public var backlogPerMinute: Double? {
        backlogMilliseconds > 0 ? Double(backlogMessages) * 60_000 / Double(backlogMilliseconds) : nil
    }
    /// The connected share of the sessions' duration.
    public var uptime: Double? { ServiceFigures.share(connectedMilliseconds, of: sessionMilliseconds) }
    /// The share of messages that were decrypted.
    public var decryptionRate: Double? {
        ServiceFigures.share(decrypted, of: decrypted.saturatingAdd(undecryptable))
    }

    private static func share(_ part: Int64, of whole: Int64) -> Double? {
        whole > 0 ? Double(part) / Double(whole) : nil
    }
}

/// Service objectives for the figures (ING-3).
public enum ServiceObjective: String, Sendable, CaseIterable {
    case pairing, latency, backlog, uptime, decryption

    /// Whether figures meet the objective; nil without data.
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
