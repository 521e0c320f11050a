import WhisperArchive
import WhisperMessage
public import WhisperMessengerPort
public import WhisperRealtimePort
public import WhisperStorePort
import WhisperClockPort

/// One user's messenger at a service in memory, over a vault (MX-1).
///
/// It follows every law of the port, and stores into the vault as an adapter of a real service does. Several may be
/// used over one vault at the same time.
///
/// ```swift
/// let service = InMemoryService(clock: clock)
/// service.addUser("ana")
/// let session = InMemorySession(of: "ana", at: service)
/// session.logIn()
/// let messenger = InMemoryMessenger(session, account: account, vault: vault)
/// ```
public struct InMemoryMessenger: Messenger {
    /// The account.
    public let account: MessengerAccount
    let session: InMemorySession
    let vault: any VaultStore
    let mayPost: @Sendable (OutboxEntry) async throws(StoreError) -> Bool

    /// Creates a messenger.
    ///
    /// - Parameters:
    ///   - account: The account: of the service's platform and the session's user. Its server is only a name.
    ///   - mayPost: Whether a message may be posted in plain text: where a conversation is bound to a contact, a client
    ///     must not. A message that may not is given up as `notSealed`.
    public init(
        _ session: InMemorySession, account: MessengerAccount, vault: any VaultStore,
        mayPost: @escaping @Sendable (OutboxEntry) async throws(StoreError) -> Bool = { _ in true }
    ) {
        self.session = session
        self.account = account
        self.vault = vault
        self.mayPost = mayPost
    }

    private var service: InMemoryService { session.service }

    /// Everything.
    public var abilities: Set<MessengerAbility> { Set(MessengerAbility.allCases) }

    /// The service's limit.
    public var textLimit: MessengerTextLimit { service.limits.text }

    /// Whether there is a session, which the service may have ended.
    ///
    /// - Throws: Nothing; the port permits the keychain's errors.
    public func isLoggedIn() throws(MessengerError) -> Bool { session.token != nil }

    /// Synchronises the vault with the service.
    ///
    /// - Throws: As `Messenger.run`.
    public func run(
        _ scope: MessengerScope, notify: @escaping @Sendable (MessengerNotice) -> Void
    ) async throws(MessengerError) {
        guard session.token != nil else { throw .notLoggedIn }
        if case .history(let room, _) = scope { try checkRoom(room) }
        var run = InMemoryRun(self, scope, notify)
        try await run.run()
    }

    /// Returns the conversations of the account.
    ///
    /// - Throws: As `Messenger.rooms`.
    public func rooms() async throws(MessengerError) -> [MessengerRoom] {
        let rooms = try await service.rooms(session.token)
        for room in rooms where room.standing == .joined { try await note(room) }
        return rooms
    }

    /// Creates a conversation.
    ///
    /// - Throws: As `Messenger.create`; `invalidArgument` for users whom the service does not have.
    public func create(_ room: NewMessengerRoom) async throws(MessengerError) -> MessengerRoom {
        try await note(service.create(room, by: session.token))
    }

    /// Joins a conversation.
    ///
    /// - Throws: As `Messenger.join`.
    public func join(_ room: String) async throws(MessengerError) -> MessengerRoom {
        try checkRoom(room)
        return try await note(service.join(room, by: session.token))
    }

    /// Leaves a conversation, or declines an invitation.
    ///
    /// - Throws: As `Messenger.leave`.
    public func leave(_ room: String) async throws(MessengerError) {
        try checkRoom(room)
        try await service.leave(room, by: session.token)
    }

    /// Uploads a file. Its type and name are not stored.
    ///
    /// - Throws: As `Messenger.upload`.
    public func upload(
        _ file: HTTPBodySource, type: String, name: String?
    ) async throws(MessengerError) -> String {
        guard file.length <= service.limits.file else { throw .tooLarge }
        var bytes: [UInt8] = []
        while let chunk = try await next(of: file) {
            bytes += chunk
            guard bytes.count <= file.length else { throw .transport(.bodyFailed) }
        }
        guard bytes.count == file.length else { throw .transport(.bodyFailed) }
        return InMemoryMessenger.filePrefix + String(try await service.addFile(bytes, by: session.token))
    }

    /// Downloads a file.
    ///
    /// - Throws: As `Messenger.download`.
    public func download(
        _ address: String, limit: Int, into sink: HTTPBodySink
    ) async throws(MessengerError) {
        guard address.hasPrefix(InMemoryMessenger.filePrefix),
            let number = Int(address.dropFirst(InMemoryMessenger.filePrefix.count))
        else { throw .invalidArgument }
        var rest = try await service.file(number, for: session.token)[...]
        guard rest.count <= limit else { throw .tooLarge }
        while !rest.isEmpty {
            let chunk = Array(rest.prefix(HTTPBodySink.largestChunk))
            rest = rest.dropFirst(chunk.count)
            do { try await sink.take(chunk) } catch { throw .transport(.bodyFailed) }
        }
    }

    /// Ends the session.
    ///
    /// - Throws: Nothing; the port permits the keychain's errors.
    public func logOut() async throws(MessengerError) -> Bool {
        let token = session.token
        session.forget()
        do throws(MessengerError) {
            try await service.end(token)
            return true
        } catch {
            // A session unknown to the service is over as well.
            return error == .sessionEnded
        }
    }

    private static let filePrefix = "file:"

    private func next(of file: HTTPBodySource) async throws(MessengerError) -> [UInt8]? {
        do { return try await file.next() } catch { throw .transport(.bodyFailed) }
    }

    private func checkRoom(_ id: String) throws(MessengerError) {
        guard id.hasPrefix("!room") else { throw .invalidArgument }
    }

    /// Records a conversation in the vault.
    @discardableResult
    private func note(_ room: MessengerRoom) async throws(MessengerError) -> MessengerRoom {
        let reference = ConversationReference(
            platform: account.platform, key: room.id, title: room.title, kind: room.kind)
        _ = try await stored { vault throws(StoreError) in try await vault.conversation(for: reference) }
        return room
    }

    /// Uses the vault in a task of its own: what has begun ends, although the caller is cancelled.
    func stored<Value: Sendable>(
        _ body: @escaping @Sendable (any VaultStore) async throws(StoreError) -> Value
    ) async throws(MessengerError) -> Value {
        let vault = vault
        let result = await Task { () async -> Result<Value, StoreError> in
            do throws(StoreError) { return .success(try await body(vault)) } catch { return .failure(error) }
        }.value
        do throws(StoreError) { return try result.get() } catch { throw .store(error) }
    }
}
