public import WhisperJSONText
import WhisperTextCoding

/// One person's choice in a poll, as stored in the member `votes` of the poll's `platform_specific`.
///
/// The form is `[{"person": …, "options": ["SHA-256 in hex", …], "timestamp": …}]`.
public struct PollVote: Hashable, Sendable {
    /// The voter: the id of a person in this vault.
    public var person: UniqueIdentifier
    /// SHA-256 of the text of each chosen option, or on Matrix of the answer's id, each once; empty if the vote was
    /// withdrawn.
    public var options: [[UInt8]]
    /// When the vote was cast.
    public var timestamp: Timestamp

    /// Creates a vote.
    public init(person: UniqueIdentifier, options: [[UInt8]], timestamp: Timestamp) {
        self.person = person
        var seen: Set<[UInt8]> = []
        self.options = options.filter { seen.insert($0).inserted }
        self.timestamp = timestamp
    }

    /// The name of the member in `platform_specific`.
    public static let member = "votes"

    /// The vote as JSON.
    fileprivate var json: JSONValue {
        var object = JSONObject()
        object["person"] = .string(person.description)
        object["options"] = .array(options.map { .string(HexText.text($0)) })
        object["timestamp"] = .string(timestamp.rfc3339(showsMilliseconds: true))
        return .object(object)
    }
}

extension JSONObject {
    /// Records a vote among the members of a poll, unless a later one by the same person is present.
    ///
    /// - Returns: Whether anything changed.
    public mutating func take(_ vote: PollVote) -> Bool {
        var votes: [JSONValue] = []
        if case .array(let known)? = self[PollVote.member] { votes = known }
        let person = JSONValue.string(vote.person.description)
        let place = votes.firstIndex { value in
            if case .object(let object) = value { object["person"] == person } else { false }
        }
        if let place, case .object(let held) = votes[place] {
            if case .string(let text)? = held["timestamp"], let known = Timestamp(rfc3339: text), known > vote.timestamp
            {
                return false
            }
            if votes[place] == vote.json { return false }
            votes[place] = vote.json
        } else {
            votes.append(vote.json)
        }
        self[PollVote.member] = .array(votes)
        return true
    }

    /// Removes the votes of other people that equal one: those of forgotten people, which it is.
    ///
    /// - Parameter isForgotten: Whether nothing names the person with an id any more.
    /// - Throws: The error of `isForgotten`.
    public mutating func removeVotes<Failure: Error>(
        equalTo vote: PollVote, by isForgotten: (UniqueIdentifier) throws(Failure) -> Bool
    ) throws(Failure) {
        guard case .array(let known)? = self[PollVote.member], case .object(let other) = vote.json else { return }
        var votes: [JSONValue] = []
        for value in known {
            if case .object(let held) = value, held["person"] != other["person"], held["options"] == other["options"],
                held["timestamp"] == other["timestamp"], case .string(let text)? = held["person"],
                let id = UniqueIdentifier(text), try isForgotten(id)
            {
                continue
            }
            votes.append(value)
        }
        if votes.count < known.count { self[PollVote.member] = .array(votes) }
    }

    /// Gives the votes of people who were merged into others to the latter. Of two votes by one person the later stays,
    /// in the place of the first.
    ///
    /// - Parameter present: The id under which a person is stored; nil for an unknown one, which stays as it is.
    /// - Throws: The error of `present`.
    public mutating func joinVoters<Failure: Error>(
        _ present: (UniqueIdentifier) throws(Failure) -> UniqueIdentifier?
    ) throws(Failure) {
        guard case .array(let known)? = self[PollVote.member] else { return }
        var votes: [JSONValue] = []
        var places: [UniqueIdentifier: Int] = [:]
        for value in known {
            guard case .object(var vote) = value, case .string(let text)? = vote["person"],
                let id = UniqueIdentifier(text)
            else {
                votes.append(value)
                continue
            }
            let person = try present(id) ?? id
            if person != id { vote["person"] = .string(person.description) }
            if let place = places[person] {
                if vote.isLaterVote(than: votes[place]) { votes[place] = .object(vote) }
            } else {
                places[person] = votes.count
                votes.append(.object(vote))
            }
        }
        if votes != known { self[PollVote.member] = .array(votes) }
    }

    /// The people who voted.
    public var voters: [UniqueIdentifier] {
        guard case .array(let votes)? = self[PollVote.member] else { return [] }
        return votes.compactMap { value in
            guard case .object(let vote) = value, case .string(let text)? = vote["person"] else { return nil }
            return UniqueIdentifier(text)
        }
    }

    private func isLaterVote(than other: JSONValue) -> Bool {
        guard case .object(let other) = other else { return true }
        return PollVote.time(self) > PollVote.time(other)
    }
}

extension PollVote {
    /// The options of a poll whose votes name them by their text: one that is listed twice is one option.
    package static func distinct(_ options: [JSONValue]) -> [JSONValue] {
        var seen: Set<String> = []
        return options.filter { option in
            if case .string(let text) = option { seen.insert(text).inserted } else { true }
        }
    }

    /// The time of a vote as JSON, in milliseconds; the lowest number if it has none.
    fileprivate static func time(_ vote: JSONObject) -> Int64 {
        guard case .string(let text)? = vote["timestamp"] else { return .min }
        return Timestamp(rfc3339: text)?.milliseconds ?? .min
    }
}
