import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Applies a server's events of one conversation (RT-4).
extension Transaction {
    func apply(_ group: SyncGroup) throws(StoreError) -> SyncOutcome {
        guard group.isWellFormed else { throw StoreError(.invalidArgument) }
        guard let conversation = try conversation(archive.conversation(for: group.conversation)) else {
            throw StoreError(.conversationNotFound)
        }
        guard conversation.platform == group.conversation.platform else { throw StoreError(.invalidArgument) }
        let id = conversation.id
        var sync = state.syncStates[id, default: SyncState()]
        try begin(group.epoch, &sync, in: id)
        let senders = try senders(of: group)
        if sync.restarts > 0 { try takeNumbers(of: group, in: id) }
        try freePlaces(group.numbers, in: id)
        var outcome = SyncOutcome()
        for (index, event) in group.events.enumerated() {
            if index.isMultiple(of: 256), Task.isCancelled { throw StoreError(.cancelled) }
            switch event {
            case .message(let message):
                let isOwn = message.sender == group.owner
                if isOwn, let unsent = unsentMessage(message.clientMessageID, in: id) {
                    try reconcile(unsent, with: AcceptedMessage(message), &outcome)
                } else if let sender = senders[message.sender],
                    let new = try insert(message, from: sender, isOwn: isOwn, in: conversation)
                {
                    outcome.inserted += 1
                    if !isOwn { outcome.messages.append(new) }
                } else {
                    outcome.duplicates += 1
                    if isCollision(message, in: id) { outcome.collisions += 1 }
                }
            case .conversation(let update):
                let known = sync.update?.sequence ?? 0
                if update.sequence > known {
                    sync.update = update
                    outcome.inserted += 1
                } else if update.sequence == known {
                    outcome.duplicates += 1
                } else {
                    outcome.stale += 1
                }
            }
        }
        sync.sequence = max(sync.sequence, group.cursor ?? 0)
        let missing = MissingSequences.union(sync.missing, group.missing)
        sync.missing = MissingSequences.removing(
            group.sequences.union(heldSequences(in: group.missing, conversation: id)), from: missing)
        state.syncStates[id] = sync
        for case .message(let message) in group.events {
            try archive.applyWaiting(for: [MessageName(conversation: id, externalID: message.serverID)])
        }
        outcome.messages += archive.sealedEdits
        outcome.cursor = sync.sequence
        return outcome
    }

    /// The handles of all senders in the group, seen at the times of their earliest and latest messages.
    private func senders(of group: SyncGroup) throws(StoreError) -> [String: SenderHandle] {
        var handles: [String: SenderHandle] = [:]
        for (sender, seen) in group.sightings {
            for time in Set([seen.lowerBound, seen.upperBound]) {
                handles[sender] = try archive.sender(
                    for: .synced(
                        sender, on: group.conversation.platform, isOwner: sender == group.owner, seenAt: time))
            }
        }
        return handles
    }

    /// Rearranges a conversation if other messages occupy the positions of numbers.
    func freePlaces(_ numbers: Set<Int64>, in conversation: UniqueIdentifier) throws(StoreError) {
        let order = try conversationRow(conversation).order
        let places = Dictionary(order.map { ($0.position, $0.id) }, uniquingKeysWith: { first, _ in first })
        let isTaken = numbers.contains { number in
            guard let place = ChatPosition(sequence: number), let other = places[place] else { return false }
            return state.messages[other]?.message.delivery?.serverSequence != number
        }
        if isTaken { try renumber(conversation, isNumbered: true) }
    }

    /// The own message with a client message id that the server has not accepted yet: the first in the chat's order.
    func unsentMessage(_ clientMessageID: String?, in conversation: UniqueIdentifier) -> UniqueIdentifier? {
        guard let clientMessageID else { return nil }
        return state.conversations[conversation]?.order.first { place in
            guard let message = state.messages[place.id]?.message else { return false }
            return message.lacksServerID && message.delivery?.clientMessageID == clientMessageID
        }?.id
    }

    private func insert(
        _ message: RemoteMessage, from sender: SenderHandle, isOwn: Bool, in conversation: Conversation
    ) throws(StoreError) -> UniqueIdentifier? {
        let new = message.newMessage(
            in: conversation.id, on: conversation.platform, from: sender, isOwn: isOwn)
        return try archive.add([new]).first ?? nil
    }

