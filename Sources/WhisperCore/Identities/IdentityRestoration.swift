import WhisperClockPort
import WhisperCryptoPort
public import WhisperIdentity
import WhisperMessage
import WhisperPresencePort
import WhisperSecretMemory
import WhisperStorePort

/// An opened backup, and the effect of restoring it. Nothing is written before `apply`.
///
/// Restoring adds and completes but never overwrites: an identity that exists in the vault is not changed, except that
/// missing secrets are added.
public struct IdentityRestoration: ~Copyable, Sendable {
    /// The effect on one identity.
    public enum Effect: Hashable, Sendable {
        /// The vault has it with its secrets.
        case isThere
        /// The vault has it without its secrets, which are restored.
        case completes
        /// It is added under the name in the backup.
        case adds
        /// It is added under another name, because its own is taken.
        case addsRenamed(DisplayName)
    }

    /// An identity in the backup.
    public struct Item: Hashable, Sendable {
        /// The identity's data in the backup.
        public let identity: BackedUpIdentity
        /// The effect on it.
        public let effect: Effect
    }

    /// The identities in the backup, in its order.
    public let items: [Item]

    private let backup: IdentityBackup
    private let plan: RestorePlan
    private let ring: IdentityRing

    init(_ backup: consuming IdentityBackup, into ring: IdentityRing) async throws(IdentityError) {
        let existing = try await ring.all()
        let plan = RestorePlan(
            restoring: backup.identities,
            over: existing.map {
                ExistingIdentity(
                    id: $0.id, name: $0.name, fingerprint: $0.fingerprint, predecessor: $0.record.predecessor,
                    isDefault: $0.isDefault)
            }, crypto: ring.ports.crypto)
        let kept = try ring.ports.secrets.parts()
        items = zip(backup.identities, plan.steps).map { identity, step in
            switch step {
            case .added(let addition):
                return Item(identity: identity, effect: addition.isRenamed ? .addsRenamed(addition.name) : .adds)
            case .present(let id):
                let isWhole = existing.first { $0.id == id }?.missingSecrets(in: kept[id] ?? []).isEmpty ?? true
                return Item(identity: identity, effect: isWhole ? .isThere : .completes)
            }
        }
        self.backup = backup
        self.plan = plan
        self.ring = ring
    }

    /// Adds what the vault lacks. With an active gate, this asks for a proof of presence if signing keys are added.
    ///
    /// What was sealed to the added identities until now, another vault may have opened: the vault records that it does not
    /// know (ENV-8).
    ///
    /// - Returns: The identities that were added or completed.
    /// - Throws: `.presence`, `.gateMissing`, `.keychain`, `.store` or another failure of this side.
    public func apply() async throws(IdentityError) -> [OwnIdentity] {
        let making = IdentityMaking(ports: ring.ports)
        try await making.removeUnfinished()
        guard let first = items.first(where: { $0.effect != .isThere }) else { return [] }
        let needsSigning = items.contains { $0.effect != .isThere && $0.identity.keys.signingKey != nil }
        let access =
            needsSigning
            ? try SigningAccess.begin(
                ring.ports, try await ring.policies(), for: .changingIdentity(name: first.identity.name.text))
            : SigningAccess.unneeded(ring.ports)
        try await noteUnknownOpenings()
        var changed: [OwnIdentity] = []
        var added: [IdentityRecord] = []
        var ids: [UniqueIdentifier] = []
        for (index, step) in plan.steps.enumerated() {
            switch step {
            case .present(let id):
                ids.append(id)
                guard items[index].effect == .completes else { continue }
                try keepSecrets(ofEntry: index, as: id, access)
                changed.append(try await ring.identity(id))
            case .added(let addition):
                let id = addition.id ?? ring.ports.makeIdentifier()
                ids.append(id)
                try making.begin(id)
                try keepSecrets(ofEntry: index, as: id, access)
                added.append(record(ofEntry: index, as: id, addition, ids, making))
            }
        }
        for record in added { changed.append(try OwnIdentity(record)) }
        if !added.isEmpty { try await ring.save(added) }
        for record in added { try making.finish(record.id) }
        return changed
    }

    /// Before any identity is there, so that an interruption leaves none of which nothing is recorded.
    private func noteUnknownOpenings() async throws(IdentityError) {
        let added = items.filter { $0.effect != .isThere }
        try await IdentityError.storing { () throws(StoreError) in
            let now = try await ring.ports.store.highWaterClock().judged
            let made = added.map { Timestamp(milliseconds: $0.identity.createdAt * 1_000) }.min() ?? now
            let unknown = UnknownOpenings(begin: min(made, now), end: now)
            try await ring.ports.store.setUnknownOpenings(
                unknown.joined(with: try await ring.ports.store.unknownOpenings()))
        }
    }

    private func record(
        ofEntry index: Int, as id: UniqueIdentifier, _ addition: RestorePlan.Addition, _ ids: [UniqueIdentifier],
        _ making: IdentityMaking
    ) -> IdentityRecord {
        let entry = items[index].identity
        var record = making.record(
            id, name: addition.name.text, entry.keys,
            createdAt: Timestamp(milliseconds: entry.createdAt * 1_000))
        record.status = entry.stage.status
        record.isDefault = addition.isDefault
        record.keyVersion = entry.keyVersion
        record.succession = entry.succession?.bytes
        switch addition.predecessor {
        case .present(let predecessor): record.predecessor = predecessor
        case .added(let step): record.predecessor = ids.indices.contains(step) ? ids[step] : nil
        case nil: record.predecessor = nil
        }
        record.updatedAt = ring.ports.clock.now()
        return record
    }

    private func keepSecrets(
        ofEntry index: Int, as id: UniqueIdentifier, _ access: borrowing SigningAccess
    ) throws(IdentityError) {
        let agreement = try IdentityRestoration.found { () throws(BackupError) in
            try backup.agreementSecret(at: index)
        }
        try ring.ports.secrets.keep(agreement, as: .agreement, of: id)
        guard let publicKey = items[index].identity.keys.signingKey else { return }
        let seed = try IdentityRestoration.found { () throws(BackupError) in try backup.signingSeed(at: index) }
        try access.keep(seed, of: id, publicKey)
    }

    private static func found(
        _ secret: () throws(BackupError) -> SecretBytes?
    ) throws(IdentityError) -> SecretBytes {
        do throws(BackupError) {
            if let secret = try secret() { return secret }
        } catch {
            throw IdentityError(error)
        }
        throw .damagedBackup
    }
}
