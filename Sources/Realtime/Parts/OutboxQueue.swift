/// The messages that wait to be sent to one conversation, in order (RT-5). The first is posted; the others wait for it.
struct OutboxQueue: Hashable, Sendable {
    /// What is done about the first message.
    enum Phase: Hashable, Sendable {
        /// It waits for its turn.
        case queued
        /// It was posted, with a token.
        case underWay(TokenGeneration)
        /// It is posted again when the timer `post` runs out. Patient: the server, or the store, asked for it.
        case waiting(isPatient: Bool)
    }

    /// The messages, the first of them the one that is posted.
    private(set) var items: [OutboxItem] = []
    /// What is done about the first message.
    var phase = Phase.queued
    /// Whether the echo of the first message came before the answer to posting it.
    private(set) var isFirstDelivered = false

    /// The message that is posted, or is next to be.
    var first: OutboxItem? { items.first }

    /// Takes in a message at its place by number. Returns whether it is the first now.
    mutating func insert(_ item: OutboxItem) -> Bool {
        if let last = items.last, last.number < item.number {
            items.append(item)
            return false
        }
        // What is under way stays in front: its answer is on its way.
        let start = if case .underWay = phase, !items.isEmpty { 1 } else { 0 }
        let place = items[start...].firstIndex { $0.number > item.number } ?? items.count
        items.insert(item, at: place)
        return place == 0
    }

    /// The first message is done with, one way or the other.
    mutating func removeFirst() {
        if !items.isEmpty { items.removeFirst() }
        phase = .queued
        isFirstDelivered = false
    }

    /// A message is done with.
    mutating func remove(_ number: Int64) {
        guard let place = items.firstIndex(where: { $0.number == number }) else { return }
        if place == 0 { removeFirst() } else { items.remove(at: place) }
    }

    /// The echo of the first message came while its answer is on its way: whatever the answer says, the server has it.
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
