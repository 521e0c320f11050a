import WhisperArchive
import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperStorePort
import WhisperTestSupport

extension Simulation {
    /// Starts a client from its stored state, with its old machine or a new one.
    func start(_ client: SimulatedClient) async throws(Violation) {
        guard !client.isRunning else { return }
        // The previous life ends cleanly: tasks already passed to the store are completed.
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
            try await store.outbox(of: nil, after: nil, limit: 1_000)
        }
        client.life += 1
        client.isRunning = true
        client.underWay = client.underWay.filter { $0.key == .signIn }
        if Bool.random(using: &random) { client.machine = SyncMachine(configuration: plan.machine) }
        log("\(client.name) starts with \(outbox.count) in its outbox")
        let present = client.clock.now()
        try feed(
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

    /// Stops a client cleanly; it is started again later.
    func stop(_ client: SimulatedClient) throws(Violation) {
        guard client.isRunning else { return }
        log("\(client.name) stops")
        try feed(client, .stop)
        client.isRunning = false
        guard client.timers.isEmpty, client.link == nil else {
            throw violation(.effectAfterStop, "\(client.name) was stopped but still has timers or its socket")
        }
        queue.schedule(.start(client: client.index), at: now + between(10, 20_000))
    }

    /// Crashes a client: only its store and its keychain are left. It is started again later.
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

    /// Passes an input to a client's machine and starts its effects.
    func feed(_ client: SimulatedClient, _ input: SyncInput) throws(Violation) {
        var effects = client.machine.handle(input, at: now, random: &client.random)
        if !options.effectBugs.isEmpty { options.effectBugs.spoil(&effects, of: client) }
        log("\(client.name) <- \(input)")
        mix(UInt64(effects.count) &+ UInt64(client.index) << 32)
        guard client.isRunning || effects.isEmpty else {
            throw violation(.effectAfterStop, "\(client.name) is stopped but still wants \(effects)")
        }
        for effect in effects { try begin(effect, client) }
    }

    /// Calls a store, which has no reason to fail.
    func using<Answer: Sendable>(
        _ store: any SimulatedStore, _ call: (any SimulatedStore) async throws(StoreError) -> Answer
    ) async throws(Violation) -> Answer {
        do throws(StoreError) { return try await call(store) } catch { throw violation(.storeRefused, "\(error)") }
    }
}

extension OutboxEntry {
    /// Returns the entry as an item of the machine, by the device's clock.
    func item(at present: Timestamp) -> OutboxItem {
        OutboxItem(
            number: number, conversation: serverConversation, clientMessageID: clientMessageID,
            attempts: Int(attempts),
            dueIn: .milliseconds(max(0, nextAttemptAt.milliseconds - present.milliseconds)))
    }
}
