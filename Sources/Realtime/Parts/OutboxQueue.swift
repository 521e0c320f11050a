/// The messages waiting to be sent to one conversation, in order (RT-5). The first is posted; the others wait for it.
struct OutboxQueue: Hashable, Sendable {
    /// The state of the first message.
    enum Phase: Hashable, Sendable {
        /// The message is waiting for its turn.
        case queued
        /// The message was posted, with a token.
        case underWay(TokenGeneration)
        /// The message is posted again when the timer `post` fires. Patient: the server or the store requested the
        /// delay.
        case waiting(isPatient: Bool)
    }

    /// The messages; the first is the one being posted.
    private(set) var items: [OutboxItem] = []
    /// The state of the first message.
    var phase = Phase.queued
    /// Whether the echo of the first message arrived before the response to its post.
    private(set) var isFirstDelivered = false

    /// The message being posted, or posted next.
    var first: OutboxItem? { items.first }

    /// Inserts a message in order of its number. Returns whether it is now the first.
    mutating func insert(_ item: OutboxItem) -> Bool {
        if let last = items.last, last.number < item.number {
            items.append(item)
            return false
        }
        // A message in progress stays first: its response is on its way.
        let start = if case .underWay = phase, !items.isEmpty { 1 } else { 0 }
        let place = items[start...].firstIndex { $0.number > item.number } ?? items.count
        items.insert(item, at: place)
        return place == 0
    }

    /// Removes the first message, whatever its result.
    mutating func removeFirst() {
        if !items.isEmpty { items.removeFirst() }
        phase = .queued
        isFirstDelivered = false
    }

    /// Removes a message.
    mutating func remove(_ number: Int64) {
        guard let place = items.firstIndex(where: { $0.number == number }) else { return }
        if place == 0 { removeFirst() } else { items.remove(at: place) }
    }

    /// Records that the echo of the first message arrived before its response: whatever that says, the server has the
    /// message.
    mutating func markFirstDelivered() {
        isFirstDelivered = true
    }

    /// The first message is tried again later.
    mutating func postpone(isPatient: Bool) {
        guard !items.isEmpty else { return }
        items[0].attempts = min(items[0].attempts + 1, Int(Int32.max))
        items[0].dueIn = .zero
        phase = .waiting(isPatient: isPatient)
    }

    #if WHISPER_TEST_HOOKS
        /// What planted faults do to the first message, which is tried again.
        mutating func misplace(_ bugs: PlantedBugs, _ step: inout Step) {
            guard !items.isEmpty else { return }
            if bugs.contains(.newClientIDOnRetry) {
                items[0].clientMessageID = "again-" + String(step.bits(), radix: 16)
            }
            if bugs.contains(.outboxReorderedOnRetry) {
                items.append(items.removeFirst())
                phase = .queued
            }
        }
    #endif
}
