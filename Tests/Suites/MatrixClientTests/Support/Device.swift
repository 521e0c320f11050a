import WhisperArchive
import WhisperClockPort
import WhisperCore
import WhisperFileBlobStore
import WhisperInMemoryRealtime
import WhisperInMemoryStore
import WhisperKeychainContract
import WhisperKeychainPort
import WhisperMatrix
import WhisperMatrixClient
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperSecretMemory
import WhisperSodiumCrypto
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import WhisperSystemClock
import WhisperTestThreads
import Foundation
import Synchronization
import Testing

/// A homeserver with its users, and the way to it.
struct Network {
    let server = Homeserver()
    private let memory: InMemoryRealtime
    let transport: any RealtimeTransport
    let location: ServerLocation
    /// The name of the server, behind the colon of its users.
    let name: String
    let wallClock: ManualClock

    /// Creates the way to a homeserver that is not in this process.
    init(_ transport: any RealtimeTransport, to location: ServerLocation, name: String) {
        memory = InMemoryRealtime(server: server)
        self.transport = transport
        self.location = location
        self.name = name
        wallClock = ManualClock(SystemClock().now())
    }

    /// Creates a homeserver with Ana, Bob and Cid.
    init() throws {
        memory = InMemoryRealtime(server: server)
        transport = memory
        location = try ServerLocation("https://b.example")
        name = "b.example"
        wallClock = ManualClock()
        server.change { model in
            for user in ["ana", "bob", "cid"] { model.passwords["@\(user):b.example"] = "secret of \(user)" }
        }
    }

    /// Sets the faults of the transport.
    func setFaults(_ change: (inout InMemoryFaults) -> Void) {
        var faults = InMemoryFaults()
        change(&faults)
        memory.setFaults(faults)
    }
}

/// One user's vault on one machine.
final class Device: Sendable {
    let network: Network
    let user: String
    let store: any VaultStore
    let keychain: InMemoryKeychain
    let memory: SodiumSealing
    let session: MatrixSession
    let secrecy: SecrecyPorts
    let notices = Notices()
    /// The folder of the attachments, which is removed with the device.
    let folder: URL
    let blobs: FileBlobStore

