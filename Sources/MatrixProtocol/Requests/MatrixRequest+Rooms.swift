import WhisperJSONText
import WhisperRealtimePort

/// A room to be created ("Creation: POST /_matrix/client/v3/createRoom"). It is never encrypted by the server's means.
public struct MatrixNewRoom: Hashable, Sendable {
    /// The defaults for who may do what.
    public enum Preset: String, Hashable, Sendable, CaseIterable {
        /// Joining requires an invitation.
        case privateChat = "private_chat"
        /// Joining requires an invitation, and those invited at creation have the creator's power.
        case trustedPrivateChat = "trusted_private_chat"
        /// Anybody may join.
        case publicChat = "public_chat"
    }

    /// The name of the room; nil for none.
    public var name: String?
    /// The users to invite.
    public var invited: [MatrixUserID]
    /// Whether it is a conversation with one person, rather than a group.
    public var isDirect: Bool
    /// The defaults for who may do what.
    public var preset: Preset

    /// Creates a room; by default a private one.
    public init(
        name: String? = nil, invited: [MatrixUserID] = [], isDirect: Bool = false, preset: Preset = .privateChat
    ) {
        self.name = name
        self.invited = invited
        self.isDirect = isDirect
        self.preset = preset
    }
}

extension MatrixRequest {
    /// Sends an event ("PUT …/send/{eventType}/{txnId}").
    ///
    /// - Parameter content: The content as JSON, as `MatrixOutgoing` encodes it.
    public static func send(
        _ content: [UInt8], type: String, to room: MatrixRoomID, transaction: MatrixTransactionID
    ) -> MatrixRequest {
        client(.put, ["rooms", room.text, "send", type, transaction.text], json: content)
    }

    /// Redacts an event ("PUT …/redact/{eventId}/{txnId}").
    public static func redact(
        _ event: MatrixEventID, in room: MatrixRoomID, reason: String? = nil, transaction: MatrixTransactionID
    ) -> MatrixRequest {
        var content = JSONObject()
        if let reason { content["reason"] = .string(reason) }
        return client(.put, ["rooms", room.text, "redact", event.text, transaction.text], json: bytes(content))
    }

    /// Returns the rooms that the user has joined ("GET /_matrix/client/v3/joined_rooms").
    public static var joinedRooms: MatrixRequest {
        client(.get, ["joined_rooms"], maximumResponseLength: MatrixLimits.pageBytes)
    }

    /// Creates a room.
    public static func create(_ room: MatrixNewRoom) -> MatrixRequest {
        var content: JSONObject = ["preset": .string(room.preset.rawValue), "is_direct": .bool(room.isDirect)]
        if let name = room.name { content["name"] = .string(name) }
        if !room.invited.isEmpty { content["invite"] = .array(room.invited.map { .string($0.text) }) }
        return client(.post, ["createRoom"], json: bytes(content))
    }

    /// Joins a room ("POST /_matrix/client/v3/join/{roomIdOrAlias}").
    ///
    /// - Parameter via: Servers that know the room, as an invitation or a link names them.
    public static func join(_ room: MatrixRoomID, via: [String] = []) -> MatrixRequest { join(room.text, via: via) }

    /// Joins a room by its alias ("POST /_matrix/client/v3/join/{roomIdOrAlias}").
    public static func join(_ alias: MatrixRoomAlias, via: [String] = []) -> MatrixRequest {
        join(alias.text, via: via)
    }

    private static func join(_ room: String, via: [String]) -> MatrixRequest {
        // Servers up to v1.11 know the parameter by its former name only.
        let query = via.flatMap { [HTTPRequest.QueryItem("via", $0), HTTPRequest.QueryItem("server_name", $0)] }
        return client(.post, ["join", room], query: query, json: Array("{}".utf8))
    }

    /// Leaves a room or rejects an invitation ("POST …/leave").
    public static func leave(_ room: MatrixRoomID) -> MatrixRequest {
        client(.post, ["rooms", room.text, "leave"], json: Array("{}".utf8))
    }

    /// Returns the membership events of a room ("GET …/members").
    public static func members(of room: MatrixRoomID) -> MatrixRequest {
        client(.get, ["rooms", room.text, "members"], maximumResponseLength: MatrixLimits.pageBytes)
    }

    /// Returns the content of a room's state ("GET …/state/{eventType}/{stateKey}").
    public static func state(_ type: String, key: String = "", of room: MatrixRoomID) -> MatrixRequest {
        client(.get, ["rooms", room.text, "state", type, key])
    }

    /// Returns the names of a user ("GET /_matrix/client/v3/profile/{userId}").
    public static func profile(of user: MatrixUserID) -> MatrixRequest { client(.get, ["profile", user.text]) }

    /// Returns which rooms are direct ("Direct Messaging", account data `m.direct`).
    public static func directRooms(of user: MatrixUserID) -> MatrixRequest {
        client(
            .get, ["user", user.text, "account_data", "m.direct"], maximumResponseLength: MatrixLimits.pageBytes)
    }

    /// Replaces which rooms are direct ("Direct Messaging", account data `m.direct`).
    public static func setDirectRooms(_ rooms: MatrixDirectRooms, of user: MatrixUserID) -> MatrixRequest {
        client(.put, ["user", user.text, "account_data", "m.direct"], json: bytes(rooms.content))
    }

    /// Marks a room as read up to an event ("Receipts: POST …/receipt/{receiptType}/{eventId}").
    ///
    /// - Parameter isPrivate: Whether only the user's other devices learn of it.
    public static func markRead(
        _ event: MatrixEventID, in room: MatrixRoomID, isPrivate: Bool = false
    ) -> MatrixRequest {
        let type = isPrivate ? "m.read.private" : "m.read"
        return client(.post, ["rooms", room.text, "receipt", type, event.text], json: Array("{}".utf8))
    }

    static func bytes(_ object: JSONObject) -> [UInt8] {
        var writer = JSONWriter()
        writer.object(object)
        return writer.bytes
    }
}
