public import WhisperClockPort
public import WhisperMessage
public import WhisperMessengerPort
import WhisperRealtimePort
import Synchronization

/// A whole messenger service in memory: users, conversations, history, invitations, files and sessions (MX-1).
///
/// For tests of programs that use a `Messenger`, and the oracle of the port's contract. Its users act through
/// ``InMemoryMessenger``; the methods here act on the service by other means: they set up a test, act as other people's
/// clients, inject faults, and show what the service has. Like Matrix, the service does not number its messages, and
/// delivers only the latest ones of a conversation that is new to a client; what was before is history.
public final class InMemoryService: Sendable {
    /// The platform of its conversations in vaults.
    public let platform: Platform
    let limits: InMemoryServiceLimits
    let clock: any WallClock
    private let state = Mutex(ServiceState())

    /// Creates a service without users.
    ///
    /// - Parameters:
    ///   - platform: The platform of its conversations in vaults.
    ///   - clock: The service's time.
    public init(
        platform: Platform = Platform(rawValue: "in-memory"), clock: any WallClock,
        limits: InMemoryServiceLimits = InMemoryServiceLimits()
    ) {
        self.platform = platform
        self.clock = clock
        self.limits = limits
    }

    // MARK: Acting by other means than a messenger

    /// Adds a user by their id; an existing one remains unchanged.
    public func addUser(_ id: String) {
        _ = change { $0.users.insert(id) }
    }

    /// Creates a conversation of which these users are members at once.
    ///
    /// - Parameter isPublic: Whether anyone may join.
    /// - Returns: Its id.
    public func addRoom(
        _ title: String?, kind: ConversationKind = .group, members: [String], isPublic: Bool = false
    ) -> String {
        change { state in
            let id = state.addRoom(title, kind: kind, isPublic: isPublic)
            for user in members { state.join(user, to: id) }
            return id
        }
    }

    /// Invites a user to a conversation of which they are no member.
    public func invite(_ user: String, to room: String, by inviter: String?) {
        change { $0.invite(user, to: room, by: inviter) }
    }

    /// Removes a user from a conversation.
    public func remove(_ user: String, from room: String) {
        change { $0.leave(user, from: room, isRemoved: true) }
    }

    /// Sets whether a member may write in a conversation; at first, every member may.
    public func setWriting(of user: String, in room: String, isAllowed: Bool) {
        change { state in
            if isAllowed { state.rooms[room]?.silenced.remove(user) } else { state.rooms[room]?.silenced.insert(user) }
        }
    }

    /// Adds a user's message, as from another client of theirs.
    public func say(_ text: String, by user: String, in room: String) {
        let now = clock.now()
        change { _ = $0.record(text, clientMessageID: nil, by: user, in: room, at: now) }
    }

    /// Ends every session of a user.
    public func endSessions(of user: String) {
        change { $0.sessions = $0.sessions.filter { $0.value != user } }
    }

    /// Injects failures from now on.
    public func setFaults(_ faults: InMemoryServiceFaults) {
        change { $0.faults = faults }
    }

    // MARK: Inspection

    /// The messages of a conversation, in the service's order.
    public func messages(in room: String) -> [InMemoryServiceMessage] {
        state.withLock { $0.rooms[room]?.messages ?? [] }
    }

    /// The members of a conversation, ascending.
    public func members(of room: String) -> [String] {
        state.withLock { $0.rooms[room]?.members.keys.sorted() ?? [] }
    }

    // MARK: Used by messengers

    /// Changes the state, and wakes those who wait for changes.
    func change<Value: Sendable>(_ body: (inout ServiceState) -> Value) -> Value {
        let (value, listeners) = state.withLock { state in (body(&state), Array(state.listeners.values)) }
        for listener in listeners { listener() }
        return value
    }

    /// Reads the state.
    func read<Value: Sendable>(_ body: (ServiceState) -> Value) -> Value { state.withLock { body($0) } }

    /// Carries out a request, and wakes those who wait for changes if something happened.
    private func exchange<Value: Sendable>(_ body: (inout ServiceState) -> Value) -> Value {
        let (value, listeners) = state.withLock { state in
            let before = state.position
            let value = body(&state)
            return (value, state.position > before ? Array(state.listeners.values) : [])
        }
        for listener in listeners { listener() }
        return value
    }

    /// Calls a closure after every change, until `endListening`.
    func listen(_ listener: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.lastListener += 1
            state.listeners[state.lastListener] = listener
            return state.lastListener
        }
    }

    func endListening(_ number: Int) {
        state.withLock { $0.listeners[number] = nil }
    }

    /// Carries out a request with the rights of a session.
    ///
    /// As on a network, the caller may be cancelled before the service gets the request, and after: then the request
    /// was carried out, and only its answer is lost.
    ///
    /// - Throws: `transport(.unreachable)` as the faults say, `transport(.cancelled)`, `notLoggedIn` without a token,
    ///   `sessionEnded` for an invalid one; otherwise what the body throws.
    func answer<Value: Sendable>(
        to token: String?, isPost: Bool = false,
        _ body: @Sendable (inout ServiceState, _ caller: String) throws(MessengerError) -> Value
    ) async throws(MessengerError) -> Value {
        await Task.yield()
        guard !Task.isCancelled else { throw .transport(.cancelled) }
        guard let token else { throw .notLoggedIn }
        let (result, isLost) = exchange { state -> (Result<Value, MessengerError>, Bool) in
            guard !state.faults.isUnreachable else { return (.failure(.transport(.unreachable)), false) }
            guard let caller = state.sessions[token] else { return (.failure(.sessionEnded), false) }
            do throws(MessengerError) {
                let value = try body(&state, caller)
                guard isPost, state.faults.lostAnswers > 0 else { return (.success(value), false) }
                state.faults.lostAnswers -= 1
                return (.success(value), true)
            } catch {
                return (.failure(error), false)
            }
        }
        await Task.yield()
        guard !isLost else { throw .transport(.unreachable) }
        guard !Task.isCancelled else { throw .transport(.cancelled) }
        return try result.get()
    }
}

/// The limits of a service in memory.
public struct InMemoryServiceLimits: Hashable, Sendable {
    /// The length of a text that is accepted as one message; at first 60,000 bytes as it stands in JSON.
    public var text = MessengerTextLimit(bytes: 60_000, countsEscapes: true)
    /// The maximum number of messages of a conversation in one response; what is before them is fetched separately.
    public var timeline = 20
    /// The maximum number of messages in a page of history.
    public var page = 20
    /// The maximum size of a file in bytes.
    public var file = 1 << 24
    /// The time after which a client tries again to reach the service.
    public var retryDelay = Duration.milliseconds(20)

    /// Creates the default limits.
    public init() {}
}

/// Failures of a service in memory.
public struct InMemoryServiceFaults: Hashable, Sendable {
    /// The service cannot be reached.
    public var isUnreachable = false
    /// The number of answers to posts that will be lost: the service accepts the message, but the client gets no
    /// answer.
    public var lostAnswers = 0

    /// Creates a set without failures.
    public init() {}
}

/// A message as a service in memory has it.
public struct InMemoryServiceMessage: Hashable, Sendable {
    /// The service's id.
    public let id: String
    /// The sender's id.
    public let sender: String
    /// The id that the sender's client assigned; nil for `InMemoryService.say`.
    public let clientMessageID: String?
    /// The text.
    public let text: String
    /// When the service accepted it.
    public let createdAt: Timestamp
    /// Its place among all events of the service.
    let position: Int
}
