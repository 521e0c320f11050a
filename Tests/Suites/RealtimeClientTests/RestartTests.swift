import WhisperArchive
import WhisperMessage
import WhisperMessengerPort
import WhisperRealtimeHost
import WhisperRealtimeServer
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperRealtimeClient

@Suite("What a server accepted is never shown as not sent (RT-4, RT-5)", .ownThreads)
struct RestartTests {
    private let network: Network
    private let ann: Device

    init() async throws {
        network = try Network()
        ann = try await Device("ann", on: network)
    }

    /// Replaces the server by one that has forgotten everything, as the included one does when it is started again.
    private func forget(namingEpochs: Bool) async throws {
        network.host.change { server, now in
            var configuration = server.configuration
            configuration.namesEpochs = namingEpochs
            server = RealtimeServer(configuration: configuration)
            for user in ["ann", "bob"] { server.addUser(user, secret: Array("secret of \(user)".utf8)) }
            server.addConversation("c1", title: "", kind: .direct, members: ["ann", "bob"], at: now)
        }
        try await ann.logIn()
    }

    /// Sends a text as a command does that ends soon, and returns its message.
    @discardableResult
    private func send(_ text: String) async throws -> UniqueIdentifier {
        let message = try await ann.write(text).entry.message
        var options = SyncOptions()
        options.scope = .outbox
        let posts = network.host.posts.count
        try await ann.running(options) { _ in
            try await eventually("“\(text)” is posted", advancing: network.clock) {
                try await ann.store.message(message)?.status != .pending && network.host.posts.count > posts
            }
        }
        return message
    }

    /// How often Ann's clients have connected.
    private var lives: Int { ann.notices.all.count { $0 == .state(.live) } }

    private func status(_ message: UniqueIdentifier) async throws -> MessageStatus? {
        try await ann.store.message(message)?.status
    }

    @Test(
        "A message that was sent after the server forgot everything is sent, as are those before",
        arguments: [true, false])
    func forgotten(namesEpochs: Bool) async throws {
        network.host.change { server, _ in server.configuration.namesEpochs = namesEpochs }
        try await network.host.post("hello", by: "bob", in: "c1")
        var sent = [try await send("before")]
        try await ann.running { _ in
            try await eventually("everything comes in", advancing: network.clock) {
                try await ann.texts("c1").count == 2
            }
        }
        if namesEpochs {
            // In a new epoch, and no id is given again.
            network.host.change { server, _ in _ = server.restore("c1", through: 0) }
        } else {
            try await forget(namingEpochs: false)
        }
        sent.append(try await send("again"))
        sent.append(try await send("and again"))
        try await network.host.post("from Bob", by: "bob", in: "c1")
        try await ann.running { _ in
            try await eventually("the new messages are there", advancing: network.clock) {
                // Without epochs, one that has the number of another cannot be told from it.
                try await ann.texts("c1").contains("from Bob") || !namesEpochs
            }
        }
        for message in sent { #expect(try await status(message) == .sent) }
        #expect(network.host.contents(of: "c1") == ["again", "and again", "from Bob"])
        #expect(!ann.notices.all.contains { if case .givenUp = $0 { true } else { false } })
        if namesEpochs {
            #expect(try await ann.texts("c1") == ["hello", "before", "again", "and again", "from Bob"])
        }
        #expect(try await ann.store.outbox(of: nil, after: nil, limit: 10).isEmpty)
    }

    @Test("Whatever becomes of the server, and whatever it says about it", arguments: 1...12)
    func anything(_ seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        network.host.change { server, _ in server.configuration.namesEpochs = Bool.random(using: &random) }
        var accepted: [UniqueIdentifier] = []
        for step in 1...14 {
            switch Int.random(in: 0..<7, using: &random) {
            // In the same epoch as before, if it names one at all.
            case 0: try await forget(namingEpochs: Bool.random(using: &random))
            case 1: network.host.change { server, _ in _ = server.restore("c1", through: Int64(step % 3)) }
            // The epoch is another one, although nothing was lost.
            case 2: network.host.change { server, _ in _ = server.restore("c1", through: 1_000) }
            case 3: network.host.change { server, _ in server.configuration.namesEpochs.toggle() }
            case 4: try await network.host.post("of Bob \(step)", by: "bob", in: "c1")
            default: break
            }
            let before = network.host.contents(of: "c1").count
            let message = try await send("text \(step)")
            if network.host.contents(of: "c1").count > before { accepted.append(message) }
            if step.isMultiple(of: 3) {
                let lives = lives
                try await ann.running { _ in
                    try await eventually("it connects", advancing: network.clock) { self.lives > lives }
                }
            }
            for message in accepted { #expect(try await status(message) == .sent, "step \(step)") }
        }
        #expect(accepted.count == 14)
    }
}
