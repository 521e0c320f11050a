import WhisperJSONText
import WhisperMessage

/// The result of reading a message.
enum ReadMessage {
    /// Content that appears in a chat.
    case content(ReadContent)
    /// A new text of a message.
    case edit(target: String, Content, at: Timestamp?)
    /// The deletion of a message.
    case deletion(target: String)
    /// A reaction, or its removal if the emoji is empty.
    case reaction(target: String, emoji: String, at: Timestamp?)
    /// A vote, encrypted with a secret of its poll.
    case vote(target: String, at: Timestamp?)
    /// A message that is unreadable and appears in no chat.
    case unreadable
    /// A technical message without content from a person.
    case technical
}

/// Content and its associated information.
struct ReadContent {
    var content: Content
    /// The id of the message that this one replies to.
    var replyTo: String?
    /// Information without a field of its own.
    var specific = JSONObject()

    /// Creates a system line without an author.
    static func note(_ type: String, text: String? = nil, _ members: [JSONObject.Member] = []) -> ReadContent {
        var read = ReadContent(content: Content(kind: .system, text: text))
        var system = JSONObject()
        system["type"] = .string(type)
        for member in members { system[member.name] = member.value }
        read.specific["system"] = .object(system)
        return read
    }

    /// Creates a placeholder for a message that cannot be read yet, with the reason: `undecryptable`, `unavailable`, …
    static func placeholder(_ reason: String) -> ReadContent {
        var read = ReadContent(content: Content(kind: .unknown, text: nil))
        read.specific["placeholder"] = .string(reason)
        return read
    }
}

extension JSONValue {
    /// Creates an object of members, omitting those without a value.
    static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        var object = JSONObject()
        for (name, value) in members { object[name] = value }
        return .object(object)
    }

    /// Creates an integer.
    static func integer(_ value: Int64) -> JSONValue { .number(JSONNumber(value)) }
}

extension Timestamp {
    /// Creates a time from seconds since 1970; nil if it is missing or out of range.
    init?(seconds: Int64?) {
        guard let seconds, seconds > 0, seconds < Int64.max / 1_000 else { return nil }
        self.init(milliseconds: seconds * 1_000)
    }

    /// Creates a time from milliseconds since 1970; nil if it is missing.
    init?(wire milliseconds: Int64?) {
        guard let milliseconds, milliseconds > 0 else { return nil }
        self.init(milliseconds: milliseconds)
    }
}
