/// A message of an outbox, as a machine sees it.
package protocol QueuedMessage: Hashable, Sendable {
    /// The store's number of the entry, ascending in the order in which messages were written.
    var number: Int64 { get }
    /// The server's id of the conversation.
    var conversation: String { get }
    /// The idempotency key.
    var clientMessageID: String { get }
    /// The number of attempts so far.
    var attempts: Int { get set }
    /// The time until the entry is due.
    var dueIn: Duration { get set }
}

/// The messages waiting to be sent to one conversation, in order (RT-5). The first is posted; the others wait for it.
package struct MachineOutboxQueue<Item: QueuedMessage>: Hashable, Sendable {
    /// The state of the first message.
    package enum Phase: Hashable, Sendable {
        /// The message is waiting for its turn.
        case queued
        /// The message was posted, with a token.
        case underWay(TokenGeneration)
        /// The message is posted again when the timer `post` fires. Patient: the server or the store requested the
        /// delay.
        case waiting(isPatient: Bool)
    }

    /// The messages; the first is the one being posted.
    package private(set) var items: [Item] = []
    /// The state of the first message.
    package var phase = Phase.queued
    /// Whether the echo of the first message arrived before the response to its post.
    package private(set) var isFirstDelivered = false

    /// Creates an empty queue.
    package init() {}

    /// The message being posted, or posted next.
    package var first: Item? { items.first }

    /// Inserts a message in order of its number. Returns whether it is now the first.
    package mutating func insert(_ item: Item) -> Bool {
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
    package mutating func removeFirst() {
        if !items.isEmpty { items.removeFirst() }
        phase = .queued
        isFirstDelivered = false
    }

    /// Removes a message.
    package mutating func remove(_ number: Int64) {
        guard let place = items.firstIndex(where: { $0.number == number }) else { return }
        if place == 0 { removeFirst() } else { items.remove(at: place) }
    }

    /// Records that the echo of the first message arrived before its response: whatever that says, the server has the
    /// message.
    package mutating func markFirstDelivered() {
        isFirstDelivered = true
    }

    /// The first message is tried again later.
    package mutating func postpone(isPatient: Bool) {
        guard !items.isEmpty else { return }
        items[0].attempts = min(items[0].attempts + 1, Int(Int32.max))
        items[0].dueIn = .zero
        phase = .waiting(isPatient: isPatient)
    }

    /// Replaces the first message by a later state of the same message.
    package mutating func replaceFirst(_ item: Item) {
        guard items.first?.number == item.number else { return }
        items[0] = item
    }

    #if WHISPER_TEST_HOOKS
        /// Puts the first message behind all others, as a planted fault does.
        package mutating func misplaceFirst() {
            guard !items.isEmpty else { return }
            items.append(items.removeFirst())
            phase = .queued
        }
    #endif
}
