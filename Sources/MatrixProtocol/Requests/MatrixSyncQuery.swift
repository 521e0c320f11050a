import WhisperJSONText
import WhisperRealtimePort

/// A long poll for what is new ("Syncing: GET /_matrix/client/v3/sync").
public struct MatrixSyncQuery: Hashable, Sendable {
    /// The `next_batch` of the previous response; nil for the first.
    public var since: String?
    /// How long the server waits for something new.
    public var wait: Duration
    /// What the response is to contain; nil for everything.
    public var filter: MatrixFilterReference?
    /// Whether to return all state, even if it is not new.
    public var isFullState: Bool

    /// Creates a query; by default one that does not wait.
    public init(
        since: String? = nil, wait: Duration = .zero, filter: MatrixFilterReference? = nil, isFullState: Bool = false
    ) {
        self.since = since
        self.wait = wait
        self.filter = filter
        self.isFullState = isFullState
    }
}

/// A filter, by the name that the server has given it or in full.
public enum MatrixFilterReference: Hashable, Sendable {
    /// A filter that was uploaded before.
    case stored(id: String)
    /// The filter itself.
    case inline(MatrixFilter)

    fileprivate var text: String {
        switch self {
        case .stored(let id): id
        case .inline(let filter): filter.json
        }
    }
}

/// What a response to `/sync` contains ("Filtering").
///
/// Presence and events of other kinds that this client does not read are always excluded.
public struct MatrixFilter: Hashable, Sendable {
    /// The maximum number of new events in one room.
    public var timelineLimit: Int
    /// Whether only members are named who have written something ("Lazy-loading room members"). They are named in every
    /// response, because a client that was restarted does not know them any more.
    public var loadsMembersLazily: Bool
    /// Whether rooms that were left are contained, too.
    public var includesLeftRooms: Bool
    /// The only rooms that are contained; nil for all.
    public var rooms: [MatrixRoomID]?

    /// Creates a filter; by default with 50 events a room and lazily loaded members.
    public init(
        timelineLimit: Int = 50, loadsMembersLazily: Bool = true, includesLeftRooms: Bool = false,
        rooms: [MatrixRoomID]? = nil
    ) {
        self.rooms = rooms
        self.timelineLimit = timelineLimit
        self.loadsMembersLazily = loadsMembersLazily
        self.includesLeftRooms = includesLeftRooms
    }

    /// The filter as JSON.
    public var json: String {
        let none: JSONValue = ["types": []]
        var room: JSONObject = [
            "include_leave": .bool(includesLeftRooms),
            "account_data": none,
            "ephemeral": ["types": ["m.receipt"]],
            "state": [
                "lazy_load_members": .bool(loadsMembersLazily),
                "include_redundant_members": .bool(loadsMembersLazily),
            ],
            "timeline": [
                "limit": .integer(Int64(timelineLimit)), "lazy_load_members": .bool(loadsMembersLazily),
            ],
        ]
        if let rooms { room["rooms"] = .array(rooms.map { .string($0.text) }) }
        let value: JSONValue = [
            "presence": none, "account_data": ["types": ["m.direct"]], "room": .object(room),
        ]
        return value.text
    }
}

/// A page of a room's history ("Getting events for a room: GET …/messages"), from the newest event to the oldest.
public struct MatrixHistoryQuery: Hashable, Sendable {
    /// The room.
    public var room: MatrixRoomID
    /// Where to begin: a `prev_batch` or the `end` of another page; nil for the newest event.
    public var from: String?
    /// Where to end; nil for the beginning of the room.
    public var to: String?
    /// The maximum number of events.
    public var limit: Int
    /// Whether the page names the members who have written its events.
    public var loadsMembersLazily: Bool

    /// Creates a query; by default for 100 events.
    public init(
        room: MatrixRoomID, from: String? = nil, to: String? = nil, limit: Int = 100, loadsMembersLazily: Bool = true
    ) {
        self.room = room
        self.from = from
        self.to = to
        self.limit = limit
        self.loadsMembersLazily = loadsMembersLazily
    }
}

extension MatrixRequest {
    /// Waits for what is new. Does not show the user as online.
    public static func sync(_ sync: MatrixSyncQuery) -> MatrixRequest {
        var query: [HTTPRequest.QueryItem] = []
        if let since = sync.since { query.append(.init("since", since)) }
        let wait = min(max(sync.wait, .zero), .seconds(600))
        let parts = wait.components
        query.append(.init("timeout", String(parts.seconds * 1_000 + parts.attoseconds / 1_000_000_000_000_000)))
        if let filter = sync.filter { query.append(.init("filter", filter.text)) }
        if sync.isFullState { query.append(.init("full_state", "true")) }
        query.append(.init("set_presence", "offline"))
        var request = client(.get, ["sync"], query: query, maximumResponseLength: MatrixLimits.syncBytes)
        // The first response of a large account takes the server minutes.
        request.timeout = wait + .seconds(sync.since == nil ? 300 : 60)
        return request
    }

    /// Stores a filter; the response names it ("POST /_matrix/client/v3/user/{userId}/filter").
    public static func uploadFilter(_ filter: MatrixFilter, user: MatrixUserID) -> MatrixRequest {
        client(.post, ["user", user.text, "filter"], json: Array(filter.json.utf8))
    }

    /// Requests a page of history.
    public static func messages(_ history: MatrixHistoryQuery) -> MatrixRequest {
        var query: [HTTPRequest.QueryItem] = [.init("dir", "b")]
        if let from = history.from { query.append(.init("from", from)) }
        if let to = history.to { query.append(.init("to", to)) }
        query.append(.init("limit", String(history.limit)))
        if history.loadsMembersLazily { query.append(.init("filter", #"{"lazy_load_members":true}"#)) }
        return client(
            .get, ["rooms", history.room.text, "messages"], query: query,
            maximumResponseLength: MatrixLimits.pageBytes)
    }
}
