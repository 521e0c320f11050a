public import WhisperMatrixProtocol
public import WhisperStorePort

/// What is known of rooms within a run of a client: names, members, powers, and the latest events (MX-4).
///
/// It is empty after a restart, and bounded: the oldest is forgotten. Nothing that must not be lost depends on it. What
/// is not exact without it: the names of senders whom the server does not describe again; the removal of a reaction
/// from an earlier run (see `recall`); and receipts for messages from an earlier run, which are reported as notices.
public struct MatrixRoomMemory: Hashable, Sendable {
    /// The owner of the account.
    public let owner: MatrixUserID
    /// Which rooms are direct, and with whom; nil if the account data was not seen.
    var direct: [MatrixRoomID: [MatrixUserID]]?
    var rooms: [MatrixRoomID: RoomKnowledge] = [:]
    /// The latest event of each room when the rooms were listed, before anything of them arrived.
    var listed: [MatrixRoomID: MatrixEventID] = [:]
    /// Which rooms replace others, as the tombstones of the others say.
    var upgrades: Set<MatrixUpgrade> = []
    var members = GenerationCache<Member, MemberKnowledge>(capacity: MatrixArrivalLimits.remembered)
    var events = GenerationCache<RoomEvent, EventKnowledge>(capacity: MatrixArrivalLimits.remembered)
    var reactions = GenerationCache<Reactor, [GivenReaction]>(capacity: MatrixArrivalLimits.remembered)

    /// Creates an empty memory.
    public init(owner: MatrixUserID) {
        self.owner = owner
    }

    /// The account, as the store identifies it.
    public var account: ArrivalAccount {
        ArrivalAccount(platform: .matrix, user: owner.text, server: owner.server)
    }

    /// Records which rooms are direct, as the account data says.
    public mutating func learn(_ direct: MatrixDirectRooms) {
        self.direct = direct.usersByRoom
    }

    /// Whether a room is direct, as the account data or an invitation says.
    public func isDirect(_ room: MatrixRoomID) -> Bool {
        rooms[room]?.isDirectInvitation == true || direct?[room]?.isEmpty == false
    }

    /// Records the latest event of each room when the rooms were listed, before anything of them arrived: what was there
    /// then is history.
    public mutating func learn(listed events: [MatrixRoomID: MatrixEventID]) { listed = events }

    /// Records the members of a room, as the response to `MatrixRequest.members` names them.
    public mutating func learn(_ members: MatrixMessagePage, of room: MatrixRoomID) {
        for event in members.events {
            guard case .membership(let membership) = event.content else { continue }
            self.members.set(MemberKnowledge(membership), for: Member(room: room, user: membership.user))
        }
    }

    /// Records whether a room is a conversation, as its creation says (`MatrixRoomCreation.isConversation`). A response
    /// that was translated before is to be translated again.
    public mutating func classify(_ room: MatrixRoomID, isConversation: Bool) {
        rooms[room, default: RoomKnowledge()].isConversation = isConversation
    }

    /// Records that a room replaces another one, as the tombstone of the other says. A response that was translated
    /// before is to be translated again.
    ///
    /// The claim of the new room alone does not count: anybody can create a room that claims to replace any other, and
    /// what is written to the conversation would go there.
    public mutating func confirm(_ upgrade: MatrixUpgrade) {
        guard upgrade.room != upgrade.predecessor else { return }
        if upgrades.count >= MatrixArrivalLimits.upgrades { upgrades = [] }
        upgrades.insert(upgrade)
    }

    /// Records an event from an earlier run, as the store keeps its bytes: for reactions, so that their redaction
    /// removes them. Events of other types and bytes that are no event have no effect.
    public mutating func recall(_ record: RawRecord, in room: MatrixRoomID) {
        guard let event = try? MatrixEvent(record.bytes, in: room), event.redaction == nil,
            case .reaction(let target, let key) = event.content
        else { return }
        remember(event, in: room, as: .reaction(to: target))
        give(GivenReaction(event, key: key), to: target, by: event.sender, in: room)
    }

    /// The memory, which is left empty: the result is changed without copying it.
    mutating func take() -> MatrixRoomMemory {
        let taken = self
        self = MatrixRoomMemory(owner: owner)
        return taken
    }
}

extension MatrixRoomMemory {
    /// A user in a room.
    struct Member: Hashable, Sendable {
        var room: MatrixRoomID
        var user: MatrixUserID
    }

    /// An event in a room; an event id alone could be of another room.
    struct RoomEvent: Hashable, Sendable {
        var room: MatrixRoomID
        var event: MatrixEventID
    }

    /// A user at a message.
    struct Reactor: Hashable, Sendable {
        var room: MatrixRoomID
        var message: MatrixEventID
        var user: MatrixUserID
    }

    mutating func remember(_ event: MatrixEvent, in room: MatrixRoomID, as kind: EventKnowledge.Kind) {
        let place = RoomEvent(room: room, event: event.id)
        // The first event with an id is the one that a store has.
        if let known = events[place], known.author != event.sender { return }
        events.set(EventKnowledge(author: event.sender, kind: kind), for: place)
    }

    /// Adds a reaction. A vault shows one reaction of a person, the latest, but the others count when it is removed.
    mutating func give(
        _ reaction: GivenReaction, to message: MatrixEventID, by user: MatrixUserID, in room: MatrixRoomID
    ) {
        let place = Reactor(room: room, message: message, user: user)
        var given = reactions[place] ?? []
        guard !given.contains(where: { $0.event == reaction.event }) else { return }
        given.append(reaction)
        given.sort { ($0.time, $0.event.text) < ($1.time, $1.event.text) }
        reactions.set(given.suffix(MatrixArrivalLimits.reactions), for: place)
    }

    /// Removes a reaction.
    ///
    /// - Returns: The reaction, if it was the latest of its author, and the one that is the latest now.
    mutating func removeReaction(
        _ event: MatrixEventID, to message: MatrixEventID, by user: MatrixUserID, in room: MatrixRoomID
    ) -> (removed: GivenReaction, next: GivenReaction?)? {
        let place = Reactor(room: room, message: message, user: user)
        var given = reactions[place] ?? []
        guard let index = given.firstIndex(where: { $0.event == event }) else { return nil }
        let removed = given.remove(at: index)
        reactions.set(given, for: place)
        return index == given.endIndex ? (removed, given.last) : nil
    }
}

/// A dictionary that forgets what was not set for long: it holds at least the latest `capacity` entries, and at most
/// twice as many. Copying it and changing the copy takes time in proportion to the newer generation only.
struct GenerationCache<Key: Hashable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable {
    private let capacity: Int
    private var recent: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// How many entries it holds; an entry of both generations counts twice.
    var count: Int { recent.count + older.count }

    /// The value of a key; nil if it was never set, or forgotten.
    subscript(key: Key) -> Value? { recent[key] ?? older[key] }

    mutating func set(_ value: Value, for key: Key) {
        if recent.count >= capacity, recent[key] == nil {
            older = recent
            recent = [:]
        }
        recent[key] = value
    }
}
