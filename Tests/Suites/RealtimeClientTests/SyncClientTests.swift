import WhisperArchive
import WhisperRealtimeHost
import WhisperInMemoryRealtime
import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperStoreContract
import WhisperStorePort
import Synchronization
import WhisperTestSupport
import WhisperTestThreads
import Testing
import WhisperCore

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

@Suite("The realtime client (RT-2 … RT-8)", .ownThreads)
struct SyncClientTests {
    private let network: Network

    init() throws {
        network = try Network()
    }

    private func setFaults(_ change: (inout InMemoryFaults) -> Void) {
        var faults = network.transport.noFaults
        change(&faults)
        network.transport.setFaults(faults)
    }

    // MARK: Coming in

    @Test("Earlier and new messages arrive in the server's order, with the server's titles (RT-2, RT-4)")
    func receiving() async throws {
        try await network.host.post("before", by: "bob", in: "c1")
        let ann = try await Device("ann", on: network)
        try await ann.running { client in
            try await ann.connected()
            try await network.host.post("after", by: "bob", in: "c1")
            try await network.host.post("to all", by: "cid", in: "g1")
            try await eventually("everything comes in", advancing: network.clock) {
                let texts = (try await ann.texts("c1"), try await ann.texts("g1"))
                return texts == (["before", "after"], ["to all"])
            }
            #expect(await client.figures.connects == 1)
        }
        let direct = try #require(try await ann.store.conversation(platform: .realtime, key: "c1"))
        #expect(direct.title == "bob" && direct.kind == .direct && direct.unreadCount == 2)
        let group = try #require(try await ann.store.conversation(platform: .realtime, key: "g1"))
        #expect(group.title == "Garden" && group.kind == .group)
        let cursors = try await ann.store.syncCursors(of: .realtime)
        #expect(Set(cursors.map { "\($0.serverConversation) \($0.sequence)" }).isSuperset(of: ["c1 2", "g1 1"]))
        #expect(ann.notices.all.last == .state(.stopped))
    }

    @Test("A live event reaches the vault and its observers without delay (P8)")
    func live() async throws {
        let ann = try await Device("ann", on: network)
        try await ann.running { client in
            try await ann.connected()
            try await network.host.post("first", by: "bob", in: "c1")
            try await eventually("the conversation is subscribed to", advancing: network.clock) {
                try await ann.texts("c1") == ["first"]
            }
            let before = network.clock.elapsed()
            for number in 0..<50 { try await network.host.post("live \(number)", by: "bob", in: "c1") }
            try await eventually("live events arrive") { try await ann.texts("c1").count == 51 }
            #expect(network.clock.elapsed() == before)
            // Recorded once the store has answered, which is after the row is visible.
            try await eventually("their latency is recorded") { await client.figures.latency.count >= 50 }
        }
    }

    @Test("Connections lost during traffic leave no gap and no duplicate (RT-3)")
    func lostConnections() async throws {
        let ann = try await Device("ann", on: network)
        try await ann.running { client in
            try await ann.connected()
            for round in 0..<5 {
                for number in 0..<10 { try await network.host.post("\(round).\(number)", by: "bob", in: "c1") }
                network.transport.loseSockets()
                for number in 10..<20 { try await network.host.post("\(round).\(number)", by: "bob", in: "c1") }
                try await eventually("the client catches up", advancing: network.clock) {
                    try await ann.texts("c1").count == (round + 1) * 20
                }
            }
            try await eventually("the client reconnects", advancing: network.clock) {
                await client.figures.reconnects >= 1
            }
        }
        #expect(try await ann.texts("c1") == network.host.contents(of: "c1"))
    }

    @Test("Without sockets everything still arrives and is sent, by requests alone (RT-8)")
    func blockedSockets() async throws {
        setFaults { $0.blocksSockets = true }
        let ann = try await Device("ann", on: network)
        try await ann.running { _ in
            try await network.host.post("hello", by: "bob", in: "c1")
            try await eventually("it comes in", advancing: network.clock) { try await ann.texts("c1") == ["hello"] }
            try await ann.write("hello, too")
            try await eventually("it goes out", advancing: network.clock) {
                network.host.contents(of: "c1") == ["hello", "hello, too"]
            }
            try await network.host.post("again", by: "bob", in: "c1")
            try await eventually("the next request finds it", advancing: network.clock) {
                try await ann.texts("c1").count == 3
            }
        }
        #expect(network.host.connections == 0)
        #expect(ann.notices.all.contains(.transport(.unreachable)))
        #expect(!ann.notices.all.contains(.state(.live)))
    }

    // MARK: Going out

    @Test("Messages written while offline are sent once, in order, whatever happens to the responses (RT-5)")
    func outbox() async throws {
        setFaults { $0.isUnreachable = true }
        let ann = try await Device("ann", on: network, logsIn: false)
        setFaults { _ in }
        try await ann.logIn()
        setFaults { $0.isUnreachable = true }
        let texts = (0..<20).map { "message \($0)" }
        try await ann.running { _ in
            for text in texts { try await ann.write(text) }
            try await eventually("posting fails", advancing: network.clock) {
                ann.notices.all.contains(.transport(.unreachable))
            }
            #expect(network.host.posts.isEmpty)
            // The server accepts the posts but its responses are lost: the client must repeat them, with the same key.
            setFaults { $0.losesAnswers = true }
            try await eventually("something is posted", advancing: network.clock) { network.host.posts.count >= 3 }
            setFaults { _ in }
            try await eventually("everything is sent", advancing: network.clock) {
                try await ann.store.outbox(of: nil, after: nil, limit: 10).isEmpty
            }
        }
        #expect(network.host.contents(of: "c1") == texts)
        #expect(try await ann.texts("c1") == texts)
        #expect(try await ann.messages("c1").allSatisfy { $0.status == .sent && $0.delivery?.serverID != nil })
        #expect(Set(network.host.posts.map(\.clientMessageID)).count == texts.count)
    }

