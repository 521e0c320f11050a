import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperStorePort

extension Simulation {
    /// Starts a client from what its store holds, with its old machine or a new one.
    func start(_ client: SimulatedClient) async throws(Violation) {
        guard !client.isRunning else { return }
        // The life before ends in good order: what was handed to the store is carried out.
        guard !client.isWorking else {
            queue.schedule(.start(client: client.index), at: now + .milliseconds(100))
            return
        }
        let cursors = try await using(client.store) { store throws(StoreError) in
            try await store.syncCursors(of: .realtime)
        }
        let subscriptions = try await using(client.store) { store throws(StoreError) in
            try await store.conversationsToSubscribe(of: .realtime, limit: 100)
        }
        let outbox = try await using(client.store) { store throws(StoreError) in
            try await store.outbox(after: nil, limit: 1_000)
        }
        client.life += 1
        client.isRunning = true
        client.underWay = client.underWay.filter { $0.key == .signIn }
        if Bool.random(using: &random) { client.machine = SyncMachine(configuration: plan.machine) }
        log("\(client.name) starts with \(outbox.count) in its outbox")
        let present = client.clock.now()
        try tell(
            client,
            .start(
                SyncStart(
                    userID: client.user, hasToken: client.accessToken != nil,
                    cursors: Dictionary(
                        cursors.map { ($0.serverConversation, $0.sequence) }, uniquingKeysWith: { max($0, $1) }),
                    epochs: Dictionary(
                        cursors.compactMap { cursor in cursor.epoch.map { (cursor.serverConversation, $0) } },
                        uniquingKeysWith: { first, _ in first }),
                    subscriptions: subscriptions, outbox: outbox.map { $0.item(at: present) })))
    }

    /// Ends a client in good order; it is started again later.
    func stop(_ client: SimulatedClient) throws(Violation) {
        guard client.isRunning else { return }
        log("\(client.name) stops")
        try tell(client, .stop)
        client.isRunning = false
        guard client.timers.isEmpty, client.link == nil else {
            throw violation(.effectAfterStop, "\(client.name) was stopped and keeps timers or its socket")
        }
        queue.schedule(.start(client: client.index), at: now + between(10, 20_000))
    }

    /// Ends a client without a word: nothing is left but its store and its keychain. It is started again later.
    func crash(_ client: SimulatedClient) {
        log("\(client.name) crashes")
        client.life += 1
        client.isRunning = false
        client.machine = SyncMachine(configuration: plan.machine)
        client.accessToken = nil
        client.timers = [:]
        client.work = []
        client.isWorking = false
        client.underWay = [:]
        client.applying = []
        if let link = client.link { abandon(link, on: client) }
        queue.schedule(.start(client: client.index), at: now + between(10, 20_000))
    }

    /// Hands an input to a client's machine, and begins what it wants.
    func tell(_ client: SimulatedClient, _ input: SyncInput) throws(Violation) {
        var effects = client.machine.handle(input, at: now, random: &client.random)
        if !options.effectBugs.isEmpty { options.effectBugs.spoil(&effects, of: client) }
        log("\(client.name) <- \(input)")
        mix(UInt64(effects.count) &+ UInt64(client.index) << 32)
        guard client.isRunning || effects.isEmpty else {
            throw violation(.effectAfterStop, "\(client.name) is stopped and wants \(effects)")
        }
        for effect in effects { try begin(effect, client) }
    }

    /// Asks a store, which has no reason to refuse.
    func using<Answer: Sendable>(
        _ store: any SimulatedStore, _ call: (any SimulatedStore) async throws(StoreError) -> Answer
    ) async throws(Violation) -> Answer {
        do throws(StoreError) { return try await call(store) } catch { throw violation(.storeRefused, "\(error)") }
    }
}

extension OutboxEntry {
    /// The entry as the machine knows it, by the device's clock.
    func item(at present: Timestamp) -> OutboxItem {
        OutboxItem(
            number: number, conversation: serverConversation, clientMessageID: clientMessageID,
            attempts: Int(attempts),
            dueIn: .milliseconds(max(0, nextAttemptAt.milliseconds - present.milliseconds)))
    }
}
