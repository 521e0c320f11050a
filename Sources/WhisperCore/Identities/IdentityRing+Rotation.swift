import WhisperClockPort
import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
public import WhisperMessage
import WhisperPolicy
import WhisperPresencePort
import WhisperStorePort

/// The result of rotating an identity.
public struct IdentityRotation: Hashable, Sendable {
    /// The successor, with new keys.
    public let successor: OwnIdentity
    /// The predecessor, rotated or archived.
    public let predecessor: OwnIdentity
}

extension IdentityRing {
    /// Gives an active identity a successor with new keys and, if the old one can sign, its statement of succession
    /// (ID-3).
    ///
    /// The old one is archived if the policy requires it, otherwise rotated; if it was the default, the successor
    /// becomes the default. With an active gate, one proof of presence covers the statement and the new signing key.
    ///
    /// - Parameter withSigningKey: Whether the successor can sign; nil to match the old one.
    /// - Throws: `.notFound`, `.notActive`, `.secretMissing`, `.presence`, `.gateMissing`, or a failure of this side.
    public func rotate(
        _ id: UniqueIdentifier, withSigningKey: Bool? = nil
    ) async throws(IdentityError) -> IdentityRotation {
        let old = try await identity(id)
        guard old.stage.canRotate else { throw .notActive }
        let (version, overflows) = old.keyVersion.addingReportingOverflow(1)
        guard !overflows else { throw .damaged }
        let making = IdentityMaking(ports: ports)
        try await making.removeUnfinished()

        let policies = try await policies()
        let canSign = withSigningKey ?? (old.signingKey != nil)
        let purpose = PresencePurpose.changingIdentity(name: old.name)
        let access =
            canSign || old.signingKey != nil
            ? try SigningAccess.begin(ports, policies, for: purpose) : SigningAccess.unneeded(ports)
        let newID = ports.makeIdentifier()
        let now = ports.clock.now()
        let keys = try making.makeKeys(of: newID, withSigningKey: canSign, access)
        var successor = making.record(newID, name: old.name, keys, createdAt: now)
        successor.keyVersion = version
        successor.predecessor = old.id
        successor.isDefault = old.isDefault
        successor.succession = try statement(by: old, for: keys, at: now, access, purpose)?.bytes
        var predecessor = old.record
        predecessor.status = policies.stageAfterRotation(of: old.stage).status
        predecessor.isDefault = false
        predecessor.updatedAt = now
        let rotation = IdentityRotation(
            successor: try OwnIdentity(successor), predecessor: try OwnIdentity(predecessor))
        try await save([successor, predecessor])
        try making.finish(newID)
        return rotation
    }

    /// The statement that keys succeed those of an identity; nil if it cannot sign, or its seed is lost.
    private func statement(
        by old: OwnIdentity, for keys: PublicKeys, at now: Timestamp, _ access: borrowing SigningAccess,
        _ purpose: PresencePurpose
    ) throws(IdentityError) -> SuccessionStatement? {
        guard old.signingKey != nil else { return nil }
        do throws(IdentityError) {
            let pair = try access.pair(of: old, for: purpose)
            return try IdentityError.bundling { () throws(BundleError) in
                try SuccessionStatement.make(
                    from: old.fingerprint, to: keys.fingerprint(crypto: ports.crypto), at: now.wholeSeconds,
                    signedBy: pair, crypto: ports.crypto)
            }
        } catch {
            guard error == .signingKeyMissing else { throw error }
            return nil
        }
    }

    /// The public bundle of an identity (ID-5): one line without a line end, signed by its signing key. With an active
    /// gate, this asks for a proof of presence.
    ///
    /// - Throws: `.notFound`, `.noSigningKey`, `.signingKeyMissing`, `.presence`, `.gateMissing`, or a failure of this
    ///   side.
    public func bundle(of id: UniqueIdentifier) async throws(IdentityError) -> [UInt8] {
        let identity = try await identity(id)
        let name: DisplayName
        do { name = try DisplayName(identity.name) } catch { throw .damaged }
        let succession = identity.record.succession.flatMap { SuccessionStatement($0) }
        let createdAt = identity.record.createdAt.wholeSeconds
        guard identity.signingKey != nil else {
            return try IdentityError.bundling { () throws(BundleError) in
                try PublicBundle.make(
                    name: name, agreementKey: identity.agreementKey, keyVersion: identity.keyVersion,
                    createdAt: createdAt, succession: succession, crypto: ports.crypto)
            }.text
        }
        let purpose = PresencePurpose.changingIdentity(name: identity.name)
        let pair = try SigningAccess.begin(ports, try await policies(), for: purpose).pair(of: identity, for: purpose)
        return try IdentityError.bundling { () throws(BundleError) in
            try PublicBundle.make(
                name: name, agreementKey: identity.agreementKey, signedBy: pair, keyVersion: identity.keyVersion,
                createdAt: createdAt, succession: succession, crypto: ports.crypto)
        }.text
    }
}

extension IdentityError {
    /// Creates a statement or a bundle from the vault's data, and converts errors.
    static func bundling<Result>(_ body: () throws(BundleError) -> Result) throws(IdentityError) -> Result {
        do throws(BundleError) {
            return try body()
        } catch {
            if case .cryptography(let error) = error { throw .crypto(error) }
            throw .damaged
        }
    }
}
