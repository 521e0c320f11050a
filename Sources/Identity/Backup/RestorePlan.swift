public import WhisperCryptoPort
public import WhisperKeyFingerprint
public import WhisperMessage

/// The effect of restoring a backup into a vault (ID-6), as a value to show before anything is done.
///
/// Restoring adds and never overwrites. An identity already in the vault, matched by its fingerprint, remains
/// unchanged, including its name and stage. In a conflict the restored identity yields: it gets another id, another
/// name, or is not the default.
public struct RestorePlan: Hashable, Sendable {
    /// The outcome for one identity of the backup.
    public enum Outcome: Hashable, Sendable {
        /// The vault already has these keys, under this id. Its record is unchanged; missing secrets may be filled in.
        case present(UniqueIdentifier)
        /// The identity is added.
        case added(Addition)
    }

    /// The form in which an identity is added.
    public struct Addition: Hashable, Sendable {
        /// The id; nil if the vault uses the backup's id for something else and a new one must be generated.
        public var id: UniqueIdentifier?
        /// The name: different from the backup's if that is taken.
        public var name: DisplayName
        /// Whether the name differs from the one in the backup.
        public var isRenamed: Bool
        /// The predecessor, added by an earlier step if the vault does not have it yet.
        public var predecessor: Place?
        /// Whether it becomes the default.
        public var isDefault: Bool
    }

    /// The location of an identity.
    public enum Place: Hashable, Sendable {
        /// Already in the vault, under this id.
        case present(UniqueIdentifier)
        /// Added by this plan, in the step at this index.
        case added(step: Int)
    }

    /// One outcome for each identity of the backup, in its order: predecessors come first.
    public private(set) var steps: [Outcome] = []

    /// Plans the restoration of identities into a vault.
    ///
    /// - Parameters:
    ///   - identities: In the order of `IdentityBackup.identities`.
    ///   - existing: All identities of the vault.
    public init(
        restoring identities: [BackedUpIdentity], over existing: [ExistingIdentity], crypto: any CryptoBackend
    ) {
        let present = Dictionary(existing.map { ($0.fingerprint, $0.id) }) { first, _ in first }
        let fingerprints = Dictionary(existing.map { ($0.id, $0.fingerprint) }) { first, _ in first }
        var ids = Set(existing.map(\.id))
        var names = NameRegister(existing)
        var places: [UniqueIdentifier: Place] = [:]
        var hasDefault = existing.contains(where: \.isDefault)
        for (step, identity) in identities.enumerated() {
            if let bearer = present[identity.keys.fingerprint(crypto: crypto)] {
                places[identity.id] = .present(bearer)
                steps.append(.present(bearer))
                continue
            }
            var predecessor = identity.predecessor.flatMap { places[$0] }
            if predecessor == nil, let id = identity.predecessor, let fingerprint = fingerprints[id],
                identity.succession.map({ $0.oldFingerprint == fingerprint }) ?? true
            {
                predecessor = .present(id)
            }
            places[identity.id] = .added(step: step)
            let name = names.claim(identity.name, for: .added(step: step), behind: predecessor)
            let isDefault = identity.isDefault && !hasDefault
            hasDefault = hasDefault || isDefault
            let isFree = ids.insert(identity.id).inserted
            steps.append(
                .added(
                    Addition(
                        id: isFree ? identity.id : nil, name: name, isRenamed: name != identity.name,
                        predecessor: predecessor, isDefault: isDefault)))
        }
    }

    /// The number of identities that would be added.
    public var additions: Int {
        steps.count { if case .added = $0 { true } else { false } }
    }
}

/// The parts of an existing identity that matter to restoring.
public struct ExistingIdentity: Hashable, Sendable {
    /// The id in the vault.
    public var id: UniqueIdentifier
    /// The name.
    public var name: String
    /// The fingerprint of the keys.
    public var fingerprint: Fingerprint
    /// The predecessor.
    public var predecessor: UniqueIdentifier?
    /// Whether it is the default.
    public var isDefault: Bool

    /// Creates an existing identity.
    public init(
        id: UniqueIdentifier, name: String, fingerprint: Fingerprint, predecessor: UniqueIdentifier?, isDefault: Bool
    ) {
        self.id = id
        self.name = name
        self.fingerprint = fingerprint
        self.predecessor = predecessor
        self.isDefault = isDefault
    }
}
