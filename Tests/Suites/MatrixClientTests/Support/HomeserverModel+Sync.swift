import WhisperJSONText
import WhisperRealtimePort

/// The model's answers to polls.
extension HomeserverModel {
    /// Answers a poll; nil if there is no news yet.
    mutating func sync(_ request: HomeserverRequest, _ session: SessionBook.Session, isLast: Bool) -> HTTPResponse? {
        guard request.query["since"] == nil else { return news(request, session, isLast: isLast) }
        // As Synapse: the same first poll of a device is answered alike for two minutes.
        let key = session.device + request.query.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined()
        let answer = firstAnswers[key] ?? news(request, session, isLast: isLast)
        firstAnswers[key] = answer
        return answer
    }

    private func news(_ request: HomeserverRequest, _ session: SessionBook.Session, isLast: Bool) -> HTTPResponse? {
        let since = request.query["since"].flatMap { Int($0.dropFirst()) }
        guard let limit = limit(request.query["filter"] ?? "") else { return .failure(400, "M_NOT_FOUND") }
        var joined = JSONObject()
        var left = JSONObject()
        var invited = JSONObject()
        for room in rooms.values.sorted(by: { $0.id < $1.id }) {
            let changed = room.memberPlaces[session.user] ?? 0
            switch room.members[session.user] {
            case "join":
                // One who has joined since sees all of it, as if it were new.
                let from = changed > since ?? 0 ? 0 : since ?? 0
                joined[room.id] = update(of: room, from: from, limit, session)
            case "invite" where changed > since ?? 0:
                let state = room.state(upTo: place).map { event -> JSONValue in
                    [
                        "type": .string(event.type), "sender": .string(event.sender),
                        "state_key": .string(event.stateKey), "content": .object(event.content),
                    ]
                }
                invited[room.id] = ["invite_state": ["events": .array(state)]]
            case "leave" where since.map { changed > $0 } ?? false:
                var seen = room
                seen.events.removeAll { $0.place > changed }
                left[room.id] = update(of: seen, from: since ?? 0, limit, session)
            default: break
            }
        }
        var answer: JSONObject = ["next_batch": .string("s\(place)")]
        var isNew = false
        var parts = JSONObject()
        for (name, part) in [("join", joined), ("leave", left), ("invite", invited)] where !part.isEmpty {
            parts[name] = .object(part)
            isNew = true
        }
        if isNew { answer["rooms"] = .object(parts) }
        if accountDataPlaces[session.user] ?? 0 > since ?? -1, let data = accountData["\(session.user) m.direct"] {
            answer["account_data"] = ["events": [["type": "m.direct", "content": .object(data)]]]
            isNew = true
        }
        return isNew || isLast || since == nil ? .matrix(.object(answer)) : nil
    }

    /// The limit that a filter states; nil for a filter that the server does not have.
    private func limit(_ filter: String) -> Int? {
        var text = filter
        if !text.hasPrefix("{") {
            guard let index = Int(filter), filters.indices.contains(index) else { return nil }
            text = filters[index]
        }
        guard case .object(let object)? = try? JSONValue.parse(text), case .object(let room)? = object["room"],
            case .object(let timeline)? = room["timeline"], case .number(let limit)? = timeline["limit"]
        else { return 10 }
        return limit.integer.map { Int($0) }
    }

    private func update(of room: Room, from place: Int, _ limit: Int, _ session: SessionBook.Session) -> JSONValue? {
        let new = room.events.filter { $0.place > place }
        guard !new.isEmpty else { return nil }
        let timeline = new.suffix(limit)
        let isLimited = timeline.count < new.count || (place == 0 && timeline.count < room.events.count)
        let first = timeline.first?.place ?? 0
        let state = room.state(upTo: first - 1).filter { $0.place > place }
        return [
            "timeline": [
                "events": .array(timeline.map { $0.json(for: session.device) }), "limited": .bool(isLimited),
                "prev_batch": .string("t\(first)"),
            ],
            "state": ["events": .array(state.map { $0.json(for: session.device) })],
            "summary": [
                "m.joined_member_count": .integer(room.members.values.count { $0 == "join" }),
                "m.invited_member_count": .integer(room.members.values.count { $0 == "invite" }),
                "m.heroes": .array(
                    room.members.keys.filter { $0 != session.user }.sorted().prefix(5).map { .string($0) }),
            ],
        ]
    }
}
