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

    /// Erases messages by age, conversation and platform, or only counts them.
    ///
    /// - Throws: `.cancelled`.
    public func prune(
        _ rule: RetentionRule, dryRun: Bool, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> PruneReport {
        try write { transaction in
            let (covered, unsent) = transaction.state.covered(by: rule)
            var report = PruneReport(
                messages: Int64(covered.count), conversations: Int64(Set(covered.map(\.conversation)).count),
                orphanedBlobs: [], unsent: Int64(unsent))
            if dryRun || covered.isEmpty { return report }
            let blobs = transaction.state.referencedBlobs
            for message in covered { transaction.erase(message.unified.id) }
            report.orphanedBlobs = blobs.subtracting(transaction.state.referencedBlobs).sorted()
            transaction.reportReload()
            return report
        }
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
            empty.settings = transaction.state.settings
            empty.identities = transaction.state.identities
            empty.policies = transaction.state.policies
            empty.trustRoot = transaction.state.trustRoot
            empty.trustParts = transaction.state.trustParts
            empty.openings = transaction.state.openings
            empty.openings.forgetMessages()
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

extension VaultState {
    /// The messages that a rule covers, and the number of those that it spares.
    fileprivate func covered(by rule: RetentionRule) -> (messages: [StoredMessage], unsent: Int) {
        var covered = messages.values.map(\.message).filter(rule.covers)
        if let time = rule.receivedBefore {
            var first: [UniqueIdentifier: Timestamp] = [:]
            for event in rawEvents {
                guard let message = event.message else { continue }
                first[message] = min(first[message] ?? event.record.receivedAt, event.record.receivedAt)
            }
            covered.removeAll { first[$0.unified.id].map { $0 >= time } ?? false }
        }
        guard rule.sparesUnsent else { return (covered, 0) }
        let waiting = Set(outbox.map(\.message))
        let rest = covered.filter { $0.status != .pending && !waiting.contains($0.unified.id) }
        return (rest, covered.count - rest.count)
    }
}

extension RetentionRule {
    /// Whether a message has the given time, conversation and platform, of which there must be at least one.
    fileprivate func covers(_ message: StoredMessage) -> Bool {
        if before == nil && conversation == nil && platform == nil { return false }
        return before.map { message.shownAt < $0 } ?? true
            && conversation.map { message.conversation == $0 } ?? true
            && platform.map { message.unified.platform == $0 } ?? true
    }
}
