import Testing
import WhisperJSONText
import WhisperMatrixArrivals

/// Responses of a server, as JSON, and their translation.
enum Samples {
    static let owner = "@ana:example.org"
    static let bob = "@bob:example.org"
    static let cem = "@cem:other.org"
    static let room = "!room:example.org"

    static func event(
        _ id: String, _ type: String, _ content: JSONValue, by sender: String = bob, at time: Int64 = 1_000,
        key: String? = nil, unsigned: JSONValue? = nil, more: [(String, JSONValue)] = []
    ) -> JSONValue {
        var object: JSONObject = [
            "event_id": .string(id), "type": .string(type), "sender": .string(sender), "content": content,
            "origin_server_ts": .integer(time),
        ]
        if let key { object["state_key"] = .string(key) }
        if let unsigned { object["unsigned"] = unsigned }
        for (name, value) in more { object[name] = value }
        return .object(object)
    }

    static func text(
        _ id: String, _ body: String, by sender: String = bob, at time: Int64 = 1_000, client: String? = nil,
        relation: JSONValue? = nil
    ) -> JSONValue {
        var content: JSONObject = ["msgtype": "m.text", "body": .string(body)]
        if let client { content[MatrixOutgoing.clientIDMember] = .string(client) }
        if let relation { content["m.relates_to"] = relation }
        return event(id, "m.room.message", .object(content), by: sender, at: time)
    }

    static func edit(_ id: String, of target: String, _ body: String, by sender: String = bob, at time: Int64 = 2_000)
        -> JSONValue
    {
        event(
            id, "m.room.message",
            [
                "msgtype": "m.text", "body": .string("* " + body),
                "m.new_content": ["msgtype": "m.text", "body": .string(body)],
                "m.relates_to": ["rel_type": "m.replace", "event_id": .string(target)],
            ], by: sender, at: time)
    }

    static func reaction(
        _ id: String, to target: String, _ key: String, by sender: String = bob, at time: Int64 = 2_000
    ) -> JSONValue {
        event(
            id, "m.reaction",
            ["m.relates_to": ["rel_type": "m.annotation", "event_id": .string(target), "key": .string(key)]],
            by: sender, at: time)
    }

    static func redaction(_ id: String, of target: String, by sender: String = bob, at time: Int64 = 3_000) -> JSONValue
    {
        event(id, "m.room.redaction", ["redacts": .string(target)], by: sender, at: time)
    }

    /// An event that was redacted before it arrived.
    static func redacted(
        _ id: String, _ type: String = "m.room.message", by sender: String = bob, at time: Int64 = 1_000,
        redactor: String = bob, key: String? = nil
    ) -> JSONValue {
        event(
            id, type, [:], by: sender, at: time, key: key,
            unsigned: [
                "age": 5,
                "redacted_because": [
                    "event_id": "$why", "sender": .string(redactor), "origin_server_ts": 3_000, "content": [:],
                ],
            ])
    }

    static func member(
        _ id: String, _ user: String, _ state: String, by sender: String? = nil, name: String? = nil,
        before: String? = nil, at time: Int64 = 500, reason: String? = nil
    ) -> JSONValue {
        var content: JSONObject = ["membership": .string(state)]
        if let name { content["displayname"] = .string(name) }
        if let reason { content["reason"] = .string(reason) }
        return event(
            id, "m.room.member", .object(content), by: sender ?? user, at: time, key: user,
            unsigned: before.map { ["prev_content": ["membership": .string($0)]] })
    }

    static func name(_ id: String, _ name: String, by sender: String = bob, at time: Int64 = 600) -> JSONValue {
        event(id, "m.room.name", ["name": .string(name)], by: sender, at: time, key: "")
    }

    static func levels(_ id: String, _ users: [(String, Int64)], by sender: String = bob, at time: Int64 = 100)
        -> JSONValue
    {
        var object = JSONObject()
        for (user, level) in users { object[user] = .integer(level) }
        return event(id, "m.room.power_levels", ["users": .object(object)], by: sender, at: time, key: "")
    }

    static func creation(
        _ id: String, by sender: String = bob, type: String? = nil, predecessor: String? = nil, version: String = "10"
    ) -> JSONValue {
        var content: JSONObject = ["room_version": .string(version)]
        if let type { content["type"] = .string(type) }
        if let predecessor { content["predecessor"] = ["room_id": .string(predecessor)] }
        return event(id, "m.room.create", .object(content), by: sender, at: 1, key: "")
    }

    static func tombstone(_ id: String, to replacement: String) -> JSONValue {
        event(
            id, "m.room.tombstone", ["body": "moved", "replacement_room": .string(replacement)], at: 4_000, key: "")
    }
}

/// What a server says of one room.
struct SampleRoom {
    var id = Samples.room
    var state: [JSONValue] = []
    var timeline: [JSONValue] = []
    var isLimited = false
    var previous: String?
    var heroes: [String]?
    var joined: Int64?
    /// Event, reader, time, and whether it is private.
    var receipts: [(String, String, Int64?, Bool)] = []
    /// The thread of the receipts.
    var thread: String?

    init(_ id: String = Samples.room, _ timeline: JSONValue...) {
        self.id = id
        self.timeline = timeline
    }

