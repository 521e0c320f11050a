public import WhisperMessage
public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// A messenger server as a value: the executable meaning of `docs/realtime-protocol.md`, without sockets, clock or threads.
///
/// Requests and frames come in as calls, answers go out as results, and what is to happen on sockets is collected until
/// `takeDeliveries` takes it. The same calls at the same times with the same randomness have the same results, so that a
/// simulation replays; behind sockets it is a server to try clients with. Everything is kept for good, as tests want it.
///
/// Times are those of the server's clock; no call may be earlier than the one before.
public struct RealtimeServer: Sendable {
    /// How it behaves where the protocol leaves a choice. What is changed holds from the next call on.
    public var configuration: ServerConfiguration
    var users: [String: User] = [:]
    var conversations: [String: ConversationLog] = [:]
    var sessions = SessionTable()
    var connections: [ConnectionID: Connection] = [:]
    var nextConnection = 1
    private var nextMessage: Int64 = 1
    private var nextEvent: Int64 = 1
    private var deliveries: [Delivery] = []

    /// Somebody who can log in.
    struct User: Sendable {
        var secret: [UInt8]
        /// Where the message of each client message id stands.
        var posted: [String: (conversation: String, sequence: Int64, content: String)] = [:]
        var requests = RateBucket()
        var commands = RateBucket()
    }

    /// A server without users.
    public init(configuration: ServerConfiguration = ServerConfiguration()) {
        self.configuration = configuration
    }

    // MARK: - Who there is

    /// Lets somebody log in, by a name that is their id as well. A known user gets the new secret.
    public mutating func addUser(_ id: String, secret: [UInt8]) {
        users[id, default: User(secret: secret)].secret = secret
    }

    /// Makes a conversation; one of this id that is there stays as it is.
    public mutating func addConversation(
        _ id: String, title: String, kind: ConversationSummary.Kind, members: [String], at now: Timestamp
    ) {
        guard conversations[id] == nil else { return }
        conversations[id] = ConversationLog(id: id, title: title, kind: kind, members: members, at: now)
        tellListChanged(to: members)
    }

    /// Gives a conversation another title.
    public mutating func rename(_ id: String, to title: String) {
        guard let conversation = conversations[id] else { return }
        conversations[id]?.title = title
        tellListChanged(to: conversation.members)
    }

    /// Sets a conversation back to what it was at a sequence, as restoring a backup does: what came later is forgotten,
    /// the keys under which it was posted too, and its numbers are given again. Its ids are not.
    /// - Returns: The messages that are gone.
    public mutating func restore(_ id: String, through sequence: Int64) -> [ServerMessage] {
        let gone = conversations[id]?.restore(through: sequence) ?? []
        for (user, known) in users {
            let kept = known.posted.filter { $0.value.conversation != id || $0.value.sequence <= sequence }
            users[user]?.posted = kept
        }
        return gone.compactMap { if case .message(let message) = $0.event.body { message } else { nil } }
    }

    /// Which numbering the numbers of a conversation are of; nil where the server does not say.
    public func epoch(of conversation: String) -> String? {
        configuration.namesEpochs ? conversations[conversation]?.epoch : nil
    }

    private mutating func tellListChanged(to members: [String]) {
        guard configuration.tellsListChanges else { return }
        for (number, connection) in sortedConnections where members.contains(connection.user) {
            deliver(.send(.listChanged), to: number)
        }
    }

    /// Changes who is in a conversation. Who is not any more is told so on every socket that follows it.
    public mutating func setMembers(_ members: [String], of id: String, at now: Timestamp) {
        guard let conversation = conversations[id] else { return }
        conversations[id]?.members = members
        tellListChanged(to: Set(conversation.members + members).sorted())
        record(conversation.update(at: now), in: id, at: now)
        for (number, connection) in sortedConnections
        where connection.subscriptions.contains(id) && !members.contains(connection.user) {
            connections[number]?.subscriptions.remove(id)
            deliver(
                .send(.failure(ServerFailure(.forbiddenConversation, message: "no member", conversations: [id]))),
                to: number)
        }
    }

