import WhisperJSONText
public import WhisperMessage

/// How much older history the owner wants of a chat (ING-6).
public struct BackfillWish: Hashable, Sendable {
    /// Messages back to this moment; nil for no such limit.
    public var until: Timestamp?
    /// At most this many older messages of a chat; nil for no such limit.
    public var count: Int64?
    /// When it was wished. A wish with another moment starts anew, even for a chat that was complete.
    public var asked: Timestamp

    /// Creates a wish.
    public init(until: Timestamp? = nil, count: Int64? = nil, asked: Timestamp) {
        self.until = until
        self.count = count
        self.asked = asked
    }
}

/// The wishes for older history in a vault (ING-6).
public struct BackfillWishes: Hashable, Sendable {
    /// The wish for chats without one of their own; nil if there is none.
    public var all: BackfillWish?
    /// The wishes for single chats.
    public var byConversation: [UniqueIdentifier: BackfillWish]

    /// Creates wishes.
    public init(all: BackfillWish? = nil, byConversation: [UniqueIdentifier: BackfillWish] = [:]) {
        self.all = all
        self.byConversation = byConversation
    }

    /// Whether nothing is wished.
    public var isEmpty: Bool { all == nil && byConversation.isEmpty }

    /// The wish that applies to a chat. One for all chats does not apply to broadcasts, such as status updates, of
    /// which there is no history.
    public func wish(for conversation: Conversation) -> BackfillWish? {
        byConversation[conversation.id] ?? (conversation.kind == .broadcast ? nil : all)
    }
}

// The text in the vault's settings: a JSON object.
extension BackfillWish {
    /// Reads a setting; nil if it is none, such as one of a later version.
    init?(_ text: String) {
        guard case .object(let object)? = try? JSONValue.parse(text), let asked = object.moment("asked") else {
            return nil
        }
        self.init(until: object.moment("until"), count: object.integer("count"), asked: asked)
        if let count, count < 1 { return nil }
    }

    /// The setting's text.
    var text: String {
        JSONValue.object([
            "asked": .integer(asked.milliseconds), "until": .integer(until?.milliseconds), "count": .integer(count),
        ]).text
    }
}

extension JSONObject {
    /// A member that is a whole number.
    func integer(_ name: String) -> Int64? {
        if case .number(let number)? = self[name] { number.integer } else { nil }
    }

    /// A member that is a moment, in milliseconds since 1970.
    func moment(_ name: String) -> Timestamp? { integer(name).map { Timestamp(milliseconds: $0) } }
}
