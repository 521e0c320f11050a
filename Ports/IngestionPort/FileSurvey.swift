public import WhisperClockPort
public import WhisperMessage

/// What a file source found out about its file before delivering anything (ING-5).
public struct FileSurvey: Hashable, Sendable {
    /// The order of day, month and year in the file's dates.
    public var dateOrder: DateOrder
    /// The confidence in `dateOrder`, 0 … 1.
    public var confidence: Double
    /// The evidence for `dateOrder`, strongest first.
    public var evidence: [DateOrderEvidence]
    /// The number of user and system messages.
    public var messages: Int64
    /// The number of system messages among them.
    public var systemLines: Int64
    /// The number of attachments whose content is available.
    public var attachmentsFound: Int64
    /// The number of attachments that are named but whose content is unavailable.
    public var attachmentsMissing: Int64
    /// The number of attachments that the export omitted.
    public var attachmentsOmitted: Int64
    /// Input that could not be read, at most the first hundred items.
    public var skipped: [SkippedInput]
    /// The number of items that could not be read.
    public var skippedCount: Int64
    /// The size of the file in bytes; every byte belongs to a header, a body or a skipped item.
    public var bytes: Int64
    /// The earliest timestamp; nil without messages.
    public var first: Timestamp?
    /// The latest timestamp; nil without messages.
    public var last: Timestamp?
    /// The names of senders in order of appearance, at most ten thousand.
    public var senders: [String]
    /// The number of bytes that are not valid UTF-8.
    public var invalidBytes: Int64
    /// Whether no message is older than its predecessor.
    public var isChronological: Bool
    /// File names that occur more than once in an archive, at most a hundred; the first file with each name is used.
    public var repeatedNames: [String]
    /// How the text is written.
    public var encoding = TextEncoding.utf8
    /// Who wrote messages, in order of appearance: `senders` with their figures. Empty if the source does not count.
    public var writers: [FileWriter] = []
    /// Whether the file ends in the middle of a line, as a copy does that was broken off. That is not always seen.
    public var endsInsideLine = false
    /// Whether another order than `dateOrder` is nearly as likely, so that the user is asked.
    public var isAmbiguous = false
    /// A message whose date means another day in another order; nil if there is none.
    public var ambiguousDate: AmbiguousDate?

    /// Creates a survey from its figures.
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

/// How a text is written as bytes. Raw values are the names of the encodings, and appear in the summary's JSON.
public enum TextEncoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    /// The code page of Western Europe. A text does not say that it is; it is assumed of one that cannot be UTF-8.
    case windows1252 = "windows-1252"
}

/// A person who wrote messages in a file.
public struct FileWriter: Hashable, Sendable {
    /// The name as the file writes it.
    public var name: String
    /// The number of messages.
    public var messages: Int64
    /// One of the first texts that are short enough to be shown, on one line, as written; nil if there is none.
    public var sample: String?

    /// Creates a writer with figures.
    public init(name: String, messages: Int64, sample: String?) {
        self.name = name
        self.messages = messages
        self.sample = sample
    }
}

/// A line of a file whose date can be read in several ways (ING-5).
public struct AmbiguousDate: Hashable, Sendable {
    /// The beginning of the line, as written, at most 200 bytes.
    public var line: String
    /// The possible readings, the likeliest first; at least two, each of another day.
    public var readings: [Reading]

    /// A way to read the date.
    public struct Reading: Hashable, Sendable {
        /// The order of day, month and year.
        public var order: DateOrder
        /// The day in this order, in days since 1970.
        public var day: Int

        /// Creates a reading.
        public init(order: DateOrder, day: Int) {
            self.order = order
            self.day = day
        }
    }

    /// Creates an ambiguous date.
    public init(line: String, readings: [Reading]) {
        self.line = line
        self.readings = readings
    }
}

/// The order in which a file writes day, month and year, regardless of the calendar and the position of the time.
public enum DateOrder: String, Sendable, CaseIterable {
    case dmy, mdy, ymd
}

/// What a date order was inferred from (ING-5). Raw values appear in the summary's JSON.
public enum DateOrderEvidence: String, Sendable, CaseIterable {
    /// The user specified it.
    case given
    /// A value above twelve, or a leading year.
    case impossibleValue = "impossible-value"
    /// The name of a media file on the same line contains the date.
    case mediaFileName = "media-file-name"
    /// The other order would put dates after the file's own modification time.
    case fileTime = "file-time"
    /// The other order would make time jump backwards more often.
    case fewestJumps = "fewest-jumps"
    /// The column that changes faster is the day.
    case fasterColumn = "faster-column"
    /// The date style is known to imply one order.
    case stylePrior = "style"
}

/// A source that surveys its file first, so that the survey can be shown to the user before anything is stored.
public protocol FileIngestionSource: IngestionSource {
    /// Reads the whole file once and reports its contents. `open` requires the date order and may be called only
    /// afterwards. The result is cached, so further calls are free.
    ///
    /// - Throws: The reason why the file cannot be read or is not an export; `.cancelled` if the task is cancelled.
    func survey() async throws(IngestionError) -> FileSurvey

    /// The chat that every message of the file is in, as the survey found it; nothing is read again.
    ///
    /// - Throws: What `open` throws, `ambiguousDateOrder` included, and `notAnExport` for a file without messages: what
    ///   cannot be opened is rejected before anything is written.
    func chat() async throws(IngestionError) -> ChatReference

    /// Decides what the survey left open. Later results of `survey`, `chat` and `open` follow the decisions; the file is
    /// not read again. Sources that leave nothing open ignore it.
    ///
    /// - Throws: What `survey` throws, and `dateOrderContradicted` for an order that makes dates impossible.
    func settle(_ decisions: FileDecisions) async throws(IngestionError)
}

extension FileIngestionSource {
    /// Ignores the decisions.
    ///
    /// - Throws: Nothing.
    public func settle(_ decisions: FileDecisions) async throws(IngestionError) {}
}

/// What is decided about a file once its survey is known; nil leaves it as it is.
public struct FileDecisions: Sendable {
    /// The name of the vault's owner among the senders.
    public var ownerName: String?
    /// The order of day, month and year.
    public var dateOrder: DateOrder?
    /// The time zone of the phone that wrote the file.
    public var zone: (any TimeZoneRules)?
    /// Whether the order and the zone that were decided before are given up.
    public var areDatesOpen = false

    /// Creates decisions.
    public init(
        ownerName: String? = nil, dateOrder: DateOrder? = nil, zone: (any TimeZoneRules)? = nil,
        areDatesOpen: Bool = false
    ) {
        self.ownerName = ownerName
        self.dateOrder = dateOrder
        self.zone = zone
        self.areDatesOpen = areDatesOpen
    }
}
