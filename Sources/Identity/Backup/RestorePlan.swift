public import WhisperCryptoPort
public import WhisperKeyFingerprint
public import WhisperMessage

/// What restoring a backup would do to a vault (ID-6): a value to be shown before anything is done.
///
/// Restoring adds, and never overwrites. What the vault has already, known by its fingerprint, stays as it is, down to name
/// and stage; what would get in the way of something there gives way: another id, another name, no default.
public struct RestorePlan: Hashable, Sendable {
    /// What becomes of one identity of the backup.
    public enum Outcome: Hashable, Sendable {
        /// The vault has its keys, under this id. Its record stays; secrets that are missing may be filled in.
        case present(UniqueIdentifier)
        /// It is added.
        case added(Addition)
    }

    /// An identity as it is added.
    public struct Addition: Hashable, Sendable {
        /// Its id; nil where the vault uses the one in the backup for something else, and a new one must be made.
        public var id: UniqueIdentifier?
        /// Its name: another than in the backup where that is taken.
        public var name: DisplayName
        /// Whether the name is another one than in the backup.
        public var isRenamed: Bool
        /// What it took over from, which an earlier step adds if the vault has it not yet.
        public var predecessor: Place?
        /// Whether it becomes the default.
        public var isDefault: Bool
    }

    /// Where an identity is.
    public enum Place: Hashable, Sendable {
        /// In the vault already, under this id.
        case present(UniqueIdentifier)
        /// Added by this plan, in the step of this index.
        case added(step: Int)
    }

    /// The outcomes, one for each identity of the backup, in its order: what is taken over from comes before.
    public private(set) var steps: [Outcome] = []

    /// Plans to restore identities into a vault.
    ///
    /// - Parameters:
    ///   - identities: As `IdentityBackup.identities` has them.
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

/// An identity that a vault has already, as far as restoring cares.
public struct ExistingIdentity: Hashable, Sendable {
    /// Its id in the vault.
    public var id: UniqueIdentifier
    /// Its name.
    public var name: String
    /// The fingerprint of its keys.
    public var fingerprint: Fingerprint
    /// What it took over from.
    public var predecessor: UniqueIdentifier?
    /// Whether it is the default.
    public var isDefault: Bool

    /// An identity of a vault.
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
