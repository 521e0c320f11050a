import WhisperCryptoPort
import WhisperIdentity
public import WhisperMessage
import WhisperPresencePort
public import WhisperSealingPort
public import WhisperSecretMemory
import WhisperStorePort

extension IdentityRing {
    /// Identities with their secrets, sealed under a passphrase, as one line of text including its line end (ID-6).
    /// With an active gate, signing keys require a proof of presence.
    ///
    /// - Parameters:
    ///   - ids: The identities to include; nil for all.
    ///   - cost: The cost of one guess at the passphrase; less than `.moderate` only in tests.
    /// - Throws: `.notFound`, `.secretMissing`, `.signingKeyMissing`, `.presence`, `.gateMissing`, or a failure of this
    ///   side.
    public func backup(
        _ ids: [UniqueIdentifier]? = nil, under passphrase: borrowing SecretBytes, cost: PassphraseCost = .moderate
    ) async throws(IdentityError) -> [UInt8] {
        let chosen = try await chosen(ids)
        guard !chosen.isEmpty else { throw .notFound }
        let purpose = PresencePurpose.changingIdentity(name: chosen[0].name)
        let access =
            chosen.contains { $0.signingKey != nil }
            ? try SigningAccess.begin(ports, try await policies(), for: purpose) : SigningAccess.unneeded(ports)
        var backup: IdentityBackup
        do {
            backup = try IdentityBackup(capacity: chosen.count, crypto: ports.crypto, memory: ports.memory)
        } catch {
            throw IdentityError(error)
        }
        for identity in chosen { try append(identity, to: &backup, access, purpose) }
        do {
            return try format.text(of: backup, under: passphrase, cost: cost)
        } catch {
            throw IdentityError(error)
        }
    }

    private var format: IdentityBackupFormat {
        IdentityBackupFormat(sealing: ports.sealing, crypto: ports.crypto, memory: ports.memory)
    }

    /// The identities to include, each after its predecessor. If all are requested, those whose secrets are missing are
    /// omitted, so that they do not block the rest.
    private func chosen(_ ids: [UniqueIdentifier]?) async throws(IdentityError) -> [OwnIdentity] {
        var chosen = try await all()
        if let ids {
            for id in ids where !chosen.contains(where: { $0.id == id }) { throw .notFound }
            chosen = chosen.filter { ids.contains($0.id) }
        } else {
            let kept = try ports.secrets.parts()
            chosen = chosen.filter { $0.missingSecrets(in: kept[$0.id] ?? []).isEmpty }
        }
        return chosen.sorted { ($0.keyVersion, $0.id) < ($1.keyVersion, $1.id) }
    }

    private func append(
        _ identity: OwnIdentity, to backup: inout IdentityBackup, _ access: borrowing SigningAccess,
        _ purpose: PresencePurpose
    ) throws(IdentityError) {
        let entry = try identity.backedUp
        let agreement = try ports.secrets.agreementPair(of: identity)
        guard identity.signingKey != nil else {
            do { return try backup.append(entry, agreement: agreement.secret) } catch { throw IdentityError(error) }
        }
        let signing = try access.pair(of: identity, for: purpose)
        do {
            try backup.append(entry, agreement: agreement.secret, signing: signing.seed)
        } catch {
            throw IdentityError(error)
        }
    }

    /// Opens a backup and plans its restoration, without writing anything.
    ///
    /// - Throws: `.malformedBackup`, `.wrongPassphrase`, `.damagedBackup`, `.backupTooCostly`, `.newerBackup`, or a
    ///   failure of this side.
    public func openBackup(
        _ text: [UInt8], under passphrase: borrowing SecretBytes
    ) async throws(IdentityError) -> IdentityRestoration {
        let backup: IdentityBackup
        do {
            backup = try format.backup(in: text, under: passphrase)
        } catch {
            throw IdentityError(error)
        }
        return try await IdentityRestoration(backup, into: self)
    }
}

extension OwnIdentity {
    /// Its data in a backup.
    fileprivate var backedUp: BackedUpIdentity {
        get throws(IdentityError) {
            let name: DisplayName
            do { name = try DisplayName(self.name) } catch { throw .damaged }
            return BackedUpIdentity(
                id: id, name: name, keys: PublicKeys(agreementKey: agreementKey, signingKey: signingKey),
                stage: stage, isDefault: isDefault, keyVersion: keyVersion,
                createdAt: record.createdAt.wholeSeconds, predecessor: record.predecessor,
                succession: record.succession.flatMap { SuccessionStatement($0) })
        }
    }

    /// Its secrets that are not among the stored ones.
    func missingSecrets(in kept: Set<IdentitySecretName.Part>) -> Set<IdentitySecretName.Part> {
        var missing: Set<IdentitySecretName.Part> = kept.contains(.agreement) ? [] : [.agreement]
        if signingKey != nil, kept.isDisjoint(with: [.signing, .gatedSigning]) { missing.insert(.signing) }
        return missing
    }
}

extension IdentityError {
    init(_ error: BackupError) {
        self =
            switch error {
            case .malformed, .tooLarge: .malformedBackup
            case .unsupportedVersion: .newerBackup
            case .wrongPassphrase: .wrongPassphrase
            case .damaged, .mismatchedKeys: .damagedBackup
            case .costOutOfRange: .backupTooCostly
            case .outOfMemory: .sealing(.outOfMemory)
            case .cryptography(let error): .crypto(error)
            }
    }
}
