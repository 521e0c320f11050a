// What ``ChangeObservation`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    public func changes() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable {
        base.changes()
    }
}

// What ``VaultMaintenance`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func verify(repair: Bool) async throws(StoreError) -> VerificationReport {
        try await base.verify(repair: repair)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func statistics() async throws(StoreError) -> VaultStatistics {
        try await base.statistics()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func backup(toFile path: String) async throws(StoreError) {
        try await base.backup(toFile: path)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func optimize(progress: @escaping @Sendable (DeletionProgress) -> Void) async throws(StoreError)
        -> OptimizationReport
    {
        try await base.optimize(progress: progress)
    }
}