    /// Creates a device with a vault in memory.
    ///
    /// - Parameter wrapping: Returns the vault that is used, given the one that was made.
    init(
        _ name: String, on network: Network, wrapping: (any VaultStore) -> any VaultStore = { $0 }
    ) throws {
        self.network = network
        user = "@\(name):\(network.name)"
        memory = try SodiumSealing()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("whisper-matrix-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        blobs = try FileBlobStore(
            directory: folder.appendingPathComponent("blobs").path, key: try memory.makeKey(), sealing: memory)
        store = wrapping(InMemoryStore(clock: network.wallClock))
        keychain = InMemoryKeychain(memory: memory)
        session = MatrixSession(
            .session(keychain), store: store, memory: memory, clock: SystemStopwatch(), wallClock: network.wallClock,
            random: { SystemRandomNumberGenerator() })
        secrecy = SecrecyPorts(
            store: store, keychain: InMemoryKeychain(memory: memory), trustKey: try memory.makeKey(),
            crypto: try SodiumCrypto(), sealing: memory, memory: memory, clock: network.wallClock, presence: nil)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Another process over the same vault.
    func anotherSession(_ source: TokenSource? = nil, in keychain: (any Keychain)? = nil) -> MatrixSession {
        MatrixSession(
            source ?? .session(keychain ?? self.keychain), store: store, memory: memory, clock: SystemStopwatch(),
            wallClock: network.wallClock, random: { SystemRandomNumberGenerator() })
    }

    /// Logs in with the user's password.
    @discardableResult
    func logIn(_ session: MatrixSession? = nil) async throws -> MessengerAccount {
        let name = user.dropFirst().prefix { $0 != ":" }
        return try await (session ?? self.session).logIn(
            .password(user: user), secret: try memory.copy(Array("secret of \(name)".utf8)), at: network.location,
            deviceName: "test", by: network.transport)
    }

    /// The service, with short waits.
    func messenger(_ session: MatrixSession? = nil) async throws -> MatrixMessenger {
        messenger(
            for: try #require(try await MessengerAccount.stored(in: store, of: .matrix)), session ?? self.session)
    }

    /// The service of an account, with short waits.
    func messenger(
        for account: MessengerAccount, _ session: MatrixSession, _ change: (inout MatrixOptions) -> Void = { _ in }
    ) -> MatrixMessenger {
        var options = MatrixOptions()
        options.machine.backoff = [.milliseconds(2), .milliseconds(20)]
        options.machine.emptyAnswerDelays = [.milliseconds(2)]
        options.machine.settling = .milliseconds(20)
        options.machine.pollTimeout = .seconds(1)
        change(&options)
        let ports = MatrixPorts(
            store: store, transport: network.transport, session: session, clock: SystemStopwatch(),
            wallClock: network.wallClock, crypto: secrecy.crypto, blobs: blobs)
        return MatrixMessenger(
            ports, account: account, options: options, random: { SystemRandomNumberGenerator() },
            opening: IncomingOpening(secrecy))
    }

    /// Runs the client while the body executes, and then stops it.
    func running(
        _ scope: MessengerScope = .everything, _ session: MatrixSession? = nil, _ body: () async throws -> Void
    ) async throws {
        let messenger = try await messenger(session)
        let run = Task { [notices] in try await messenger.run(scope) { notices.add($0) } }
        do {
            try await body()
        } catch {
            run.cancel()
            _ = try? await run.value
            throw error
        }
        run.cancel()
        try await run.value
    }

    /// Runs until a scope is done.
    func run(_ scope: MessengerScope) async throws {
        try await messenger().run(scope) { [notices] in notices.add($0) }
    }

    /// Waits until the vault has these texts in a room, in this order.
    func hears(
        _ texts: [String], in room: String, at place: SourceLocation = #_sourceLocation
    ) async throws {
        let hasThem = try await eventually(within: .seconds(60)) { try await self.texts(room) == texts }
        if !hasThem {
            Issue.record("\(user) has \(try await self.texts(room).debugDescription)", sourceLocation: place)
        }
    }

    /// The messages of a room in the vault, in order, without lines about its state.
    func messages(_ room: String) async throws -> [StoredMessage] {
        guard let found = try await store.conversation(platform: .matrix, key: room) else { return [] }
        return try await store.messages(in: found.id, .newest, limit: 10_000)
            .filter { $0.unified.content.kind != .system }
    }

    /// Their texts.
    func texts(_ room: String) async throws -> [String] {
        try await messages(room).map { $0.unified.content.text ?? "" }
    }

    /// Adds a text to the outbox.
    @discardableResult
    func write(_ text: String, in room: String) async throws -> UniqueIdentifier {
        let account = try #require(try await MessengerAccount.stored(in: store, of: .matrix))
        let conversation = try await store.conversation(
            for: ConversationReference(platform: .matrix, key: room, title: room, kind: .unknown))
        return try await MessageDispatch(
            secrecy, account: account, limit: MatrixMessenger.textLimit, sealsEverything: false
        ).enqueue(text, in: conversation.id).entry.message
    }

    /// Adds a file to the attachments.
    func attach(_ bytes: [UInt8], name: String, type: String?) async throws -> WhisperMessage.Attachment {
        let intake = try FileIntake(blobs)
        for start in stride(from: 0, to: bytes.count, by: 50_000) {
            try await intake.append(Array(bytes[start..<min(start + 50_000, bytes.count)]))
        }
        let blob = try await intake.commit()
        return Attachment(name: name, mime: type, size: blob.size, sha256: blob.id.hex, state: .found)
    }

    /// Adds a message with a file to the outbox.
    @discardableResult
    func write(
        _ bytes: [UInt8], name: String, type: String?, caption: String = "", in room: String
    ) async throws -> UniqueIdentifier {
        let account = try #require(try await MessengerAccount.stored(in: store, of: .matrix))
        let conversation = try await store.conversation(
            for: ConversationReference(platform: .matrix, key: room, title: room, kind: .unknown))
        let file = try await attach(bytes, name: name, type: type)
        return try await MessageDispatch(
            secrecy, account: account, limit: MatrixMessenger.textLimit, sealsEverything: false
        ).enqueue(file, caption: caption, in: conversation.id).entry.message
    }

    /// Returns the owner's contact for another device's owner, creating their identity if needed.
    func meet(_ other: Device) async throws -> KnownContact {
        let ring = IdentityRing(other.secrecy)
        let standard = try await ring.standard()
        let identity = if let standard { standard } else { try await ring.create(name: other.user) }
        let book = ContactBook(secrecy)
        let preview = try await book.preview(bundle: try await ring.bundle(of: identity.id), name: other.user)
        let contact = try await book.add(preview).contact
        return try await book.verify(contact.id, fingerprint: contact.fingerprint)
    }

    /// The tokens in the keychain.
    var kept: [String: [UInt8]] {
        get throws {
            var kept: [String: [UInt8]] = [:]
            for name in try keychain.names() {
                if case .present(let secret) = keychain.lookUp(name) {
                    kept[name.rawValue] = secret.withUnsafeBytes { Array($0) }
                }
            }
            return kept
        }
    }
}

/// The notices of a messenger, in order.
final class Notices: Sendable {
    private let state = Mutex<[MessengerNotice]>([])

    func add(_ notice: MessengerNotice) { state.withLock { $0.append(notice) } }
    var all: [MessengerNotice] { state.withLock { $0 } }

    /// Waits for a notice.
    func wait(
        _ what: Comment, at place: SourceLocation = #_sourceLocation, for isIt: (MessengerNotice) -> Bool
    ) async throws {
        let came = try await eventually(within: .seconds(60)) { all.contains(where: isIt) }
        if !came { Issue.record(what, sourceLocation: place) }
    }
}
