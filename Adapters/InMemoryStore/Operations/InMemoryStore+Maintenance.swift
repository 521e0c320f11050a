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
}
