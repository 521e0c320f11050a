import WhisperRealtimeProtocol

/// What is held of one conversation, and what is on its way into the store (RT-4).
struct ConversationFlow: Hashable, Sendable {
    /// Everything through this sequence is in the store.
    private(set) var cursor: Int64
    /// The highest sequence that was heard of.
    private(set) var announced: Int64
    /// Pages that wait for the store, in order.
    private var pages: [EventGroup] = []
    /// Live events that wait for the store.
    private var live: [SequencedEvent] = []
    /// What is being written to the store, or is to be tried again.
    private(set) var group: EventGroup?
    /// Which numbering the sequences are of; nil where the server never said.
    private(set) var epoch: String?
    /// The numbering that the store is to take over before anything else.
    private var epochToStore: String?
    /// Whether the group is of a numbering that is over.
    private var isGroupObsolete = false
    /// Whether the group failed, and waits for the timer `apply`.
    private(set) var isStoreDown = false
    /// Delays after groups that the store did not take.
    private var storeFailures: Backoff
    /// What is being asked of the server.
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

    /// Pages read ahead of the store, at most.
    private static let pagesAhead = 2

    /// Whether nothing waits for the store.
    var isIdle: Bool { group == nil && pages.isEmpty && live.isEmpty && epochToStore == nil }
    /// Whether the server is known to have more than the store, or what is on its way there.
    var isBehind: Bool { announced > fetchPosition }
    /// Whether there is room for another page.
    var hasRoom: Bool { pages.count < ConversationFlow.pagesAhead }
    /// The sequence through which pages have been fetched.
    var fetchPosition: Int64 { max(cursor, isGroupObsolete ? 0 : group?.cursor ?? 0, pages.last?.cursor ?? 0) }

    /// The server is known to have events through a sequence.
    mutating func announce(_ sequence: Int64) {
        announced = max(announced, sequence)
    }

    /// Takes in an event that was told as it happened. Returns how many had to be dropped for it: to be caught up with.
    mutating func receive(_ event: SequencedEvent, limit: Int) -> Int {
        announce(event.sequence)
        live.append(event)
        guard live.count > max(1, limit) else { return 0 }
        let dropped = live.count
        live = []
        return dropped
    }

    /// Takes in a page of changes that goes on where the last ended.
    ///
    /// - Parameters:
    ///   - cursor: Through which sequence it counts.
    ///   - missing: What the cursor passes without its events.
    mutating func receive(
        _ page: ChangePage, of conversation: String, through cursor: Int64, missing: [ClosedRange<Int64>] = []
    ) {
        announce(max(cursor, page.lastSequence))
        pages.append(
            EventGroup(
                conversation: conversation, events: page.events.map(\.event), cursor: cursor, isBacklog: true,
                missing: missing, epoch: epoch))
    }

    /// Takes over the numbering that the server names. Returns whether it is another than before: then the server counts
    /// anew, and everything is to be fetched again.
    mutating func take(epoch named: String?) -> Bool {
        guard let named, named != epoch else { return false }
        let isOther = epoch != nil
        epoch = named
        if isOther {
            pages = []
            live = []
            cursor = 0
            announced = 0
            // What is being written comes to its end; what failed is not tried again.
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
        // Sorting keeps equal sequences in the order in which they came.
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

    /// The group is in the store.
    mutating func applied(cursor stored: Int64?) {
        guard let done = group, !isStoreDown else { return }
        if !isGroupObsolete { cursor = max(cursor, stored ?? done.cursor ?? 0) }
        isGroupObsolete = false
        group = nil
        storeFailures.reset()
    }

    /// The store did not take the group. Returns how long to wait; nil where it is not to be tried again.
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

    /// The group that is to be tried again, if there is one.
    mutating func retry() -> EventGroup? {
        guard isStoreDown else { return nil }
        isStoreDown = false
        return group
    }
}
