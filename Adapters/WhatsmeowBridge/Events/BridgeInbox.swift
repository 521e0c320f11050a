import WhisperIngestionPort

/// A delivery from a bridge to the pipeline.
struct BridgeDelivery: Sendable {
    /// The events; may be empty if none of them is stored.
    var events: [IngestionEvent]
    /// The number of the line, which is acknowledged once the events are stored; nil for lines without a number.
    var sequence: Int64?
    /// Whether the events are historical.
    var isBacklog: Bool

    /// How much it counts towards the limits: at least one, and more for a group with many members.
    var weight: Int {
        events.reduce(into: max(1, events.count)) { sum, event in
            if case .details(let details, _) = event { sum += details.members.count / BridgeDelivery.membersPerEvent }
        }
    }

    private static let membersPerEvent = 16
}

/// The deliveries read ahead from a bridge, in order, and the lines of the batches that were handed out.
///
/// Positions are counted here, from 1: lines about the connection have no numbers, but a batch of them needs a position
/// too.
struct BridgeInbox {
    /// The maximum number of events in a batch, unless a single line has more.
    static let batchSize = 250

    private var deliveries: [BridgeDelivery] = []
    /// How many deliveries were already handed out; they are removed together from time to time.
    private var taken = 0
    private var waiting = 0
    private var position: UInt64 = 0
    /// The unacknowledged batches: position, and the last line in or before each.
    private var handedOut: [(position: UInt64, sequence: Int64)] = []
    private var lastSequence: Int64

    /// Creates an inbox for the lines after a number.
    init(after sequence: Int64) {
        lastSequence = sequence
    }

    /// The number of waiting events; a line without events counts as one, and a large group as several.
    var count: Int { waiting }

    /// Appends a line's events.
    mutating func append(_ delivery: BridgeDelivery) {
        deliveries.append(delivery)
        waiting += delivery.weight
    }

    /// Takes the next events, historical and live ones separately; nil if there are none.
    mutating func nextBatch(completed: inout Int64) -> IngestionBatch? {
        guard let isBacklog = deliveries[taken...].first?.isBacklog else { return nil }
        var events: [IngestionEvent] = []
        var size = 0
        while taken < deliveries.count, deliveries[taken].isBacklog == isBacklog {
            let weight = deliveries[taken].weight
            guard events.isEmpty || size + weight <= BridgeInbox.batchSize else { break }
            size += weight
            events += deliveries[taken].events
            lastSequence = deliveries[taken].sequence ?? lastSequence
            waiting -= weight
            // Free its memory now, its slot later.
            deliveries[taken].events = []
            taken += 1
        }
        if taken == deliveries.count || taken >= 1_024 {
            deliveries.removeFirst(taken)
            taken = 0
        }
        position += 1
        handedOut.append((position, lastSequence))
        completed += Int64(events.count)
        return IngestionBatch(
            events: events, position: position,
            progress: IngestionProgress(completed: completed, total: nil, unit: .messages), isBacklog: isBacklog)
    }

    /// The line up to which everything is stored once a batch is; nil if that was known.
    mutating func acknowledge(_ position: UInt64) -> Int64? {
        let safe = handedOut.prefix { $0.position <= position }
        guard let last = safe.last else { return nil }
        handedOut.removeFirst(safe.count)
        return last.sequence
    }
}
