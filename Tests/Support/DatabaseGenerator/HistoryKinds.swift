public import WhisperRowPort

/// A file of a message, as the tables of a phone describe it.
public struct HistoryMedia: Hashable, Sendable {
    /// The number in `message_type`.
    public var type: Int64
    /// The media type.
    public var mime: String
    /// The path below the folder of WhatsApp; empty for what was never downloaded.
    public var path: String
    /// The size in bytes.
    public var size: Int64
    /// The SHA-256 in Base64.
    public var hash: String?
    /// The words beside it.
    public var caption: String?
    /// The name of a document.
    public var name: String?
    /// How long it plays.
    public var seconds: Int64?
    /// The width and height in pixels.
    public var pixels: Int64?
    /// Whether it was recorded as a message.
    public var isVoice = false
    /// What the phone heard in it.
    public var transcript: String?
}

/// A line about a chat, which nobody has written.
public struct HistoryLine: Hashable, Sendable {
    /// The number in `action_type`.
    public var action: Int64
    /// The text, such as a new name.
    public var text: String?
    /// Whom it is about.
    public var people: [Int] = []
    /// Whether the owner is among those who joined; nil where the line is about something else.
    public var isMeJoined: Bool?
    /// The text before.
    public var former: String?
}

/// A row of a further table that belongs to a message.
public struct HistoryRow: Hashable, Sendable {
    /// The table.
    public var table: String
    /// The column with the row of the message.
    public var key = "message_row_id"
    /// The other columns.
    public var values: [String: RowValue]
}

/// What someone added to a message beside a reaction or a vote.
public struct HistoryAddOn: Hashable, Sendable {
    /// Who added it.
    public var person: Int
    /// The number in `message_add_on_type`.
    public var type: Int64
    /// The platform's id.
    public var key: String
    /// Milliseconds since 1970; nil for the time of the message.
    public var time: Int64?
    /// The row of the table that says what it is.
    public var row: HistoryRow
}

/// A call that no message shows.
public struct HistoryCall: Hashable, Sendable {
    /// Who called, or was called.
    public var person: Int
    /// The place in `History.chats` of the group that was called.
    public var chat: Int?
    /// The platform's id.
    public var key: String
    /// Milliseconds since 1970.
    public var time: Int64
    /// Whether it was a video call.
    public var isVideo: Bool
    /// How long it took.
    public var seconds: Int64
    /// The number in `call_result`.
    public var result: Int64
    /// Who took part.
    public var participants: [Int] = []
}

/// Where a chat is, if not with the telephone number of a person or in a group.
public enum HistoryChatForm: Hashable, Sendable {
    /// The linked id of a person.
    case linked
    /// A group with the ranks of its members, the owner among them.
    case group(type: Int64, ranks: [Int: Int64])
    /// Another address: a newsletter, a list of recipients, everyone's status updates.
    case other(server: String)
}

/// The state of a chat on the phone.
public struct HistoryState: Hashable, Sendable {
    /// Whether it is archived.
    public var isArchived = false
    /// The number of unread messages; nil if the phone does not have it.
    public var unread: Int64?
}
