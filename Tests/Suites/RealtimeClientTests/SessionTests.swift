import WhisperArchive
import WhisperRealtimeHost
import WhisperInMemoryRealtime
import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

@Suite("Starting, refreshing and ending (RT-2, RT-3, RT-9)", .ownThreads)
struct SessionTests {
    private let network: Network

    init() throws {
        network = try Network()
    }

    private var refreshes: Int { network.host.requests.filter { $0 == "POST /v1/session/refresh" }.count }

    @Test("An expired token is refreshed once, however many requests wait for it (RT-3)")
    func singleFlight() async throws {
        for user in ["ann", "bob"] {
            network.host.change { server, now in
                for number in 0..<20 {
                    server.addConversation(
                        "\(user)-\(number)", title: "", kind: .direct, members: [user, "cid"], at: now)
                }
            }
        }
        let ann = try await Device("ann", on: network)
        for number in 0..<20 { try await ann.write("hello", in: "ann-\(number)") }
        network.host.change { server, now in server.expireTokens(at: now) }
        try await ann.running { client in
            try await ann.connected()
            try await eventually("everything is sent", advancing: network.clock) {
                try await ann.store.outbox(of: nil, after: nil, limit: 1).isEmpty
            }
            #expect(refreshes == 1)
            #expect(await client.figures.refreshes == 1)
            network.host.change { server, now in
                server.expireTokens(at: now)
                server.advance(to: now)
            }
            for number in 0..<20 { try await ann.write("again", in: "ann-\(number)") }
            try await eventually("everything is resent", advancing: network.clock) {
                try await ann.store.outbox(of: nil, after: nil, limit: 1).isEmpty
            }
        }
        #expect(refreshes == 2)
    }

    @Test("The list of conversations is returned although the access token has expired (RT-7)")
    func listingAfterExpiry() async throws {
        let ann = try await Device("ann", on: network)
        network.host.change { server, now in server.expireTokens(at: now) }
        let ports = SyncPorts(
            store: ann.store, transport: network.transport, tokens: ann.tokens, clock: network.clock,
            wallClock: network.wallClock)
        #expect(try await ConversationListing(ports, account: ann.account).fetch().map(\.id) == ["c1", "g1"])
        #expect(refreshes == 1)
    }

    @Test("A client without an access token requests one first, and refreshes nothing else")
    func freshProcess() async throws {
        let ann = try await Device("ann", on: network)
        ann.tokens.tokens.drop()
        try await ann.running { _ in try await ann.connected() }
        #expect(refreshes == 1)
    }

    @Test("A session ended by the server ends the run, with the reason")
    func endedSession() async throws {
        let ann = try await Device("ann", on: network)
        let client = ann.client()
        let run = Task { try await client.run() }
        try await ann.connected()
        network.host.change { server, _ in server.revoke(user: "ann") }
        try await eventually("the run ends", advancing: network.clock) {
            ann.notices.all.contains(.state(.signedOut))
        }
        await #expect(throws: MessengerError.sessionEnded) { try await run.value }
    }

    @Test("A server that identifies a different user ends the run before anything is stored")
    func otherUser() async throws {
        let ann = try await Device("ann", on: network)
        let bob = try await Device("bob", on: network)
        try await network.host.post("for Bob", by: "ann", in: "c1")
        let client = ann.client(tokens: bob.tokens)
        let run = Task { try await client.run() }
        await #expect(throws: MessengerError.otherAccount) { try await run.value }
    }

    @Test("A user who has not logged in gets an error")
    func notLoggedIn() async throws {
        let ann = try await Device("ann", on: network, logsIn: false)
        await #expect(throws: MessengerError.notLoggedIn) { try await ann.client().run() }
    }

    @Test("A stop ends the run, whatever the server does, and a cancelled task counts as a stop")
    func stopping() async throws {
        for stalls in [false, true] {
            let ann = try await Device("ann", on: network)
            let client = ann.client()
            let run = Task { try await client.run() }
            if stalls {
                var faults = network.transport.noFaults
                faults.stalls = true
                network.transport.setFaults(faults)
                try await ann.write("into the void")
            } else {
                try await ann.connected()
            }
            try await eventually("the run has begun") { !ann.notices.all.isEmpty }
            run.cancel()
            try await eventually("the grace passes", advancing: network.clock) {
                ann.notices.all.last == .state(.stopped)
            }
            try await run.value
            network.transport.setFaults(network.transport.noFaults)
            #expect(try await ann.store.outbox(of: nil, after: nil, limit: 10).count == (stalls ? 1 : 0))
        }
        try await eventually("sockets are closed") { network.host.connections == 0 }
    }

    @Test("A run that was stopped before it began does nothing, and neither does a second one")
    func stoppedAtOnce() async throws {
        let ann = try await Device("ann", on: network)
        let client = ann.client()
        let run = Task {
            while !Task.isCancelled { await Task.yield() }
            try await client.run()
        }
        run.cancel()
        try await run.value
        try await client.run()
        #expect(!ann.notices.all.contains(.state(.live)))
    }

    @Test("A post in progress at a stop is awaited and stored")
    func graceOfAStop() async throws {
        let ann = try await Device("ann", on: network)
        for number in 0..<30 { try await ann.write("message \(number)", in: number % 2 == 0 ? "c1" : "g1") }
        let client = ann.client()
        let run = Task { try await client.run() }
        try await eventually("something is posted", advancing: network.clock) { !network.host.posts.isEmpty }
        client.stop()
        try await run.value
        // Messages that the server received are no longer waiting here.
        let waiting = try await ann.store.outbox(of: nil, after: nil, limit: 100).map(\.clientMessageID)
        #expect(Set(waiting).isDisjoint(with: network.host.posts.map(\.clientMessageID)))
    }

    @Test("A vault that is closed ends the run")
    func closedVault() async throws {
        let ann = try await Device("ann", on: network)
        let client = ann.client()
        let run = Task { try await client.run() }
        try await ann.connected()
        await ann.store.close()
        try await network.host.post("too late", by: "bob", in: "c1")
        try await eventually("the run ends", advancing: network.clock) {
            ann.notices.all.last == .state(.stopped)
        }
        await #expect(throws: MessengerError.store(StoreError(.closed))) { try await run.value }
    }

    @Test("Figures are stored in the vault periodically and at the end (RT-9)")
    func figures() async throws {
        let ann = try await Device("ann", on: network)
        for round in 1...2 {
            try await ann.running { client in
                try await network.host.post("hello", by: "bob", in: "c1")
                try await eventually("the message arrives", advancing: network.clock) {
                    try await ann.texts("c1").count == round
                }
                try await eventually("the client connects", advancing: network.clock) {
                    await client.figures.connects == 1
                }
                // At the end of the second run they are stored without waiting for the interval.
                try await eventually("figures are stored", advancing: round == 1 ? network.clock : nil) {
                    try await SyncFigures.stored(in: ann.store, of: .realtime).connects == 1
                }
            }
        }
        let stored = try await SyncFigures.stored(in: ann.store, of: .realtime)
        #expect(stored.connects == 2 && stored.reconnects == 0 && stored.events >= 2)
    }
}