    /// Records that the server has accepted an own message.
    func reconcile(
        _ id: UniqueIdentifier, with message: AcceptedMessage, from sender: SenderHandle? = nil,
        _ outcome: inout SyncOutcome
    ) throws(StoreError) {
        let before = try messageRow(id)
        let conversation = before.message.conversation
        state.outbox.removeAll { $0.message == id }
        state.attempts[id] = nil
        guard try freeName(of: message, for: id, in: conversation) else {
            try changeMessage(id) { $0.message.status = $0.message.status.onceAccepted }
            outcome.duplicates += 1
            outcome.collisions += 1
            return
        }
        outcome.reconciled += 1
        let words = before.message.unified.content.text
        // Between the answer to its post and its arrival, it may have been edited.
        let isEdited = before.message.delivery?.serverID != nil && before.message.unified.editedAt != nil
        let isLeft = before.message.unified.content.kind != .deleted && !isEdited
        let own = before.message.carrierText ?? words
        if isLeft, message.text(over: own) != own { outcome.reworded += 1 }
        var row = before
        if let sender {
            row.sender = sender
            row.message.unified.sender = try senderRow(of: sender).participant
        }
        row.message.status = row.message.status.onceAccepted
        if row.message.writtenAt == nil { row.message.writtenAt = before.message.unified.timestamp }
        row.message.unified.timestamp = message.createdAt ?? before.message.unified.timestamp
        row.message.unified.precision = .millisecond
        if let posted = row.message.carrierText {
            if isLeft, posted != message.text {
                let sent = before.message.unified.timestamp
                row.changeTexts { $0.insert(MessageVersion(text: posted, timestamp: sent)) }
            }
            row.message.carrierText = message.text
        } else if isLeft {
            if let words, words != message.text {
                let sent = before.message.unified.timestamp
                row.changeTexts { $0.insert(MessageVersion(text: words, timestamp: sent)) }
            }
            row.message.unified.content.text = message.text(over: words)
        }
        let identity = MessageName(conversation: conversation, externalID: message.serverID)
        let isNameTaken = state.messagesByExternalID[identity, default: []].contains { other in
            state.messages[other]?.sender.map { state.resolved($0.person) }
                == before.sender.map { state.resolved($0.person) }
        }
        if !isNameTaken { row.message.unified.externalID = message.serverID }
        row.message.delivery?.serverID = message.serverID
        row.message.delivery?.serverCreatedAt = message.createdAt
        if let sequence = message.sequence, let position = ChatPosition(sequence: sequence),
            state.messageByServerSequence[ServerPlace(conversation: conversation, sequence: sequence)] == nil
        {
            row.message.delivery?.serverSequence = sequence
            row.message.position = position
        }
        try move(row, from: before)
    }

    /// Frees the server id for an own message by removing the server's copy of it, if there is one. Returns whether the
    /// id is free.
    private func freeName(
        of message: AcceptedMessage, for id: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) -> Bool {
        guard let holder = state.messageByServerID[message.serverID], holder != id else { return true }
        let copy = try messageRow(holder).message
        guard copy.conversation == conversation, copy.direction == .outgoing,
            copy.delivery?.clientMessageID == message.clientMessageID, copy.carrierText == nil,
            copy.unified.content.text ?? "" == message.text
        else { return false }
        erase(holder)
        return true
    }

    /// Whether a message that was not saved is not the stored one but has its id or sequence.
    private func isCollision(_ message: RemoteMessage, in conversation: UniqueIdentifier) -> Bool {
        if let holder = state.messageByServerID[message.serverID] {
            let held = state.messages[holder]?.message
            // One without a number, from before the server restarted its numbering, is the same under any.
            let number = held?.delivery?.serverSequence ?? message.sequence
            return held?.conversation != conversation || number != message.sequence
        }
        let place = ServerPlace(conversation: conversation, sequence: message.sequence)
        return state.messageByServerSequence[place] != nil
    }

    /// The sequences of stored messages, such as those that arrived live.
    private func heldSequences(in ranges: [ClosedRange<Int64>], conversation: UniqueIdentifier) -> Set<Int64> {
        guard !ranges.isEmpty else { return [] }
        let order = state.conversations[conversation]?.order ?? []
        let numbers = order.compactMap { state.messages[$0.id]?.message.delivery?.serverSequence }
        return Set(numbers.filter { number in ranges.contains { $0.contains(number) } })
    }

    /// Moves a message within its conversation and updates its indices.
    func move(_ row: MessageRow, from before: MessageRow) throws(StoreError) {
        let id = before.message.unified.id
        removeFromIndices(id, isMoving: true)
        var conversation = try conversationRow(before.message.conversation)
        conversation.order.removeAll { $0.id == id }
        let index = conversation.index(of: row.message.position)
        conversation.order.insert(ConversationRow.Place(position: row.message.position, id: id), at: index)
        state.conversations[before.message.conversation] = conversation
        addToIndices(row)
        touch(before.message.conversation)
        changes.insert(.messageUpdated(id, conversation: before.message.conversation))
    }
}
