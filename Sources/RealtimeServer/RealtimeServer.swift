public import WhisperMessage
public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// A messenger server as a value: the executable definition of `docs/realtime-protocol.md`, without sockets, clock or
/// threads.
///
/// Requests and frames are passed in as calls and responses are returned; actions on sockets are collected until
/// `takeDeliveries` returns them. The same calls at the same times with the same randomness have the same results, so
/// simulations can be replayed; behind sockets it is a server for testing clients. Everything is stored permanently, as
/// tests need.
///
/// Times are those of the server's clock; no call may be earlier than the previous one.
public struct RealtimeServer: Sendable {
    /// The behaviour where the protocol leaves a choice. Changes take effect with the next call.
    public var configuration: ServerConfiguration
    var users: [String: User] = [:]
    var conversations: [String: ConversationLog] = [:]
    var sessions = SessionTable()
    var connections: [ConnectionID: Connection] = [:]
    var nextConnection = 1
    private var nextMessage: Int64 = 1
    private var nextEvent: Int64 = 1
    private var deliveries: [Delivery] = []

    /// A user who can log in.
    struct User: Sendable {
        var secret: [UInt8]
        /// The position of the message for each client message id.
        var posted: [String: (conversation: String, sequence: Int64, content: String)] = [:]
        var requests = RateBucket()
        var commands = RateBucket()
    }

    /// Creates a server without users.
    public init(configuration: ServerConfiguration = ServerConfiguration()) {
        self.configuration = configuration
    }

    // MARK: - Users and conversations

    /// Adds a user, whose login name is also their id. An existing user gets the new secret.
    public mutating func addUser(_ id: String, secret: [UInt8]) {
        users[id, default: User(secret: secret)].secret = secret
    }

    /// Adds a conversation; an existing one with this id remains unchanged.
    public mutating func addConversation(
        _ id: String, title: String, kind: ConversationSummary.Kind, members: [String], at now: Timestamp
    ) {
        guard conversations[id] == nil else { return }
        conversations[id] = ConversationLog(id: id, title: title, kind: kind, members: members, at: now)
        announceListChange(to: members)
    }

    /// Changes the title of a conversation.
    public mutating func rename(_ id: String, to title: String) {
        guard let conversation = conversations[id] else { return }
        conversations[id]?.title = title
        announceListChange(to: conversation.members)
    }

    /// Restores a conversation to its state at a sequence number, like restoring a backup.
    ///
    /// Everything later is removed, including the client message ids; sequence numbers are reused, other ids are not.
    ///
    /// - Returns: The removed messages.
    public mutating func restore(_ id: String, through sequence: Int64) -> [ServerMessage] {
        let gone = conversations[id]?.restore(through: sequence) ?? []
        for (user, known) in users {
            let retained = known.posted.filter { $0.value.conversation != id || $0.value.sequence <= sequence }
            users[user]?.posted = retained
        }
        return gone.compactMap { if case .message(let message) = $0.event.body { message } else { nil } }
    }

    /// Returns the epoch of a conversation; nil if the server is configured not to state it.
    public func epoch(of conversation: String) -> String? {
        guard configuration.namesEpochs, let log = conversations[conversation] else { return nil }
        return "epoch-" + ofInstance(log.restorations)
    }

    private mutating func announceListChange(to members: [String]) {
        guard configuration.announcesListChanges else { return }
        for (number, connection) in sortedConnections where members.contains(connection.user) {
            deliver(.send(.listChanged), to: number)
        }
    }

    /// Replaces the members of a conversation. Removed members are notified on every socket that follows it.
    public mutating func setMembers(_ members: [String], of id: String, at now: Timestamp) {
        guard let conversation = conversations[id] else { return }
        conversations[id]?.members = members
        announceListChange(to: Set(conversation.members + members).sorted())
        record(conversation.update(at: now), in: id, at: now)
        for (number, connection) in sortedConnections
        where connection.subscriptions.contains(id) && !members.contains(connection.user) {
            connections[number]?.subscriptions.remove(id)
            deliver(
                .send(.failure(ServerFailure(.forbiddenConversation, message: "no member", conversations: [id]))),
                to: number)
        }
    }

    /// Sends the current state of a conversation to all its members: a `conversation.updated`.
    public mutating func announce(_ id: String, at now: Timestamp) {
        guard let conversation = conversations[id] else { return }
        record(conversation.update(at: now), in: id, at: now)
    }

    /// Adds a member's message without a request, as from a different kind of client.
    ///
    /// - Parameter clientMessageID: The id assigned by that client; it does not make anything idempotent.
    public mutating func say(
        _ content: String, by user: String, clientMessageID: String? = nil, in id: String, at now: Timestamp
    ) {
        let message = ServerMessage(
            id: makeMessageID(), senderID: user, clientMessageID: clientMessageID, content: content, createdAt: now)
        guard record(.message(message), in: id, at: now) != nil, configuration.announcesPreviews else { return }
        announce(id, at: now)
    }

    // MARK: - Inspection by tests

    /// Returns all events of a conversation, by sequence number.
    public func events(of conversation: String) -> [EventFrame] { conversations[conversation]?.events ?? [] }

    /// The ids of all conversations, ascending.
    public var conversationIDs: [String] { conversations.keys.sorted() }

    /// Returns the members of a conversation.
    public func members(of conversation: String) -> [String] { conversations[conversation]?.members ?? [] }

    /// The number of open sockets.
    public var connectionCount: Int { connections.count }

    /// The number of stored tokens.
    public var tokenCount: Int { sessions.tokenCount }

