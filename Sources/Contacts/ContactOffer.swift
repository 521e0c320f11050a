public import WhisperIdentity

/// Keys that somebody offers under a name: what a bundle, a keybook or the owner's own hand gives.
public struct ContactOffer: Hashable, Sendable {
    /// The name, which is a claim.
    public var name: DisplayName
    /// The keys.
    public var keys: PublicKeys
    /// The version of the keys, from 1.
    public var keyVersion: UInt32
    /// When the keys were made, in seconds since 1970, 0 … 2^40.
    public var createdAt: Int64
    /// The statement by which they take over from older keys; authentic, and about these keys.
    public var succession: SuccessionStatement?

    /// Keys under a name.
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

    /// What a bundle offers.
    public init(_ bundle: PublicBundle) {
        self.init(
            name: bundle.name, keys: bundle.keys, keyVersion: bundle.keyVersion, createdAt: bundle.createdAt,
            succession: bundle.succession)
    }
}