    @Test("A message that another process adds to the outbox is detected and sent (RT-5)")
    func otherProcess() async throws {
        let ann = try await Device("ann", on: network)
        try await ann.running { client in
            try await ann.connected()
            let written = try await ann.write("by the side")
            try await eventually("the message is sent") { ann.notices.all.contains(.sent(written.entry.message)) }
            #expect(await client.figures.sent == 1)
        }
        #expect(network.host.contents(of: "c1") == ["by the side"])
    }

    @Test("A message that the server never accepts fails with a report, and the next is sent (RT-5)")
    func permanentFailure() async throws {
        let ann = try await Device("ann", on: network)
        let refused = try await ann.write("to nobody", in: "c9")
        let taken = try await ann.write("to Bob")
        try await ann.running { client in
            try await eventually("both are settled", advancing: network.clock) {
                let all = ann.notices.all
                return all.contains(.sent(taken.entry.message))
                    && all.contains { if case .givenUp(refused.entry.message, _) = $0 { true } else { false } }
            }
            #expect(await client.figures.failed == 1)
        }
        #expect(try await ann.store.message(refused.entry.message)?.status == .failed)
        #expect(try await ann.store.message(taken.entry.message)?.status == .sent)
        // Back in the outbox, it is retried with the same key, and fails again.
        _ = try await ann.store.retry(refused.entry.message)
        #expect(
            try await ann.store.outbox(of: nil, after: nil, limit: 10).map(\.clientMessageID) == [
                refused.entry.clientMessageID
            ])
    }

    @Test("Two devices of a user, and the peer's, see the same messages in the server's order (RT-4)")
    func twoDevices() async throws {
        let devices = [
            try await Device("ann", on: network), try await Device("ann", on: network),
            try await Device("bob", on: network),
        ]
        try await devices[0].running { _ in
            try await devices[1].running { _ in
                try await devices[2].running { _ in
                    for number in 0..<10 {
                        for (index, device) in devices.enumerated() { try await device.write("\(index).\(number)") }
                    }
                    try await eventually("all have everything", advancing: network.clock) {
                        for device in devices {
                            guard try await device.texts("c1").count == 30,
                                try await device.store.outbox(of: nil, after: nil, limit: 1).isEmpty
                            else { return false }
                        }
                        return true
                    }
                }
            }
        }
        let order = network.host.contents(of: "c1")
        for device in devices { #expect(try await device.texts("c1") == order) }
        let directions = try await devices[1].messages("c1").map(\.direction)
        #expect(directions.filter { $0 == .outgoing }.count == 20)
    }

    @Test("A message postponed after a failure is tried at once by an interactive command")
    func putOff() async throws {
        let ann = try await Device("ann", on: network)
        let first = try await ann.write("put off")
        try await ann.store.postpone(first.entry.number, until: network.wallClock.now().advanced(by: .seconds(300)))
        let second = try await ann.write("behind it")
        var options = SyncOptions()
        options.scope = .outbox
        // No time passes.
        try await ann.running(options) { _ in
            try await eventually("both are sent") { ann.notices.all.contains(.sent(second.entry.message)) }
        }
        #expect(network.host.contents(of: "c1") == ["put off", "behind it"])
    }

    @Test("A short-lived command posts the waiting messages, and makes no other request")
    func outboxAlone() async throws {
        let ann = try await Device("ann", on: network)
        let written = try await ann.write("in a hurry")
        var options = SyncOptions()
        options.scope = .outbox
        try await ann.running(options) { _ in
            try await eventually("it is sent", advancing: network.clock) {
                ann.notices.all.contains(.sent(written.entry.message))
            }
        }
        #expect(Set(network.host.requests) == ["POST /v1/session", "POST /v1/messages"])
        #expect(try await ann.texts("c1") == ["in a hurry"])
        #expect(try await ann.store.message(written.entry.message)?.status == .sent)
    }

    // MARK: Faults

    @Test("A server that sends nonsense does no harm, and never delays a stop (RT-6)", arguments: 0..<8)
    func nonsense(seed: UInt64) async throws {
        let ann = try await Device("ann", on: network)
        try await ann.write("hello")
        let server = HostileServer(seed: seed)
        let ports = SyncPorts(
            store: ann.store, transport: InMemoryRealtime(server: server), tokens: ann.tokens, clock: network.clock,
            wallClock: network.wallClock)
        let client = SyncClient(
            ports, account: ann.account, random: SeededRandom(seed: seed), opening: ann.opening())
        let isOver = Mutex(false)
        let run = Task {
            // The server may end the run, for example by ending the session.
            try? await client.run()
            isOver.withLock { $0 = true }
        }
        try await eventually("the server has had its say", advancing: network.clock) {
            server.calls >= 60 || isOver.withLock { $0 }
        }
        client.stop()
        network.clock.advance(by: .seconds(10))
        await run.value
        #expect(try await ann.store.verify(repair: false).findings.isEmpty)
        #expect(try await ann.texts("c1").count <= 4)
    }
}
