public import WhisperMatrixProtocol

/// What a response says beside messages and changes to them (MX-4).
public struct MatrixArrivalNotices: Hashable, Sendable {
    /// The rooms to which the owner is invited, as of this response.
    public var invitations: [MatrixInvitation] = []
    /// The rooms in which the owner is not a member any more. Their conversations stay.
    public var departures: [MatrixDeparture] = []
    /// The titles of rooms that are new or changed. A store takes a title only when it creates a conversation.
    public var titles: [MatrixRoomTitle] = []
    /// The pictures of rooms that are new or changed; the URI is nil if the picture was removed.
    public var avatars: [MatrixRoomID: MatrixContentURI?] = [:]
    /// The rooms with events that are encrypted by the server's means, and are placeholders here.
    public var encrypted: Set<MatrixRoomID> = []
    /// The rooms whose state says that the service encrypts them by its own means. A message that is encrypted does not
    /// say so: any member can send one.
    public var encryption: Set<MatrixRoomID> = []
    /// Whether more than two people are in a room, of the rooms about whose members this response says something.
    public var company: [MatrixRoomID: Bool] = [:]
    /// Rooms that claim to replace another one of which no tombstone was seen (see `MatrixRoomMemory.confirm`).
    public var upgrades: [MatrixUpgrade] = []
    /// Rooms of which it is not known whether they are conversations (see `MatrixRoomMemory.classify`): this response
    /// has only state of them, and their creation was not seen.
    public var unclassified: [MatrixRoomID] = []
    /// Receipts for events whose place in their room is not known. At most 64 of each room.
    public var receipts: [MatrixUnplacedReceipt] = []
    /// What was left out or not understood.
    public var counts = MatrixArrivalCounts()
}

/// Numbers of what was left out or not understood.
public struct MatrixArrivalCounts: Hashable, Sendable {
    /// Events, rooms and items of account data that are malformed. Nothing of them is kept.
    public var malformed = 0
    /// Events of unknown types, kept as raw records.
    public var unknown = 0
    /// Events of known types without their required members, kept as raw records.
    public var unreadable = 0
    /// Edits, redactions and votes that have no effect, because someone else made them or because of what they are
    /// about; kept as raw records.
    public var ineffective = 0
    /// Rooms that are spaces and not conversations. Nothing of them is kept.
    public var spaces = 0
    /// Changes of rank beyond `MatrixArrivalLimits.ranks` in a room. Nothing of them is kept.
    public var ranks = 0
}

/// A room to which the owner is invited.
public struct MatrixInvitation: Hashable, Sendable {
    /// The room.
    public var room: MatrixRoomID
    /// The name of the room, or of the person who invites, or else an id; never empty.
    public var title: String
    /// The user who invites; nil if the server does not say.
    public var inviter: MatrixUserID?
    /// Whether it is to a conversation with one person.
    public var isDirect: Bool
}

/// A room in which the owner is not a member any more.
public struct MatrixDeparture: Hashable, Sendable {
    /// How the owner departed.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The owner left.
        case left
        /// Someone removed the owner.
        case removed
        /// Someone banned the owner.
        case banned
        /// An invitation ended: declined or withdrawn. The room has no conversation.
        case uninvited
    }

    /// The room.
    public var room: MatrixRoomID
    /// How the owner departed.
    public var kind: Kind
    /// The user who did it; nil if the server does not say.
    public var actor: MatrixUserID?
    /// The reason that was given.
    public var reason: String?
}

/// The title of a room.
public struct MatrixRoomTitle: Hashable, Sendable {
    /// The room.
    public var room: MatrixRoomID
    /// The title; never empty.
    public var title: String
}

/// The claim of a room to replace another one ("Room upgrades").
public struct MatrixUpgrade: Hashable, Sendable {
    /// The new room.
    public var room: MatrixRoomID
    /// The room that it claims to replace.
    public var predecessor: MatrixRoomID
}

/// A receipt for an event whose place is not known.
public struct MatrixUnplacedReceipt: Hashable, Sendable {
    /// The room.
    public var room: MatrixRoomID
    /// The event.
    public var event: MatrixEventID
    /// Whether the owner has read up to the event, rather than someone else.
    public var isOwn: Bool
}

/// The bounds of a translation and its memory.
public enum MatrixArrivalLimits {
    /// The most changes of rank in one room of one response.
    public static let ranks = 5_000
    /// The events of a room whose order is remembered for receipts.
    public static let places = 512
    /// How many events, and how many members of rooms, are remembered at least; twice as many at most.
    public static let remembered = 8_192
    /// The most reactions of one person to one message that are remembered.
    public static let reactions = 16
    /// The most members of a room of whom it is remembered that they are in it.
    public static let present = 8
    /// The most tombstones that are remembered.
    public static let upgrades = 4_096
    /// The most receipts of one room that are passed on.
    public static let receipts = 64
}
