public import WhisperMessage

/// The switches of the policies (POL). What they mean is not the store's business.
public protocol PolicyStore: Sendable {
    /// The switches that were ever set, by name in ascending order of its bytes.
    func policies() async throws(StoreError) -> [PolicyRecord]

    /// Turns a switch on or off; one that stands so already keeps its time. An empty name throws `.invalidArgument`.
    func setPolicy(_ name: String, isOn: Bool) async throws(StoreError)
}

/// A switch as the vault keeps it.
public struct PolicyRecord: Hashable, Sendable {
    /// Its name, such as `contact-required-to-send`.
    public var name: String
    /// Whether it is on.
    public var isOn: Bool
    /// When it was last turned.
    public var changedAt: Timestamp

    /// A switch in a position.
    public init(name: String, isOn: Bool, changedAt: Timestamp) {
        self.name = name
        self.isOn = isOn
        self.changedAt = changedAt
    }
}
