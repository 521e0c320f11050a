import WhisperJSONText
import WhisperRealtimePort

/// A room of the model.
struct Room {
    struct Event {
        var place: Int
        var id: String
        var type: String
        var sender: String
        var stateKey: String?
        var content: JSONObject
        var time: Int64
        /// The content of the state that it replaced.
        var previous: JSONObject?
        /// The device and the transaction that have sent it.
        var origin: (device: String, transaction: String)?
        /// Replaces the whole event, as a hostile server may write it.
        var raw: String?

        func json(for device: String) -> JSONValue {
            if let raw, let value = try? JSONValue.parse(raw) { return value }
            var object: JSONObject = [
                "event_id": .string(id), "type": .string(type), "sender": .string(sender),
                "origin_server_ts": .integer(time), "content": .object(content),
            ]
            if let stateKey { object["state_key"] = .string(stateKey) }
            var unsigned = JSONObject()
            if let origin, origin.device == device { unsigned["transaction_id"] = .string(origin.transaction) }
            if let previous { unsigned["prev_content"] = .object(previous) }
            if !unsigned.isEmpty { object["unsigned"] = .object(unsigned) }
            return .object(object)
        }
    }

    var id: String
    var alias: String?
    var isPublic = false
    var events: [Event] = []
    /// The membership of each user: `join`, `invite` or `leave`.
    var members: [String: String] = [:]
    /// When each user's membership changed last.
    var memberPlaces: [String: Int] = [:]

    /// The state as of a place, the latest of each kind.
    func state(upTo place: Int) -> [Event] {
        var latest: [String: Event] = [:]
        for event in events where event.place <= place {
            if let key = event.stateKey { latest["\(event.type) \(key)"] = event }
        }
        return latest.values.sorted { $0.place < $1.place }
    }
}

extension HomeserverModel {
    @discardableResult
    mutating func add(
        _ type: String, _ content: JSONObject, by sender: String, in room: String, stateKey: String? = nil,
        origin: (device: String, transaction: String)? = nil, raw: String? = nil
    ) -> String {
        place += 1
        time += 1_000
        let id = "$e\(next()):\(name)"
        let replaced = rooms[room]?.events.last { $0.type == type && stateKey != nil && $0.stateKey == stateKey }
        let event = Room.Event(
            place: place, id: id, type: type, sender: sender, stateKey: stateKey, content: content, time: time,
            previous: replaced?.content, origin: origin, raw: raw)
        rooms[room]?.events.append(event)
        if type == "m.room.member", let user = stateKey {
            rooms[room]?.members[user] = content.text("membership")
            rooms[room]?.memberPlaces[user] = place
        }
        return id
    }

    @discardableResult
    mutating func say(_ text: String, by sender: String, in room: String, _ more: JSONObject = JSONObject()) -> String {
        var content: JSONObject = ["msgtype": "m.text", "body": .string(text)]
        for member in more.members { content[member.name] = member.value }
        return add("m.room.message", content, by: sender, in: room)
    }

    /// Creates a room with its state.
    @discardableResult
    mutating func makeRoom(
        _ members: [String], name: String? = nil, id: String? = nil, replacing predecessor: String? = nil
    ) -> String {
        let id = id ?? "!r\(next()):\(self.name)"
        rooms[id] = Room(id: id)
        let creator = members.first ?? "@nobody:\(self.name)"
        var creation: JSONObject = ["room_version": "10"]
        if let predecessor {
            creation["predecessor"] = ["room_id": .string(predecessor)]
            add("m.room.tombstone", ["replacement_room": .string(id)], by: creator, in: predecessor, stateKey: "")
        }
        add("m.room.create", creation, by: creator, in: id, stateKey: "")
        for user in members { join(user, id) }
        if let name { add("m.room.name", ["name": .string(name)], by: creator, in: id, stateKey: "") }
        return id
    }

    mutating func join(_ user: String, _ room: String) {
        add("m.room.member", ["membership": "join"], by: user, in: room, stateKey: user)
    }

    mutating func invite(_ user: String, to room: String, by inviter: String, isDirect: Bool = false) {
        add(
            "m.room.member", ["membership": "invite", "is_direct": .bool(isDirect)], by: inviter, in: room,
            stateKey: user)
    }

    /// The texts of a room's messages.
    func texts(in room: String) -> [String] {
        (rooms[room]?.events ?? []).filter { $0.type == "m.room.message" }.compactMap { $0.content.text("body") }
    }

    // MARK: Requests

    mutating func user(_ request: HomeserverRequest, _ rest: [String], _ session: SessionBook.Session) -> HTTPResponse {
        switch (request.method, rest.first) {
        case (.post, "filter"):
            filters.append(String(decoding: request.bytes, as: UTF8.self))
            return .matrix(["filter_id": .string(String(filters.count - 1))])
        case (.get, "account_data"):
            guard let data = accountData["\(session.user) \(rest.last ?? "")"] else {
                return .failure(404, "M_NOT_FOUND")
            }
            return .matrix(.object(data))
        case (.put, "account_data"):
            place += 1
            accountData["\(session.user) \(rest.last ?? "")"] = request.body
            accountDataPlaces[session.user] = place
            return .matrix([:])
        default: return .failure(404, "M_UNRECOGNIZED")
        }
    }

