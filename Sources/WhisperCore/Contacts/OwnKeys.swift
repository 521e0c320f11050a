import WhisperIdentity
import WhisperKeyFingerprint
import WhisperStorePort

/// The keys of the owner's identities, also of archived and rotated ones: no contact has one of them.
struct OwnKeys {
    let identities: [IdentityRecord]

    /// The name of the identity whose keys these are; nil if none of them is the owner's.
    ///
    /// An agreement key alone is the owner's with no signing key beside it.
    ///
    /// - Throws: `.mixedKeys` if only one of two keys is the owner's. Under the owner's signing key, what is sealed would go
    ///   to whoever holds the other one.
    func name(of keys: PublicKeys) throws(ContactError) -> String? {
        let agreeing = identities.first { $0.agreementKey == keys.agreementKey.bytes }
        guard let signingKey = keys.signingKey?.bytes else { return agreeing?.name }
        let signing = identities.first { $0.signingKey == signingKey }
        guard let known = agreeing ?? signing else { return nil }
        guard agreeing != nil, signing != nil else { throw .mixedKeys(known.name) }
        return known.name
    }
}
