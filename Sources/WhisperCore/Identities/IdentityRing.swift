import WhisperArchive
import WhisperClockPort
import WhisperIdentity
import WhisperKeyFingerprint
public import WhisperMessage
import WhisperPolicy
import WhisperPresencePort
import WhisperStorePort

/// The owner's identities: creates, renames, archives and finds them (ID-1 … ID-4).
///
/// Secrets are in the keychain before a record refers to them. If the creation of an identity is interrupted, only
/// unreferenced secrets remain, which the next creation removes.
public struct IdentityRing: Sendable {
    let ports: SecrecyPorts

    /// Creates access to the identities of a vault.
    public init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    // MARK: Finding

    /// All identities, by name, and the newest key version first within a name.
    ///
    /// - Throws: `.damaged` or `.store`.
    public func all() async throws(IdentityError) -> [OwnIdentity] {
        var identities: [OwnIdentity] = []
        for record in try await IdentityError.storing({ () throws(StoreError) in try await ports.store.identities() }) {
            identities.append(try OwnIdentity(record))
        }
        return identities
    }

    /// The identity with a name, an id, or a fingerprint in hex. Of those that share a name after a rotation, the one
    /// with the newest keys.
    ///
    /// - Throws: `.notFound`, `.damaged` or `.store`.
    public func find(_ text: String) async throws(IdentityError) -> OwnIdentity {
        let all = try await all()
        if let id = UniqueIdentifier(text), let one = all.first(where: { $0.id == id }) { return one }
        if let fingerprint = Fingerprint(hex: text), let one = all.first(where: { $0.fingerprint == fingerprint }) {
            return one
        }
        if let named = all.first(where: { $0.name == text }) { return named }
        throw .notFound
    }

    /// The default identity, which seals messages unless another one is specified; nil if there is none.
    ///
    /// - Throws: `.damaged` or `.store`.
    public func standard() async throws(IdentityError) -> OwnIdentity? {
        try await all().first { $0.isDefault }
    }

    /// The identity with this id.
    ///
    /// - Throws: `.notFound`, `.damaged` or `.store`.
    public func identity(_ id: UniqueIdentifier) async throws(IdentityError) -> OwnIdentity {
        let record = try await IdentityError.storing { () throws(StoreError) in try await ports.store.identity(id) }
        guard let record else { throw .notFound }
        return try OwnIdentity(record)
    }

    // MARK: Creating

    /// Creates an identity; it becomes the default if there is none.
    ///
    /// - Parameters:
    ///   - name: Its name, which must be unique.
    ///   - withSigningKey: Whether it can sign. With an active gate, this asks for a proof of presence.
    /// - Throws: `.invalidName`, `.nameTaken`, `.presence`, `.gateMissing`, or a failure of this side.
    public func create(name: String, withSigningKey: Bool = true) async throws(IdentityError) -> OwnIdentity {
        let name = try IdentityRing.checked(name)
        let others = try await all()
        guard !others.contains(where: { $0.name == name }) else { throw .nameTaken }
        let making = IdentityMaking(ports: ports)
        try await making.removeUnfinished()
        let access =
            withSigningKey
            ? try SigningAccess.begin(ports, try await policies(), for: .changingIdentity(name: name))
            : SigningAccess.unneeded(ports)
        let id = ports.makeIdentifier()
        let keys = try making.makeKeys(of: id, withSigningKey: withSigningKey, access)
        var record = making.record(id, name: name, keys, createdAt: ports.clock.now())
        record.isDefault = !others.contains { $0.isDefault }
        let identity = try OwnIdentity(record)
        try await save([record])
        try making.finish(id)
        return identity
    }

    // MARK: Changing

    /// Renames an identity; only its predecessors may already have the name.
    ///
    /// - Throws: `.notFound`, `.invalidName`, `.nameTaken`, `.damaged` or `.store`.
    public func rename(_ id: UniqueIdentifier, to name: String) async throws(IdentityError) -> OwnIdentity {
        let name = try IdentityRing.checked(name)
        return try await change(id) { record in record.name = name }
    }

    /// Makes an active identity the default.
    ///
    /// - Throws: `.notFound`, `.notActive`, `.damaged` or `.store`.
    public func use(_ id: UniqueIdentifier) async throws(IdentityError) -> OwnIdentity {
        guard try await identity(id).stage.canBeDefault else { throw .notActive }
        return try await change(id) { record in record.isDefault = true }
    }

    /// Archives an identity: it can still open messages but no longer seal any (ID-2). If it was the default, there is
    /// no default until another one is chosen.
    ///
    /// - Throws: `.notFound`, `.damaged` or `.store`.
    public func archive(_ id: UniqueIdentifier) async throws(IdentityError) -> OwnIdentity {
        try await change(id) { record in
            record.status = .archived
            record.isDefault = false
        }
    }

    func policies() async throws(IdentityError) -> PolicySettings {
        try await IdentityError.storing { () throws(StoreError) in try await ports.trust.policies().settings }
    }

    func save(_ records: [IdentityRecord]) async throws(IdentityError) {
        try await IdentityError.saving { () throws(StoreError) in try await ports.store.saveIdentities(records) }
    }

    private func change(
        _ id: UniqueIdentifier, _ body: (inout IdentityRecord) -> Void
    ) async throws(IdentityError) -> OwnIdentity {
        var record = try await identity(id).record
        body(&record)
        record.updatedAt = ports.clock.now()
        let identity = try OwnIdentity(record)
        try await save([record])
        return identity
    }

    static func checked(_ name: String) throws(IdentityError) -> String {
        do { return try DisplayName(entered: name).text } catch { throw .invalidName }
    }
}
