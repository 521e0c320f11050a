public import WhisperIngestionPort
public import WhisperMessage
public import WhisperStorePort

/// The result of an import (ING-5).
public struct ImportSummary: Hashable, Sendable {
    /// The contents of the file.
    public var survey: FileSurvey
    /// The title of the chat.
    public var chatTitle: String
    /// The id of the conversation; nil if nothing was imported.
    public var conversation: UniqueIdentifier?
    /// New messages; in a dry run, those that would be new.
    public var added: Int64
    /// Messages already in the vault; in a dry run of several files also those of an earlier one (see `repeated`).
    public var duplicates: Int64
    /// In a dry run of several files, those of the duplicates that an earlier file would add.
    public var repeated: Int64 = 0
    /// Those of the duplicates that the file, as it was read, places at other times; the vault's stay.
    public var keptTimes: Int64 = 0
    /// Those of the duplicates that count as sent by the owner since, and did not before; 0 in a dry run.
    public var markedSent: Int64 = 0
    /// New messages that contain envelopes; 0 in a dry run.
    public var sealed: Int64 = 0
    /// What became of the attachments; in a dry run, which reads no contents, what the file has of them.
    public var attachments: AttachmentFigures
    /// The owner's name in the file, as the terms say or the vault knows it; nil if no sender is taken to be the owner.
    public var owner: String?
    /// People who were recognised under a new name.
    public var renamed: [Rename]
    /// People who wrote the same messages under different names and were kept apart, because it was not said that they are
    /// the same.
    public var keptApart: [Rename] = []
    /// The file's title of the chat, if the chat was recognised by its messages and keeps its own title.
    public var otherTitle: String?
    /// Whether the vault has another chat of this title, from which the file's was kept apart.
    public var isNamesake = false
    /// Whether the chat was chosen for the file, and has hardly anything in common with it.
    public var isUnlike = false
    /// Another chat that has some of the file's messages, too few to show that it is the same chat; of a file whose chat was
    /// chosen, the chat of its name, if that has any of them. Nil if there is none.
    public var resembling: Conversation?
    /// The chat's previous title, if the file shows the same chat under another one.
    public var formerTitle: String?
    /// The chat that contains the same texts at other times, so that they are, or would be, in the vault twice (ING-2).
    public var timeFinding: TimeFinding?
    /// Imports of the same chat that read a file differently; in a dry run, those that would have to be undone.
    public var earlierReadings: [RecordedImport] = []
    /// Those who are taken to be the owner after the import, if they are several; empty in a dry run.
    public var severalOwners: [Person] = []
    /// Whether the file has exactly the number of messages at which WhatsApp truncates exports: 40,000 or 10,000.
    public var mayBeTruncated: Bool

    /// A person's old and new name.
    public struct Rename: Hashable, Sendable {
        /// The name in earlier exports.
        public var from: String
        /// The name in this one.
        public var to: String
        /// Of two who were kept apart, whether the one of earlier exports is the vault's owner and the other one is not, or
        /// the reverse; nil if both are or neither is. Who is the owner is said when a file is imported, so that they cannot
        /// be joined as others can.
        public var isFormerOwner: Bool?

        /// Creates a rename.
        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }

        /// The names of people of the vault in a file, sorted.
        static func list(_ people: [SourcePerson: Person], marksOwner: Bool = false) -> [Rename] {
            people.map { sender, person in
                var rename = Rename(from: person.displayName, to: sender.displayName)
                if marksOwner, sender.isOwner != person.isOwner { rename.isFormerOwner = person.isOwner }
                return rename
            }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        }
    }

    /// Whether messages of the file are dated in the future: more than a day, which no mistaken time zone explains.
    public func isDated(after now: Timestamp) -> Bool {
        (survey.last?.milliseconds ?? .min) > now.milliseconds + 86_400_000
    }

    /// Creates the summary of a survey, before anything was added.
    public init(survey: FileSurvey, chatTitle: String) {
        self.survey = survey
        self.chatTitle = chatTitle
        added = 0
        duplicates = 0
        attachments = AttachmentFigures(
            found: survey.attachmentsFound, missing: survey.attachmentsMissing, omitted: survey.attachmentsOmitted)
        renamed = []
        mayBeTruncated = survey.messages == 40_000 || survey.messages == 10_000
    }
}
