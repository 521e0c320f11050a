import WhisperRealtimeServer
import WhisperMessage
import WhisperRealtimeProtocol
import WhisperStorePort

extension Simulation {
    /// Checks everything that a client has stored.
    func check(_ client: SimulatedClient) async throws(Violation) {
        let holdings = try await using(client.store) { store throws(StoreError) in try await store.holdings() }
        var texts: Set<String> = []
        var words: Set<String> = []
        var waiting: Set<UniqueIdentifier> = []
        try checkServer()
        for (conversation, messages) in holdings.messages.sorted(by: { $0.key < $1.key }) {
            try checkOrder(messages, conversation, client)
            for message in messages {
                // A duplicate with the same server id and sequence number would already differ from the server.
                let text = message.text.asWritten
                words.formUnion(message.versions + [message.text])
                guard texts.insert(text).inserted || forgotten.texts.contains(text) else {
                    throw violation(.twiceInStore, "\(client.name) has '\(message.text)' twice")
                }
                if message.status == .pending { waiting.insert(message.id) }
                try check(message, conversation, client)
            }
            try checkCursor(holdings.cursors[conversation], messages, conversation, client)
        }
        guard Set(holdings.outbox.map(\.message)) == waiting, holdings.outbox.count == waiting.count else {
            throw violation(.outbox, "\(client.name) has \(waiting.count) pending and \(holdings.outbox.count) to send")
        }
        for text in client.written where !words.contains(text) {
            throw violation(.lostMessage, "\(client.name) no longer has '\(text)'")
        }
    }

    private func checkOrder(
        _ messages: [HeldMessage], _ conversation: String, _ client: SimulatedClient
    ) throws(Violation) {
        var last: Int64 = 0
        for message in messages {
            // A waiting message has no number, and no numbered message may follow it. A message that the server lost or
            // renumbered stays where it was.
            if message.sequence == nil, message.serverID != nil { continue }
            let sequence = message.sequence ?? Int64.max
            guard sequence > last || sequence == last && sequence == Int64.max else {
                throw violation(.order, "\(client.name) shows '\(message.text)' of \(conversation) out of order")
            }
            last = sequence
        }
    }

    private func check(
        _ message: HeldMessage, _ conversation: String, _ client: SimulatedClient
    ) throws(Violation) {
        guard let serverID = message.serverID else {
            guard message.direction == .outgoing, message.status == .pending || message.status == .failed,
                written[message.text]?.clientMessageID == message.clientMessageID
            else { throw violation(.unlikeServer, "\(client.name) has '\(message.text)', which no one wrote") }
            return
        }
        if forgotten.messages.contains(serverID) { return }
        let events = server.events(of: conversation)
        let isUnnumbered = message.sequence == nil && server.epoch(of: conversation) != nil
        guard !isUnnumbered else { return }
        guard let sequence = message.sequence, sequence >= 1, sequence <= Int64(events.count),
            case .message(let original) = events[Int(sequence) - 1].event.body, original.id == serverID,
            original.content == message.text, message.status == .sent,
            (message.direction == .outgoing) == (original.senderID == client.user)
        else { throw violation(.unlikeServer, "\(client.name) has '\(message.text)' unlike the server") }
    }

    private func checkCursor(
        _ cursor: SyncCursor?, _ messages: [HeldMessage], _ conversation: String, _ client: SimulatedClient
    ) throws(Violation) {
        let sequence = cursor?.sequence ?? 0
        if client.epochs[conversation] != cursor?.epoch {
            client.epochs[conversation] = cursor?.epoch
            client.cursors[conversation] = 0
            client.updates[conversation] = 0
        }
        // A client that does not know the new epoch yet still has the previous state.
        let isCurrent = cursor?.epoch == server.epoch(of: conversation)
        guard isCurrent || cursor?.epoch == nil && forgotten.messages.isEmpty else { return }
        guard sequence >= client.cursors[conversation] ?? 0 else {
            throw violation(.cursorBack, "\(client.name) had \(conversation) through more than \(sequence)")
        }
        client.cursors[conversation] = sequence
        let update = cursor?.update?.sequence ?? 0
        guard update >= client.updates[conversation] ?? 0 else {
            throw violation(.staleUpdate, "\(client.name) has update \(update) of \(conversation) after a later one")
        }
        client.updates[conversation] = update
        // Each stored message was compared with the server's at its sequence number, so counting them is enough.
        let held = messages.count { $0.sequence ?? Int64.max <= sequence }
        guard let total = seen.total(of: conversation, through: sequence), total.messages == held,
            total.update <= update
        else {
            throw violation(
                .cursorBeyondHeld,
                "\(client.name) has \(conversation) through \(sequence) with \(held) messages and update \(update)")
        }
        try checkUpdate(cursor?.update, conversation, client)
    }

    private func checkUpdate(
        _ update: ConversationUpdate?, _ conversation: String, _ client: SimulatedClient
    ) throws(Violation) {
        guard let update else { return }
        let events = server.events(of: conversation)
        guard update.sequence >= 1, update.sequence <= Int64(events.count),
            case .update(let original) = events[Int(update.sequence) - 1].event.body,
            original.updatedAt == update.updatedAt, original.lastMessageAt == update.lastMessageAt
        else { throw violation(.unlikeServer, "\(client.name) has another update of \(conversation)") }
    }
}
