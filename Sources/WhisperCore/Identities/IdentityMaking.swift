import WhisperArchive
import WhisperClockPort
import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperKeychainPort
import WhisperMessage
import WhisperSecretMemory
import WhisperStorePort

/// Creates identities in an interruptible order: a mark, the secrets, the record, removal of the mark.
///
/// If interrupted at any point, the secrets exist before the record does, and a mark without a record identifies
/// secrets that can be removed.
struct IdentityMaking {
    let ports: SecrecyPorts

    /// The age up to which a mark may belong to an active process, in milliseconds: ten minutes.
    static let patience: Int64 = 600_000

    /// Generates keys under a mark and stores their secrets; the record is saved later.
    func makeKeys(
        of id: UniqueIdentifier, withSigningKey: Bool, _ access: borrowing SigningAccess
    ) throws(IdentityError) -> PublicKeys {
        let agreement = try IdentityError.encrypting { () throws(CryptoError) in
            try ports.crypto.makeAgreementKeyPair()
        }
        guard withSigningKey else {
            try begin(id)
            try ports.secrets.keep(agreement.secret, as: .agreement, of: id)
            return PublicKeys(agreementKey: agreement.publicKey, signingKey: nil)
        }
        let signing = try IdentityError.encrypting { () throws(CryptoError) in try ports.crypto.makeSigningKeyPair() }
        try begin(id)
        try ports.secrets.keep(agreement.secret, as: .agreement, of: id)
        try access.keep(signing.seed, of: id, signing.publicKey)
        return PublicKeys(agreementKey: agreement.publicKey, signingKey: signing.publicKey)
    }

    /// The record of an identity with these keys.
    func record(
        _ id: UniqueIdentifier, name: String, _ keys: PublicKeys, createdAt: Timestamp
    ) -> IdentityRecord {
        IdentityRecord(
            id: id, name: name, agreementKey: keys.agreementKey.bytes, signingKey: keys.signingKey?.bytes,
            fingerprint: keys.fingerprint(crypto: ports.crypto).bytes,
            recipientKeyID: RecipientKeyID(of: keys.agreementKey, crypto: ports.crypto).bytes, createdAt: createdAt,
            updatedAt: createdAt)
    }

    /// Marks an identity as being created.
    func begin(_ id: UniqueIdentifier) throws(IdentityError) {
        var mark = FieldWriter()
        mark.i64(ports.clock.now().milliseconds)
        try ports.secrets.keep(mark.bytes, as: try IdentitySecretName.name(.pending, of: id))
    }

    /// Removes the mark, once the record is saved.
    func finish(_ id: UniqueIdentifier) throws(IdentityError) {
        try ports.secrets.forget(.pending, of: id)
    }

    /// Removes the secrets of identities whose creation was interrupted, and leftover marks.
    func removeUnfinished() async throws(IdentityError) {
        for (id, parts) in try ports.secrets.parts() where parts.contains(.pending) {
            if try await IdentityError.storing({ () throws(StoreError) in try await ports.store.identity(id) }) != nil {
                try finish(id)
            } else if try isAbandoned(id) {
                // The mark is removed last, so that this can be interrupted as well.
                for part in IdentitySecretName.Part.allCases where part != .pending && parts.contains(part) {
                    try ports.secrets.forget(part, of: id)
                }
                try finish(id)
            }
        }
    }

    private func isAbandoned(_ id: UniqueIdentifier) throws(IdentityError) -> Bool {
        let mark = try ports.secrets.secret(.pending, of: id)
        var reader = FieldReader(mark.withUnsafeBytes { Array($0) })
        guard let time = reader.i64() else { return true }
        let (age, overflows) = ports.clock.now().milliseconds.subtractingReportingOverflow(time)
        return overflows || age > IdentityMaking.patience || age < -IdentityMaking.patience
    }
}
