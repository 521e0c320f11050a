public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The root of what vouches for trust; nil where none was ever kept.
    public func trustRoot() async throws(StoreError) -> [UInt8]? {
        try read { $0.trustRoot }
    }

    /// A part of what vouches for trust; empty where it was never kept.
    public func trustPart(_ index: UInt8) async throws(StoreError) -> [UInt8] {
        try read { $0.trustParts[index] ?? [] }
    }

    /// Makes changes, and keeps root and parts, in one transaction.
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

    /// Contacts whose trust is not `unverified` or who are blocked, by id.
    public func trustedContacts(
        after id: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [ContactRecord] {
        try checkLimit(limit, upTo: 10_000)
        return try read { state in
            let contacts = state.contacts.values.map(\.contact)
                .filter { $0.trust != .unverified || $0.isBlocked }
                .filter { contact in id.map { $0 < contact.id } ?? true }
                .sorted { (left: ContactRecord, right: ContactRecord) in left.id < right.id }
            return Array(contacts.prefix(limit))
        }
    }
}
