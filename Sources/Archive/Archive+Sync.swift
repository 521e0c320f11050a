import WhisperMessage
package import WhisperStorePort

/// What is known of conversations on their servers (RT-4, MX-2).
extension StoreReader {
    /// What is known of a conversation on its server besides its messages.
    func serverState(of conversation: UniqueIdentifier) throws(StoreError) -> ServerState {
        guard case .server(let state, _, _)? = try value(StoredValue.Key(.server, .id(conversation))) else {
            return ServerState()
        }
        return state
    }

    /// What is known of the conversations of a platform that have something in a field, by id in ascending order.
    func serverStates(
        with field: StoredValue.Field, of platform: Platform
    ) throws(StoreError) -> [(conversation: UniqueIdentifier, state: ServerState)] {
        try values(ValueSelection(.server, by: field, [.text(platform.rawValue)])).compactMap { value in
            if case .server(let state, let conversation, _) = value { (conversation, state) } else { nil }
        }.sorted { $0.conversation < $1.conversation }
    }

    /// The server's id of a conversation: the key on its own platform that was added first; nil if it has none.
    func serverID(of conversation: UniqueIdentifier, on platform: Platform) throws(StoreError) -> String? {
        try references(of: conversation).first { $0.platform == platform }?.key
    }
}

/// What a server reports that numbers its events (RT-4).
extension Archive {
    /// Applies the events of one conversation, and advances its cursor.
    ///
    /// - Throws: As `VaultStore.apply`.
    package func apply(_ group: SyncGroup) throws(StoreError) -> SyncOutcome {
        guard group.isWellFormed else { throw StoreError(.invalidArgument) }
        let conversation = try serverConversation(for: group.conversation).id
        let before = try store.serverState(of: conversation)
        var progress = before.progress ?? SyncProgress()
        if progress.begin(group.epoch) { try removeNumbers(in: conversation) }
        let platform = group.conversation.platform
        let senders = try handles(of: group.orderedSightings) {
            .synced($0, on: platform, isOwner: $0 == group.owner, seenAt: $1)
        }
        if progress.restarts > 0 { try takeNumbers(of: group, in: conversation) }
        try freePlaces(of: group.numbers, in: conversation)
        var outcome = SyncOutcome()
        // Consecutive messages are saved together, which is several times as fast as one by one.
        var messages: [(received: RemoteMessage, new: NewMessage)] = []
        for (index, event) in group.events.enumerated() {
            if index % 256 == 255, Task.isCancelled { throw StoreError(.cancelled) }
            switch event {
            case .message(let message):
                let isOwn = message.sender == group.owner
                if isOwn, let own = try unsent(message.clientMessageID, in: conversation) {
                    try save(&messages, &outcome)
                    try reconcile(own, with: AcceptedMessage(message), &outcome)
                } else {
                    let new = message.newMessage(
                        in: conversation, on: platform, from: senders[message.sender], isOwn: isOwn)
                    messages.append((message, new))
                }
            case .conversation(let update): progress.take(update, &outcome)
            }
        }
        try save(&messages, &outcome)
        progress.sequence = max(progress.sequence, group.cursor ?? 0)
        try note(group.missing, of: group, in: conversation, &progress)
        var after = before
        after.progress = progress
        if after != before { try store.put(.server(after, of: conversation, on: platform)) }
        try applyWaiting(
            for: group.events.compactMap { event in
                guard case .message(let message) = event else { return nil }
                return MessageName(conversation: conversation, externalID: message.serverID)
            })
        outcome.messages += sealedEdits
        outcome.cursor = progress.sequence
        return outcome
    }

    private func save(
        _ messages: inout [(received: RemoteMessage, new: NewMessage)], _ outcome: inout SyncOutcome
    ) throws(StoreError) {
        guard !messages.isEmpty else { return }
        let ids = try add(messages.map(\.new))
        for (message, id) in zip(messages, ids) {
            if let id {
                outcome.inserted += 1
                if message.new.direction == .incoming { outcome.messages.append(id) }
            } else {
                outcome.duplicates += 1
                if try isCollision(message.received, in: message.new.conversation) { outcome.collisions += 1 }
            }
        }
        messages.removeAll(keepingCapacity: true)
    }

    /// Whether a message that was not saved is not the stored one but has its id or sequence.
    private func isCollision(
        _ message: RemoteMessage, in conversation: UniqueIdentifier
    ) throws(StoreError) -> Bool {
        if let holder = try store.messages(named: .serverID(message.serverID)).first {
            // One without a number, from before the server restarted its numbering, is the same under any.
            let number = holder.number ?? message.sequence
            return holder.conversation != conversation || number != message.sequence
        }
        return try isTaken(message.sequence, in: conversation)
    }

