public import WhisperMessage

/// A chat, as its pages show it.
public struct PageChat: Sendable {
    /// The number of the chat in this archive, from 1: it names the folder of its pages.
    public var number: Int
    /// The title, as the vault has it.
    public var title: String
    /// The kind of chat.
    public var kind: ConversationKind
    /// The platform that it is on.
    public var platform: Platform
    /// The names of contacts that the title only looks like (LOOK-4).
    public var imitated: [String] = []
    /// The contact whose name the title is, if the chat is not known to be with that contact; nil for none.
    public var namesake: String?

    /// Creates a chat under a number.
    public init(number: Int, _ conversation: Conversation) {
        self.number = number
        title = conversation.title
        kind = conversation.kind
        platform = conversation.platform
    }
}

/// A page of a chat that was written: a part of a month.
public struct PagePlace: Hashable, Sendable {
    /// The month.
    public var month: PageMonth
    /// The part of the month, from 1.
    public var part: Int
    /// The number of messages on the page.
    public var count: Int
    /// The day of the first message, 1 … 31.
    public var firstDay: Int

    /// Creates a place; a page that is not written yet has no messages and no day.
    public init(month: PageMonth, part: Int, count: Int = 0, firstDay: Int = 0) {
        self.month = month
        self.part = part
        self.count = count
        self.firstDay = firstDay
    }
}
