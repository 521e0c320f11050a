import WhisperJSONText

/// The membership of a user (`m.room.member`).
public struct MatrixMembership: Hashable, Sendable {
    /// The states of membership.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// A member.
        case join
        /// Invited and not yet a member.
        case invite
        /// Not, or no longer, a member; sent by someone else: removed, or the invitation was withdrawn.
        case leave
        /// Banned.
        case ban
        /// Asks to be invited.
        case knock
    }

    /// The user, which is the event's state key.
    public let user: MatrixUserID
    /// The state.
    public let state: State
    /// The display name of the user in this room; nil for none.
    public let displayName: String?
    /// The picture of the user in this room; nil for none.
    public let avatar: MatrixContentURI?
    /// The reason that the sender gives.
    public let reason: String?
    /// Whether an invitation is to a conversation with one person.
    public let isDirect: Bool

    init?(_ user: MatrixUserID, _ content: JSONObject) {
        guard let state = content.text("membership").flatMap(State.init(rawValue:)) else { return nil }
        self.user = user
        self.state = state
        displayName = content.name("displayname")
        avatar = content.identifier("avatar_url")
        reason = content.name("reason")
        isDirect = content.flag("is_direct") ?? false
    }
}

/// The creation of a room (`m.room.create`).
public struct MatrixRoomCreation: Hashable, Sendable {
    /// The version of the room; the protocol's default is `1`.
    public let version: String
    /// The room that this one replaces; nil for none.
    public let predecessor: MatrixRoomID?
    /// The additional creators of room version 12.
    public let additionalCreators: [MatrixUserID]
    /// The type of the room, such as `m.space`; nil for a conversation.
    public let roomType: String?

    /// Reads the response to a request for the state `m.room.create`.
    ///
    /// - Throws: `MatrixProtocolError` if the body is not an object.
    public init(body: [UInt8]) throws(MatrixProtocolError) {
        self.init(try JSONObject.matrix(body))
    }

    init(_ content: JSONObject) {
        version = content.name("room_version") ?? "1"
        predecessor = content.object("predecessor")?.identifier("room_id")
        additionalCreators = (content.array("additional_creators") ?? []).prefix(1_024).compactMap {
            $0.matrixText.flatMap(MatrixUserID.init)
        }
        roomType = content.name("type")
    }

    /// Whether the room is a conversation, rather than a space or something else that contains no messages.
    public var isConversation: Bool { roomType == nil }

    /// The users whose power has no limit: since room version 12 the creators, before that none.
    ///
    /// - Parameter sender: The sender of the event.
    public func founders(sender: MatrixUserID) -> Set<MatrixUserID> {
        guard let number = Int(version), number >= 12 else { return [] }
        return Set(additionalCreators + [sender])
    }
}

/// Who may do what in a room (`m.room.power_levels`).
public struct MatrixPowerLevels: Hashable, Sendable {
    /// The levels of users who have one of their own.
    public let users: [MatrixUserID: Int64]
    /// The level of all others.
    public let usersDefault: Int64
    /// The levels that types of events need.
    public let events: [String: Int64]
    /// The level that other events need.
    public let eventsDefault: Int64
    /// The level that other state needs.
    public let stateDefault: Int64
    /// The level for redacting events of others.
    public let redact: Int64

    init(_ content: JSONObject) {
        func level(_ value: JSONValue?) -> Int64? {
            // Before room version 10, servers accepted integers in strings.
            value?.matrixInteger ?? value?.matrixText.flatMap { Int64($0) }
        }
        var users: [MatrixUserID: Int64] = [:]
        for member in content.object("users")?.members ?? [] {
            if let user = MatrixUserID(member.name), let level = level(member.value) { users[user] = level }
        }
        var events: [String: Int64] = [:]
        for member in content.object("events")?.members ?? [] { events[member.name] = level(member.value) }
        self.users = users
        self.events = events
        usersDefault = level(content["users_default"]) ?? 0
        eventsDefault = level(content["events_default"]) ?? 0
        stateDefault = level(content["state_default"]) ?? 50
        redact = level(content["redact"]) ?? 50
    }

    /// Creates the levels of a room without the event: only its creator has any.
    public init(creator: MatrixUserID) {
        users = [creator: 100]
        usersDefault = 0
        events = [:]
        eventsDefault = 0
        stateDefault = 0
        redact = 50
    }

    /// The level of a user.
    public func level(of user: MatrixUserID) -> Int64 { users[user] ?? usersDefault }

    /// Whether a user may redact an event.
    ///
    /// - Parameters:
    ///   - author: The sender of the event.
    ///   - founders: The users whose power has no limit (`MatrixRoomCreation`).
    public func mayRedact(
        _ user: MatrixUserID, eventOf author: MatrixUserID, founders: Set<MatrixUserID> = []
    ) -> Bool {
        let isOwn = user == author && level(of: user) >= redactionLevel
        return isOwn || mayRedactOthers(user, founders: founders)
    }

    /// Whether a user may redact the events of others.
    ///
    /// - Parameter founders: The users whose power has no limit (`MatrixRoomCreation`).
    public func mayRedactOthers(_ user: MatrixUserID, founders: Set<MatrixUserID> = []) -> Bool {
        founders.contains(user) || level(of: user) >= max(redact, redactionLevel)
    }

    /// The level that a redaction as such needs.
    private var redactionLevel: Int64 { events["m.room.redaction"] ?? eventsDefault }
}
