public import WhisperIdentity
public import WhisperMessage

/// A contact as far as its keys go: who it is, which keys it has and had, and what is thought of them.
public struct KeyHolder: Hashable, Sendable {
    /// The contact.
    public var contact: UniqueIdentifier
    /// The keys on record now.
    public var keys: PublicKeys
    /// The keys that it had before.
    public var pastKeys: [PublicKeys]
    /// How far the keys on record are trusted.
    public var trust: Trust
    /// Whether the owner blocked it.
    public var isBlocked: Bool

    /// A contact with the given keys.
    public init(
        contact: UniqueIdentifier, keys: PublicKeys, pastKeys: [PublicKeys] = [], trust: Trust, isBlocked: Bool = false
    ) {
        self.contact = contact
        self.keys = keys
        self.pastKeys = pastKeys
        self.trust = trust
        self.isBlocked = isBlocked
    }

    /// Whether one of two keys is on record, or was. No two contacts without a signing key share the lack of it.
    func has(either keys: PublicKeys) -> Bool {
        ([self.keys] + pastKeys).contains { own in
            own.agreementKey == keys.agreementKey || own.signingKey != nil && own.signingKey == keys.signingKey
        }
    }
}
