import WhisperJSONText

/// The response to `/sync` ("Syncing"). Presence, messages to devices and lists of devices are passed over.
public struct MatrixSyncPage: Hashable, Sendable {
    /// Where the next request begins.
    public var nextBatch: String
    /// The rooms that the user has joined and in which something is new.
    public var joined: [MatrixRoomUpdate] = []
    /// The rooms that the user has left or was removed from.
    public var left: [MatrixRoomUpdate] = []
    /// The rooms to which the user is invited.
    public var invited: [MatrixRoomOffer] = []
    /// The rooms to which the user has asked to be invited.
    public var knocked: [MatrixRoomOffer] = []
    /// What is new in the account data.
    public var accountData: [MatrixAccountData] = []
    /// The number of rooms that were skipped because they are malformed, or occur twice.
    public var malformedRooms = 0
    /// The number of items of account data that were skipped because they are malformed.
    public var malformedAccountData = 0

    /// Reads a response in one pass over its bytes.
    ///
    /// A malformed event is skipped and counted with its room, a malformed room as a whole.
    ///
    /// - Throws: `MatrixProtocolError` if the body is over the limits, has no `next_batch`, or if its end cannot be
    ///   found by strings and brackets.
    public init(body: [UInt8]) throws(MatrixProtocolError) {
        self = try MatrixReader.read(body, limit: MatrixLimits.syncBytes) { (reader) throws(MatrixProtocolError) in
            var page = MatrixSyncPage(nextBatch: "")
            var next: String?
            try reader.members("") { (reader, name) throws(MatrixProtocolError) in
                switch name {
                case "next_batch": try reader.text(&next, "next_batch", limit: MatrixLimits.cursorBytes)
                case "rooms": try page.readRooms(&reader)
                case "account_data":
                    page.malformedAccountData += try reader.accountData(into: &page.accountData)
                default: try reader.skip()
                }
            }
            page.nextBatch = try reader.required(next, "next_batch")
            guard !page.nextBatch.isEmpty else { throw MatrixProtocolError(.invalidValue, member: "next_batch") }
            return page
        }
    }

    private init(nextBatch: String) { self.nextBatch = nextBatch }

    private mutating func readRooms(_ reader: inout MatrixReader) throws(MatrixProtocolError) {
        var malformed = 0
        var page = self
        try reader.members("rooms") { (reader, name) throws(MatrixProtocolError) in
            switch name {
            case "join": malformed += try reader.rooms("join", into: &page.joined)
            case "leave": malformed += try reader.rooms("leave", into: &page.left)
            case "invite": malformed += try reader.rooms("invite", into: &page.invited)
            case "knock": malformed += try reader.rooms("knock", into: &page.knocked)
            default: try reader.skip()
            }
        }
        self = page
        malformedRooms += malformed
    }
}

/// What is new in a room that the user has joined or left.
public struct MatrixRoomUpdate: Hashable, Sendable {
    /// The room.
    public let room: MatrixRoomID
    /// The new events, oldest first.
    public internal(set) var timeline: [MatrixEvent] = []
    /// Whether events are missing before the timeline: a gap (MX-2).
    public internal(set) var isLimited = false
    /// Where the history before the timeline begins; nil if there is none.
    public internal(set) var previousBatch: String?
    /// The state at the beginning of the timeline, as far as it is new.
    public internal(set) var state: [MatrixEvent] = []
    /// What is new in the room's account data.
    public internal(set) var accountData: [MatrixAccountData] = []
    /// The read receipts that are new.
    public internal(set) var receipts: [MatrixReceipt] = []
    /// The members that name the room ("Calculating the display name for a room"); nil if unchanged.
    public internal(set) var heroes: [MatrixUserID]?
    /// The number of members; nil if unchanged.
    public internal(set) var joinedCount: Int64?
    /// The number of invited users; nil if unchanged.
    public internal(set) var invitedCount: Int64?
    /// The number of events, receipts and items of account data that were skipped because they are malformed.
    public internal(set) var malformed = 0
}

/// A room to which the user is invited or wants to be.
public struct MatrixRoomOffer: Hashable, Sendable {
    /// The room.
    public let room: MatrixRoomID
    /// What the room shows of its state.
    public internal(set) var state: [MatrixStrippedEvent] = []
    /// The number of events that were skipped because they are malformed.
    public internal(set) var malformed = 0
}

/// Up to where a user has read (`m.receipt`, "Receipts").
public struct MatrixReceipt: Hashable, Sendable {
    /// The last event that was read.
    public let event: MatrixEventID
    /// The reader.
    public let user: MatrixUserID
    /// When, in milliseconds since 1970; nil if the server does not say.
    public let time: Int64?
    /// Whether only the user's own devices learn of it (`m.read.private`).
    public let isPrivate: Bool
    /// The thread; nil for the whole room.
    public let thread: String?
}
