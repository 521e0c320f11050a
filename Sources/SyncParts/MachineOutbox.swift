/// The messages waiting to be sent: a queue for each conversation, a few of which are posted from at a time (RT-5).
package struct MachineOutbox<Item: QueuedMessage>: Hashable, Sendable {
    private var queues: [String: MachineOutboxQueue<Item>] = [:]
    /// The conversation of each message.
    private var conversations: [Int64: String] = [:]
    /// The conversations whose first message waits for its turn. May contain one that no longer has such a message.
    private var turns = Fifo<String>()
    /// The number of posts in progress.
    package private(set) var underWay = 0

    /// Creates an empty outbox.
    package init() {}

    /// The number of waiting messages.
    package var count: Int { conversations.count }

    /// The numbers of the waiting messages, ascending.
    package var numbers: [Int64] { conversations.keys.sorted() }

    /// Returns the conversation of a message.
    package func conversation(of number: Int64) -> String? { conversations[number] }

    /// Returns a message while it is waiting.
    package func item(_ number: Int64) -> Item? {
        conversations[number].flatMap { queues[$0]?.items.first { $0.number == number } }
    }

    /// Returns the queue of a conversation.
    package func queue(_ conversation: String) -> MachineOutboxQueue<Item>? { queues[conversation] }

    /// Inserts a message. Returns whether it is now the first of its conversation.
    package mutating func insert(_ item: Item) -> Bool {
        guard conversations[item.number] == nil else { return false }
        conversations[item.number] = item.conversation
        let isNew = queues[item.conversation]?.items.isEmpty ?? true
        let isFirst = queues[item.conversation, default: MachineOutboxQueue()].insert(item)
        return isNew || isFirst
    }

    /// Queues the first message of a conversation.
    package mutating func queueUp(_ conversation: String) {
        guard queues[conversation]?.first != nil else { return }
        queues[conversation]?.phase = .queued
        turns.append(conversation)
    }

    /// Makes the first message of a conversation wait for its timer.
    package mutating func delay(_ conversation: String) {
        queues[conversation]?.phase = .waiting(isPatient: true)
    }

    /// Ends the wait of a conversation.
    package mutating func wake(_ conversation: String) {
        guard case .waiting = queues[conversation]?.phase else { return }
        queueUp(conversation)
    }

    /// Ends all waits that neither the server nor the store requested, and calls `woken` for each.
    package mutating func wakeImpatient(_ woken: (String) -> Void) {
        // In an order independent of the process's hash seed.
        for conversation in queues.filter({ $0.value.phase == .waiting(isPatient: false) }).keys.sorted() {
            woken(conversation)
            queueUp(conversation)
        }
    }

    /// Returns the next message to post, if another post is allowed, and counts it as posted.
    package mutating func next(limit: Int, _ token: TokenGeneration) -> Item? {
        guard underWay < max(1, limit) else { return nil }
        while let conversation = turns.popFirst() {
            guard let queue = queues[conversation], queue.phase == .queued, let first = queue.first else { continue }
            queues[conversation]?.phase = .underWay(token)
            underWay += 1
            return first
        }
        return nil
    }

    /// Ends a post that is in progress. Returns its conversation, its message and its token.
    package mutating func ended(_ number: Int64) -> (conversation: String, item: Item, token: TokenGeneration)? {
        guard let conversation = conversations[number], let queue = queues[conversation], let first = queue.first,
            first.number == number, case .underWay(let token) = queue.phase
        else { return nil }
        underWay = max(0, underWay - 1)
        queues[conversation]?.phase = .queued
        return (conversation, first, token)
    }

    /// Removes the first message of a conversation.
    package mutating func removeFirst(of conversation: String) {
        guard let item = queues[conversation]?.first else { return }
        conversations[item.number] = nil
        queues[conversation]?.removeFirst()
        tidyUp(conversation)
    }

    /// The first message of a conversation is tried again later.
    package mutating func postpone(_ conversation: String, isPatient: Bool) {
        queues[conversation]?.postpone(isPatient: isPatient)
    }

    /// Replaces the first message of its conversation by a later state of the same message.
    package mutating func replaceFirst(_ item: Item) {
        queues[item.conversation]?.replaceFirst(item)
    }

    #if WHISPER_TEST_HOOKS
        /// Puts the first message of a conversation behind the others, as a planted fault does.
        package mutating func misplaceFirst(of conversation: String) {
            queues[conversation]?.misplaceFirst()
            queueUp(conversation)
        }
    #endif

    /// A message is not in the store's outbox any more. Returns its conversation, and whether its timer is of no use now.
    package mutating func remove(_ number: Int64) -> (conversation: String, wasWaiting: Bool)? {
        guard let conversation = conversations.removeValue(forKey: number), let queue = queues[conversation] else {
            return nil
        }
        let isFirst = queue.first?.number == number
        if isFirst, case .underWay = queue.phase { underWay = max(0, underWay - 1) }
        let wasWaiting = if isFirst, case .waiting = queue.phase { true } else { false }
        _ = queues[conversation]?.remove(number)
        if isFirst { tidyUp(conversation) }
        return (conversation, wasWaiting)
    }

    /// Handles the echo of a message. Returns whether a timer of the conversation is obsolete.
    package mutating func delivered(_ clientMessageID: String, in conversation: String) -> Bool {
        guard let queue = queues[conversation],
            let item = queue.items.first(where: { $0.clientMessageID == clientMessageID })
        else { return false }
        let isUnderWay = if case .underWay = queue.phase { item == queue.first } else { false }
        guard !isUnderWay else {
            queues[conversation]?.markFirstDelivered()
            return false
        }
        return remove(item.number)?.wasWaiting ?? false
    }

    private mutating func tidyUp(_ conversation: String) {
        if queues[conversation]?.first == nil { queues[conversation] = nil } else { queueUp(conversation) }
    }
}
