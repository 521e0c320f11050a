import WhisperClockPort
import WhisperIdentity
import WhisperKeyFingerprint
public import WhisperMessage
import WhisperPolicy
import WhisperPresencePort
import WhisperStorePort

/// The owner's identities: made, named, put away, and found (ID-1 … ID-4).
///
/// Secrets are in the keychain before a record says that there are any. An identity whose making was cut off leaves only
/// secrets that no record names; the next making removes them.
public struct IdentityRing: Sendable {
    let ports: SecrecyPorts

    /// The identities of a vault.
    public init(_ ports: SecrecyPorts) {
        self.ports = ports
    }

    // MARK: Finding

    /// All identities, by name and, within a name, the newest key version first.
    public func all() async throws(IdentityError) -> [OwnIdentity] {
        var identities: [OwnIdentity] = []
        for record in try await IdentityError.storing({ () throws(StoreError) in try await ports.store.identities() }) {
            identities.append(try OwnIdentity(record))
        }
        return identities
    }

    /// The identity of a name, an id, or a fingerprint in hex. Of those that share a name, which rotation leaves behind,
    /// the one with the newest keys.
    public func find(_ text: String) async throws(IdentityError) -> OwnIdentity {
        let all = try await all()
        if let id = UniqueIdentifier(text), let one = all.first(where: { $0.id == id }) { return one }
        if let fingerprint = Fingerprint(hex: text), let one = all.first(where: { $0.fingerprint == fingerprint }) {
            return one
        }
        if let named = all.first(where: { $0.name == text }) { return named }
        throw .notFound
    }

    /// The one that messages are sealed with where none is named; nil where there is none.
    public func standard() async throws(IdentityError) -> OwnIdentity? {
        try await all().first { $0.isDefault }
    }

    /// The identity of an id.
    public func identity(_ id: UniqueIdentifier) async throws(IdentityError) -> OwnIdentity {
        let record = try await IdentityError.storing { () throws(StoreError) in try await ports.store.identity(id) }
        guard let record else { throw .notFound }
        return try OwnIdentity(record)
    }

    // MARK: Making

    /// Makes an identity; it becomes the default where there is none.
    ///
    /// - Parameters:
    ///   - name: Its name, which no other one has.
    ///   - withSigningKey: Whether it can sign. With the gate up, this asks for a proof of presence.
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

    /// Gives an identity another name, which no other one has but those that it took over from.
    public func rename(_ id: UniqueIdentifier, to name: String) async throws(IdentityError) -> OwnIdentity {
        let name = try IdentityRing.checked(name)
        return try await change(id) { record in record.name = name }
    }

    /// Makes an identity the default; it must be active.
    public func use(_ id: UniqueIdentifier) async throws(IdentityError) -> OwnIdentity {
        guard try await identity(id).stage.canBeDefault else { throw .notActive }
        return try await change(id) { record in record.isDefault = true }
    }

    /// Puts an identity away: it opens, for good, and seals nothing any more (ID-2). Where it was the default, there is
    /// none until another one is used.
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
