import WhisperMessage
import WhisperStorePort

/// A service that does not number its events, as simple as possible: a list for each room, a token for each length of
/// all lists, and one for each place in a list.
struct ServiceModel {
    /// An event of a room.
    enum Event {
        case message(Arrival)
        case edit(ArrivalChange, of: String, text: String)
    }

    var rooms: [String: [Event]] = [:]
    private var lengths: [[String: Int]] = []
    private var count = 0

    /// Appends a message, and returns its server id.
    mutating func post(_ key: String, from sender: String, clientID: String? = nil, text: String? = nil) -> String {
        count += 1
        let arrival = Samples.arrival(count, from: sender, clientID: clientID, text: text)
        rooms[key, default: []].append(.message(arrival))
        return arrival.serverID
    }

    /// Appends an edit of a message by its sender.
    mutating func edit(_ key: String, _ id: String, from sender: ArrivalSender) {
        count += 1
        let text = "edit \(count)"
        let change = ArrivalChange.edit(of: id, text: text, by: sender, at: Samples.time(Int64(count) * 10))
        rooms[key, default: []].append(.edit(change, of: id, text: text))
    }

    /// Everything since a token, at most this number of events for each room; more are repeated in front of them.
    mutating func sync(since token: String?, limit: Int, overlap: Int) -> (token: String, rooms: [ArrivalRoom]) {
        let before = token.flatMap { Int($0.dropFirst()) }.map { lengths[$0] } ?? [:]
        lengths.append(rooms.mapValues(\.count))
        let arrived = rooms.sorted { $0.key < $1.key }.compactMap { key, events -> ArrivalRoom? in
            let known = before[key] ?? 0
            guard known < events.count else { return nil }
            let start = max(max(0, known - overlap), events.count - limit)
            let part = ServiceModel.parts(of: events[start...])
            return ArrivalRoom(
                Samples.hall(key), messages: part.messages, changes: part.changes,
                limited: start > known ? GapStart(token: "b\(start)", numbers: 8) : nil)
        }
        return ("s\(lengths.count - 1)", arrived)
    }

    /// The page before a token, newest first.
    func page(_ key: String, before token: String, limit: Int) -> (
        messages: [Arrival], changes: [ArrivalChange], next: String?
    ) {
        let end = Int(token.dropFirst()) ?? 0
        let start = max(0, end - limit)
        let part = ServiceModel.parts(of: (rooms[key] ?? [])[start..<end])
        return (part.messages.reversed(), part.changes, start == 0 ? nil : "b\(start)")
    }

    /// What a vault shows of a room in the end.
    func texts(_ key: String) -> [String] {
        var texts: [(id: String, text: String)] = []
        for event in rooms[key] ?? [] {
            switch event {
            case .message(let arrival): texts.append((arrival.serverID, arrival.content.text ?? ""))
            case .edit(_, let id, let text):
                if let index = texts.firstIndex(where: { $0.id == id }) { texts[index].text = text }
            }
        }
        return texts.map(\.text)
    }

    private static func parts(of events: ArraySlice<Event>) -> (messages: [Arrival], changes: [ArrivalChange]) {
        var messages: [Arrival] = []
        var changes: [ArrivalChange] = []
        for event in events {
            switch event {
            case .message(let arrival): messages.append(arrival)
            case .edit(let change, _, _): changes.append(change)
            }
        }
        return (messages, changes)
    }
}
