public import WhisperIngestionPort
public import WhisperMessage
import WhisperStorePort

/// The result of importing a messenger's database (WDB-3, WDB-6).
public struct DatabaseImportSummary: Hashable, Sendable {
    /// The contents of the database.
    public var survey: DatabaseSurvey
    /// The number of messages that the database delivered.
    public var messages: Int64 = 0
    /// New messages; in a dry run, those that would be new.
    public var added: Int64 = 0
    /// Whether there may be envelopes in the new messages; false in a dry run.
    public var mayHoldEnvelopes = false
    /// Messages that the vault held under the same id.
    public var known: Int64 = 0
    /// Those of them that gained something from the database; 0 in a dry run.
    public var completed: Int64 = 0
    /// Messages that the vault held from an export, and that were joined with it in place.
    public var joined: Int64 = 0
    /// Messages of the chats imported that an export may show as well: the same text in the same minute, but not
    /// certainly the same message. Both are kept. 0 in a dry run.
    public var ambiguous: Int64 = 0
    /// Messages that the vault could not store.
    public var rejected: Int64 = 0
    /// Events about messages, chats and people: edits, deletions, reactions, votes, statuses, titles and addresses.
    public var events: Int64 = 0
    /// Events that wait for their message, or for the decision whether they are granted.
    public var waiting: Int64 = 0
    /// Changes to messages by people without the right to make them (ING-1b).
    public var refused: Int64 = 0
    /// Attachments whose content was stored, or was already in the vault's store of files.
    public var attachmentsStored: Int64 = 0
    /// Attachments whose content the vault has with their message already.
    public var attachmentsHeld: Int64 = 0
    /// Attachments without content: the database's folder does not have it.
    public var attachmentsMissing: Int64 = 0
    /// Attachments whose content the database's folder has but that could not be read, so that the vault lacks it.
    public var attachmentsDamaged: Int64 = 0
    /// The first hundred of them.
    public var attachmentFaults: [AttachmentFault] = []
    /// Chats that are new; in a dry run, those that would be.
    public var newChats: Int64 = 0
    /// Chats of the vault that the database showed to be others of its chats, and that were joined with these. Each can be
    /// separated again (see `RecordedJoin`). Empty in a dry run.
    public var joinedChats: [JoinedChat] = []
    /// People who are the owner no longer, as the database shows them to be somebody else, as they were; empty in a dry run.
    public var formerOwners: [Person] = []
    /// What became of the rows of each table.
    public var accounts: [RowAccount] = []
    /// The time of the first message; nil without any.
    public var first: Timestamp?
    /// The time of the last message; nil without any.
    public var last: Timestamp?
    /// How many people wrote them.
    public var people: Int { writers.count }
    /// Their addresses.
    var writers: Set<String> = []
    /// Input that could not be read.
    public var skipped: Int64 = 0
    /// Chats of exports that contain the same texts at other times (ING-2).
    public var timeFindings: [TimeFinding] = []

    /// Whether the database's owner is certainly not the vault's, as their messages came in or they received the owner's
    /// (see `OwnerClaim`): it is of another's phone, or a wrong owner was found in it. Whether its own messages
    /// came in or were sent is not known then.
    public var ownerIsAnother = false

    /// A chat that was joined into another one.
    public struct JoinedChat: Hashable, Sendable {
        /// Its title before.
        public var former: String
        /// The chat that it is part of.
        public var conversation: UniqueIdentifier
        /// The title of that chat.
        public var title: String

        /// Creates the record of a join.
        public init(former: String, conversation: UniqueIdentifier, title: String) {
            self.former = former
            self.conversation = conversation
            self.title = title
        }
    }

    /// Creates the summary of a survey, before anything was added.
    public init(survey: DatabaseSurvey) {
        self.survey = survey
    }

    /// Takes note of when a message was sent, and by whom.
    mutating func note(_ message: SourceMessage) {
        first = min(first ?? message.timestamp, message.timestamp)
        last = max(last ?? message.timestamp, message.timestamp)
        guard let sender = message.sender, !sender.aliases.contains(where: \.isChannel) else { return }
        writers.insert(sender.identifier ?? sender.displayName)
    }

    /// Counts contents that were to be stored.
    mutating func count(stored figures: AttachmentFigures) {
        var sum = AttachmentFigures(found: attachmentsStored, missing: attachmentsMissing)
        sum.damaged = attachmentsDamaged
        sum.faults = attachmentFaults
        sum.add(figures)
        attachmentsStored = sum.found
        attachmentsMissing = sum.missing
        attachmentsDamaged = sum.damaged
        attachmentFaults = sum.faults
    }

    /// The number of rows by type, for types that the adapter does not know, over all tables (WDB-3).
    public var unknownTypes: [Int64: Int64] {
        accounts.reduce(into: [:]) { sum, account in sum.merge(account.unknownTypes, uniquingKeysWith: +) }
    }

    /// The result as the vault's table of runs has it.
    var runFigures: RunFigures {
        RunFigures(added: added, duplicates: known + joined, skipped: skipped + rejected, isComplete: false)
    }
}