    init(_ timeline: JSONValue...) { self.timeline = timeline }

    var json: JSONValue {
        var line: JSONObject = ["events": .array(timeline), "limited": .bool(isLimited)]
        if let previous { line["prev_batch"] = .string(previous) }
        var room: JSONObject = ["timeline": .object(line), "state": ["events": .array(state)]]
        var summary = JSONObject()
        if let heroes { summary["m.heroes"] = .array(heroes.map { .string($0) }) }
        if let joined { summary["m.joined_member_count"] = .integer(joined) }
        room["summary"] = .object(summary)
        if !receipts.isEmpty {
            let events = receipts.map { event, user, time, isPrivate -> JSONValue in
                var data = JSONObject()
                if let time { data["ts"] = .integer(time) }
                if let thread { data["thread_id"] = .string(thread) }
                let kind = isPrivate ? "m.read.private" : "m.read"
                return ["type": "m.receipt", "content": .object([event: [kind: [user: .object(data)]].json])]
            }
            room["ephemeral"] = ["events": .array(events)]
        }
        return .object(room)
    }
}

extension [String: [String: JSONValue]] {
    fileprivate var json: JSONValue {
        var object = JSONObject()
        for (name, value) in self {
            var inner = JSONObject()
            for (key, item) in value { inner[key] = item }
            object[name] = .object(inner)
        }
        return .object(object)
    }
}

extension JSONObject {
    fileprivate init(_ pairs: [String: JSONValue]) {
        self.init()
        for (name, value) in pairs { self[name] = value }
    }
}

/// A client that translates one response after the other.
struct SampleClient {
    var memory: MatrixRoomMemory
    var token: String?

    init(token: String? = "s0") throws {
        memory = MatrixRoomMemory(owner: try #require(MatrixUserID(Samples.owner)))
        self.token = token
    }

    static let context = MatrixArrivalContext(
        receivedAt: Timestamp(milliseconds: 9_000),
        mark: { members, _ in members.isEmpty ? "" : JSONValue.object(members).text },
        digest: { bytes in Array((bytes + Array(repeating: 0, count: 32)).prefix(32)) })

    static func page(
        _ rooms: [SampleRoom], left: [SampleRoom] = [], invited: [(String, [JSONValue])] = [],
        direct: [(String, [String])]? = nil, next: String = "s1"
    ) throws -> MatrixSyncPage {
        var joined = JSONObject()
        for room in rooms { joined[room.id] = room.json }
        var gone = JSONObject()
        for room in left { gone[room.id] = room.json }
        var offers = JSONObject()
        for (room, state) in invited { offers[room] = ["invite_state": ["events": .array(state)]] }
        var body: JSONObject = [
            "next_batch": .string(next),
            "rooms": ["join": .object(joined), "leave": .object(gone), "invite": .object(offers)],
        ]
        if let direct {
            var content = JSONObject()
            for (user, rooms) in direct { content[user] = .array(rooms.map { .string($0) }) }
            body["account_data"] = ["events": [["type": "m.direct", "content": .object(content)]]]
        }
        return try MatrixSyncPage(body: Array(JSONValue.object(body).text.utf8))
    }

    /// Translates a response, and continues with its memory and token.
    mutating func take(_ page: MatrixSyncPage) -> MatrixArrivals {
        let arrivals = MatrixArrivals(page, expecting: token, memory: memory, context: Self.context)
        memory = arrivals.memory
        token = page.nextBatch
        return arrivals
    }

    mutating func take(_ rooms: SampleRoom...) throws -> MatrixArrivals { take(try Self.page(rooms)) }

    /// The only room of a response with these events.
    mutating func room(_ timeline: JSONValue...) throws -> ArrivalRoom {
        var room = SampleRoom()
        room.timeline = timeline
        return try #require(try take(room).batch.rooms.first)
    }

    static func history(_ events: [JSONValue], state: [JSONValue] = [], end: String? = "t1") throws -> MatrixMessagePage
    {
        var body: JSONObject = ["chunk": .array(events), "state": .array(state)]
        if let end { body["end"] = .string(end) }
        return try MatrixMessagePage(
            body: Array(JSONValue.object(body).text.utf8), of: try #require(MatrixRoomID(Samples.room)))
    }

    mutating func take(_ page: MatrixMessagePage, in gap: ArrivalGap) throws -> MatrixHistoryArrivals {
        let arrivals = MatrixHistoryArrivals(
            page, of: try #require(MatrixRoomID(Samples.room)), gap: gap, memory: memory, context: Self.context)
        memory = arrivals.memory
        return arrivals
    }
}

extension Arrival {
    /// The platform-specific members.
    var members: JSONObject {
        guard !platformSpecific.isEmpty, case .object(let object)? = try? JSONValue.parse(platformSpecific) else {
            return JSONObject()
        }
        return object
    }

    /// The code of a system line.
    var line: String? {
        guard case .object(let system)? = members["system"], case .string(let type)? = system["type"] else {
            return nil
        }
        return type
    }
}

extension [ArrivalChange] {
    /// The changes without the bytes of events.
    var effects: [ArrivalChange] {
        filter { if case .raw = $0 { false } else { true } }
    }
}
