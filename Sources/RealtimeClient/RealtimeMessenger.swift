public import WhisperMessaging
public import WhisperMessengerPort
public import WhisperRealtimePort
import WhisperRealtimeProtocol

/// The service of the realtime protocol (MX-1). Its conversations are created elsewhere, and it has no files.
public struct RealtimeMessenger: Messenger {
    /// The account.
    public let account: MessengerAccount
    private let ports: SyncPorts
    private let options: SyncOptions
    private let random: @Sendable () -> any RandomNumberGenerator & Sendable
    private let opening: IncomingOpening?

    /// Creates a messenger for an account.
    ///
    /// - Parameters:
    ///   - options: The options of its runs; the scope is that of the call.
    ///   - random: Makes the randomness of a run, for spreading retries over time.
    ///   - opening: Opens sealed messages that arrive (RT-10); nil leaves them sealed.
    public init(
        _ ports: SyncPorts, account: MessengerAccount, options: SyncOptions = SyncOptions(),
        random: @escaping @Sendable () -> any RandomNumberGenerator & Sendable, opening: IncomingOpening? = nil
    ) {
        self.random = random
        self.ports = ports
        self.account = account
        self.options = options
        self.opening = opening
    }

    /// Nothing besides receiving and sending.
    public var abilities: Set<MessengerAbility> { [] }

    /// 65,536 bytes of UTF-8.
    public var textLimit: MessengerTextLimit { RealtimeMessenger.textLimit }

    /// The length of a text that the service accepts as one message: 65,536 bytes of UTF-8.
    public static let textLimit = MessengerTextLimit(bytes: RealtimeLimits.contentBytes, countsEscapes: false)

    /// Whether there is a session.
    ///
    /// - Throws: As `Messenger.isLoggedIn`.
    public func isLoggedIn() throws(MessengerError) -> Bool { try ports.tokens.hasSession() }

    /// Synchronises the vault with the server. The scope `history` is `unsupported`, because the protocol delivers all
    /// of it in any case.
    ///
    /// - Throws: As `Messenger.run`.
    public func run(
        _ scope: MessengerScope, notify: @escaping @Sendable (MessengerNotice) -> Void
    ) async throws(MessengerError) {
        guard try isLoggedIn() else { throw .notLoggedIn }
        var options = options
        switch scope {
        case .everything: options.scope = .everything
        case .outbox: options.scope = .outbox
        case .history: throw .unsupported
        }
        let client = SyncClient(
            ports, account: account, options: options, random: random(),
            opening: scope == .everything ? opening : nil, notify: notify)
        try await client.run()
    }

    /// Returns the conversations of the account, and records them in the vault.
    ///
    /// - Throws: As `Messenger.rooms`.
    public func rooms() async throws(MessengerError) -> [MessengerRoom] {
        try await ConversationListing(ports, account: account).fetch()
    }

    /// Not part of the protocol.
    ///
    /// - Throws: `unsupported`.
    public func create(_ room: NewMessengerRoom) async throws(MessengerError) -> MessengerRoom { throw .unsupported }

    /// Not part of the protocol.
    ///
    /// - Throws: `unsupported`.
    public func join(_ room: String) async throws(MessengerError) -> MessengerRoom { throw .unsupported }

    /// Not part of the protocol.
    ///
    /// - Throws: `unsupported`.
    public func leave(_ room: String) async throws(MessengerError) { throw .unsupported }

    /// Not part of the protocol.
    ///
    /// - Throws: `unsupported`.
    public func upload(
        _ file: HTTPBodySource, type: String, name: String?
    ) async throws(MessengerError) -> String { throw .unsupported }

    /// Not part of the protocol.
    ///
    /// - Throws: `unsupported`.
    public func download(
        _ address: String, limit: Int, into sink: HTTPBodySink
    ) async throws(MessengerError) { throw .unsupported }

    /// Ends the session.
    ///
    /// - Throws: As `Messenger.logOut`.
    public func logOut() async throws(MessengerError) -> Bool {
        try await ports.tokens.logOut(account, by: ports.transport)
    }
}
