import WhisperArchive
public import WhisperKeychainPort
import WhisperMessage
public import WhisperPolicy
public import WhisperSealingPort
public import WhisperSecretMemory
public import WhisperStorePort

/// Authenticates what deviates from the initial state of a vault: contacts that are verified, revoked or blocked, and
/// the state of the policies (CON-3, POL).
///
/// An attacker who replaces pages or files with older ones cannot make them match the root whose number is in the
/// keychain. A mismatch is never an error: trust falls to unverified and all policies are on, until the owner accepts
/// the vault as it is. The cost does not grow with the number of contacts: the root, and one part of 256.
public struct TrustBook: Sendable {
    let store: any VaultStore
    let key: TrustKey
    let anchor: TrustAnchor

    /// How often a change is retried after concurrent ones.
    static let maximumTries = 100

    /// Creates the trust data of a vault; the parameters are those of `SecrecyPorts`.
    public init(
        store: any VaultStore, keychain: any Keychain, trustKey: consuming SecretBytes, sealing: any Sealing,
        memory: any SecretAllocator
    ) {
        self.store = store
        key = TrustKey(trustKey, sealing: sealing)
        anchor = TrustAnchor(keychain: keychain, memory: memory)
    }

    /// The trust state of a vault.
    public enum Status: Hashable, Sendable {
        /// Nothing is authenticated yet: a vault without any change so far.
        case unbegun
        /// The vault matches the last authenticated state.
        case sound
        /// The vault does not match: something older or different is in its place.
        case doubtful
    }

    // MARK: State

    /// The state of the vault, at constant cost. Individual contacts may be in doubt in a sound vault.
    ///
    /// - Throws: The vault's error.
    public func status() async throws(StoreError) -> Status {
        switch try await state() {
        case .unbegun: return .unbegun
        case .doubtful: return .doubtful
        case .sound(let bytes, let root): return try await policies(bytes, root).isDoubtful ? .doubtful : .sound
        }
    }

    /// The state of a vault, with the root that authenticates it.
    enum State {
        case unbegun
        case sound([UInt8], TrustRoot)
        case doubtful
    }

    /// The current state of the vault.
    func state() async throws(StoreError) -> State {
        var bytes = try await store.trustRoot()
        for _ in 0..<TrustBook.maximumTries {
            // After the root, whose number remains valid as long as the root does.
            if let numbers = anchor.numbers() {
                // A vault whose first change is in progress, in another process or interrupted, is still unbegun.
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

    /// A part of a root; nil if it is not the one that the root authenticates.
    func part(_ index: UInt8, in root: TrustRoot) async throws(StoreError) -> TrustPart? {
        key.part(try await store.trustPart(index), at: index, in: root)
    }

    /// The vault's record of a contact.
    func contact(_ id: UniqueIdentifier) async throws(StoreError) -> ContactRecord? { try await store.contact(id) }

    /// Whether fewer openings are recorded than at the latest change.
    func lacksOpenings() async throws(StoreError) -> Bool {
        guard let root = try await soundRoot() else { return false }
        return UInt64(clamping: try await store.ledgerState().opened) < root.opened
    }

    // MARK: Reading

    /// The state of the policies, and whether it is in doubt, in which case all are on.
    ///
    /// - Throws: The vault's error.
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
        for _ in 0..<TrustBook.maximumTries {
            if try await store.policySettings() == root.policies { return (root.policies, false) }
            // Another process may have switched a policy since the root was read.
            guard try await store.trustRoot() != bytes else { break }
            guard case .sound(let newBytes, let newRoot) = try await state() else { break }
            (bytes, root) = (newBytes, newRoot)
        }
        return (.strictest, true)
    }

    /// Contacts, as far as the vault authenticates them; the others are unverified.
    func judged(_ records: [ContactRecord]) async throws(StoreError) -> [JudgedContact] {
        guard !records.isEmpty else { return [] }
        var reading = TrustReading(self)
        var contacts: [JudgedContact] = []
        contacts.reserveCapacity(records.count)
        for record in records { contacts.append(try await reading.judged(record)) }
        return contacts
    }

    /// Whether the vault authenticates the trust in a contact's record.
    ///
    /// - Throws: The vault's error.
    public func vouches(for record: ContactRecord) async throws(StoreError) -> Bool {
        try await judged(record).record.trust == record.trust
    }

    /// The contacts that are blocked, by their records or by what is authenticated (CON-5).
    ///
    /// - Throws: The vault's error.
    public func blocked(among records: [ContactRecord]) async throws(StoreError) -> [ContactRecord] {
        try await judged(records).map(\.record).filter(\.isBlocked)
    }

    /// A contact, as far as the vault authenticates it.
    func judged(_ record: ContactRecord) async throws(StoreError) -> JudgedContact {
        var reading = TrustReading(self)
        return try await reading.judged(record)
    }
}

/// The reason a change of trust was not made.
public enum TrustError: Error, Hashable, Sendable {
    /// The vault's trust data is inconsistent, so nothing is trusted until the owner accepts it.
    case inDoubt
    /// Other processes were faster too often.
    case changedMeanwhile
    /// The vault failed.
    case store(StoreError)
    /// The keychain failed.
    case keychain(KeychainError)
    /// An authentication code could not be computed.
    case sealing(SealingError)
}

extension TrustError: StoreFailure {
    static func keeping<Result>(_ body: () throws(KeychainError) -> Result) throws(TrustError) -> Result {
        do throws(KeychainError) { return try body() } catch { throw .keychain(error) }
    }

    static func sealing<Result>(_ body: () throws(SealingError) -> Result) throws(TrustError) -> Result {
        do throws(SealingError) { return try body() } catch { throw .sealing(error) }
    }
}
