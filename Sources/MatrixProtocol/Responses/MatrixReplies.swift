public import WhisperJSONText

/// The small responses, which consist of one value each.
public enum MatrixReplies {
    /// Reads the event id in the response to sending and redacting.
    ///
    /// - Throws: `MatrixProtocolError` if the body names no event.
    public static func eventID(_ body: [UInt8]) throws(MatrixProtocolError) -> MatrixEventID {
        try JSONObject.matrix(body).required("event_id")
    }

    /// Reads the room id in the response to creating and joining a room.
    ///
    /// - Throws: `MatrixProtocolError` if the body names no room.
    public static func roomID(_ body: [UInt8]) throws(MatrixProtocolError) -> MatrixRoomID {
        try JSONObject.matrix(body).required("room_id")
    }

    /// Reads the URI in the response to an upload.
    ///
    /// - Throws: `MatrixProtocolError` if the body has no URI of media.
    public static func contentURI(_ body: [UInt8]) throws(MatrixProtocolError) -> MatrixContentURI {
        try JSONObject.matrix(body).required("content_uri")
    }

    /// Reads the replacement in the response to a request for the state `m.room.tombstone`; nil if it names none.
    ///
    /// - Throws: `MatrixProtocolError` if the body is not an object.
    public static func replacementRoom(_ body: [UInt8]) throws(MatrixProtocolError) -> MatrixRoomID? {
        try JSONObject.matrix(body).identifier("replacement_room")
    }

    /// Reads the name of an uploaded filter.
    ///
    /// - Throws: `MatrixProtocolError` if there is none, or one that could be taken for a filter in full.
    public static func filterID(_ body: [UInt8]) throws(MatrixProtocolError) -> String {
        guard let id = try JSONObject.matrix(body).text("filter_id"), !id.hasPrefix("{"), MatrixSyntax.isOpaque(id)
        else { throw MatrixProtocolError(.invalidValue, member: "filter_id") }
        return id
    }

    /// Reads the maximum size of an upload in bytes; nil if the server does not limit it.
    ///
    /// - Throws: `MatrixProtocolError` if the body is not an object.
    public static func uploadLimit(_ body: [UInt8]) throws(MatrixProtocolError) -> Int64? {
        try JSONObject.matrix(body).count("m.upload.size")
    }

    /// Reads the rooms that the user has joined, and the number of those with an invalid id.
    ///
    /// - Throws: `MatrixProtocolError` if the body has no list of rooms, or one over the limit.
    public static func joinedRooms(
        _ body: [UInt8]
    ) throws(MatrixProtocolError) -> (rooms: [MatrixRoomID], malformed: Int) {
        let object = try JSONObject.matrix(body, limit: MatrixLimits.pageBytes)
        guard let listed = object.array("joined_rooms") else {
            throw MatrixProtocolError(.missing, member: "joined_rooms")
        }
        guard listed.count <= MatrixLimits.rooms else { throw MatrixProtocolError(.tooLong, member: "joined_rooms") }
        let rooms = listed.compactMap { $0.matrixText.flatMap(MatrixRoomID.init) }
        return (rooms, listed.count - rooms.count)
    }

    /// Reads the ways to log in; those of unknown types are contained.
    ///
    /// - Throws: `MatrixProtocolError` if the body has no list of them.
    public static func loginFlows(_ body: [UInt8]) throws(MatrixProtocolError) -> [String] {
        guard let flows = try JSONObject.matrix(body).array("flows") else {
            throw MatrixProtocolError(.missing, member: "flows")
        }
        return flows.prefix(64).compactMap { $0.matrixObject?.name("type") }
    }
}

/// The owner of a token ("GET /_matrix/client/v3/account/whoami").
public struct MatrixAccount: Hashable, Sendable {
    /// The user.
    public var user: MatrixUserID
    /// The device; nil if the token has none.
    public var device: MatrixDeviceID?

    /// Reads the response.
    ///
    /// - Throws: `MatrixProtocolError` if the body names no user.
    public init(body: [UInt8]) throws(MatrixProtocolError) {
        let object = try JSONObject.matrix(body)
        user = try object.required("user_id")
        device = object.identifier("device_id")
    }
}

/// The names of a user ("Profiles").
public struct MatrixProfile: Hashable, Sendable {
    /// The display name; nil for none.
    public var displayName: String?
    /// The picture; nil for none.
    public var avatar: MatrixContentURI?

    /// Reads the response.
    ///
    /// - Throws: `MatrixProtocolError` if the body is not an object.
    public init(body: [UInt8]) throws(MatrixProtocolError) {
        let object = try JSONObject.matrix(body)
        displayName = object.name("displayname")
        avatar = object.identifier("avatar_url")
    }
}

/// Which rooms are direct, by the user at the other end ("Direct Messaging", account data `m.direct`).
///
/// Entries that are not of the documented shape stay in the content, so that writing it again loses nothing.
public struct MatrixDirectRooms: Hashable, Sendable {
    /// The content as the server has it.
    public private(set) var content: JSONObject

    /// Creates a value from the content of the account data.
    public init(content: JSONObject = JSONObject()) { self.content = content }

    /// Reads the response.
    ///
    /// - Throws: `MatrixProtocolError` if the body is not an object.
    public init(body: [UInt8]) throws(MatrixProtocolError) {
        content = try JSONObject.matrix(body, limit: MatrixLimits.pageBytes)
    }

    /// The users at the other end of each direct room; usually one.
    public var usersByRoom: [MatrixRoomID: [MatrixUserID]] {
        var users: [MatrixRoomID: [MatrixUserID]] = [:]
        for member in content.members {
            guard let user = MatrixUserID(member.name), case .array(let rooms) = member.value else { continue }
            for case .string(let room) in rooms {
                if let room = MatrixRoomID(room) { users[room, default: []].append(user) }
            }
        }
        return users
    }

    /// Adds a room with a user, unless it is contained.
    public mutating func add(_ room: MatrixRoomID, with user: MatrixUserID) {
        var rooms = content.array(user.text) ?? []
        guard !rooms.contains(.string(room.text)) else { return }
        rooms.append(.string(room.text))
        content[user.text] = .array(rooms)
    }
}
