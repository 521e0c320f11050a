import RealtimeProtocol

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
    /// Whether the group failed, and waits for the timer `apply`.
    private(set) var isStoreDown = false
    /// Delays after groups that the store did not take.
    private var storeFailures: Backoff
    /// What is being asked of the server.
    var fetch: FetchState

    init(cursor: Int64, backoff: [Duration]) {
        self.cursor = cursor
        announced = cursor
        storeFailures = Backoff(backoff)
        fetch = FetchState(backoff: backoff)
    }

    /// Pages read ahead of the store, at most.
    private static let pagesAhead = 2

    /// Whether nothing waits for the store.
    var isIdle: Bool { group == nil && pages.isEmpty && live.isEmpty }
    /// Whether the server is known to have more than the store, or what is on its way there.
    var isBehind: Bool { announced > fetchPosition }
    /// Whether there is room for another page.
    var hasRoom: Bool { pages.count < ConversationFlow.pagesAhead }
    /// The sequence through which pages have been fetched.
    var fetchPosition: Int64 { max(cursor, group?.cursor ?? 0, pages.last?.cursor ?? 0) }

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
    mutating func receive(_ page: ChangePage, of conversation: String) {
        announce(page.next)
        pages.append(
            EventGroup(conversation: conversation, events: page.events.map(\.event), cursor: page.next, isBacklog: true)
        )
    }

    /// The next group for the store, if the last is done; and whether a sequence is missing before or in it.
    mutating func nextGroup(of conversation: String, ignoringGaps: Bool) -> (group: EventGroup, hasGap: Bool)? {
        guard group == nil else { return nil }
        if !pages.isEmpty {
            var page = pages.removeFirst()
            if let next = page.cursor, next <= cursor { page.cursor = nil }
            group = page
            return (page, false)
        }
        guard !live.isEmpty else { return nil }
        let (merged, hasGap) = mergedLive(conversation, ignoringGaps: ignoringGaps)
        live = []
        group = merged
        return (merged, hasGap)
    }

    /// What waits of live events as one group. The cursor moves over those that follow it without a hole.
    private func mergedLive(_ conversation: String, ignoringGaps: Bool) -> (EventGroup, Bool) {
        var events: [SequencedEvent] = []
        var reached = cursor
        // Sorting keeps equal sequences in the order in which they came.
        for event in live.sorted(by: { $0.sequence < $1.sequence }) where event.sequence != events.last?.sequence {
            events.append(event)
            if event.sequence == reached + 1 || ignoringGaps { reached = max(reached, event.sequence) }
        }
        let group = EventGroup(
            conversation: conversation, events: events, cursor: reached > cursor ? reached : nil, isBacklog: false)
        return (group, (events.last?.sequence ?? 0) > reached)
    }

    /// The group is in the store.
    mutating func applied(cursor stored: Int64?) {
        guard let done = group, !isStoreDown else { return }
        cursor = max(cursor, stored ?? done.cursor ?? 0)
        group = nil
        storeFailures.reset()
    }

    /// The store did not take the group. Returns how long to wait; nil where none was under way.
    mutating func applyFailed(_ step: inout Step) -> Duration? {
        guard group != nil, !isStoreDown else { return nil }
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
