import WhisperJSONText
import WhisperMessage

/// What a message turned out to be.
enum ReadMessage {
    /// Something that stands in a chat.
    case content(ReadContent)
    /// Another text of a message.
    case edit(target: String, Content, at: Timestamp?)
    /// A message is taken back.
    case deletion(target: String)
    /// A reaction, or (empty) its removal.
    case reaction(target: String, emoji: String, at: Timestamp?)
    /// A vote, encrypted under a secret of its poll.
    case vote(target: String, at: Timestamp?)
    /// Something that cannot be read, and stands in no chat.
    case unreadable
    /// Nothing that anybody said.
    case technical
}

/// Content, and what is known of it besides.
struct ReadContent {
    var content: Content
    /// The id of the message that it answers.
    var replyTo: String?
    /// What has no field of its own.
    var specific = JSONObject()

    /// A line that nobody wrote.
    static func note(_ type: String, text: String? = nil, _ members: [JSONObject.Member] = []) -> ReadContent {
        var read = ReadContent(content: Content(kind: .system, text: text))
        var system = JSONObject()
        system["type"] = .string(type)
        for member in members { system[member.name] = member.value }
        read.specific["system"] = .object(system)
        return read
    }

    /// What stands in for a message until it can be read, and why it cannot: `undecryptable`, `unavailable`, …
    static func placeholder(_ reason: String) -> ReadContent {
        var read = ReadContent(content: Content(kind: .unknown, text: nil))
        read.specific["placeholder"] = .string(reason)
        return read
    }
}

extension JSONValue {
    /// An object of members, of which those without value are left out.
    static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        var object = JSONObject()
        for (name, value) in members { object[name] = value }
        return .object(object)
    }

    /// A whole number.
    static func integer(_ value: Int64) -> JSONValue { .number(JSONNumber(value)) }
}

extension Timestamp {
    /// A moment of so many seconds since 1970; nil for one that no clock of ours reaches.
    init?(seconds: Int64?) {
        guard let seconds, seconds > 0, seconds < Int64.max / 1_000 else { return nil }
        self.init(milliseconds: seconds * 1_000)
    }

    /// A moment of so many milliseconds since 1970; nil where none is told.
    init?(told milliseconds: Int64?) {
        guard let milliseconds, milliseconds > 0 else { return nil }
        self.init(milliseconds: milliseconds)
    }
}
