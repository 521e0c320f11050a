import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperStorePort
import WhisperTestSupport

extension Simulation {
    /// Starts an effect, checking that effects that must not overlap do not.
    func begin(_ effect: SyncEffect, _ client: SimulatedClient) throws(Violation) {
        log("\(client.name) -> \(effect)")
        switch effect {
        case .openSocket(let socket): try open(socket, client)
        case .closeSocket(let socket, _):
            guard let link = client.link, link.socket == socket else { return }
            abandon(link, on: client)
        case .send(let socket, let frame): try send(frame, on: socket, client)
        case .refreshToken: try refreshToken(client)
        case .startTimer(let timer, let delay):
            let run = nextTimerRun()
            client.timers[timer] = run
            queue.schedule(.timer(client: client.index, timer, run: run), at: now + delay)
        case .cancelTimer(let timer): client.timers[timer] = nil
        case .listConversations(let after):
            try requestOnce(client, .list, .listConversations(ConversationQuery(after: after)))
        case .fetchChanges(let conversation, let after, let limit):
            let query = ChangeQuery(conversationID: conversation, after: after, limit: limit)
            try requestOnce(client, .changes(conversation: conversation), .changes(query))
        case .apply(let group):
            guard client.applying.insert(group.conversation).inserted else {
                throw violation(.oneAtATime, "\(client.name) applies two groups of \(group.conversation)")
            }
            enqueue(.apply(group, parts(of: group, client)), client)
        case .note(let conversations): enqueue(.note(conversations.map(\.reference)), client)
        case .post(let item): enqueue(.post(item), client)
        case .postpone(let number, let delay): enqueue(.postpone(number: number, by: delay), client)
        case .giveUp(let number, _): enqueue(.giveUp(number: number), client)
        case .report(let report): result.reports[report.name, default: 0] += 1
        }
        guard client.timers.count <= Simulation.maximumTimers else {
            throw violation(.growth, "\(client.name) has \(client.timers.count) timers")
        }
    }

    /// A few for the connection, and three for each conversation.
    private static let maximumTimers = 8 + 3 * 6

    private func refreshToken(_ client: SimulatedClient) throws(Violation) {
        guard let token = client.refreshToken else {
            queue.schedule(.signIn(client: client.index), at: now + between(100, 10_000))
            let input = SyncInput.tokenRefreshFailed(isPermanent: true)
            queue.schedule(.input(client: client.index, life: client.life, input), at: now)
            return
        }
        try requestOnce(client, .refresh, .refreshSession(SessionRefresh(refreshToken: token)))
    }

    private func requestOnce(
        _ client: SimulatedClient, _ purpose: Exchange.Purpose, _ content: RESTRequest
    ) throws(Violation) {
        guard client.underWay[purpose] == nil else {
            throw violation(.oneAtATime, "\(client.name) makes two requests for \(purpose)")
        }
        request(client, purpose, content)
    }

    /// Returns the group as passed to the store: one transaction, unless a fault is planted.
    private func parts(of group: EventGroup, _ client: SimulatedClient) -> [SyncGroup] {
        let whole = SyncGroup(
            conversation: .server(group.conversation), owner: client.user, events: group.events.map(\.stored),
            cursor: group.cursor, missing: group.missing, epoch: group.epoch)
        guard options.storeBugs.contains(.cursorOutsideTransaction), whole.cursor != nil else { return [whole] }
        var cursor = whole
        cursor.events = []
        var events = whole
        events.cursor = nil
        return [cursor, events]
    }

    /// Queues a task for a client's store.
    private func enqueue(_ work: StoreWork, _ client: SimulatedClient) {
        client.work.append(work)
        guard !client.isWorking else { return }
        client.isWorking = true
        queue.schedule(.storeTurn(client: client.index, life: client.life), at: now + between(0, 20))
    }
}

extension ConversationReference {
    /// Returns a reference to a conversation of which only the server's id is known.
    static func server(_ id: String) -> ConversationReference {
        ConversationReference(platform: .realtime, key: id, title: id, kind: .unknown)
    }
}

extension ConversationSummary {
    fileprivate var reference: ConversationReference {
        ConversationReference(
            platform: .realtime, key: id, title: title, kind: kind == .direct ? .direct : .group)
    }
}

extension SequencedEvent {
    /// The event as a value of the store.
    fileprivate var stored: SyncEvent {
        switch body {
        case .message(let message):
            .message(
                RemoteMessage(
                    serverID: message.id, sequence: sequence, sender: message.senderID,
                    clientMessageID: message.clientMessageID, text: message.content, createdAt: message.createdAt))
        case .update(let update):
            .conversation(
                ConversationUpdate(
                    sequence: sequence, updatedAt: update.updatedAt,
                    lastMessageAt: update.lastMessageAt))
        }
    }
}

extension SyncReport {
    /// The kind of report, for counting.
    fileprivate var name: String {
        let text = "\(self)"
        return String(text.prefix { $0 != "(" })
    }
}
