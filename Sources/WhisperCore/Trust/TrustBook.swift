public import WhisperKeychainPort
import WhisperMessage
public import WhisperPolicy
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

/// Vouches for what deviates from the first state of a vault: contacts that are verified, revoked or blocked, and the
/// switches of the policies (CON-3, POL).
///
/// Whoever puts older pages or files in the place of present ones cannot make what they say fit the root whose number
/// is in the keychain. What does not fit is never refused: trust falls to unverified, the switches are all on, until the
/// owner accepts the vault as it is. The cost does not grow with the number of contacts: the root, and one part of 256.
public struct TrustBook: Sendable {
    let store: any VaultStore
    let key: TrustKey
    let anchor: TrustAnchor

    /// So often is tried what others get ahead of.
    static let mostTries = 100

    /// What vouches for the trust of a vault; the parameters are those of `SecrecyPorts`.
    public init(
        store: any VaultStore, keychain: any Keychain, trustKey: consuming SecretBytes, sealing: any Sealing,
        memory: any SecretAllocator
    ) {
        self.store = store
        key = TrustKey(trustKey, sealing: sealing)
        anchor = TrustAnchor(keychain: keychain, memory: memory)
    }

    /// How a vault stands.
    public enum Standing: Hashable, Sendable {
        /// Nothing is vouched for yet: a vault of before, or one whose first change is yet to come.
        case unbegun
        /// What the vault says is what was last said.
        case sound
        /// It is not: something older, or something else, is in its place.
        case doubtful
    }

    // MARK: Standing

    /// How the vault stands, at a cost that is always the same. Single contacts may be doubtful in a sound vault.
    public func standing() async throws(StoreError) -> Standing {
        switch try await state() {
        case .unbegun: return .unbegun
        case .doubtful: return .doubtful
        case .sound(let bytes, let root): return try await policies(bytes, root).isDoubtful ? .doubtful : .sound
        }
    }

    /// How a vault stands, with the root that vouches for it.
    enum State {
        case unbegun
        case sound([UInt8], TrustRoot)
        case doubtful
    }

    /// How the vault stands now.
    func state() async throws(StoreError) -> State {
        var bytes = try await store.trustRoot()
        for _ in 0..<TrustBook.mostTries {
            // After the root: while that stays, its number does.
            if let numbers = anchor.numbers() {
                // Being begun, by another process or by one that was cut off, is not begun.
                if bytes == nil, numbers.isEmpty || numbers.contains(TrustAnchor.beginning) { return .unbegun }
                if let bytes, let root = key.opened(bytes), numbers.contains(root.number) {
                    return .sound(bytes, root)
                }
            }
            let again = try await store.trustRoot()
            if again == bytes { return .doubtful }
            bytes = again
        }
        return .doubtful
    }

    /// The root of a sound vault.
    func soundRoot() async throws(StoreError) -> TrustRoot? {
        if case .sound(_, let root) = try await state() { root } else { nil }
    }

    /// A part of a root; nil where it is not the one that the root vouches for.
    func part(_ index: UInt8, in root: TrustRoot) async throws(StoreError) -> TrustPart? {
        key.part(try await store.trustPart(index), at: index, in: root)
    }

    /// The record of a contact, as the vault has it.
    func contact(_ id: UniqueIdentifier) async throws(StoreError) -> ContactRecord? { try await store.contact(id) }

    /// Whether fewer envelopes are known to have been opened than at the latest change.
    func lacksOpenings() async throws(StoreError) -> Bool {
        guard let root = try await soundRoot() else { return false }
        return UInt64(clamping: try await store.ledgerState().opened) < root.opened
    }

    /// The number of the root that a vault has, whatever vouches for it; nil where it has none.
    public static func number(in store: any VaultStore) async throws(StoreError) -> UInt64? {
        guard let bytes = try await store.trustRoot() else { return nil }
        return TrustRoot(bytes.dropLast(TrustKey.rootCodeSize))?.number
    }

    // MARK: Reading

    /// The positions of the switches, and whether these are in doubt; then all are on.
    public func policies() async throws(StoreError) -> (settings: PolicySettings, isDoubtful: Bool) {
        switch try await state() {
        case .unbegun: return (try await store.policySettings(), false)
        case .doubtful: return (.strictest, true)
        case .sound(let bytes, let root): return try await policies(bytes, root)
        }
    }

    private func policies(
        _ bytes: [UInt8], _ root: TrustRoot
    ) async throws(StoreError) -> (settings: PolicySettings, isDoubtful: Bool) {
        var (bytes, root) = (bytes, root)
        for _ in 0..<TrustBook.mostTries {
            if try await store.policySettings() == root.policies { return (root.policies, false) }
            // Another process may have turned a switch since the root was read.
            guard try await store.trustRoot() != bytes else { break }
            guard case .sound(let newBytes, let newRoot) = try await state() else { break }
            (bytes, root) = (newBytes, newRoot)
        }
        return (.strictest, true)
    }

    /// Contacts as far as the vault vouches for them: what it does not vouch for is not verified.
    func judged(_ records: [ContactRecord]) async throws(StoreError) -> [JudgedContact] {
        guard !records.isEmpty else { return [] }
        var reading = TrustReading(self)
        var contacts: [JudgedContact] = []
        contacts.reserveCapacity(records.count)
        for record in records { contacts.append(try await reading.judged(record)) }
        return contacts
    }

    /// Whether the vault vouches for the trust that a contact's record has.
    public func vouches(for record: ContactRecord) async throws(StoreError) -> Bool {
        try await judged(record).record.trust == record.trust
    }

    /// The contacts that are blocked, by their records or by what is vouched for (CON-5).
    public func blocked(among records: [ContactRecord]) async throws(StoreError) -> [ContactRecord] {
        try await judged(records).map(\.record).filter(\.isBlocked)
    }

    /// A contact as far as the vault vouches for it.
    func judged(_ record: ContactRecord) async throws(StoreError) -> JudgedContact {
        var reading = TrustReading(self)
        return try await reading.judged(record)
    }
}
