public import WhisperClockPort
public import WhisperIngestionPort
public import WhisperMessage

/// What the user says of an export, and what the program knows of the world around it.
public struct ExportOptions: Sendable {
    /// The name that the exporting person has in the file (`--me`).
    public var ownerName: String?
    /// The zone that the exporting phone was in.
    public var zone: any TimeZoneRules
    /// The order of day and month, where the user gives it; else it is found out.
    public var dateOrder: DateOrder?
    /// Whether to go on where day and month cannot be told apart with enough confidence (`--yes`).
    public var allowsAmbiguousDates: Bool
    /// The chat's title; else it is taken from the name of the file or folder.
    public var chatTitle: String?
    /// Which of several chats of an archive or folder, as `WhatsAppExportSource.chats` names it; without it, several throw
    /// `.severalChats`.
    public var part: String?
    /// When the export was written, where it is known better than by the file's own time.
    public var writtenAt: Timestamp?
    /// How much is accepted.
    public var limits: ExportLimits

    /// Options; those left out are unknown.
    public init(
        zone: any TimeZoneRules, ownerName: String? = nil, dateOrder: DateOrder? = nil,
        allowsAmbiguousDates: Bool = false, chatTitle: String? = nil, writtenAt: Timestamp? = nil,
        limits: ExportLimits = ExportLimits()
    ) {
        self.zone = zone
        self.ownerName = ownerName
        self.dateOrder = dateOrder
        self.allowsAmbiguousDates = allowsAmbiguousDates
        self.chatTitle = chatTitle
        self.writtenAt = writtenAt
        self.limits = limits
    }
}

/// Where an export is.
public enum ExportLocation: Sendable {
    /// A text file, an archive, or a folder.
    case path(String)
    /// An open descriptor, such as standard input. What cannot be read by position is kept in memory, never on disk.
    case descriptor(Int32)
    /// Bytes at hand, and the name of the file that they come from.
    case bytes([UInt8], name: String?)
}

/// How much an export may ask for before it is refused.
public struct ExportLimits: Hashable, Sendable {
    /// Entries of an archive, files of a folder.
    public var maximumEntries = 100_000
    /// The unpacked size of one entry, in bytes.
    public var maximumEntryBytes: Int64 = (4 << 30) - 2
    /// The unpacked size of all entries together, in bytes.
    public var maximumTotalBytes: Int64 = 64 << 30
    /// How many times larger an entry above `ratioFloor` may become when unpacked; deflate itself ends at 1,032.
    public var maximumRatio: Int64 = 200
    /// Entries that unpack to less than this many bytes may be packed as tightly as they like.
    public var ratioFloor: Int64 = 8 << 20
    /// The size of an archive's directory, in bytes.
    public var maximumDirectoryBytes: Int64 = 64 << 20
    /// What is kept in memory of input that can be read only once, in bytes.
    public var maximumSpooledBytes: Int64 = 512 << 20
    /// Text before the first message, in bytes; a file with more of it is no export.
    public var maximumPreambleBytes: Int64 = 1 << 20
    /// The length of one message, in bytes; the rest is reported.
    public var maximumMessageBytes = 1 << 20
    /// How much of a text is read at once, in bytes; more where a message asks for it.
    public var windowBytes = 256 << 10

    /// The limits that the program uses.
    public init() {}
}
