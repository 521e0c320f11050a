import WhisperMessage
import WhisperMessengerPort

/// What a service in memory has.
struct ServiceState: Sendable {
    var users: Set<String> = []
    var rooms: [String: ServiceRoom] = [:]
    var files: [[UInt8]] = []
    /// The user of each valid token.
    var sessions: [String: String] = [:]
    var faults = InMemoryServiceFaults()
    /// The place of the last event: a client continues from there.
    var position = 0
    var listeners: [Int: @Sendable () -> Void] = [:]
    var lastListener = 0
    private var lastToken = 0

    mutating func next() -> Int {
        position += 1
        return position
    }

    mutating func logIn(_ user: String) -> String? {
        guard users.contains(user) else { return nil }
        lastToken += 1
        let token = "token-\(lastToken)-\(UInt64.random(in: 0 ... .max))"
        sessions[token] = user
        return token
    }

    mutating func addRoom(_ title: String?, kind: ConversationKind, isPublic: Bool) -> String {
        let id = "!room\(rooms.count + 1)"
        rooms[id] = ServiceRoom(id: id, title: title ?? id, kind: kind, isPublic: isPublic)
        return id
    }

    mutating func join(_ user: String, to room: String) {
        guard rooms[room]?.members[user] == nil else { return }
        rooms[room]?.invitations[user] = nil
        rooms[room]?.removals[user] = nil
        let place = next()
        rooms[room]?.members[user] = place
    }

    mutating func invite(_ user: String, to room: String, by inviter: String?) {
        guard let known = rooms[room], known.members[user] == nil, known.invitations[user] == nil else { return }
        let invitation = ServiceInvitation(position: next(), inviter: inviter)
        rooms[room]?.invitations[user] = invitation
    }

    /// - Parameter isRemoved: Whether another user caused it.
    mutating func leave(_ user: String, from room: String, isRemoved: Bool) {
        rooms[room]?.invitations[user] = nil
        guard rooms[room]?.members.removeValue(forKey: user) != nil, isRemoved else { return }
        let place = next()
        rooms[room]?.removals[user] = place
    }

    /// - Returns: The service's id; nil if there is no such conversation.
    mutating func record(
        _ text: String, clientMessageID: String?, by user: String, in room: String, at now: Timestamp
    ) -> String? {
        guard rooms[room] != nil else { return nil }
        let position = next()
        let message = InMemoryServiceMessage(
            id: "$\(position)", sender: user, clientMessageID: clientMessageID, text: text, createdAt: now,
            position: position)
        rooms[room]?.messages.append(message)
        return message.id
    }
}

/// A conversation at a service in memory.
struct ServiceRoom: Sendable {
    let id: String
    let title: String
    let kind: ConversationKind
    let isPublic: Bool
    /// The members, with the place at which they joined.
    var members: [String: Int] = [:]
    var invitations: [String: ServiceInvitation] = [:]
    /// Those whom others removed, with the place at which that was.
    var removals: [String: Int] = [:]
    /// The members who may not write.
    var silenced: Set<String> = []
    var messages: [InMemoryServiceMessage] = []

    /// The conversation as it is listed for a user; nil if they have no part in it.
    func listed(for user: String) -> MessengerRoom? {
        if members[user] != nil { return MessengerRoom(id: id, title: title, kind: kind) }
        guard let invitation = invitations[user] else { return nil }
        return MessengerRoom(
            id: id, title: title, kind: kind, standing: .invited, inviter: invitation.inviter)
    }
}

/// An invitation that was not accepted or declined yet.
struct ServiceInvitation: Sendable {
    let position: Int
    let inviter: String?
}
