public import WhisperClockPort
public import WhisperIngestionPort
public import WhisperMessage

/// What the user specifies about an export, and what the program knows about its environment.
public struct ExportOptions: Sendable {
    /// The exporting person's name in the file (`--me`).
    public var ownerName: String?
    /// The time zone of the exporting phone.
    public var zone: any TimeZoneRules
    /// The order of day and month, if the user specifies it; otherwise it is detected.
    public var dateOrder: DateOrder?
    /// Whether to continue if day and month cannot be distinguished with enough confidence (`--yes`).
    public var allowsAmbiguousDates: Bool
    /// The chat's title; by default it is taken from the name of the file or folder.
    public var chatTitle: String?
    /// The chat to read from an archive or folder, as in `WhatsAppExportSource.chats`; without it, several chats throw
    /// `.severalChats`.
    public var part: String?
    /// When the export was written, if known better than from the file's own time.
    public var writtenAt: Timestamp?
    /// The limits on accepted input.
    public var limits: ExportLimits

    /// Creates options; omitted ones are unknown.
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

/// The location of an export.
public enum ExportLocation: Sendable {
    /// A text file, an archive, or a folder.
    case path(String)
    /// An open descriptor, such as standard input. Input without random access is spooled in memory, never on disk.
    case descriptor(Int32)
    /// Bytes in memory, and the name of their file.
    case bytes([UInt8], name: String?)
}

/// The limits beyond which an export is rejected.
public struct ExportLimits: Hashable, Sendable {
    /// The entries of an archive or files of a folder.
    public var maximumEntries = 100_000
    /// The unpacked size of one entry, in bytes.
    public var maximumEntryBytes: Int64 = (4 << 30) - 2
    /// The total unpacked size of all entries, in bytes.
    public var maximumTotalBytes: Int64 = 64 << 30
    /// The maximum compression ratio of an entry above `ratioFloor`; the limit of deflate itself is 1,032.
    public var maximumRatio: Int64 = 200
    /// Entries that unpack to less than this many bytes are exempt from `maximumRatio`.
    public var ratioFloor: Int64 = 8 << 20
    /// The size of an archive's directory, in bytes.
    public var maximumDirectoryBytes: Int64 = 64 << 20
    /// The memory for input that can be read only once, in bytes.
    public var maximumSpooledBytes: Int64 = 512 << 20
    /// The text before the first message, in bytes; a file with more of it is not an export.
    public var maximumPreambleBytes: Int64 = 1 << 20
    /// The length of one message, in bytes; the excess is reported.
    public var maximumMessageBytes = 1 << 20
    /// The size of the read window, in bytes; larger if a message requires it.
    public var windowBytes = 256 << 10

    /// Creates the default limits.
    public init() {}
}