    // MARK: - Operations of the server

    /// Expires every access token.
    public mutating func expireTokens(at now: Timestamp) {
        sessions.expireAll(at: now.milliseconds)
        for (number, connection) in connections {
            connections[number]?.expiresAt = min(connection.expiresAt, now.milliseconds)
        }
    }

    /// Logs a user out everywhere: all their tokens become invalid and their sockets are closed.
    public mutating func revoke(user: String) {
        for session in sessions.sessions(of: user) { end(session) }
    }

    /// Restarts the server: stored data remains, sockets and request counts do not.
    ///
    /// - Parameter code: The code with which the sockets are closed; nil to drop them without a close frame.
    public mutating func restart(closing code: CloseCode?) {
        if let code { for (number, _) in sortedConnections { deliver(.close(code), to: number) } }
        connections = [:]
        for user in users.keys {
            users[user]?.requests = RateBucket()
            users[user]?.commands = RateBucket()
        }
    }

    /// Closes sockets whose token has expired, or that were silent for too long.
    ///
    /// Call it periodically; each incoming frame checks its own socket.
    public mutating func advance(to now: Timestamp) {
        for (number, connection) in sortedConnections { closeIfDue(number, connection, at: now) }
    }

    /// Returns the pending actions on sockets, in order. Call it after every call that changes anything.
    public mutating func takeDeliveries() -> [Delivery] {
        defer { deliveries = [] }
        return deliveries
    }

    // MARK: - Shared by requests and sockets

    /// The sockets in the order in which they were opened.
    var sortedConnections: [(ConnectionID, Connection)] {
        connections.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    mutating func deliver(_ action: Delivery.Action, to connection: ConnectionID) {
        deliveries.append(Delivery(to: connection, action))
    }

    /// Records an event and sends it to every socket that follows the conversation.
    @discardableResult
    mutating func record(_ body: SequencedEvent.Body, in id: String, at now: Timestamp) -> EventFrame? {
        let eventID = "evt-" + ofInstance(nextEvent)
        guard var frame = conversations[id]?.append(body, eventID: eventID, at: now) else { return nil }
        nextEvent += 1
        frame.epoch = epoch(of: id)
        for (number, connection) in sortedConnections where connection.subscriptions.contains(id) {
            deliver(.send(.event(frame)), to: number)
        }
        return frame
    }

    /// Returns the content as the server stores it.
    func stored(_ content: String) -> String {
        guard let every = configuration.altersEvery, every > 0, nextMessage % every == 0 else { return content }
        return content + RealtimeServer.alteration
    }

    /// The suffix that a server appends if it changes contents.
    public static let alteration = " [moderated]"

    /// Returns an id for a new message.
    mutating func makeMessageID() -> String {
        defer { nextMessage += 1 }
        return "msg-" + ofInstance(nextMessage)
    }

    /// A number as no other instance gives it.
    private func ofInstance(_ number: some BinaryInteger) -> String {
        configuration.instance.isEmpty ? "\(number)" : "\(configuration.instance)-\(number)"
    }

    /// Ends a session: its tokens become invalid, its sockets are closed.
    mutating func end(_ session: Int) {
        sessions.end(session)
        for (number, connection) in sortedConnections where connection.session == session {
            close(number, .unauthorized, ServerFailure(.unauthorized, message: "logged out"))
        }
    }
}

/// The reason a request is refused, within the server.
struct Refusal: Error {
    let failure: RESTFailure

    /// Creates a refusal from a code, with the HTTP status that the protocol assigns to it.
    init(_ code: RealtimeFailureCode, _ message: String = "", conversations: [String] = [], retryAfter: Int64? = nil) {
        let status =
            switch code {
            case .unauthorized, .tokenExpired: 401
            case .forbiddenConversation: 403
            case .notFound: 404
            case .conflict: 409
            case .tooLarge: 413
            case .rateLimited: 429
            case .internalError: 500
            default: 400
            }
        failure = RESTFailure(
            status: status,
            ServerFailure(code, message: message, conversations: conversations, retryAfter: retryAfter))
    }
}

/// The behaviour of a server where the protocol leaves it a choice.
public struct ServerConfiguration: Hashable, Sendable {
    /// The lifetime of an access token in milliseconds; at least 1,000.
    public var accessTokenLifetime: Int64 = 3_600_000
    /// Whether each refresh replaces the refresh token.
    public var rotatesRefreshTokens = true
    /// The interval in seconds at which clients must ping.
    public var heartbeatSeconds: Int64 = 30
    /// The number of silent heartbeats after which a socket is closed.
    public var missedHeartbeats: Int64 = 3
    /// The request limit of a user; nil for none.
    public var requestLimit: RateLimit?
    /// The limit of a user's commands over sockets; nil for none.
    public var commandLimit: RateLimit?
    /// Whether each message is followed by a `conversation.updated` with its preview.
    public var announcesPreviews = false
    /// Whether the server states the epoch of a conversation's sequence numbers.
    public var namesEpochs = false
    /// What distinguishes this server from one that held the same conversations and forgot everything: a part of all ids
    /// and epochs. Empty for one that forgets nothing.
    public var instance = ""
    /// Whether the server notifies members on their sockets when their list of conversations changes.
    public var announcesListChanges = true
    /// Changes the content of every n-th message, as a moderating server does; nil for none.
    public var altersEvery: Int64?
    /// The maximum number of events or conversations in a page, whatever the client requests, 1…1,000.
    public var largestPage = 1_000

    /// Creates a configuration without limits, whose tokens are valid for an hour.
    public init() {}
}
