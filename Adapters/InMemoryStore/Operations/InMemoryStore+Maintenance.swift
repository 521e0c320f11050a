import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Finds nothing: everything that a check would compare is derived from the messages here.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func verify(repair: Bool) async throws(StoreError) -> VerificationReport {
        try readState { _ in VerificationReport(findings: []) }
    }

    /// Counts everything anew.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func statistics() async throws(StoreError) -> VaultStatistics {
        try readState { $0.statistics }
    }

    /// Not supported: there is no file.
    ///
    /// - Throws: `.unsupported` for a vault that is not stored in a file.
    public func backup(toFile path: String) async throws(StoreError) {
        try readState { (_) throws(StoreError) in throw StoreError(.unsupported) }
    }

    /// Has no effect, as there is no index.
    ///
    /// - Throws: `.cancelled`.
    @discardableResult
    public func optimize(
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> OptimizationReport {
        try readState { _ in OptimizationReport() }
    }

    /// Has no effect, as there is no file.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func vacuum() async throws(StoreError) {
        try readState { _ in }
    }

    /// Deletes everything except settings, identities, policies, the data that authenticates them, and the record of
    /// opened envelopes.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    @discardableResult
    public func clearAll() async throws(StoreError) -> [String] {
        try write { transaction in
            let blobs = transaction.state.referencedBlobs.sorted()
            var empty = VaultState()
            for kind in [StoredValue.Kind.setting, .identity, .policy, .seal, .opening] {
                for value in transaction.state.values.values(ValueSelection(kind)) { _ = empty.values.put(value) }
            }
            empty.latestOutboxNumber = transaction.state.latestOutboxNumber
            transaction.state = empty
            transaction.reportReload()
            return blobs
        }
    }

    /// The blobs that are referenced, ascending.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func referencedBlobs() async throws(StoreError) -> [String] {
        try readState { $0.referencedBlobs.sorted() }
    }
}