    /// Tells everybody how a conversation is now: a `conversation.updated`.
    public mutating func announce(_ id: String, at now: Timestamp) {
        guard let conversation = conversations[id] else { return }
        record(conversation.update(at: now), in: id, at: now)
    }

    /// Lets a member say something without a request, as by a client of another kind.
    /// - Parameter clientMessageID: What that client calls it; it makes nothing idempotent.
    public mutating func say(
        _ content: String, by user: String, clientMessageID: String? = nil, in id: String, at now: Timestamp
    ) {
        let message = ServerMessage(
            id: makeMessageID(), senderID: user, clientMessageID: clientMessageID, content: content, createdAt: now)
        guard record(.message(message), in: id, at: now) != nil, configuration.announcesPreviews else { return }
        announce(id, at: now)
    }

    // MARK: - What there is, for those who compare

    /// Everything that happened in a conversation, by sequence.
    public func events(of conversation: String) -> [EventFrame] { conversations[conversation]?.events ?? [] }

    /// The ids of all conversations, ascending.
    public var conversationIDs: [String] { conversations.keys.sorted() }

    /// Who is in a conversation.
    public func members(of conversation: String) -> [String] { conversations[conversation]?.members ?? [] }

    /// How many sockets are open.
    public var connectionCount: Int { connections.count }

    /// How many tokens are remembered.
    public var tokenCount: Int { sessions.tokenCount }

    // MARK: - What happens to servers

    /// Lets every access token end, as if its time were over.
    public mutating func expireTokens(at now: Timestamp) {
        sessions.expireAll(at: now.milliseconds)
        for (number, connection) in connections {
            connections[number]?.expiresAt = min(connection.expiresAt, now.milliseconds)
        }
    }

    /// Logs a user out everywhere: no token of theirs is good any longer, and their sockets are closed.
    public mutating func revoke(user: String) {
        for session in sessions.sessions(of: user) { end(session) }
    }

    /// Starts anew: what is kept stays, sockets and the counts of requests do not.
    /// - Parameter code: What the sockets are closed with; nil where they go without a word.
    public mutating func restart(closing code: CloseCode?) {
        if let code { for (number, _) in sortedConnections { deliver(.close(code), to: number) } }
        connections = [:]
        for user in users.keys {
            users[user]?.requests = RateBucket()
            users[user]?.commands = RateBucket()
        }
    }

    /// Closes the sockets whose token has ended, and those that nothing was heard of for too long. To be called now and
    /// then; each frame that comes looks after its own socket.
    public mutating func advance(to now: Timestamp) {
        for (number, connection) in sortedConnections { closeIfDue(number, connection, at: now) }
    }

    /// Takes what is to happen on the sockets, in its order. To be called after every call that changes anything.
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

    /// Writes an event down and tells it to every socket that follows the conversation.
    @discardableResult
    mutating func record(_ body: SequencedEvent.Body, in id: String, at now: Timestamp) -> EventFrame? {
        guard var frame = conversations[id]?.append(body, eventID: "evt-\(nextEvent)", at: now) else { return nil }
        nextEvent += 1
        frame.epoch = epoch(of: id)
        for (number, connection) in sortedConnections where connection.subscriptions.contains(id) {
            deliver(.send(.event(frame)), to: number)
        }
        return frame
    }

    /// What the server makes of a content.
    func stored(_ content: String) -> String {
        guard let every = configuration.altersEvery, every > 0, nextMessage % every == 0 else { return content }
        return content + RealtimeServer.alteration
    }

    /// What a server that changes contents puts behind them.
    public static let alteration = " [moderated]"

    /// A server's id for a new message.
    mutating func makeMessageID() -> String {
        defer { nextMessage += 1 }
        return "msg-\(nextMessage)"
    }

    /// Ends a session: its tokens are void, its sockets are closed.
    mutating func end(_ session: Int) {
        sessions.end(session)
        for (number, connection) in sortedConnections where connection.session == session {
            close(number, .unauthorized, ServerFailure(.unauthorized, message: "logged out"))
        }
    }
}
