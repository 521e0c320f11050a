/// A short name of a chat that people can type, such as `k7m2q9`: the beginning of its id. It distinguishes chats of one
/// title.
public struct ShortChatReference: Hashable, Sendable, CustomStringConvertible {
    /// The digits.
    public let text: String

    /// The number of digits that are shown: of 5,000 chats, two have the same ones with a probability of 1 %.
    public static let length = 6
    /// The fewest digits that are one.
    private static let shortest = 4
    private static let longest = 9

    /// Creates the reference of a chat.
    ///
    /// - Parameter length: The number of digits, 4 … 9.
    public init(of conversation: Conversation, length: Int = ShortChatReference.length) {
        self.init(of: conversation.id, length: length)
    }

    /// Creates the reference of a chat of which the id is known.
    public init(of id: UniqueIdentifier, length: Int = ShortChatReference.length) {
        text = ReferenceDigits.text(
            of: id.high, digits: min(max(length, ShortChatReference.shortest), ShortChatReference.longest))
    }

    /// Reads a typed reference; nil if the text is none, whether there is such a chat or not.
    public init?(_ text: String) {
        guard (ShortChatReference.shortest...ShortChatReference.longest).contains(text.utf8.count),
            let digits = ReferenceDigits.canonical(text)
        else { return nil }
        self.text = digits
    }

    /// The digits.
    public var description: String { text }

    /// Whether it is a reference of a chat.
    public func matches(_ conversation: Conversation) -> Bool {
        ShortChatReference(of: conversation, length: text.utf8.count).text == text
    }
}
