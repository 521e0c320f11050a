import WhisperRealtimeServer
import WhisperRealtimeProtocol
import WhisperStorePort

extension Simulation {
    /// Ends the simulation: after a long calm, everything must be everywhere.
    func end() async throws(Violation) {
        log("end")
        hasEnded = true
        try checkServer()
        for client in clients {
            try await check(client)
            guard client.isRunning, let link = client.link, link.isOpenAtClient, !link.isHalfOpen else {
                throw violation(.convergence, "\(client.name) is not connected")
            }
            let holdings = try await using(client.store) { store throws(StoreError) in try await store.holdings() }
            guard holdings.outbox.isEmpty else {
                throw violation(.convergence, "\(client.name) still has \(holdings.outbox.count) messages to send")
            }
            for conversation in server.conversationIDs {
                try checkConvergence(
                    holdings.messages[conversation] ?? [], holdings.cursors[conversation], conversation, client)
            }
        }
        for message in written.values where seen.texts[message.text] == nil && !message.wasGivenUp {
            // A message that the server accepted and lost is not posted again.
            if forgotten.texts.contains(message.text) { continue }
            throw violation(.convergence, "'\(message.text)' never reached the server")
        }
    }

    private func checkConvergence(
        _ messages: [HeldMessage], _ cursor: SyncCursor?, _ conversation: String, _ client: SimulatedClient
    ) throws(Violation) {
        let events = server.events(of: conversation).map(\.event)
        let there = events.compactMap { event -> String? in
            if case .message(let message) = event.body { message.id } else { nil }
        }
        let here = messages.filter { !forgotten.messages.contains($0.serverID ?? "") }.compactMap(\.serverID)
        let isNumbered = messages.allSatisfy { message in
            guard let serverID = message.serverID else { return true }
            return (message.sequence == nil) == forgotten.messages.contains(serverID)
        }
        guard isNumbered else {
            throw violation(.convergence, "\(client.name) has numbers of \(conversation) that are not the server's")
        }
        guard cursor?.missing.isEmpty ?? true else {
            throw violation(.convergence, "\(client.name) gave up events of \(conversation) that the server has")
        }
        guard here == there else {
            throw violation(
                .convergence,
                "\(client.name) holds \(here.count) messages of \(conversation), the server \(there.count)")
        }
        guard cursor?.sequence ?? 0 == Int64(events.count) else {
            throw violation(
                .convergence, "\(client.name) has \(conversation) through \(cursor?.sequence ?? 0) of \(events.count)")
        }
    }
}
