import WhisperIngestionPort

/// Something that a bridge told, as the pipeline takes it.
struct BridgeDelivery: Sendable {
    /// The events; there may be none, where nothing of it is to be kept.
    var events: [IngestionEvent]
    /// The number of the line, which is acknowledged once the events are safe; nil for lines that have none.
    var sequence: Int64?
    /// Whether the events are of the past.
    var isBacklog: Bool
}

/// What was read from a bridge and not asked for yet, in order, and which lines the batches are of that were handed out.
///
/// Positions are counted here, from 1: lines of a connection have no numbers, and a batch of them must have a position all
/// the same.
struct BridgeInbox {
    /// The most events of a batch, unless a single line has more.
    static let batchSize = 250

    private var deliveries: [BridgeDelivery] = []
    /// How many of these were handed out already; they are dropped together, from time to time.
    private var taken = 0
    private var waiting = 0
    private var position: UInt64 = 0
    /// Batches that were handed out and not acknowledged: position, and the last line in it or before it.
    private var handedOut: [(position: UInt64, sequence: Int64)] = []
    private var lastSequence: Int64

    /// An inbox for lines behind one of a number.
    init(after sequence: Int64) {
        lastSequence = sequence
    }

    /// How many events wait; a line without events counts as one.
    var count: Int { waiting }

    /// Puts a line's events behind those that wait.
    mutating func append(_ delivery: BridgeDelivery) {
        deliveries.append(delivery)
        waiting += max(1, delivery.events.count)
    }

    /// Takes the next events, those of the past and those of this moment apart; nil where none wait.
    mutating func nextBatch(completed: inout Int64) -> IngestionBatch? {
        guard let isBacklog = deliveries[taken...].first?.isBacklog else { return nil }
        var events: [IngestionEvent] = []
        while taken < deliveries.count, deliveries[taken].isBacklog == isBacklog,
            events.isEmpty || events.count + deliveries[taken].events.count <= BridgeInbox.batchSize
        {
            events += deliveries[taken].events
            lastSequence = deliveries[taken].sequence ?? lastSequence
            waiting -= max(1, deliveries[taken].events.count)
            // Its memory is wanted back now, its place later.
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

    /// The line up to which everything is safe, once a batch is; nil where that was known.
    mutating func acknowledge(_ position: UInt64) -> Int64? {
        let safe = handedOut.prefix { $0.position <= position }
        guard let last = safe.last else { return nil }
        handedOut.removeFirst(safe.count)
        return last.sequence
    }
}
