/// An event of a room, as the model of a Matrix server has it.
package struct MatrixModelEvent: Hashable, Sendable {
    var id: String
    var room: String
    var sender: String
    /// The id in the content that the sender's client assigned; nil for those of bots.
    var clientID: String?
    var time: Duration
    /// The event's place among those of all rooms.
    var stream: Int
}

/// What a poll brings of one room.
package struct MatrixChunk: Hashable, Sendable {
    var room: String
    /// In the server's order.
    var events: [MatrixModelEvent]
    /// The token of the history before the events, if some were left out.
    var previous: String?
    /// The place in the stream where the user joined.
    var joined: Int
}

/// A model of a Matrix server as a value: rooms, membership, polls, history, transactions and sessions (MX-1).
struct MatrixServerModel {
    struct Room {
        var events: [MatrixModelEvent] = []
        /// When each member joined, as a place in the stream.
        var members: [String: Int] = [:]
    }

    struct Session {
        var user: String
        var device: String
        /// Whether the access token was ended while the session goes on.
        var isSoftlyLoggedOut = false
    }

    private struct TransactionKey: Hashable {
        var device: String
        var transaction: String
    }

    private(set) var rooms: [String: Room] = [:]
    private(set) var stream = 0
    private var sessions: [String: Session] = [:]
    private var transactions: [TransactionKey: (event: String, time: Duration)] = [:]
    private var issued = 0

    /// How long transaction ids are remembered.
    static let memory = Duration.seconds(24 * 3_600)

    // MARK: - Sessions

    mutating func logIn(_ user: String, device: String) -> String {
        issued += 1
        let token = "token\(issued)"
        sessions[token] = Session(user: user, device: device)
        return token
    }

    mutating func logOutSoftly(_ token: String) {
        sessions[token]?.isSoftlyLoggedOut = true
    }

    mutating func logOut(_ token: String) {
        sessions[token] = nil
    }

    /// Returns a new access token for a session; nil if it is over.
    mutating func refresh(_ token: String) -> String? {
        guard let session = sessions[token] else { return nil }
        return logIn(session.user, device: session.device)
    }

    /// Returns the session of a token; nil if it is over.
    func session(_ token: String) -> Session? { sessions[token] }

    // MARK: - Rooms

    mutating func join(_ user: String, _ room: String) {
        guard rooms[room]?.members[user] == nil else { return }
        stream += 1
        rooms[room, default: Room()].members[user] = stream
    }

    mutating func leave(_ user: String, _ room: String) {
        rooms[room]?.members[user] = nil
    }

    func isMember(_ user: String, _ room: String) -> Bool { rooms[room]?.members[user] != nil }

    /// The rooms of a user, in the order of their names.
    func rooms(of user: String) -> [String] { rooms.keys.sorted().filter { isMember(user, $0) } }

    /// Adds an event, unless the device used the transaction id already. Returns the event, and whether it is new.
    mutating func post(
        _ room: String, by user: String, device: String, transaction: String?, clientID: String?, at now: Duration
    ) -> (event: String, isNew: Bool) {
        if let transaction, let known = transactions[TransactionKey(device: device, transaction: transaction)],
            now - known.time < MatrixServerModel.memory
        {
            return (known.event, false)
        }
        stream += 1
        let event = MatrixModelEvent(
            id: "$\(stream)", room: room, sender: user, clientID: clientID, time: now, stream: stream)
        rooms[room, default: Room()].events.append(event)
        if let transaction {
            transactions[TransactionKey(device: device, transaction: transaction)] = (event.id, now)
        }
        return (event.id, true)
    }

    // MARK: - Reading

    /// Returns whether a poll has something to bring.
    func hasNews(for user: String, since: String?) -> Bool {
        let position = MatrixServerModel.position(since)
        return rooms.values.contains { room in
            guard let joined = room.members[user] else { return false }
            return joined > position || (room.events.last?.stream ?? 0) > position
        }
    }

    /// Answers a poll, by room name.
    ///
    /// - Parameter repeated: How many events that the client has are sent again before the new ones of a room.
    func chunks(for user: String, since: String?, limit: Int, repeated: Int) -> [MatrixChunk] {
        let position = MatrixServerModel.position(since)
        return rooms(of: user).compactMap { name in
            guard let room = rooms[name], let joined = room.members[user] else { return nil }
            let isNew = joined > position
            let first = isNew ? 0 : room.events.firstIndex { $0.stream > position } ?? room.events.count
            guard isNew || first < room.events.count else { return nil }
            let start = max(first, room.events.count - limit)
            let isLimited = start > first
            let shown = isLimited ? start : max(0, first - repeated)
            return MatrixChunk(
                room: name, events: Array(room.events[shown...]),
                previous: isLimited ? MatrixServerModel.pageToken(start) : nil, joined: joined)
        }
    }

    /// Returns a page of history before a token, newest first, and the place where the next one begins.
    func page(of room: String, before token: String, limit: Int) -> (events: [MatrixModelEvent], end: Int) {
        let events = rooms[room]?.events ?? []
        let end = min(MatrixServerModel.position(token), events.count)
        let start = max(0, end - limit)
        return (events[start..<end].reversed(), start)
    }

    static func pageToken(_ place: Int) -> String { "t\(place)" }
    static func pollToken(_ stream: Int) -> String { "s\(stream)" }

    /// The number in a token, before the part that only makes it look new.
    static func position(_ token: String?) -> Int {
        guard let token, let number = token.dropFirst().split(separator: ".").first else { return 0 }
        return Int(number) ?? 0
    }
}