    mutating func mediaAnswer(_ request: HomeserverRequest, _ rest: [String]) -> HTTPResponse {
        switch rest {
        case ["upload"]:
            guard request.bytes.count <= largestUpload else { return .failure(413, "M_TOO_LARGE") }
            let id = "m\(next())"
            media[id] = request.bytes
            return .matrix(["content_uri": .string("mxc://\(name)/\(id)")])
        case ["media", "config"]: return .matrix(["m.upload.size": .integer(largestUpload)])
        default:
            guard rest.dropFirst(2).first == name, let bytes = media[rest.last ?? ""] else {
                return .failure(404, "M_NOT_FOUND")
            }
            return HTTPResponse(status: 200, body: bytes)
        }
    }

    mutating func room(
        _ request: HomeserverRequest, _ rest: [String], _ session: SessionBook.Session
    ) -> HTTPResponse {
        switch (request.method, rest.first) {
        case (.get, "joined_rooms"):
            let joined = rooms.values.filter { $0.members[session.user] == "join" }.map { JSONValue.string($0.id) }
            return .matrix(["joined_rooms": .array(joined)])
        case (.post, "createRoom"):
            let room = makeRoom([session.user], name: request.body.text("name"))
            for user in request.body.texts("invite") {
                invite(user, to: room, by: session.user, isDirect: request.body.flag("is_direct"))
            }
            return .matrix(["room_id": .string(room)])
        case (.post, "join"):
            let key = rest.last ?? ""
            guard let room = rooms[key] ?? rooms.values.first(where: { $0.alias == key }) else {
                return .failure(404, "M_NOT_FOUND")
            }
            guard room.isPublic || ["invite", "join"].contains(room.members[session.user]) else {
                return .failure(403, "M_FORBIDDEN")
            }
            if room.members[session.user] != "join" { join(session.user, room.id) }
            return .matrix(["room_id": .string(room.id)])
        case (_, "rooms"): return inRoom(request, rest, session)
        default: return .failure(404, "M_UNRECOGNIZED")
        }
    }

    private mutating func inRoom(
        _ request: HomeserverRequest, _ rest: [String], _ session: SessionBook.Session
    ) -> HTTPResponse {
        let id = rest.dropFirst().first ?? ""
        guard let room = rooms[id] else { return .failure(404, "M_NOT_FOUND") }
        if rest.last == "leave" {
            guard ["invite", "join"].contains(room.members[session.user]) else { return .failure(403, "M_FORBIDDEN") }
            add("m.room.member", ["membership": "leave"], by: session.user, in: id, stateKey: session.user)
            return .matrix([:])
        }
        guard room.members[session.user] == "join" else { return .failure(403, "M_FORBIDDEN") }
        switch (request.method, rest.dropFirst(2).first) {
        case (.put, "send"):
            guard maySend(session.user, in: room) else { return .failure(403, "M_FORBIDDEN") }
            let transaction = rest.last ?? ""
            let key = "\(session.device) \(transaction)"
            let event =
                transactions[key]
                ?? add(
                    rest.dropFirst(3).first ?? "", request.body, by: session.user, in: id,
                    origin: (session.device, transaction))
            transactions[key] = event
            return .matrix(["event_id": .string(event)])
        case (.get, "messages"): return messages(request, room, session)
        case (.get, "members"):
            let events = room.state(upTo: place).filter { $0.type == "m.room.member" }
            return .matrix(["chunk": .array(events.map { $0.json(for: session.device) })])
        case (.get, "state"):
            let (type, key) = (rest.dropFirst(3).first ?? "", rest.dropFirst(4).first ?? "")
            let found = room.state(upTo: place).last { $0.type == type && $0.stateKey == key }
            return found.map { .matrix(.object($0.content)) } ?? .failure(404, "M_NOT_FOUND")
        case (.put, "state"):
            let type = rest.dropFirst(3).first ?? ""
            let event = add(
                type, request.body, by: session.user, in: id, stateKey: rest.dropFirst(4).first ?? "")
            return .matrix(["event_id": .string(event)])
        default: return .failure(404, "M_UNRECOGNIZED")
        }
    }

    /// Whether the powers in a room allow a member to send messages, for which the power 0 is needed.
    private func maySend(_ user: String, in room: Room) -> Bool {
        let powers = room.state(upTo: place).last { $0.type == "m.room.power_levels" }?.content
        guard case .object(let users)? = powers?["users"], case .number(let power)? = users[user] else { return true }
        return power.integer.map { $0 >= 0 } ?? true
    }

    private func messages(
        _ request: HomeserverRequest, _ room: Room, _ session: SessionBook.Session
    ) -> HTTPResponse {
        let limit = request.query["limit"].flatMap { Int($0) } ?? 10
        let from = request.query["from"].flatMap { Int($0.dropFirst()) } ?? place + 1
        let before = room.events.filter { $0.place < from }
        let chunk = before.suffix(limit).reversed()
        var answer: JSONObject = [
            "start": .string("t\(from)"), "chunk": .array(chunk.map { $0.json(for: session.device) }),
        ]
        if before.count > chunk.count, let last = chunk.last { answer["end"] = .string("t\(last.place)") }
        return .matrix(.object(answer))
    }
}
