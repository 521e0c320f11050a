public import WhisperJSONText
import WhisperTextCoding

/// One person's choice in a poll, as stored in the member `votes` of the poll's `platform_specific`.
///
/// The form is `[{"person": …, "options": ["SHA-256 in hex", …], "timestamp": …}]`.
public struct PollVote: Hashable, Sendable {
    /// The voter: the id of a person in this vault.
    public var person: UniqueIdentifier
    /// SHA-256 of the text of each chosen option, or on Matrix of the answer's id; empty if the vote was withdrawn.
    public var options: [[UInt8]]
    /// When the vote was cast.
    public var timestamp: Timestamp

    /// Creates a vote.
    public init(person: UniqueIdentifier, options: [[UInt8]], timestamp: Timestamp) {
        self.person = person
        self.options = options
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
}
