public import WhisperMessage

/// The stored state of a policy.
public struct PolicyRecord: Hashable, Sendable {
    /// Its name, such as `contact-required-to-send`.
    public var name: String
    /// Whether it is on.
    public var isOn: Bool
    /// When it was last switched.
    public var changedAt: Timestamp

    /// Creates a record.
    public init(name: String, isOn: Bool, changedAt: Timestamp) {
        self.name = name
        self.isOn = isOn
        self.changedAt = changedAt
    }
}
