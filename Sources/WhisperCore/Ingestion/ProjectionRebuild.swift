public import WhisperIngestionPort
public import WhisperMessage
public import WhisperSealingPort
public import WhisperStorePort

/// Makes what the vault shows of a live source again from the bytes that are kept of its events (ING-1): after a release
/// that understands more of them.
///
/// Identities and places stay, and so does what the owner has chosen: what was deleted stays deleted, what was read stays
/// read. Doing it twice is doing it once.
public struct ProjectionRebuild: Sendable {
    /// What it did.
    public struct Summary: Hashable, Sendable {
        /// Events that were read.
        public var events: Int64 = 0
        /// Messages that say something else now.
        public var replaced: Int64 = 0
        /// Messages that were not there.
        public var inserted: Int64 = 0
        /// Events that give nothing that the vault has a place for.
        public var unread: Int64 = 0
        /// Changes of messages by people who may not make them (ING-1b).
        public var refused: Int64 = 0

        /// Nothing done yet.
        public init() {}
    }

    private let store: any VaultStore
    private let platform: Platform
    private let digest: Digest128
    private let decode: @Sendable (RawEvent, Timestamp) -> [IngestionEvent]

    /// A rebuild of what a platform's live source told.
    ///
    /// - Parameter decode: What the bytes of an event tell, given when they were received.
    public init(
        store: any VaultStore, platform: Platform, digest: any ShortDigest,
        decode: @escaping @Sendable (RawEvent, Timestamp) -> [IngestionEvent]
    ) {
        self.store = store
        self.platform = platform
        self.digest = { digest.digest128($0) }
        self.decode = decode
    }

    /// Makes everything again, a hundred events a transaction.
    ///
    /// - Parameter progress: Called after each of these, with how many events were read.
    public func run(progress: @Sendable (Int64) -> Void = { _ in }) async throws(StoreError) -> Summary {
        // What was done without a right goes first, all of it: two may have done the same, and one of them had the right.
        try await pass(.withdrawing, { $0.isAuthored }) { _, _, _ in }
        var summary = Summary()
        try await pass(.replacing, { $0.isProjected }) { count, unread, outcome in
            summary.events += Int64(count)
            summary.unread += unread
            summary.replaced += Int64(outcome.replaced)
            summary.inserted += Int64(outcome.inserted)
            summary.refused += Int64(outcome.refused)
            progress(summary.events)
        }
        return summary
    }

    /// Reads every event that is kept, and commits what of it is wanted.
    ///
    /// - Parameter note: Hears of each page how many events it had, how many of them gave nothing, and what became of it.
    private func pass(
        _ manner: EventPreparer.Manner, _ isWanted: (IngestionEvent) -> Bool,
        note: (_ count: Int, _ unread: Int64, _ outcome: CommitOutcome) -> Void
    ) async throws(StoreError) {
        let preparer = EventPreparer(store: store, platform: platform, digest: digest, manner: manner)
        var last: Int64?
        // Up to where it went when it began: what is kept meanwhile was understood by this program already.
        while true {
            if Task.isCancelled { throw StoreError(.cancelled) }
            let page = try await store.rawEvents(after: last, limit: 100)
            guard let end = page.last else { return }
            last = end.number
            var events: [PendingEvent] = []
            var unread: Int64 = 0
            for kept in page {
                let raw = RawEvent(name: kept.record.name, bytes: kept.record.bytes)
                let told = decode(raw, kept.record.receivedAt).filter(isWanted)
                if told.isEmpty { unread += 1 }
                events += told.map {
                    PendingEvent(event: $0, isBacklog: true, arrival: nil, receivedAt: kept.record.receivedAt)
                }
            }
            let prepared = try await preparer.prepare(events)
            note(page.count, unread, try await store.commit(IngestionGroup(prepared.changes)))
        }
    }
}

extension IngestionEvent {
    /// Whether the vault shows something of it that can be made again. Titles may have been changed by the owner since.
    fileprivate var isProjected: Bool {
        switch self {
        case .message, .edit, .deletion, .ranks, .reaction, .status, .vote, .samePerson, .sameChat: true
        case .chatTitle, .other, .skipped, .connection: false
        }
    }

    /// Whether somebody needs a right for it, or it says who has one.
    fileprivate var isAuthored: Bool {
        switch self {
        case .edit, .deletion, .ranks, .samePerson: true
        default: false
        }
    }
}
