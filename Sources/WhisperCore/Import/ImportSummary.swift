public import WhisperIngestionPort
public import WhisperMessage

/// What an import found and did (ING-5).
public struct ImportSummary: Hashable, Sendable {
    /// What is in the file.
    public var survey: FileSurvey
    /// The title of the chat that the messages are in.
    public var chatTitle: String
    /// The id of its conversation; nil where nothing was imported.
    public var conversation: UniqueIdentifier?
    /// Messages that are new; in a dry run, that would be.
    public var added: Int64
    /// Messages that the vault held already.
    public var duplicates: Int64
    /// People who were recognised under a new name, as (old name, new name).
    public var renamed: [Rename]
    /// The chat's title so far, where the file shows the same chat under another.
    public var formerTitle: String?
    /// The chat that holds the same texts at other times, so that they stand twice in the vault, or would (ING-2).
    public var timeFinding: TimeFinding?
    /// Whether the file ends where WhatsApp itself cuts exports off: at exactly 40,000 or 10,000 messages.
    public var mayBeTruncated: Bool

    /// A person's name before and now.
    public struct Rename: Hashable, Sendable {
        /// The name in earlier exports.
        public var from: String
        /// The name in this one.
        public var to: String

        /// One name and another of one person.
        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    /// The summary of a survey, before anything was added.
    public init(survey: FileSurvey, chatTitle: String) {
        self.survey = survey
        self.chatTitle = chatTitle
        added = 0
        duplicates = 0
        renamed = []
        mayBeTruncated = survey.messages == 40_000 || survey.messages == 10_000
    }
}
