import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// What a line of JSON Lines shows of the chat that its message is in, besides the thread (ST-13).
///
/// It describes a chat that the vault does not have yet, and changes none that it has.
struct ShownChat: Hashable, Sendable {
    /// The title; nil if it is not shown.
    var title: String?
    /// The kind.
    var kind: ConversationKind
    /// The platform, if it is another one than the message's: what was opened in the place of a messenger's line is in the
    /// messenger's chat.
    var platform: Platform?

    /// The member of a line.
    static let member = "chat"

    init(title: String?, kind: ConversationKind, platform: Platform? = nil) {
        self.title = title
        self.kind = kind
        self.platform = platform
    }

    /// Reads a member; nil if it has another form, and so belongs to the message.
    init?(_ json: JSONValue?) {
        guard case .object(let object)? = json, case .string(let word)? = object["kind"],
            let kind = ConversationKind(word: word)
        else { return nil }
        var platform: Platform?
        if case .string(let name)? = object["platform"] { platform = Platform(rawValue: name) }
        switch object["title"] {
        case .string(let title)?: self.init(title: title.isEmpty ? nil : title, kind: kind, platform: platform)
        case .null?, nil: self.init(title: nil, kind: kind, platform: platform)
        default: return nil
        }
    }

    /// The member as it is written.
    var json: JSONObject {
        var chat: JSONObject = ["title": .string(title), "kind": .string(kind.word)]
        if let platform { chat["platform"] = .string(platform.rawValue) }
        return [ShownChat.member: .object(chat)]
    }
}

/// A message of JSON Lines, and what its line shows of the chat.
struct LineMessage: Sendable {
    var unified: UnifiedMessage
    var chat: ShownChat?
}
