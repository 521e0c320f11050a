import WhisperMessage
import WhisperStorePort

/// Own messages that a server has accepted (RT-4, RT-10).
extension Archive {
    /// The own message with a client message id that the server has not accepted yet: the first in the chat's order.
    func unsent(
        _ clientMessageID: String?, in conversation: UniqueIdentifier
    ) throws(StoreError) -> UniqueIdentifier? {
        guard let clientMessageID else { return nil }
        return try store.messages(named: .clientMessageID(clientMessageID)).first {
            $0.conversation == conversation && !$0.hasServerID && $0.status.onceAccepted == .sent
        }?.id
    }

    /// Overwrites a stored own message with the server's version.
    ///
    /// - Parameter sender: The owner under the name that the service reports; nil leaves the sender.
    func reconcile(
        _ id: UniqueIdentifier, with message: AcceptedMessage, from sender: SenderHandle? = nil,
        _ outcome: inout SyncOutcome
    ) throws(StoreError) {
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        try reconcile(held, with: message, from: sender, &outcome)
    }

    func reconcile(
        _ held: StoredMessage, with message: AcceptedMessage, from sender: SenderHandle? = nil,
        _ outcome: inout SyncOutcome
    ) throws(StoreError) {
        let id = held.unified.id
        try store.removeFromOutbox(id)
        guard try freeName(of: message, for: held) else {
            // The server assigned the id of another message, but it has accepted this one, which stays without an id.
            try put(held.status.onceAccepted, of: held)
            outcome.duplicates += 1
            outcome.collisions += 1
            return
        }
        outcome.reconciled += 1
        let isOpen = held.isOpenToServer
        // What was posted: the envelope of a sealed message, otherwise the text.
        let posted = held.carrierText ?? held.unified.content.text
        if isOpen, message.text(over: posted) != posted { outcome.reworded += 1 }
        var result = held
        result.take(message, isOpen: isOpen)
        if let sender { result.unified.sender = try store.shownParticipant(sender) }
        if let sequence = message.sequence, let position = ChatPosition(sequence: sequence),
            try !isTaken(sequence, in: held.conversation)
        {
            result.delivery?.serverSequence = sequence
            result.position = position
        }
        // The same person may have a message with this id under another of their names.
        let author = if let sender { sender } else { try store.place(of: id)?.sender }
        let name = MessageName(conversation: held.conversation, externalID: message.serverID)
        if try store.places(of: name, by: author, orOwner: false).isEmpty {
            result.unified.externalID = message.serverID
        }
        var versions: (before: [MessageVersion], after: [MessageVersion])?
        if isOpen, let posted, posted != message.text {
            let before = try store.versions(of: id)
            versions = (before, before + [MessageVersion(text: posted, timestamp: held.unified.timestamp)])
        }
        try store.update(
            MessageUpdate(held, to: result, versions: versions, sender: sender.map { .becomes($0) } ?? .stays))
    }

    /// Frees the server id for an own message by removing the server's copy of it, if there is one; returns whether the
    /// id is free.
    private func freeName(of message: AcceptedMessage, for own: StoredMessage) throws(StoreError) -> Bool {
        guard let holder = try store.messages(named: .serverID(message.serverID)).first,
            holder.id != own.unified.id
        else { return true }
        guard holder.conversation == own.conversation, holder.direction == .outgoing,
            let copy = try store.message(holder.id), copy.delivery?.clientMessageID == message.clientMessageID,
            copy.carrierText == nil, copy.unified.content.text ?? "" == message.text
        else { return false }
        try store.erase(.messages([holder.id]))
        return true
    }
}

extension StoredMessage {
    /// Whether the server's text replaces its own: it is neither deleted, nor was it edited between the answer to its
    /// post and its arrival.
    fileprivate var isOpenToServer: Bool {
        unified.content.kind != .deleted && (delivery?.serverID == nil || unified.editedAt == nil)
    }

    /// Takes status, time, text and server id of the server's version.
    fileprivate mutating func take(_ accepted: AcceptedMessage, isOpen: Bool) {
        status = status.onceAccepted
        writtenAt = shownAt
        if carrierText != nil {
            carrierText = accepted.text
        } else if isOpen {
            unified.content.text = accepted.text(over: unified.content.text)
        }
        unified.timestamp = accepted.createdAt ?? unified.timestamp
        unified.precision = .millisecond
        var delivery = delivery ?? ServerDelivery()
        delivery.serverID = accepted.serverID
        delivery.serverCreatedAt = accepted.createdAt
        self.delivery = delivery
    }
}
