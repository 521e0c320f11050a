public import WhisperMessage
public import WhisperStorePort

/// What is stored under names and ids: drafts, identities, policies, the seals of trust, openings.
extension VaultStore {
    /// The draft of a conversation; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func draft(in conversation: UniqueIdentifier) async throws(StoreError) -> Draft? {
        try await read { reader throws(StoreError) in try reader.draft(in: conversation) }
    }

    /// All drafts, latest first; ties by conversation in ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func drafts() async throws(StoreError) -> [Draft] {
        try await read { reader throws(StoreError) in
            try reader.drafts().sorted { ($1.updatedAt, $0.conversation) < ($0.updatedAt, $1.conversation) }
        }
    }

    /// All identities, by name, and the newest key version first within a name.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identities() async throws(StoreError) -> [IdentityRecord] {
        try await read { reader throws(StoreError) in
            let named = try reader.identities().map { ($0, SearchText.words(of: $0.name).folded) }
            return named.sorted { left, right in
                if left.1 != right.1 { return left.1.lexicographicallyPrecedes(right.1) }
                return (right.0.keyVersion, left.0.id) < (left.0.keyVersion, right.0.id)
            }.map(\.0)
        }
    }

    /// The identities with this recipient key id (8 bytes), including archived ones (ID-4), in order of creation; ties
    /// by id in ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identities(recipientKeyID: [UInt8]) async throws(StoreError) -> [IdentityRecord] {
        try await read { reader throws(StoreError) in
            try reader.identities().filter { $0.recipientKeyID == recipientKeyID }
                .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        }
    }

    /// The policies that were ever set, in ascending byte order of their names.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func policies() async throws(StoreError) -> [PolicyRecord] {
        try await read { reader throws(StoreError) in
            try reader.values(ValueSelection(.policy)).compactMap { value in
                if case .policy(let policy) = value { policy } else { nil }
            }
        }
    }

    /// The root; nil if none was ever stored.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustRoot() async throws(StoreError) -> [UInt8]? {
        try await read { reader throws(StoreError) in try reader.seal(nil) }
    }

    /// A part by its index, 0 … 255; empty if it was never stored.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func trustPart(_ index: UInt8) async throws(StoreError) -> [UInt8] {
        try await read { reader throws(StoreError) in try reader.seal(index) ?? [] }
    }

    /// The message that the envelope with this key produced; nil if it was never opened or the message is gone.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func openedMessage(key: [UInt8]) async throws(StoreError) -> UniqueIdentifier? {
        try await read { reader throws(StoreError) in
            if case .opening(let opening)? = try reader.value(.opening(key)) {
                try reader.existing(opening).message
            } else {
                nil
            }
        }
    }

    /// The contents of the permanent record, in ascending byte order of the keys, at most `limit` (1 … 10,000). A vault
    /// passes them to a backup that replaces it, by `VaultStore.insertRecords`.
    ///
    /// - Parameter key: Only openings after this key; nil starts at the beginning.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func openings(after key: [UInt8]?, limit: Int) async throws(StoreError) -> [OpeningRecord] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try await read { reader throws(StoreError) in
            let place = key.map { [StoredValue.Term.bytes($0)] } ?? []
            return try reader.openings(ValueSelection(.opening, after: place, limit: limit))
        }
    }
}
