/// What an import of JSON Lines found and did.
public struct JSONImportSummary: Hashable, Sendable {
    /// Messages in the file, those that the vault held already included.
    public var messages: Int64 = 0
    /// Messages that are new; in a dry run, that would be.
    public var added: Int64 = 0
    /// Messages that the vault held already.
    public var duplicates: Int64 = 0
    /// Records of other kinds in the file: people, conversations, contacts, settings, drafts, runs.
    public var records: Int64 = 0
    /// Records of other kinds that are new.
    public var recordsAdded: Int64 = 0
    /// Contents of attachments that are new in the vault.
    public var attachmentsAdded: Int64 = 0
    /// Contents of attachments that messages refer to and that are not in the vault.
    public var attachmentsAbsent: Int64 = 0
    /// Chats that are left out with their messages, since the vault has several chats for each.
    public var dividedChats: [DividedChat] = []
    /// What the file brings of trust and policies; in a dry run, what it would bring.
    public var trust = ImportedTrust()

    /// A summary of nothing.
    public init() {}
}

/// How far an import of JSON Lines has got.
public struct JSONImportProgress: Hashable, Sendable {
    /// Bytes of the file that are dealt with.
    public var bytes: Int64
    /// What was found and done so far.
    public var summary: JSONImportSummary
}
