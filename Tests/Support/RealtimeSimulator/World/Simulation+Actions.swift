import WhisperArchive
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperStorePort
import WhisperTestSupport

extension Simulation {
    /// Performs a random action, and schedules the next one.
    func act() async throws(Violation) {
        guard isUnrest else { return }
        queue.schedule(.action, at: now + plan.pace * Double.random(in: 0.1...2, using: &random))
        let action = plan.action(&random)
        let client = clients[Int.random(in: 0..<clients.count, using: &random)]
        let conversations = server.conversationIDs
        let conversation = conversations[Int.random(in: 0..<conversations.count, using: &random)]
        result.actions[action, default: 0] += 1
        switch action {
        case .write: try await write(on: client)
        case .retry: try await retry(on: client)
        case .look: try feed(client, .visible(conversations.shuffled(using: &random)))
        case .overhear: try overhear(in: conversation, 1)
        case .chatter: try overhear(in: conversation, Int.random(in: 5...40, using: &random))
        case .announce:
            log("announce \(conversation)")
            server.announce(conversation, at: serverTime)
            deliver()
        case .crash: crash(client)
        case .stop: try stop(client)
        case .linkLost: lose(client.link, .lost)
        case .halfOpen:
            log("\(client.name) half-open")
            client.link?.isHalfOpen = true
        case .stall: client.link?.stalledUntil = now + between(1_000, 60_000)
        case .partition: client.partitionedUntil = now + between(1_000, 60_000)
        case .blockSocket:
            client.socketBlockedUntil = now + between(10_000, 90_000)
            lose(client.link, .lost)
        case .restart: restartServer()
        case .expireTokens:
            log("tokens expire")
            server.expireTokens(at: serverTime)
        case .revoke:
            log("revoke \(client.user)")
            server.revoke(user: client.user)
            deliver()
        case .exclude: setMembers(server.members(of: conversation).filter { $0 != client.user }, of: conversation)
        case .include: setMembers(Simulation.everybody, of: conversation)
        case .found: if conversations.count < 6 { found() }
        case .rollBack: try rollBack(conversation)
        }
    }

    /// Creates a new conversation with all users.
    func found() {
        let id = "room-\(server.conversationIDs.count)"
        log("found \(id)")
        server.addConversation(id, title: "Room", kind: .group, members: Simulation.everybody, at: serverTime)
    }

    private func setMembers(_ members: [String], of conversation: String) {
        log("members of \(conversation): \(members)")
        server.setMembers(members, of: conversation, at: serverTime)
        deliver()
    }

    /// Posts messages by a user with a different client, occasionally with a client message id that is in use here.
    private func overhear(in conversation: String, _ count: Int) throws(Violation) {
        log("dora says \(count) in \(conversation)")
        for _ in 0..<count {
            let used = written.values.map(\.clientMessageID).min()
            let id = Int.random(in: 0..<8, using: &random) == 0 ? used : nil
            server.say(nextText("dora"), by: "dora", clientMessageID: id, in: conversation, at: serverTime)
        }
        deliver()
        try checkServer()
    }

    // MARK: - Users

    /// Writes a message by a user; the client need not be running.
    private func write(on client: SimulatedClient) async throws(Violation) {
        let conversations = client.writable
        guard !conversations.isEmpty else { return }
        let conversation = conversations[Int.random(in: 0..<conversations.count, using: &random)]
        guard let id = client.known[conversation] else { return }
        let message = WrittenMessage(
            client: client.index, conversation: conversation, text: nextText(client.name),
            clientMessageID: UniqueIdentifier.random(using: &random).description, order: result.written)
        let outgoing = OutgoingMessage(
            conversation: id, owner: client.user, clientMessageID: message.clientMessageID, text: message.text,
            composedAt: client.clock.now())
        let entry = try await using(client.store) { store throws(StoreError) in try await store.enqueue(outgoing) }
        result.written += 1
        written[message.text] = message
        client.written.append(message.text)
        log("\(client.name) writes #\(entry.number) '\(message.text)' in \(conversation)")
        try await check(client)
        announce(entry, to: client)
    }

    /// Retries a message that was given up, at the user's request.
    private func retry(on client: SimulatedClient) async throws(Violation) {
        let holdings = try await using(client.store) { store throws(StoreError) in try await store.holdings() }
        let failed = holdings.messages.sorted { $0.key < $1.key }.flatMap(\.value).filter { $0.status == .failed }
        guard let message = failed.first else { return }
        let entry = try await using(client.store) { store throws(StoreError) in try await store.retry(message.id) }
        log("\(client.name) retries #\(entry.number) '\(message.text)'")
        try await check(client)
        announce(entry, to: client)
    }

    /// Notifies a machine of a new entry in the outbox.
    private func announce(_ entry: OutboxEntry, to client: SimulatedClient) {
        guard client.isRunning else { return }
        let item = OutboxItem(
            number: entry.number, conversation: entry.serverConversation, clientMessageID: entry.clientMessageID)
        queue.schedule(.input(client: client.index, life: client.life, .enqueued(item)), at: now)
    }

    /// Logs a client's user in, unless that has already happened.
    func signIn(_ client: SimulatedClient) {
        guard client.underWay[.signIn] == nil, client.refreshToken == nil else { return }
        request(
            client, .signIn,
            .openSession(.init(user: client.user, secret: Array(client.user.utf8), device: client.name)))
    }

    // MARK: - The server

    func restartServer() {
        log("server restarts")
        let code: CloseCode = Bool.random(using: &random) ? .goingAway : .lost
        for (_, link) in links.sorted(by: { $0.key < $1.key }) {
            queue.schedule(.closedAtClient(link, code), at: max(now + latency(), link.lastAtClient))
        }
        links = [:]
        server.restart(closing: nil)
        isServerUp = false
        queue.schedule(.serverUp, at: now + between(200, 20_000))
    }
}
