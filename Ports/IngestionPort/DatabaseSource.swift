public import WhisperMessage

/// A messenger's own database: many chats, whose messages have the platform's ids (WDB-1, WDB-3).
///
/// It delivers the same kinds of events as a live source, chat by chat, and can be opened again. Beside the rules of
/// ``IngestionSource``:
/// 1. Each message has an `externalID`, and nothing depends on the order in which chats are delivered.
/// 2. Messages of one chat are delivered in the database's order; an event about a message (edit, reaction, vote, status,
///    deletion) follows that message directly or later in the same chat.
/// 3. `.samePerson`, `.sameChat` and `.chatTitle` come before the messages that they concern.
/// 4. Memory does not grow with the database or its largest chat.
/// 5. After a pass has reached its end, `accounts` covers each row of each table of messages exactly once.
public protocol DatabaseIngestionSource: IngestionSource {
    /// Reads what describes the database, not its messages. The result is cached.
    ///
    /// - Throws: The reason why the database cannot be read; `.cancelled` if the task is cancelled.
    func survey() async throws(IngestionError) -> DatabaseSurvey

    /// What became of the rows of each table, according to the last pass; empty before the first.
    func accounts() async -> [RowAccount]
}

/// What a database contains.
public struct DatabaseSurvey: Hashable, Sendable {
    /// The form of the schema as the adapter names it, such as `android-2023`.
    public var form: String
    /// The number of rows of the table of messages, rows that are none included.
    public var rows: Int64
    /// The chats with at least one message.
    public var chats: [DatabaseChat]
    /// The owner of the database; nil if it does not identify them.
    public var owner: SourcePerson?
    /// Whether rows of status posts are delivered (WDB-4).
    public var includesStatuses: Bool
    /// The time of its latest message: chats and their members are described as they were then. Nil if it has none.
    public var asOf: Timestamp?

    /// Creates a survey.
    public init(
        form: String, rows: Int64, chats: [DatabaseChat], owner: SourcePerson?, includesStatuses: Bool = false,
        asOf: Timestamp? = nil
    ) {
        self.form = form
        self.rows = rows
        self.chats = chats
        self.owner = owner
        self.includesStatuses = includesStatuses
        self.asOf = asOf
    }
}

/// A chat of a database, with the state that the phone gave it (WDB-5).
public struct DatabaseChat: Hashable, Sendable {
    /// The chat.
    public var chat: ChatReference
    /// Whether it is pinned to the top of the list; nil if the database does not record it.
    public var isPinned: Bool?
    /// Whether notifications are muted; nil if the database does not record it.
    public var isMuted: Bool?
    /// Whether it is archived; nil if the database does not record it.
    public var isArchived: Bool?
    /// The number of unread messages; nil if the database does not record it.
    public var unread: Int64?
    /// The members of a group that the database lists, each with a role; at most 4,096.
    public var members: [SourceMember]
    /// Whether `members` are all there are, so that others have left.
    public var hasAllMembers: Bool

    /// Creates a chat.
    public init(
        chat: ChatReference, isPinned: Bool? = nil, isMuted: Bool? = nil, isArchived: Bool? = nil,
        unread: Int64? = nil, members: [SourceMember] = [], hasAllMembers: Bool = false
    ) {
        self.chat = chat
        self.isPinned = isPinned
        self.isMuted = isMuted
        self.isArchived = isArchived
        self.unread = unread
        self.members = members
        self.hasAllMembers = hasAllMembers
    }
}

/// What became of the rows of one table. `rows` is the sum of everything else (WDB-3).
public struct RowAccount: Hashable, Sendable {
    /// The table.
    public var table: String
    /// The number of rows read.
    public var rows: Int64
    /// Rows that were delivered as a message.
    public var messages: Int64
    /// Rows that were delivered as an event about a message or a chat.
    public var events: Int64
    /// Rows that became part of a message, such as its file or its place.
    public var joined: Int64
    /// Rows that were not delivered, by reason.
    public var leftOut: [RowReason: Int64]
    /// The first hundred rows that were left out.
    public var examples: [LeftOutRow]
    /// The number of rows by type, for types that the adapter does not know. They are delivered as messages of kind
    /// `.unknown`, and counted there.
    public var unknownTypes: [Int64: Int64]
    /// The number of messages among `messages` that someone wrote whom the database does not have: they have no sender.
    public var unknownSenders: Int64
    /// The number of rows about which two readings of the table disagree, as where the index of a damaged file lacks a row.
    public var contradictions: Int64

    /// Creates an account.
    public init(
        table: String, rows: Int64 = 0, messages: Int64 = 0, events: Int64 = 0, joined: Int64 = 0,
        leftOut: [RowReason: Int64] = [:], examples: [LeftOutRow] = [], unknownTypes: [Int64: Int64] = [:],
        unknownSenders: Int64 = 0, contradictions: Int64 = 0
    ) {
        self.table = table
        self.rows = rows
        self.messages = messages
        self.events = events
        self.joined = joined
        self.leftOut = leftOut
        self.examples = examples
        self.unknownTypes = unknownTypes
        self.unknownSenders = unknownSenders
        self.contradictions = contradictions
    }

    /// Whether every row is accounted for.
    public var isComplete: Bool { rows == leftOut.values.reduce(messages + events + joined, +) }
}

/// A row that was not delivered.
public struct LeftOutRow: Hashable, Sendable {
    /// The row's id in its table.
    public var row: Int64
    /// The reason.
    public var reason: RowReason

    /// Creates a record of a row.
    public init(row: Int64, reason: RowReason) {
        self.row = row
        self.reason = reason
    }
}

/// Why a row was not delivered. Raw values appear in the summary's JSON.
public enum RowReason: String, Hashable, Sendable, CaseIterable {
    /// A row that the platform itself never shows, such as the header row of a table.
    case internalRow = "internal"
    /// A status post, when these were not requested.
    case status
    /// It refers to a chat or message that the database does not have, or to a person without whom it means nothing.
    case orphan
    /// It has a value of another type than any release writes, or lacks one without which it means nothing.
    case malformed
    /// Its time is outside the years 2009 to 2100.
    case impossibleTime = "impossible-time"
    /// A value exceeds the reader's limits.
    case tooLong = "too-long"
    /// A row with the same platform id in the same chat came before.
    case repeated
    /// A receipt or mark that is superseded by, or says nothing beyond, another one.
    case superseded
    /// One reading of the table shows it and another does not: the file is damaged.
    case contradictory
}
