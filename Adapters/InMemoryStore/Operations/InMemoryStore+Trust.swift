public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The root of the data that authenticates trust; nil if none was ever stored.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustRoot() async throws(StoreError) -> [UInt8]? {
        try readState { $0.trustRoot }
    }

    /// A part of the data that authenticates trust; empty if it was never stored.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustPart(_ index: UInt8) async throws(StoreError) -> [UInt8] {
        try readState { $0.trustParts[index] ?? [] }
    }

    /// Applies changes, and stores root and parts, in one transaction.
    ///
    /// - Throws: `.trustChanged` if the root is no longer the one that the seal is based on, without a change; for the
    ///   changes, what `saveContact(_:over:)`, `saveContact(_:)`, `deleteContact(_:)` and `setPolicy(_:isOn:)` throw.
    public func commitTrust(_ seal: TrustSeal, with changes: [TrustChange]) async throws(StoreError) {
        guard !seal.root.isEmpty else { throw StoreError(.invalidArgument) }
        try write { (transaction) throws(StoreError) in
            guard transaction.state.trustRoot == seal.known else { throw StoreError(.trustChanged) }
            for change in changes {
                switch change {
                case .contact(let contact, over: let known?): try transaction.save(contact, over: known)
                case .contact(let contact, over: nil): try transaction.save(contact)
                case .removal(let id): try transaction.deleteContact(id)
                case .policy(let name, let isOn): try transaction.setPolicy(name, isOn: isOn)
                }
            }
            transaction.state.trustRoot = seal.root
            for (index, part) in seal.parts { transaction.state.trustParts[index] = part.isEmpty ? nil : part }
        }
    }

    /// The contacts that are blocked or whose trust is not `unverified`, by id.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustedContacts(
        after id: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [ContactRecord] {
        try checkLimit(limit, upTo: 10_000)
        return try readState { state in
            let contacts = state.contacts.values.map(\.contact)
                .filter { $0.trust != .unverified || $0.isBlocked }
                .filter { contact in id.map { $0 < contact.id } ?? true }
                .sorted { (left: ContactRecord, right: ContactRecord) in left.id < right.id }
            return Array(contacts.prefix(limit))
        }
    }
}
