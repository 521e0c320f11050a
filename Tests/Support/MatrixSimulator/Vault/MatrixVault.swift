/// A model of a vault, which implements the laws of `ArrivalLimits` once more, and can be broken on purpose.
struct MatrixVault {
    /// An entry of the outbox.
    struct Entry: Hashable {
        var number: Int64
        var room: String
        var clientID: String
        var attempts = 0
        /// The first attempt: the time of this device's clock, and the device.
        var firstAttempt: (time: Duration, device: String)?

        static func == (left: Entry, right: Entry) -> Bool { left.number == right.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// A message with its number.
    struct Stored: Hashable {
        var number: Int64
        var event: MatrixModelEvent
    }

    /// An open gap.
    struct Gap: Hashable {
        var id: String
        var token: String
        var lower: Int64?
        var upper: Int64
    }

    /// A room, by ascending number; its gaps the latest first.
    struct Room {
        var messages: [Stored] = []
        var gaps: [Gap] = []
        /// The latest event when the room was listed, before anything of it arrived.
        var listed: String?

        /// Whether what is before the first of some events is history.
        func isHistory(before events: [MatrixModelEvent], joined: Int) -> Bool {
            events.contains { $0.stream < joined || $0.id == listed }
        }
    }

    /// What was written.
    struct Outcome {
        var new = 0
        var delivered: [Int64] = []
    }

    let bugs: MatrixPlantedVaultBugs
    private(set) var since: String?
    /// The tokens that the vault has, or had.
    private(set) var tokens: Set<String?> = [nil]
    private(set) var rooms: [String: Room] = [:]
    private(set) var outbox: [Entry] = []
    /// The number of each stored event; nil for one that the server confirmed and that has not arrived.
    private var numbers: [String: Int64?] = [:]
    private var clientIDs: Set<String> = []
    private var lastGap = 0

    init(bugs: MatrixPlantedVaultBugs) {
        self.bugs = bugs
    }

    private static let firstNumber: Int64 = 1 << 41
    private static let gapNumbers: Int64 = 1 << 20

    // MARK: - Arrivals

    /// Makes a room of which nothing has arrived, if there is none.
    ///
    /// - Parameter event: The latest event of the room, if it is known from a list.
    mutating func make(_ name: String, listed event: String? = nil) {
        guard rooms[name] == nil else { return }
        rooms[name] = Room(listed: since == nil ? event : nil)
    }

    /// Applies a batch; nil if it is superseded.
    mutating func apply(_ chunks: [MatrixChunk], expecting: String?, token: String, user: String) -> Outcome? {
        guard expecting == since else { return nil }
        since = token
        tokens.insert(token)
        var outcome = Outcome()
        for chunk in chunks { apply(chunk, user, &outcome) }
        return outcome
    }

    private mutating func apply(_ chunk: MatrixChunk, _ user: String, _ outcome: inout Outcome) {
        let isKnown = rooms[chunk.room] != nil && !bugs.contains(.newsTakenForHistory)
        var room = rooms[chunk.room] ?? Room()
        var wanting = chunk.events.indices.filter { number(of: chunk.events[$0]) == nil }
        if bugs.contains(.knownEventNumbered) { wanting = Array(chunk.events.indices) }
        var start = 0
        for index in chunk.events.indices {
            guard let known = number(of: chunk.events[index]) else { continue }
            let before = wanting.filter { (start..<index).contains($0) }
            start = index
            guard !before.isEmpty, let gap = room.gaps.firstIndex(where: { $0.upper == known }) else { continue }
            for index in before.reversed() {
                room.gaps[gap].upper -= 1
                store(chunk.events[index], room.gaps[gap].upper, in: &room, user, &outcome)
            }
            wanting.removeAll { before.contains($0) }
        }
        let highest = room.messages.last?.number
        let bound = room.gaps.map(\.upper).max()
        var next = max((highest ?? 0) + 1, bound ?? 0, MatrixVault.firstNumber)
        if let token = chunk.previous, !chunk.events.contains(where: { number(of: $0) != nil }) {
            let below = [highest, bound].compactMap(\.self).max()
            if let below { next = below + 1 + MatrixVault.gapNumbers }
            let isHistory = !isKnown || room.isHistory(before: chunk.events, joined: chunk.joined)
            let lower = below ?? (isHistory ? nil : 0)
            lastGap += 1
            if !bugs.contains(.gapNotStored) {
                room.gaps.insert(Gap(id: "gap\(lastGap)", token: token, lower: lower, upper: next), at: 0)
            }
        }
        for index in wanting {
            store(chunk.events[index], next, in: &room, user, &outcome)
            next += 1
        }
        rooms[chunk.room] = room
    }

    /// Applies a page of history; nil if it is superseded.
    mutating func apply(
        _ events: [MatrixModelEvent], joined: Int, to id: String, of name: String, from token: String, end: String?,
        user: String
    ) -> Outcome? {
        guard var room = rooms[name], let place = room.gaps.firstIndex(where: { $0.id == id && $0.token == token })
        else { return nil }
        var gap = room.gaps[place]
        let isLowest = place == room.gaps.count - 1
        var outcome = Outcome()
        var isReached = false
        var isLastKnown = false
        for event in events {
            if let known = number(of: event) {
                guard known < room.gaps[place].upper else { continue }
                isReached = true
                isLastKnown = true
                if !isLowest { break }
            } else {
                gap.upper -= 1
                isLastKnown = false
                store(event, gap.upper, in: &room, user, &outcome)
            }
        }
        if let end, !(isReached && isLastKnown) {
            gap.token = end
            if gap.lower == 0, room.isHistory(before: events, joined: joined) { gap.lower = nil }
            room.gaps[place] = gap
        } else {
            room.gaps.remove(at: place)
        }
        rooms[name] = room
        return outcome
    }

    private func number(of event: MatrixModelEvent) -> Int64? { numbers[event.id] ?? nil }

    private mutating func store(
        _ event: MatrixModelEvent, _ number: Int64, in room: inout Room, _ user: String, _ outcome: inout Outcome
    ) {
        numbers[event.id] = number
        outcome.new += 1
        let place = room.messages.lastIndex { $0.number < number }.map { $0 + 1 } ?? 0
        room.messages.insert(Stored(number: number, event: event), at: place)
        guard let clientID = event.clientID, event.sender == user else { return }
        clientIDs.insert(clientID)
        guard let entry = outbox.first(where: { $0.clientID == clientID }) else { return }
        outcome.delivered.append(entry.number)
        outbox.removeAll { $0.number == entry.number }
    }

    // MARK: - The outbox

    mutating func write(_ entry: Entry) {
        outbox.append(entry)
    }

    func entry(_ number: Int64) -> Entry? { outbox.first { $0.number == number } }

    /// Stores the first attempt to post an entry.
    mutating func attempt(_ number: Int64, at time: Duration, by device: String) {
        guard let index = outbox.firstIndex(where: { $0.number == number }) else { return }
        if outbox[index].firstAttempt == nil { outbox[index].firstAttempt = (time, device) }
    }

    mutating func postpone(_ number: Int64) {
        guard let index = outbox.firstIndex(where: { $0.number == number }) else { return }
        outbox[index].attempts += 1
    }

    mutating func giveUp(_ number: Int64) {
        outbox.removeAll { $0.number == number }
    }

    /// Records the answer to a post.
    mutating func confirm(_ number: Int64, event: String) {
        guard let entry = entry(number) else { return }
        clientIDs.insert(entry.clientID)
        if numbers[event] == nil { numbers[event] = .some(nil) }
        outbox.removeAll { $0.number == number }
    }

    /// Whether an event with a client id is stored.
    func hasEvent(clientID: String) -> Bool { clientIDs.contains(clientID) }
}

/// Faults that are put into the vault to see whether they are found (R10).
package struct MatrixPlantedVaultBugs: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// An event that is known takes another number.
    package static let knownEventNumbered = MatrixPlantedVaultBugs(rawValue: 1 << 0)
    /// A timeline that was cut leaves no gap.
    package static let gapNotStored = MatrixPlantedVaultBugs(rawValue: 1 << 1)
    /// What was left out in front of the first messages is always taken for history, which is fetched only on demand.
    package static let newsTakenForHistory = MatrixPlantedVaultBugs(rawValue: 1 << 2)
}
