import WhisperMatrixProtocol

/// What is known of a room.
struct RoomKnowledge: Hashable, Sendable {
    /// Whether it is a conversation; nil if its creation was not seen.
    var isConversation: Bool?
    /// Whether its names are known: its creation came with the whole state, or an event named it.
    var hasKnownName = false
    var name: String?
    var alias: String?
    /// The members by whom it is called without a name.
    var heroes: [MatrixUserID] = []
    var joinedCount: Int64?
    /// Some of the others who were seen to be in it.
    var present: Set<MatrixUserID> = []
    var invitedCount: Int64?
    /// The title that was reported last.
    var title: String?
    var levels: MatrixPowerLevels?
    /// The users without a limit to their power; nil if the creation was not seen.
    var founders: Set<MatrixUserID>?
    /// Whether the owner was invited to a conversation with one person.
    var isDirectInvitation = false
    var avatar: MatrixContentURI?
    /// Until when the owner has read, in milliseconds since 1970.
    var readAt: Int64?
    /// The latest events, in the server's order.
    var places: [PlacedEvent] = []

    /// Whether more than two people are in it, as far as that is known.
    var hasCompany: Bool { joinedCount ?? 0 > 2 || present.count > 1 }

    /// Whether a user may redact events of others, as far as that is known.
    func mayRedactOthers(_ user: MatrixUserID) -> Bool? {
        guard let levels else { return nil }
        if levels.mayRedactOthers(user, founders: founders ?? []) { return true }
        return founders == nil ? nil : false
    }

    mutating func place(_ event: PlacedEvent) {
        places.append(event)
        if places.count >= 2 * MatrixArrivalLimits.places {
            places.removeFirst(places.count - MatrixArrivalLimits.places)
        }
    }
}

/// An event at its place in a room.
struct PlacedEvent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A message of the owner.
        case own
        /// A message of someone else.
        case incoming
        /// Anything else.
        case other
    }

    var id: MatrixEventID
    var time: Int64
    var kind: Kind
    /// Whether it is known to be read: an own message by someone else, another by the owner.
    var isRead = false
}

/// What is known of an event.
struct EventKnowledge: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case message
        case edit
        case reaction(to: MatrixEventID)
        case vote(in: MatrixEventID)
        /// It was redacted.
        case redacted
    }

    var author: MatrixUserID
    var kind: Kind
}

/// What is known of a user in a room.
struct MemberKnowledge: Hashable, Sendable {
    var name: String?
    var state: MatrixMembership.State

    init(_ membership: MatrixMembership) {
        name = membership.displayName
        state = membership.state
    }
}

/// A reaction that is in force.
struct GivenReaction: Hashable, Sendable {
    var event: MatrixEventID
    var key: String
    var time: Int64

    init(_ event: MatrixEvent, key: String) {
        self.event = event.id
        self.key = key
        time = event.time
    }
}
