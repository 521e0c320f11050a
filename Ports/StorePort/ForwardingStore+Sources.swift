public import WhisperMessage

// What ``IngestionStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func alignmentElements(in conversation: UniqueIdentifier) async throws(StoreError) -> [AlignmentElement] {
        try await base.alignmentElements(in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func holdsLocalTimes(in conversation: UniqueIdentifier) async throws(StoreError) -> Bool {
        try await base.holdsLocalTimes(in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func lastPosition(in conversation: UniqueIdentifier) async throws(StoreError) -> ChatPosition? {
        try await base.lastPosition(in: conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func renumber(_ conversation: UniqueIdentifier) async throws(StoreError) {
        try await base.renumber(conversation)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func messages(sentIn span: Range<Timestamp>, platform: Platform, conversation: UniqueIdentifier?, limit: Int)
        async throws(StoreError) -> [StoredMessage]
    {
        try await base.messages(sentIn: span, platform: platform, conversation: conversation, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func conversations(holding probes: [OverlapProbe], platform: Platform) async throws(StoreError)
        -> [[UniqueIdentifier]]
    {
        try await base.conversations(holding: probes, platform: platform)
    }
}

// What ``SpillQueue`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func spill(_ events: [SpilledEvent], of source: String) async throws(StoreError) {
        try await base.spill(events, of: source)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func spilledEvents(of source: String, limit: Int) async throws(StoreError) -> [WaitingEvent] {
        try await base.spilledEvents(of: source, limit: limit)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func spilledCount(of source: String) async throws(StoreError) -> Int64 {
        try await base.spilledCount(of: source)
    }
}

// What ``ArrivalStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func serverID(ofClientMessage id: String) async throws(StoreError) -> String? {
        try await base.serverID(ofClientMessage: id)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func gaps(of platform: Platform) async throws(StoreError) -> [ArrivalGap] {
        try await base.gaps(of: platform)
    }
}

// What ``SyncStore`` requires.
extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor] {
        try await base.syncCursors(of: platform)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String] {
        try await base.conversationsToSubscribe(of: platform, limit: limit)
    }
}

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

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func vacuum() async throws(StoreError) {
        try await base.vacuum()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func clearAll() async throws(StoreError) -> [String] {
        try await base.clearAll()
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func referencedBlobs() async throws(StoreError) -> [String] {
        try await base.referencedBlobs()
    }
}
