/// What a message of a history has to become, independent of any adapter.
public struct ExpectedMessage: Hashable, Sendable {
    /// The chat's key.
    public var chat: String
    /// The platform's id.
    public var key: String
    /// The name of the kind, as in JSON.
    public var kind: String
    /// The text.
    public var text: String?
    /// The author's telephone number in E.164 form, `owner`, or nil for system lines.
    public var sender: String?
    /// Milliseconds since 1970.
    public var time: Int64
    /// The id of the message that it replies to.
    public var replyTo: String?
    /// The number of reactions and votes.
    public var addOns: Int

    /// Creates an expectation.
    public init(
        chat: String, key: String, kind: String, text: String?, sender: String?, time: Int64, replyTo: String?,
        addOns: Int
    ) {
        self.chat = chat
        self.key = key
        self.kind = kind
        self.text = text
        self.sender = sender
        self.time = time
        self.replyTo = replyTo
        self.addOns = addOns
    }
}

extension History {
    /// What the messages have to become, read from a database of a schema.
    public func expected(in schema: AndroidSchema) -> [ExpectedMessage] {
        chats.flatMap { chat in
            let key = chat.isGroup ? chat.group + "@g.us" : people[chat.members[0]].number + "@s.whatsapp.net"
            return chat.messages.map { message in
                var votes = 0
                if case .poll(_, _, let all) = message.body { votes = all.count }
                return ExpectedMessage(
                    chat: key, key: message.key, kind: message.body.kind, text: shownText(message.body, schema),
                    sender: message.body.isSystem
                        ? nil : message.sender == 0 ? "owner" : "+" + people[message.sender].number,
                    time: message.time, replyTo: repliedTo(message, chat), addOns: message.reactions.count + votes)
            }
        }
    }

    private func repliedTo(_ message: HistoryMessage, _ chat: HistoryChat) -> String? {
        if case .revoked = message.body { return nil }
        return message.quote.map { chat.messages[$0].key }
    }

    private func shownText(_ body: HistoryBody, _ schema: AndroidSchema) -> String? {
        switch body {
        case .poll(let question, let options, _): ([question] + options).joined(separator: "\n")
        case .location(_, _, let name): name
        // The people are in serialised objects, which nothing reads.
        case .added where schema == .legacy: nil
        case .added(let members): members.map { people[$0].number + "@s.whatsapp.net" }.joined(separator: ", ")
        default: body.text
        }
    }
}

extension HistoryBody {
    fileprivate var kind: String {
        switch self {
        case .text: "text"
        case .image: "image"
        case .voice: "audio"
        case .document: "document"
        case .location: "location"
        case .contact: "contact"
        case .poll: "poll"
        case .call: "call"
        case .added, .subject, .album: "system"
        case .revoked: "deleted"
        case .unknown, .other: "unknown"
        case .file: "document"
        case .line: "system"
        }
    }
}
