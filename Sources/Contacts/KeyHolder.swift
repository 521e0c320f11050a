public import WhisperIdentity
public import WhisperMessage

/// A contact with its current and former keys and their trust.
public struct KeyHolder: Hashable, Sendable {
    /// The contact's id.
    public var contact: UniqueIdentifier
    /// The keys currently on record.
    public var keys: PublicKeys
    /// The keys previously on record.
    public var pastKeys: [PublicKeys]
    /// How far the keys on record are trusted.
    public var trust: Trust
    /// Whether the owner blocked the contact.
    public var isBlocked: Bool

    /// Creates a key holder.
    public init(
        contact: UniqueIdentifier, keys: PublicKeys, pastKeys: [PublicKeys] = [], trust: Trust, isBlocked: Bool = false
    ) {
        self.contact = contact
        self.keys = keys
        self.pastKeys = pastKeys
        self.trust = trust
        self.isBlocked = isBlocked
    }

    /// Returns whether the contact has or had one of the two keys.
    ///
    /// Two contacts without a signing key do not share one.
    func has(either keys: PublicKeys) -> Bool {
        ([self.keys] + pastKeys).contains { own in
            own.agreementKey == keys.agreementKey || own.signingKey != nil && own.signingKey == keys.signingKey
        }
    }
}
