public import WhisperMessage

/// What a file source found out about its file before delivering anything (ING-5).
public struct FileSurvey: Hashable, Sendable {
    /// The order of day, month and year.
    public var dateOrder: DateOrder
    /// How sure that is, 0 … 1.
    public var confidence: Double
    /// What it rests on, the strongest first.
    public var evidence: [DateOrderEvidence]
    /// User and system messages together.
    public var messages: Int64
    /// System lines among them.
    public var systemLines: Int64
    /// Attachments whose content is at hand.
    public var attachmentsFound: Int64
    /// Attachments named, whose content is not at hand.
    public var attachmentsMissing: Int64
    /// Attachments that the export left out.
    public var attachmentsOmitted: Int64
    /// Input that could not be read, the first hundred of it.
    public var skipped: [SkippedInput]
    /// How many pieces of input could not be read.
    public var skippedCount: Int64
    /// Bytes of the file, every one of them in a header, a body or skipped.
    public var bytes: Int64
    /// The earliest moment named; nil without messages.
    public var first: Timestamp?
    /// The latest moment named; nil without messages.
    public var last: Timestamp?
    /// The names of senders, in order of appearance, at most ten thousand.
    public var senders: [String]
    /// How many bytes were not UTF-8.
    public var invalidBytes: Int64
    /// Whether no message is older than the one before it.
    public var isChronological: Bool
    /// Names that several files of an archive have, at most a hundred: the first file of each name is taken.
    public var repeatedNames: [String]

    /// A survey with the given figures.
    public init(
        dateOrder: DateOrder, confidence: Double, evidence: [DateOrderEvidence], messages: Int64, systemLines: Int64,
        attachmentsFound: Int64, attachmentsMissing: Int64, attachmentsOmitted: Int64, skipped: [SkippedInput],
        skippedCount: Int64, bytes: Int64, first: Timestamp?, last: Timestamp?, senders: [String], invalidBytes: Int64,
        isChronological: Bool = false, repeatedNames: [String] = []
    ) {
        self.dateOrder = dateOrder
        self.confidence = confidence
        self.evidence = evidence
        self.messages = messages
        self.systemLines = systemLines
        self.attachmentsFound = attachmentsFound
        self.attachmentsMissing = attachmentsMissing
        self.attachmentsOmitted = attachmentsOmitted
        self.skipped = skipped
        self.skippedCount = skippedCount
        self.bytes = bytes
        self.first = first
        self.last = last
        self.senders = senders
        self.invalidBytes = invalidBytes
        self.isChronological = isChronological
        self.repeatedNames = repeatedNames
    }
}

/// The order in which a file writes day, month and year, whatever the calendar and wherever the time stands.
public enum DateOrder: String, Sendable, CaseIterable {
    case dmy, mdy, ymd
}

/// What a date order rests on (ING-5). Raw values stand in the summary's JSON.
public enum DateOrderEvidence: String, Sendable, CaseIterable {
    /// The user said so.
    case given
    /// A value above twelve, or a year in front.
    case impossibleValue = "impossible-value"
    /// The name of a media file on the line holds the date.
    case mediaFileName = "media-file-name"
    /// The other order would put dates after the file's own time.
    case fileTime = "file-time"
    /// The other order would make time jump back more often.
    case fewestJumps = "fewest-jumps"
    /// The column that changes faster is the day.
    case fasterColumn = "faster-column"
    /// The style of writing is known to go with one order.
    case stylePrior = "style"
}

/// A file source: a source that surveys its file first, and whose survey the user may be shown before anything is kept.
public protocol FileIngestionSource: IngestionSource {
    /// Reads the whole file once and tells what is in it. `open` may be called only afterwards, as it needs the date
    /// order; the survey's result is kept, so that asking again costs nothing.
    func survey() async throws(IngestionError) -> FileSurvey

    /// The chat that every message of the file is in, as the survey found it; nothing is read again.
    ///
    /// - Throws: What `open` throws, `ambiguousDateOrder` included, and `notAnExport` for a file without messages: what
    ///   cannot be opened is rejected before anything is written.
    func chat() async throws(IngestionError) -> ChatReference
}
