/// Where the events of a source are between their coming and their commit: in memory, which is bounded, or in the spill.
///
/// Only rules, no waiting and no input or output:
/// - What is in memory is older than what is in the spill. So nothing goes to memory while anything is in the spill.
/// - What is being committed counts as in memory.
struct IngestionFlow {
    let limits: QueueLimits
    /// Events in memory that nobody has taken yet, oldest first.
    private var queue: [PendingEvent] = []
    /// How many events are being committed.
    private(set) var inHand = 0
    /// How many events are in the spill, those being committed from there included.
    private(set) var spilled: Int64
    /// Whether the source should hold back.
    private(set) var wantsPause = false
    /// The most events that were ever in memory.
    private(set) var greatestDepth = 0

    init(limits: QueueLimits, spilled: Int64) {
        self.limits = limits
        self.spilled = spilled
        judge()
    }

    /// Events in memory.
    var depth: Int { waiting + inHand }

    /// Events in memory that nobody has taken yet.
    var waiting: Int { queue.count }

    /// Whether any of these is of this moment rather than of the past.
    private(set) var holdsLive = false

    /// How many of some arriving events go to memory.
    func room(for count: Int) -> Int {
        spilled == 0 ? max(0, min(count, limits.capacity - depth)) : 0
    }

    /// Takes events to memory, no more than there is room for.
    mutating func admit(_ events: some Collection<PendingEvent>) {
        queue.append(contentsOf: events)
        if !holdsLive { holdsLive = events.contains { !$0.isBacklog } }
        judge()
    }

    /// Counts events that were put into the spill.
    mutating func addSpilled(_ count: Int) {
        spilled += Int64(count)
        judge()
    }

    /// Hands out everything that waits in memory.
    mutating func take() -> [PendingEvent] {
        let taken = queue
        queue = []
        queue.reserveCapacity(taken.count)
        holdsLive = false
        inHand += taken.count
        return taken
    }

    /// How many events may be read back from the spill at once.
    var spillRoom: Int { max(0, min(limits.capacity - depth, Int(clamping: spilled))) }

    /// Counts events that were read back.
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

    /// The spill turned out to hold nothing more.
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
