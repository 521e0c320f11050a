public import WhisperIdentity

/// Keys offered under a name, by a bundle, a keybook or manual entry.
public struct ContactOffer: Hashable, Sendable {
    /// The name, which is a claim.
    public var name: DisplayName
    /// The keys.
    public var keys: PublicKeys
    /// The version of the keys, starting at 1.
    public var keyVersion: UInt32
    /// When the keys were created, in seconds since 1970, 0 … 2^40.
    public var createdAt: Int64
    /// The statement by which the keys succeed older ones; authentic, and about these keys.
    public var succession: SuccessionStatement?

    /// Creates an offer.
    public init(
        name: DisplayName, keys: PublicKeys, keyVersion: UInt32 = 1, createdAt: Int64,
        succession: SuccessionStatement? = nil
    ) {
        self.name = name
        self.keys = keys
        self.keyVersion = keyVersion
        self.createdAt = createdAt
        self.succession = succession
    }

    /// Creates the offer made by a bundle.
    public init(_ bundle: PublicBundle) {
        self.init(
            name: bundle.name, keys: bundle.keys, keyVersion: bundle.keyVersion, createdAt: bundle.createdAt,
            succession: bundle.succession)
    }
}
