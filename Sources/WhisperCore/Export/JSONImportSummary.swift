/// The result of an import of JSON Lines.
public struct JSONImportSummary: Hashable, Sendable {
    /// Messages in the file, including those already in the vault.
    public var messages: Int64 = 0
    /// New messages; in a dry run, those that would be new.
    public var added: Int64 = 0
    /// Messages already in the vault.
    public var duplicates: Int64 = 0
    /// Those of them that have another text because of the file; their former one is an earlier text. 0 in a dry run.
    public var changed: Int64 = 0
    /// Those of them that are marked as deleted because of the file; they keep their words. 0 in a dry run.
    public var markedDeleted: Int64 = 0
    /// Messages in the file that the vault's owner sent, as far as the owner or the vault says who that is; 0 in a dry run.
    public var own: Int64 = 0
    /// Records of other kinds in the file: people, conversations, contacts, settings, drafts, runs.
    public var records: Int64 = 0
    /// New records of other kinds; 0 in a dry run, which does not look them up.
    public var recordsAdded: Int64 = 0
    /// Attachment contents that are new in the vault, and in use there.
    public var attachmentsAdded: Int64 = 0
    /// Attachment contents that messages refer to and the vault lacks.
    public var attachmentsAbsent: Int64 = 0
    /// Attachments without content that cannot be fetched and are now recorded as missing.
    public var attachmentsMissing: Int64 = 0
    /// Attachments without content that are now listed to be fetched.
    public var attachmentsToFetch: Int64 = 0
    /// Chats that are omitted with their messages, because the vault has several chats for each.
    public var dividedChats: [DividedChat] = []
    /// Chats of the file of which the vault has messages from an export as well, in another chat; none in a dry run. Up to 200
    /// of the file's chats are compared.
    public var repeatedChats: [RepeatedChat] = []
    /// The trust and policies in the file; in a dry run, what would be imported.
    public var trust = ImportedTrust()

    /// Creates an empty summary.
    public init() {}

    /// Takes over what the file changed so far.
    mutating func note(_ messages: ChangedMessages) {
        changed = messages.revised
        markedDeleted = messages.deleted
        own = messages.own
    }
}

/// A chat of JSON Lines, and the chat of an export that shows messages of it.
public struct RepeatedChat: Hashable, Sendable {
    /// The chat that has the file's messages.
    public let chat: Conversation
    /// The chat that has those of the export.
    public let export: Conversation
}

/// A chat of a full export that is omitted with its messages, because the vault has several chats for it and the file
/// must not decide which of them the messages belong to.
public struct DividedChat: Hashable, Sendable {
    /// The line of its record.
    public let line: UInt64
    /// Its title in the file.
    public let title: String
    /// The titles of the vault's chats that its id and aliases refer to.
    public let chats: [String]
    /// The number of its omitted messages.
    public internal(set) var messages: Int64 = 0
}

/// The progress of an import of JSON Lines.
public struct JSONImportProgress: Hashable, Sendable {
    /// The number of processed bytes of the file.
    public var bytes: Int64
    /// The results so far.
    public var summary: JSONImportSummary
}

extension JSONImportSummary {
    mutating func count(messages outcome: SaveOutcome) {
        messages += Int64(outcome.inserted + outcome.duplicates)
        added += Int64(outcome.inserted)
        duplicates += Int64(outcome.duplicates)
    }
}
