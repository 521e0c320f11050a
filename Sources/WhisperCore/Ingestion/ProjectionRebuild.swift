import WhisperArchive
public import WhisperIngestionPort
public import WhisperMessage
public import WhisperSealingPort
public import WhisperStorePort

/// Rebuilds messages of a live source from the stored bytes of its events (ING-1), after a release that decodes more of
/// them.
///
/// Identities and positions are preserved, and so are the owner's changes: deleted messages stay deleted, read ones
/// stay read. Repeating it has no further effect.
public struct ProjectionRebuild: Sendable {
    /// The result of a rebuild.
    public struct Summary: Hashable, Sendable {
        /// Events read.
        public var events: Int64 = 0
        /// Messages whose content changed.
        public var replaced: Int64 = 0
        /// Messages that were missing.
        public var inserted: Int64 = 0
        /// Events that the vault has no representation for.
        public var unread: Int64 = 0
        /// Changes that are encrypted with a secret of their message, which is there, and that could not be read.
        public var undecrypted: Int64 = 0
        /// Changes to messages by people without the right to make them (ING-1b).
        public var refused: Int64 = 0

        /// Creates an empty summary.
        public init() {}
    }

    private let store: any VaultStore
    private let platform: Platform
    private let digest: Digest128
    private let decode: @Sendable (RawEvent, Timestamp) -> [IngestionEvent]
    private let decrypt: ChangeDecryption?

    /// Creates a rebuild for a platform's live source.
    ///
    /// - Parameters:
    ///   - decode: Decodes the bytes of an event, given when they were received.
    ///   - decrypt: Reads encrypted changes.
    public init(
        store: any VaultStore, platform: Platform, digest: any ShortDigest,
        decode: @escaping @Sendable (RawEvent, Timestamp) -> [IngestionEvent], decrypt: ChangeDecryption? = nil
    ) {
        self.decrypt = decrypt
        self.store = store
        self.platform = platform
        self.digest = { digest.digest128($0) }
        self.decode = decode
    }

    /// Rebuilds everything, a hundred events per transaction.
    ///
    /// - Parameter progress: Called after each transaction with the number of events read.
    /// - Throws: The vault's error.
    public func run(progress: @Sendable (Int64) -> Void = { _ in }) async throws(StoreError) -> Summary {
        let preparer = EventPreparer(
            store: store, platform: platform, digest: digest, mode: .replacing, decrypt: decrypt)
        var summary = Summary()
        var unread: Set<EncryptedChange> = []
        var last: Int64?
        // Only up to the last event at the start: later ones were decoded by this program already.
        while true {
            if Task.isCancelled { throw StoreError(.cancelled) }
            let page = try await store.rawEvents(after: last, limit: 100)
            guard let end = page.last else {
                summary.undecrypted = Int64(unread.count)
                return summary
            }
            last = end.number
            var events: [PendingEvent] = []
            for kept in page {
                let raw = RawEvent(name: kept.record.name, bytes: kept.record.bytes)
                let told = decode(raw, kept.record.receivedAt).filter(\.isProjected)
                if told.isEmpty { summary.unread += 1 }
                events += told.map {
                    PendingEvent(event: $0, isBacklog: true, arrival: nil, receivedAt: kept.record.receivedAt)
                }
            }
            let prepared = try await preparer.prepare(events)
            let outcome = try await store.commit(IngestionGroup(prepared.changes))
            summary.events += Int64(page.count)
            summary.add(outcome)
            for encrypted in outcome.encrypted {
                if let changes = try await preparer.changes(of: encrypted, isBacklog: true) {
                    summary.add(try await store.commit(IngestionGroup(changes)))
                    unread.remove(encrypted)
                } else {
                    // A message and its change may be read in different transactions.
                    unread.insert(encrypted)
                }
            }
            progress(summary.events)
        }
    }
}

extension ProjectionRebuild.Summary {
    fileprivate mutating func add(_ outcome: CommitOutcome) {
        replaced += Int64(outcome.replaced)
        inserted += Int64(outcome.inserted)
        refused += Int64(outcome.refused)
    }
}

extension IngestionEvent {
    /// Whether it has a representation in the vault that can be rebuilt. Titles may have been changed by the owner
    /// since.
    fileprivate var isProjected: Bool {
        switch self {
        case .message, .edit, .deletion, .ranks, .reaction, .status, .receipt, .details, .vote, .encrypted, .samePerson,
            .sameChat:
            true
        case .chatTitle, .other, .skipped, .connection: false
        }
    }
}
