import WhisperClockPort
import WhisperInMemoryRealtime
import WhisperInMemoryStore
import WhisperKeychainContract
import WhisperKeychainPort
import WhisperMessage
import WhisperMessengerContract
import WhisperMessengerPort
import WhisperRealtime
import WhisperRealtimeClient
import WhisperRealtimeHost
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperStorePort
import WhisperSystemClock
import WhisperTestSupport
import Synchronization

/// The realtime protocol as a world: the development server's value behind a transport in memory.
final class RealtimeWorld: MessengerWorld {
    /// The protocol's abilities are none, so that there are no ids that could lead elsewhere.
    let capabilities = MessengerCapabilities.all
    let interruptions = 40
    private let host: ServerHost
    private let link: InMemoryRealtime
    private let transport: WatchedTransport
    private let address: ServerAddress
    private let sealing: SodiumSealing
    private let keychains = Mutex<[String: InMemoryKeychain]>([:])
    private let rooms = Counter()

    init() throws {
        var configuration = ServerConfiguration()
        configuration.heartbeatSeconds = 3_600
        host = ServerHost(clock: SystemClock(), configuration: configuration)
        link = InMemoryRealtime(server: host)
        address = try ServerAddress("https://chat.example")
        transport = WatchedTransport(link: link, home: address)
        sealing = try SodiumSealing()
        for user in MessengerUser.allCases {
            let secret = Array(RealtimeWorld.secret(of: user).utf8)
            host.change { server, _ in server.addUser(user.rawValue, secret: secret) }
        }
    }

    private static func secret(of user: MessengerUser) -> String { "secret of \(user)" }

    func id(of user: MessengerUser) -> String { user.rawValue }

    func device(
        of user: MessengerUser, wrapping: @Sendable (any VaultStore) -> any VaultStore
    ) async throws -> MessengerDevice {
        let name = keychains.withLock { "\(user.rawValue) \($0.count)" }
        let keychain = InMemoryKeychain(memory: sealing)
        keychains.withLock { $0[name] = keychain }
        try await logIn(user, into: keychain)
        let account = MessengerAccount(
            platform: .realtime, server: ServerLocation(address), user: id(of: user), device: "test")
        let vault = wrapping(InMemoryStore(clock: SystemClock()))
        var options = SyncOptions()
        options.grace = .milliseconds(200)
        options.machine.backoff = [.milliseconds(2), .milliseconds(5), .milliseconds(20)]
        options.machine.listIntervalOffline = .milliseconds(200)
        options.machine.listIntervalOnline = .milliseconds(200)
        options.machine.coolDown = .milliseconds(20)
        return MessengerDevice(name: name, vault: vault, clock: SystemClock()) { [transport, sealing, options] in
            let ports = SyncPorts(
                store: vault, transport: transport, tokens: TokenKeeper(.session(keychain), memory: sealing),
                clock: SystemStopwatch(), wallClock: SystemClock())
            return RealtimeMessenger(
                ports, account: account, options: options, random: { SeededRandom(seed: 1) })
        }
    }

