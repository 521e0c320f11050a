public import IngestionPort
public import Message
public import SealingPort
public import StorePort

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
        let preparer = EventPreparer(store: store, platform: platform, digest: digest, manner: .replacing)
        var summary = Summary()
        var last: Int64?
        // Up to where it went when it began: what is kept meanwhile was understood by this program already.
        while true {
            if Task.isCancelled { throw StoreError(.cancelled) }
            let page = try await store.rawEvents(after: last, limit: 100)
            guard let end = page.last else { break }
            last = end.number
            var events: [PendingEvent] = []
            for kept in page {
                let raw = RawEvent(name: kept.record.name, bytes: kept.record.bytes)
                let told = decode(raw, kept.record.receivedAt).filter(\.isProjected)
                if told.isEmpty { summary.unread += 1 }
                events += told.map {
                    PendingEvent(
                        event: $0, isBacklog: true, arrival: nil, receivedAt: kept.record.receivedAt)
                }
            }
            let prepared = try await preparer.prepare(events)
            let outcome = try await store.commit(IngestionGroup(prepared.changes))
            summary.events += Int64(page.count)
            summary.replaced += Int64(outcome.replaced)
            summary.inserted += Int64(outcome.inserted)
            progress(summary.events)
        }
        return summary
    }
}

extension IngestionEvent {
    /// Whether the vault shows something of it that can be made again. Titles may have been changed by the owner since.
    fileprivate var isProjected: Bool {
        switch self {
        case .message, .edit, .deletion, .reaction, .status, .vote, .samePerson, .sameChat: true
        case .chatTitle, .other, .skipped, .connection: false
        }
    }
}
