import WhisperIngestionPort
import WhisperMessage

/// Tracks a source's events between arrival and commit: in bounded memory, or in the spill.
///
/// Pure logic, without waiting, input or output:
/// - Events in memory are older than those in the spill. So nothing enters memory while there is anything in the spill.
/// - Events that are being committed count as in memory.
struct IngestionFlow {
    let limits: QueueLimits
    /// Waiting events in memory, oldest first.
    private var queue: [PendingEvent] = []
    /// The number of events being committed.
    private(set) var inHand = 0
    /// The number of events in the spill, including those being committed from there.
    private(set) var spilled: Int64
    /// Whether the source should hold back.
    private(set) var wantsPause = false
    /// The maximum number of events in memory so far.
    private(set) var greatestDepth = 0

    init(limits: QueueLimits, spilled: Int64) {
        self.limits = limits
        self.spilled = spilled
        judge()
    }

    /// The number of events in memory.
    var depth: Int { waiting + inHand }

    /// The number of waiting events in memory.
    var waiting: Int { queue.count }

    /// Whether any of them is live rather than historical.
    private(set) var holdsLive = false

    /// How many of some arriving events fit in memory.
    func room(for count: Int) -> Int {
        spilled == 0 ? max(0, min(count, limits.capacity - depth)) : 0
    }

    /// Adds events to memory, at most as many as fit.
    mutating func admit(_ events: some Collection<PendingEvent>) {
        queue.append(contentsOf: events)
        if !holdsLive { holdsLive = events.contains { !$0.isBacklog } }
        judge()
    }

    /// Counts events that were spilled.
    mutating func addSpilled(_ count: Int) {
        spilled += Int64(count)
        judge()
    }

    /// Takes all waiting events from memory.
    mutating func take() -> [PendingEvent] {
        let taken = queue
        queue = []
        queue.reserveCapacity(taken.count)
        holdsLive = false
        inHand += taken.count
        return taken
    }

    /// How many events may be read from the spill at once.
    var spillRoom: Int { max(0, min(limits.capacity - depth, Int(clamping: spilled))) }

    /// Counts events that were read from the spill.
    mutating func takeSpilled(_ count: Int) {
        inHand += count
        judge()
    }

    /// Counts events that were committed.
    mutating func settle(_ count: Int, fromSpill: Bool) {
        inHand -= min(count, inHand)
        if fromSpill { spilled -= min(Int64(count), spilled) }
        judge()
    }

    /// Records that the spill turned out to be empty.
    mutating func spillIsEmpty() {
        spilled = 0
        judge()
    }

    private mutating func judge() {
        greatestDepth = max(greatestDepth, depth)
        if depth > limits.pauseAbove || spilled > 0 {
            wantsPause = true
        } else if depth < limits.resumeBelow {
            wantsPause = false
        }
    }
}

/// An event on its way from its source to the vault.
struct PendingEvent: Sendable {
    var event: IngestionEvent
    /// Whether it is historical.
    var isBacklog: Bool
    /// Its arrival by the monotonic clock; nil if it was in the spill since an earlier run.
    var arrival: Duration?
    /// Its arrival by the time of day.
    var receivedAt: Timestamp

    /// Whether an export may show it already: it is historical, or a message that arrived long after it was sent, as what
    /// waited while nothing was connected does.
    var mayBeExported: Bool {
        if isBacklog { return true }
        guard case .message(let message) = event else { return false }
        let (lag, isOver) = receivedAt.milliseconds.subtractingReportingOverflow(message.timestamp.milliseconds)
        return isOver || lag > 60_000
    }
}
