/// The messages that wait to be sent: a queue for each conversation, a few of which are posted from at a time (RT-5).
struct Outbox: Hashable, Sendable {
    private var queues: [String: OutboxQueue] = [:]
    /// The conversation of each message.
    private var conversations: [Int64: String] = [:]
    /// Conversations whose first message waits for its turn. One may stand here that has no such message any more.
    private var turns = Fifo<String>()
    /// How many posts are under way.
    private(set) var underWay = 0

    /// How many messages wait.
    var count: Int { conversations.count }

    /// The conversation of a message.
    func conversation(of number: Int64) -> String? { conversations[number] }

    /// A message, as long as it waits.
    func item(_ number: Int64) -> OutboxItem? {
        conversations[number].flatMap { queues[$0]?.items.first { $0.number == number } }
    }

    /// The queue of a conversation.
    func queue(_ conversation: String) -> OutboxQueue? { queues[conversation] }

    /// Takes in a message. Returns whether it is the first of its conversation now.
    mutating func insert(_ item: OutboxItem) -> Bool {
        guard conversations[item.number] == nil else { return false }
        conversations[item.number] = item.conversation
        let isNew = queues[item.conversation]?.items.isEmpty ?? true
        let isFirst = queues[item.conversation, default: OutboxQueue()].insert(item)
        return isNew || isFirst
    }

    /// The first message of a conversation waits for its turn.
    mutating func queueUp(_ conversation: String) {
        guard queues[conversation]?.first != nil else { return }
        queues[conversation]?.phase = .queued
        turns.append(conversation)
    }

    /// The first message of a conversation waits for its timer.
    mutating func delay(_ conversation: String) {
        queues[conversation]?.phase = .waiting(isPatient: true)
    }

    /// The wait of a conversation is over.
    mutating func wake(_ conversation: String) {
        guard case .waiting = queues[conversation]?.phase else { return }
        queueUp(conversation)
    }

    /// Ends all waits that nobody asked for; told of each.
    mutating func wakeImpatient(_ woken: (String) -> Void) {
        // In an order that does not depend on how the process hashes.
        for conversation in queues.filter({ $0.value.phase == .waiting(isPatient: false) }).keys.sorted() {
            woken(conversation)
            queueUp(conversation)
        }
    }

    /// The next message to be posted, if there may be another; it counts as posted.
    mutating func next(limit: Int, _ token: TokenGeneration) -> OutboxItem? {
        guard underWay < max(1, limit) else { return nil }
        while let conversation = turns.popFirst() {
            guard let queue = queues[conversation], queue.phase == .queued, let first = queue.first else { continue }
            queues[conversation]?.phase = .underWay(token)
            underWay += 1
            return first
        }
        return nil
    }

    /// A post ended, if it is under way. Returns its conversation, its message and the token that it was made with.
    mutating func ended(_ number: Int64) -> (conversation: String, item: OutboxItem, token: TokenGeneration)? {
        guard let conversation = conversations[number], let queue = queues[conversation], let first = queue.first,
            first.number == number, case .underWay(let token) = queue.phase
        else { return nil }
        underWay = max(0, underWay - 1)
        queues[conversation]?.phase = .queued
        return (conversation, first, token)
    }

    /// The first message of a conversation is done with.
    mutating func removeFirst(of conversation: String) {
        guard let item = queues[conversation]?.first else { return }
        conversations[item.number] = nil
        queues[conversation]?.removeFirst()
        tidyUp(conversation)
    }

    /// The first message of a conversation is tried again later.
    mutating func postpone(_ conversation: String, isPatient: Bool) {
        queues[conversation]?.postpone(isPatient: isPatient)
    }

    #if WHISPER_TEST_HOOKS
        /// What planted faults do to a message that is tried again.
        mutating func misplace(_ conversation: String, _ bugs: PlantedBugs, _ step: inout Step) {
            queues[conversation]?.misplace(bugs, &step)
            if queues[conversation]?.phase == .queued { queueUp(conversation) }
        }
    #endif

    /// A message is not in the store's outbox any more. Returns its conversation, and whether its timer is of no use now.
    mutating func remove(_ number: Int64) -> (conversation: String, wasWaiting: Bool)? {
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

    /// The echo of a message came. Returns whether a timer of the conversation is of no use now.
    mutating func delivered(_ clientMessageID: String, in conversation: String) -> Bool {
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