    /// The handles of senders, seen at the times of their earliest and latest messages.
    func handles<Name: Hashable>(
        of sightings: [(sender: Name, seen: ClosedRange<Timestamp>)], _ sender: (Name, Timestamp) -> NewSender
    ) throws(StoreError) -> [Name: SenderHandle] {
        var handles: [Name: SenderHandle] = [:]
        for (name, seen) in sightings {
            for time in Set([seen.lowerBound, seen.upperBound]) {
                handles[name] = try self.sender(for: sender(name, time))
            }
        }
        return handles
    }

    // MARK: Numbers

    /// Whether a message of a conversation has a number.
    func isTaken(_ number: Int64, in conversation: UniqueIdentifier) throws(StoreError) -> Bool {
        try !store.messages(named: .number(number, in: conversation)).isEmpty
    }

    /// Rearranges a conversation if other messages occupy the positions of numbers.
    func freePlaces(of numbers: Set<Int64>, in conversation: UniqueIdentifier) throws(StoreError) {
        for range in MissingSequences.union(numbers.map { $0...$0 }, []) {
            guard let first = ChatPosition(sequence: range.lowerBound),
                let last = ChatPosition(sequence: range.upperBound)
            else { continue }
            let walk = MessageWalk.positions(first...last, in: conversation, isBackwards: false)
            var isTaken = false
            try store.walk(walk) { message in
                isTaken = message.isOfAnotherNumber
                return !isTaken
            }
            if isTaken { return try arrange(conversation, isNumbered: true) }
        }
    }

    /// Assigns new sequences to messages that are stored under their server ids and lost theirs.
    private func takeNumbers(of group: SyncGroup, in conversation: UniqueIdentifier) throws(StoreError) {
        var numbers: [ChatPosition: Int64] = [:]
        var given: Set<Int64> = []
        var isMisplaced = false
        for case .message(let message) in group.events {
            guard let held = try store.messages(named: .serverID(message.serverID)).first,
                held.conversation == conversation, held.number == nil, numbers[held.position] == nil,
                !given.contains(message.sequence), try !isTaken(message.sequence, in: conversation)
            else { continue }
            numbers[held.position] = message.sequence
            given.insert(message.sequence)
            if held.position != ChatPosition(sequence: message.sequence) { isMisplaced = true }
        }
        try give(numbers, in: conversation)
        if isMisplaced { try arrange(conversation, isNumbered: true) }
    }

    /// Notes the missing sequences, except those in the group and those of stored messages.
    private func note(
        _ missing: [ClosedRange<Int64>], of group: SyncGroup, in conversation: UniqueIdentifier,
        _ progress: inout SyncProgress
    ) throws(StoreError) {
        guard !progress.missing.isEmpty || !missing.isEmpty else { return }
        var here = group.sequences
        for range in missing {
            here.formUnion(try store.walked(.numbers(range, in: conversation)).compactMap(\.number))
        }
        progress.missing = MissingSequences.removing(here, from: MissingSequences.union(progress.missing, missing))
    }

    // MARK: The conversation

    /// The conversation that a server reports, which is created if there is none, and whether there was one.
    ///
    /// - Throws: `.invalidArgument` if its key refers to a conversation of another platform.
    func serverConversation(
        for reference: ConversationReference
    ) throws(StoreError) -> (id: UniqueIdentifier, isKnown: Bool) {
        guard let known = try store.conversation(havingKey: reference.key, on: reference.platform) else {
            return (try conversation(for: reference), false)
        }
        guard known.platform == reference.platform else { throw StoreError(.invalidArgument) }
        if known.kind == .unknown, reference.kind != .unknown { _ = try conversation(for: reference) }
        return (known.id, true)
    }
}

extension WalkedMessage {
    /// Whether this is the position of a number that the message does not have.
    fileprivate var isOfAnotherNumber: Bool {
        let (number, rest) = position.rawValue.quotientAndRemainder(dividingBy: ChatPosition.stride)
        return rest == 0 && self.number != number
    }
}

extension SyncProgress {
    /// Takes the first epoch; a different one begins anew. Returns whether the numbers so far count no longer.
    fileprivate mutating func begin(_ epoch: String?) -> Bool {
        guard let epoch, epoch != self.epoch else { return false }
        let isFirst = self.epoch == nil
        self.epoch = epoch
        if isFirst { return false }
        sequence = 0
        update = nil
        missing = []
        restarts += 1
        return true
    }

    /// Takes an update if it is later than the known one.
    fileprivate mutating func take(_ update: ConversationUpdate, _ outcome: inout SyncOutcome) {
        let known = self.update?.sequence ?? 0
        if update.sequence > known {
            self.update = update
            outcome.inserted += 1
        } else if update.sequence == known {
            outcome.duplicates += 1
        } else {
            outcome.stale += 1
        }
    }
}
