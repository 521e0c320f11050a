package import WhisperIngestionPort
package import WhisperJSONText
package import WhisperMessage

/// Content and its associated information, as every source of WhatsApp's messages delivers it.
///
/// A message that comes from a bridge and from a phone's database has one form, because both build it here.
package struct ReadContent: Hashable, Sendable {
    /// The content.
    package var content: Content
    /// The id of the message that this one replies to.
    package var replyTo: String?
    /// How far the message got with its recipients, if the source holds that itself.
    package var receipts: [SourceReceipt] = []
    /// Information without a field of its own.
    package var specific = JSONObject()

    /// Creates content without further information.
    package init(content: Content) {
        self.content = content
    }

    /// Creates a system line without an author.
    package static func note(
        _ type: String, text: String? = nil, _ members: [JSONObject.Member] = []
    ) -> ReadContent {
        var read = ReadContent(content: Content(kind: .system, text: text))
        var system = JSONObject()
        system["type"] = .string(type)
        for member in members { system[member.name] = member.value }
        read.specific["system"] = .object(system)
        return read
    }

    /// Notes who sent the head of an album: it is a line, which has no sender.
    package mutating func noteAlbum(by sender: SourcePerson?) {
        guard case .object(var system)? = specific["system"], system["type"] == "album",
            let address = sender?.aliases.lazy.compactMap({ JID($0) }).first
        else { return }
        system["by"] = .string(address.text)
        specific["system"] = .object(system)
    }

    /// Creates a placeholder for a message that cannot be read yet, with the reason: `undecryptable`, `unavailable`, …
    package static func placeholder(_ reason: String) -> ReadContent {
        var read = ReadContent(content: Content(kind: .unknown, text: nil))
        read.specific["placeholder"] = .string(reason)
        return read
    }

    /// Creates the place of a message that is reported as deleted, without its former content.
    package static func deleted() -> ReadContent {
        var read = ReadContent(content: Content(kind: .deleted, text: nil))
        read.specific[DeletionMark.member] = DeletionMark(right: .undecided, name: nil, timestamp: nil).json
        return read
    }
}

extension JSONValue {
    /// Creates an object of members, omitting those without a value.
    package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        var object = JSONObject()
        for (name, value) in members { object[name] = value }
        return .object(object)
    }

    /// Creates an integer.
    package static func integer(_ value: Int64) -> JSONValue { .number(JSONNumber(value)) }
}

extension Timestamp {
    /// Creates a time from seconds since 1970; nil if it is missing or out of range.
    package init?(seconds: Int64?) {
        guard let seconds, seconds > 0, seconds < Int64.max / 1_000 else { return nil }
        self.init(milliseconds: seconds * 1_000)
    }

    /// Creates a time from milliseconds since 1970; nil if it is missing.
    package init?(wire milliseconds: Int64?) {
        guard let milliseconds, milliseconds > 0 else { return nil }
        self.init(milliseconds: milliseconds)
    }
}
