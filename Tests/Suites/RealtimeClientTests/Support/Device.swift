import WhisperArchive
import WhisperClockPort
import WhisperInMemoryRealtime
import WhisperInMemoryStore
import WhisperKeychainContract
import WhisperKeychainPort
import WhisperMessage
import WhisperRealtime
import WhisperRealtimeHost
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperSecretMemory
import WhisperSodiumCrypto
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import Synchronization
import WhisperTestSupport
import Testing
import WhisperCore

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

/// A server and the clocks of all its users.
struct Network {
    let wallClock = ManualClock()
    let clock = HandClock()
    let host: ServerHost
    let transport: InMemoryRealtime
    let address: ServerAddress

    /// Creates a server with Ann and Bob, who have a direct conversation, and a group that includes Cid.
    init() throws {
        var configuration = ServerConfiguration()
        // The clock of a test moves in leaps.
        configuration.heartbeatSeconds = 3_600
        host = ServerHost(clock: wallClock, configuration: configuration)
        transport = InMemoryRealtime(server: host)
        address = try ServerAddress("https://chat.example")
        host.change { server, now in
            for user in ["ann", "bob", "cid"] { server.addUser(user, secret: Array("secret of \(user)".utf8)) }
            server.addConversation("c1", title: "", kind: .direct, members: ["ann", "bob"], at: now)
            server.addConversation("g1", title: "Garden", kind: .group, members: ["ann", "bob", "cid"], at: now)
        }
    }
}

/// One user's vault on one machine.
final class Device: Sendable {
    let network: Network
    let store: any VaultStore
    let keychain: InMemoryKeychain
    let tokens: TokenKeeper
    let account: MessengerAccount
    let secrecy: SecrecyPorts
    private let secrets: InMemoryKeychain
    let notices = Notices()

    /// - Parameter sibling: Another device of the user, whose identities this one shares.
    init(_ user: String, on network: Network, sharing sibling: Device? = nil, logsIn: Bool = true) async throws {
        let sealing = try SodiumSealing()
        self.network = network
        store = InMemoryStore(clock: network.wallClock)
        secrets = InMemoryKeychain(memory: sealing)
        for name in try sibling?.secrets.names() ?? [] where name.rawValue.hasPrefix("identity.") {
            if case .present(let secret)? = sibling?.secrets.lookUp(name) { try secrets.store(secret, as: name) }
        }
        keychain = InMemoryKeychain(memory: sealing)
        tokens = TokenKeeper(.session(keychain), memory: sealing)
        account = MessengerAccount(
            platform: .realtime, server: ServerLocation(network.address), user: user, device: "test")
        secrecy = SecrecyPorts(
            store: store, keychain: secrets, trustKey: try sealing.makeKey(), crypto: try SodiumCrypto(),
            sealing: sealing, memory: sealing,
            clock: network.wallClock, presence: nil)
        if let sibling { try await store.saveIdentities(try await sibling.store.identities()) }
        if logsIn { try await logIn() }
    }

    /// Logs in with the user's secret.
    func logIn() async throws {
        var secret = try secrecy.memory.allocate(count: "secret of \(account.user)".utf8.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: Array("secret of \(account.user)".utf8)) }
        let user = try await tokens.logIn(
            account.user, secret: secret, device: account.device, at: network.address, by: network.transport)
        guard user == account.user else { throw NeverHappened() }
        try await account.keep(in: store)
    }

    /// Returns a client that is not running yet.
    func client(
        _ options: SyncOptions = SyncOptions(), opening: IncomingOpening? = nil, tokens: TokenKeeper? = nil
    ) -> SyncClient {
        let ports = SyncPorts(
            store: store, transport: network.transport, tokens: tokens ?? self.tokens, clock: network.clock,
            wallClock: network.wallClock)
        return SyncClient(
            ports, account: account, options: options, random: SeededRandom(seed: 1),
            opening: opening
        ) { [notices] in notices.add($0) }
    }

    /// Runs a client while the body executes, and then stops it.
    func running(
        _ options: SyncOptions = SyncOptions(), opening: IncomingOpening? = nil,
        _ body: (SyncClient) async throws -> Void
    ) async throws {
        let client = client(options, opening: opening)
        let run = Task { try await client.run() }
        do {
            try await body(client)
        } catch {
            client.stop()
            try? await run.value
            throw error
        }
        client.stop()
        try await run.value
    }

    /// Waits until the client is connected.
    func connected() async throws {
        try await eventually("the client connects", advancing: network.clock) { [notices] in
            notices.all.contains(.state(.live))
        }
    }

    /// Returns the texts of a conversation in the vault, in order.
    func texts(_ conversation: String) async throws -> [String] {
        try await messages(conversation).map { $0.unified.content.text ?? "" }
    }

    /// Returns the messages of a conversation in the vault, in order.
    func messages(_ conversation: String) async throws -> [StoredMessage] {
        guard let found = try await store.conversation(platform: .realtime, key: conversation) else { return [] }
        return try await store.messages(in: found.id, .newest, limit: 10_000)
    }

    /// Returns the conversation, as if the server had listed it.
    func conversation(_ key: String, kind: ConversationKind = .direct) async throws -> UniqueIdentifier {
        try await store.conversation(
            for: ConversationReference(platform: .realtime, key: key, title: key, kind: kind)
        ).id
    }

    /// Adds a text to the outbox.
    @discardableResult
    func write(_ text: String, in key: String = "c1", seals: Bool = false) async throws -> DispatchedMessage {
        let kind: ConversationKind = key.hasPrefix("g") ? .group : .direct
        return try await MessageDispatch(
            secrecy, account: account, limit: RealtimeMessenger.textLimit, sealsEverything: seals
        )
        .enqueue(text, in: try await conversation(key, kind: kind))
    }
}

/// The notices of a client, in order.
final class Notices: Sendable {
    private let state = Mutex<[MessengerNotice]>([])

    func add(_ notice: MessengerNotice) { state.withLock { $0.append(notice) } }
    var all: [MessengerNotice] { state.withLock { $0 } }
}

extension InMemoryRealtime {
    /// No injected faults.
    var noFaults: InMemoryFaults { InMemoryFaults() }
}
