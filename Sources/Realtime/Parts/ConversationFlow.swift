import WhisperRealtimeProtocol
import WhisperSyncParts

/// The state of one conversation: its stored events, and those on their way to the store (RT-4).
struct ConversationFlow: Hashable, Sendable {
    /// The sequence number through which everything is in the store.
    private(set) var cursor: Int64
    /// The highest sequence number known to exist.
    private(set) var announced: Int64
    /// The pages waiting for the store, in order.
    private var pages: [EventGroup] = []
    /// The live events waiting for the store.
    private var live: [SequencedEvent] = []
    /// The group being written to the store, or to be retried.
    private(set) var group: EventGroup?
    /// The epoch of the sequence numbers; nil if the server never stated one.
    private(set) var epoch: String?
    /// The epoch that the store must adopt before anything else.
    private var epochToStore: String?
    /// Whether the group belongs to a previous epoch.
    private var isGroupObsolete = false
    /// Whether the group failed and waits for the timer `apply`.
    private(set) var isStoreDown = false
    /// The delays after groups that the store failed to write.
    private var storeFailures: Backoff
    /// The state of fetching from the server.
    var fetch: FetchState
    #if WHISPER_TEST_HOOKS
        /// Whether sequences that are left out are not noticed, as a planted fault has it.
        var ignoresGaps = false
    #endif

    init(cursor: Int64, epoch: String? = nil, backoff: [Duration]) {
        self.cursor = cursor
        self.epoch = epoch
        announced = cursor
        storeFailures = Backoff(backoff)
        fetch = FetchState(backoff: backoff)
    }

    /// The maximum number of pages read ahead of the store.
    private static let pagesAhead = 2

    /// Whether nothing waits for the store.
    var isIdle: Bool { group == nil && pages.isEmpty && live.isEmpty && epochToStore == nil }
    /// Whether the server is known to have more than the store and the events on their way there.
    var isBehind: Bool { announced > fetchPosition }
    /// Whether there is room for another page.
    var hasRoom: Bool { pages.count < ConversationFlow.pagesAhead }
    /// The sequence through which pages have been fetched.
    var fetchPosition: Int64 { max(cursor, isGroupObsolete ? 0 : group?.cursor ?? 0, pages.last?.cursor ?? 0) }

    /// Records that the server has events through a sequence number.
    mutating func announce(_ sequence: Int64) {
        announced = max(announced, sequence)
    }

    /// Queues a live event. Returns the number of events dropped in exchange, which must be fetched.
    mutating func receive(_ event: SequencedEvent, limit: Int) -> Int {
        announce(event.sequence)
        live.append(event)
        guard live.count > max(1, limit) else { return 0 }
        let dropped = live.count
        live = []
        return dropped
    }

    /// Queues a page of changes that continues where the last one ended.
    ///
    /// - Parameters:
    ///   - cursor: The sequence number through which the page counts.
    ///   - missing: The sequence numbers that the cursor passes without their events.
    ///   - unreadable: Those in whose place there is something that cannot be read.
    mutating func receive(
        _ page: ChangePage, of conversation: String, through cursor: Int64, missing: [ClosedRange<Int64>] = [],
        unreadable: [ClosedRange<Int64>] = []
    ) {
        announce(max(cursor, page.lastSequence))
        pages.append(
            EventGroup(
                conversation: conversation, events: page.events.map(\.event), cursor: cursor, isBacklog: true,
                missing: missing, unreadable: unreadable, epoch: epoch))
    }

    /// Adopts the epoch stated by the server.
    ///
    /// Returns whether it differs from the previous one: the server then restarted its numbering, and everything must
    /// be fetched again.
    mutating func take(epoch named: String?) -> Bool {
        guard let named, named != epoch else { return false }
        let isOther = epoch != nil
        epoch = named
        if isOther {
            pages = []
            live = []
            cursor = 0
            announced = 0
            // A write in progress is completed; a failed one is not retried.
            if isStoreDown { group = nil }
            isStoreDown = false
            isGroupObsolete = group != nil
            epochToStore = named
        } else if cursor > 0 {
            epochToStore = named
        }
        return isOther
    }

    /// The next group for the store, if the last is done; and whether a sequence is missing before or in it.
    mutating func nextGroup(of conversation: String) -> (group: EventGroup, hasGap: Bool)? {
        guard group == nil else { return nil }
        if let epoch = epochToStore {
            epochToStore = nil
            let begun = EventGroup(conversation: conversation, events: [], cursor: nil, isBacklog: true, epoch: epoch)
            group = begun
            return (begun, false)
        }
        if !pages.isEmpty {
            var page = pages.removeFirst()
            if let next = page.cursor, next <= cursor { page.cursor = nil }
            group = page
            return (page, false)
        }
        guard !live.isEmpty else { return nil }
        let (merged, hasGap) = mergedLive(conversation)
        live = []
        group = merged
        return (merged, hasGap)
    }

    /// What waits of live events as one group. The cursor moves over those that follow it without a hole.
    private func mergedLive(_ conversation: String) -> (EventGroup, Bool) {
        var events: [SequencedEvent] = []
        var reached = cursor
        // Sorting preserves the order of arrival of equal sequence numbers.
        for event in live.sorted(by: { $0.sequence < $1.sequence }) where event.sequence != events.last?.sequence {
            events.append(event)
            if event.sequence == reached + 1 { reached = event.sequence }
            #if WHISPER_TEST_HOOKS
                if ignoresGaps { reached = max(reached, event.sequence) }
            #endif
        }
        let group = EventGroup(
            conversation: conversation, events: events, cursor: reached > cursor ? reached : nil, isBacklog: false,
            epoch: epoch)
        return (group, (events.last?.sequence ?? 0) > reached)
    }

    /// Handles a group written to the store.
    mutating func applied(cursor stored: Int64?) {
        guard let done = group, !isStoreDown else { return }
        if !isGroupObsolete { cursor = max(cursor, stored ?? done.cursor ?? 0) }
        isGroupObsolete = false
        group = nil
        storeFailures.reset()
    }

    /// Handles a group that the store failed to write. Returns the delay before the retry; nil if there is none.
    mutating func applyFailed(_ step: inout Step) -> Duration? {
        guard group != nil, !isStoreDown else { return nil }
        guard !isGroupObsolete else {
            group = nil
            isGroupObsolete = false
            return nil
        }
        isStoreDown = true
        return storeFailures.next(&step)
    }

    /// Returns the group to retry, if there is one.
    mutating func retry() -> EventGroup? {
        guard isStoreDown else { return nil }
        isStoreDown = false
        return group
    }
}
