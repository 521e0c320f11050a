import WhisperArchive
import WhisperMessage
import WhisperRealtime
import WhisperRealtimeProtocol
import WhisperStorePort
import WhisperTestSupport

extension Simulation {
    /// Lets a client's store perform its next task; then its machine gets the result, unless the client crashes in
    /// between.
    func takeStoreTurn(_ client: SimulatedClient) async throws(Violation) {
        guard !client.work.isEmpty else { return }
        let work = client.work.removeFirst()
        let input = try await carryOut(work, client)
        if happens(.crashBesideStore) {
            crash(client)
            return
        }
        if let input {
            queue.schedule(.input(client: client.index, life: client.life, input), at: now + between(0, 20))
        }
        client.isWorking = !client.work.isEmpty
        guard client.isWorking else { return }
        guard client.work.count <= Simulation.maximumWork else {
            throw violation(.growth, "\(client.work.count) tasks wait for the store of \(client.name)")
        }
        queue.schedule(.storeTurn(client: client.index, life: client.life), at: now + between(0, 20))
    }

    /// An outbox of posts and a few groups for each conversation.
    private static let maximumWork = 100

    /// Performs one task in the store.
    ///
    /// - Returns: The resulting input for the machine.
    private func carryOut(_ work: StoreWork, _ client: SimulatedClient) async throws(Violation) -> SyncInput? {
        switch work {
        case .apply(let group, let parts): return try await apply(group, parts, client)
        case .note(let references):
            for reference in references { try await identify(reference, client) }
            return nil
        case .post(let item): return try await post(item, client)
        case .postpone(let number, let delay):
            let until = Timestamp(milliseconds: client.clock.now().milliseconds + delay.milliseconds)
            try await using(client.store) { store throws(StoreError) in try await store.postpone(number, until: until) }
            return nil
        case .giveUp(let number):
            try await giveUp(number, client)
            return nil
        }
    }

    private func apply(
        _ group: EventGroup, _ parts: [SyncGroup], _ client: SimulatedClient
    ) async throws(Violation) -> SyncInput? {
        guard let part = parts.first else { return nil }
        if happens(.storeFails) { return .applyFailed(group.conversation) }
        let outcome = try await using(client.store) { store throws(StoreError) in try await store.apply(part) }
        try await identify(part.conversation, client)
        log("\(client.name) = \(outcome)")
        try await check(client)
        guard parts.count == 1 else {
            client.work.insert(.apply(group, Array(parts.dropFirst())), at: 0)
            return nil
        }
        return .applied(group.conversation, cursor: outcome.cursor == 0 ? nil : outcome.cursor)
    }

    private func identify(_ reference: ConversationReference, _ client: SimulatedClient) async throws(Violation) {
        guard client.known[reference.key] == nil else { return }
        client.known[reference.key] = try await using(client.store) { store throws(StoreError) in
            try await store.identify(reference)
        }
    }

    /// Looks up a message and posts it, with the machine's key.
    private func post(_ item: OutboxItem, _ client: SimulatedClient) async throws(Violation) -> SyncInput? {
        let entries = try await using(client.store) { store throws(StoreError) in
            try await store.outbox(of: nil, after: item.number - 1, limit: 1)
        }
        guard let entry = entries.first, entry.number == item.number else { return .withdrawn(item.number) }
        guard client.isRunning else { return nil }
        guard client.underWay[.post(entry: item.number)] == nil,
            !client.underWay.keys.contains(where: { $0.isPost(in: item.conversation, of: client) })
        else { throw violation(.oneAtATime, "\(client.name) posts two messages to \(item.conversation)") }
        client.posting[item.number] = item.conversation
        request(
            client, .post(entry: item.number),
            .postMessage(
                MessagePost(
                    conversationID: item.conversation, clientMessageID: item.clientMessageID, content: entry.text)))
        return nil
    }

    /// Gives a message up, which requires a rejection by the server.
    private func giveUp(_ number: Int64, _ client: SimulatedClient) async throws(Violation) {
        let entries = try await using(client.store) { store throws(StoreError) in
            try await store.outbox(of: nil, after: number - 1, limit: 1)
        }
        if let entry = entries.first, entry.number == number {
            guard let message = written[entry.text], message.wasRefused else {
                throw violation(.givenUp, "\(client.name) gives up '\(entry.text)', which the server did not reject")
            }
            written[entry.text]?.wasGivenUp = true
        }
        try await using(client.store) { store throws(StoreError) in try await store.giveUp(number) }
        try await check(client)
    }
}

extension Exchange.Purpose {
    /// Returns whether the task posts a message to a conversation.
    func isPost(in conversation: String, of client: SimulatedClient) -> Bool {
        guard case .post(let entry) = self else { return false }
        return client.posting[entry] == conversation
    }
}

extension Duration {
    /// The duration in whole milliseconds, rounded down.
    var milliseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    }
}
