public import WhisperContacts
public import WhisperMessage

/// What the search of an archive knows about a message (LOOK-3).
public struct SearchMessage: Hashable, Sendable {
    /// The path of the page that shows the message, relative to the archive: a valid `PagePath`.
    public var page: String
    /// The number of the message on its page: the element that shows it has the id `m` followed by this number.
    public var anchor: UInt32
    /// The title of the chat. The first 100 UTF-16 units are shown.
    public var chat: String
    /// The name of the sender, by which it is found as well; empty for messages without one. The first 100 UTF-16 units
    /// are shown.
    public var sender: String
    /// How its words are vouched for: results show the word for it beside the title of the chat (LOOK-4).
    public var assurance: MessageAssurance
    /// When the message was sent, in seconds since 1970 in UTC: results are sorted by it.
    public var instant: Int64
    /// What a clock showed at that moment, as seconds since 1970 as if it were UTC: results show it.
    public var localTime: Int64
    /// What the message is: results show the word for it where there is no text.
    public var kind: ContentKind
    /// What is searched: the text of the message, then the names and transcripts of its attachments, each after
    /// `fieldSeparator`, so that no phrase is found across two of them. Empty for a message that has none of them: it is
    /// found by its sender, and by what it does not have.
    ///
    /// All words of the first 64 KiB are found; the first 2,000 UTF-16 units are kept for snippets and phrases.
    public var text: String

    /// What stands between the parts of `text`: the separator of records in ASCII.
    public static let fieldSeparator = "\u{1E}"

    /// Creates an entry.
    public init(
        page: String, anchor: UInt32, chat: String, sender: String, assurance: MessageAssurance, instant: Int64,
        localTime: Int64, kind: ContentKind = .text, text: String
    ) {
        self.page = page
        self.anchor = anchor
        self.chat = chat
        self.sender = sender
        self.assurance = assurance
        self.instant = instant
        self.localTime = localTime
        self.kind = kind
        self.text = text
    }
}