    private func logIn(_ user: MessengerUser, into keychain: InMemoryKeychain) async throws {
        let text = Array(RealtimeWorld.secret(of: user).utf8)
        var secret = try sealing.allocate(count: text.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: text) }
        _ = try await TokenKeeper(.session(keychain), memory: sealing)
            .logIn(user.rawValue, secret: secret, device: "test", at: address, by: link)
    }

    func makeRoom(_ title: String, with users: [MessengerUser]) async throws -> String {
        let id = "room-\(rooms.next())"
        host.change { server, now in
            server.addConversation(id, title: title, kind: .group, members: users.map(\.rawValue), at: now)
        }
        return id
    }

    func say(_ text: String, as user: MessengerUser, in room: String) async throws {
        host.change { server, now in server.say(text, by: user.rawValue, in: room, at: now) }
    }

    func posts(in room: String) async throws -> [MessengerPost] {
        host.change { server, _ in server.events(of: room) }.compactMap { frame in
            guard case .message(let message) = frame.event.body else { return nil }
            return MessengerPost(sender: message.senderID, text: message.content)
        }
    }

    func setReachable(_ isReachable: Bool) async throws {
        var faults = InMemoryFaults()
        faults.isUnreachable = !isReachable
        faults.blocksSockets = !isReachable
        transport.setCut(!isReachable)
        link.setFaults(faults)
        if !isReachable { link.loseSockets() }
    }

    func loseNextAnswer() async throws { transport.loseNextAnswer() }

    func endSessions(of user: MessengerUser) async throws {
        host.change { server, _ in server.revoke(user: user.rawValue) }
    }

    func logIn(_ device: MessengerDevice) async throws {
        let user = MessengerUser.allCases.first { device.name.hasPrefix($0.rawValue) }
        guard let user, let keychain = keychains.withLock({ $0[device.name] }) else { throw NotPossible() }
        try await logIn(user, into: keychain)
    }

    func logIn(_ device: MessengerDevice, asOther user: MessengerUser) async throws {
        guard let keychain = keychains.withLock({ $0[device.name] }) else { throw NotPossible() }
        try await logIn(user, into: keychain)
    }

    func forbid(_ user: MessengerUser, toWriteIn room: String) async throws {
        host.change { server, now in
            server.setMembers(server.members(of: room).filter { $0 != user.rawValue }, of: room, at: now)
        }
    }

    func otherAddresses() async throws -> [String] { transport.otherAddresses }

    func secrets(of device: MessengerDevice) async throws -> [String] {
        var secrets = MessengerUser.allCases.map { RealtimeWorld.secret(of: $0) } + transport.tokens
        if let keychain = keychains.withLock({ $0[device.name] }) {
            for name in try keychain.names() {
                guard case .present(let secret) = keychain.lookUp(name) else { continue }
                secrets.append(secret.withUnsafeBytes { String(decoding: $0, as: UTF8.self) })
            }
        }
        return secrets
    }

    func end() async { await link.shutDown() }
}

/// A transport that loses answers to posts, and notes addresses and tokens.
private final class WatchedTransport: RealtimeTransport {
    private struct State {
        var losesNextAnswer = false
        var isCut = false
        var otherAddresses: [String] = []
        var tokens: Set<String> = []
    }

    private let link: InMemoryRealtime
    private let home: ServerAddress
    private let state = Mutex(State())

    init(link: InMemoryRealtime, home: ServerAddress) {
        self.link = link
        self.home = home
    }

    func setCut(_ isCut: Bool) { state.withLock { $0.isCut = isCut } }
    func loseNextAnswer() { state.withLock { $0.losesNextAnswer = true } }
    var otherAddresses: [String] { state.withLock { $0.otherAddresses } }
    var tokens: [String] { state.withLock { Array($0.tokens) } }

    private func note(_ address: ServerAddress, _ token: AccessToken?) {
        let text = token?.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        state.withLock { state in
            if address != home { state.otherAddresses.append(address.description) }
            if let text { state.tokens.insert(text) }
        }
    }

    func connect(_ request: SocketRequest) async throws(TransportError) -> any RealtimeSocket {
        note(request.address, request.token)
        let socket = try await link.connect(request)
        // One that was being opened when the connection was lost.
        guard state.withLock({ $0.isCut }) else { return socket }
        await socket.close(.goingAway)
        throw .unreachable
    }

    func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        note(request.address, request.token)
        let isPost = request.method == .post && request.path.hasSuffix("/messages")
        let answer = try await link.exchange(request)
        let isLost = state.withLock { state in
            guard isPost, answer.status < 300, state.losesNextAnswer else { return false }
            state.losesNextAnswer = false
            return true
        }
        if isLost { throw .unreachable }
        return answer
    }

    func upload(
        _ source: HTTPBodySource, with request: HTTPRequest
    ) async throws(TransportError) -> HTTPResponse {
        try await link.upload(source, with: request)
    }

    func download(_ request: HTTPRequest, into sink: HTTPBodySink) async throws(TransportError) -> HTTPResponse {
        try await link.download(request, into: sink)
    }

    func shutDown() async { await link.shutDown() }
}
