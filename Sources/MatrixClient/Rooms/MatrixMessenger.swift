import WhisperMatrixProtocol
public import WhisperMessaging
public import WhisperMessengerPort

/// The Matrix service of one account (MX-1).
public struct MatrixMessenger: Messenger {
    /// The account.
    public let account: MessengerAccount
    let ports: MatrixPorts
    private let options: MatrixOptions
    let random: @Sendable () -> any RandomNumberGenerator & Sendable
    private let opening: IncomingOpening?

    /// Creates a messenger for an account.
    ///
    /// - Parameters:
    ///   - options: The options of its runs.
    ///   - random: Makes the randomness of a run, for spreading retries over time.
    ///   - opening: Opens sealed messages that arrive (RT-10); nil leaves them sealed.
    public init(
        _ ports: MatrixPorts, account: MessengerAccount, options: MatrixOptions = MatrixOptions(),
        random: @escaping @Sendable () -> any RandomNumberGenerator & Sendable, opening: IncomingOpening? = nil
    ) {
        self.random = random
        self.ports = ports
        self.account = account
        self.options = options
        self.opening = opening
    }

    /// Everything.
    public var abilities: Set<MessengerAbility> { Set(MessengerAbility.allCases) }

    /// What 60,000 bytes of encoded content leave for the text (MX-3).
    public var textLimit: MessengerTextLimit { MatrixMessenger.textLimit }

    /// What 60,000 bytes of encoded content leave for the text (MX-3).
    public static let textLimit: MessengerTextLimit = {
        // The client ids of messages are UUIDs.
        let empty = MatrixOutgoing(.text(""), clientID: String(repeating: "0", count: 36))
        return MessengerTextLimit(bytes: MatrixLimits.contentBytes - empty.encodedLength, countsEscapes: true)
    }()

    /// Whether there is a session.
    ///
    /// - Throws: As `Messenger.isLoggedIn`.
    public func isLoggedIn() throws(MessengerError) -> Bool { try ports.session.hasSession() }

    /// Synchronises the vault with the homeserver.
    ///
    /// - Throws: As `Messenger.run`.
    public func run(
        _ scope: MessengerScope, notify: @escaping @Sendable (MessengerNotice) -> Void
    ) async throws(MessengerError) {
        guard try isLoggedIn() else { throw .notLoggedIn }
        if case .history(let room, _) = scope, MatrixRoomID(room) == nil { throw .invalidArgument }
        let client = MatrixClient(
            ports, account: account, owner: try owner(), scope: scope, options: options,
            random: random(), opening: opening, notify: notify)
        try await client.run()
    }

    /// Ends the session.
    ///
    /// - Throws: As `Messenger.logOut`.
    public func logOut() async throws(MessengerError) -> Bool {
        try await ports.session.logOut(account, by: ports.transport)
    }

    // MARK: Requests

    /// The owner of the account.
    func owner() throws(MessengerError) -> MatrixUserID {
        guard let owner = MatrixUserID(account.user) else { throw .otherAccount }
        return owner
    }

    /// Sends a request with the access token, which is renewed once if it is refused.
    @discardableResult
    func ask<Value>(
        _ request: MatrixRequest, _ read: ([UInt8]) throws(MatrixProtocolError) -> Value
    ) async throws(MessengerError) -> Value {
        guard try isLoggedIn() else { throw .notLoggedIn }
        return try await ports.session.ask(request, of: account, by: ports.transport, read)
    }
}
