public import WhisperClockPort
public import WhisperIngestionPort
import WhisperWhatsAppExport

/// The user's description of a chat that WhatsApp exported.
public struct ExportDescription: Sendable {
    /// The file or folder; `-` is standard input.
    public var path: String
    /// The zone of the phone that it came from.
    public var zone: any TimeZoneRules
    /// The owner's own name in the chat.
    public var ownerName: String?
    /// The order of day, month and year; nil to find it out.
    public var dateOrder: DateOrder?
    /// Whether the likelier order is used if the file is ambiguous.
    public var allowsAmbiguousDates = false
    /// The chat's title, in place of that of the file.
    public var chatTitle: String?
    /// Which of several chats in an archive or a folder, by its name there.
    public var part: String?

    /// A file or folder, of a phone in a zone.
    public init(path: String, zone: any TimeZoneRules) {
        self.path = path
        self.zone = zone
    }

    /// The chats in an archive or a folder, by their names in it; none for a single text file.
    ///
    /// - Throws: ``IngestionError`` if it cannot be read.
    public static func chats(inFileAt path: String) throws(IngestionError) -> [String] {
        try WhatsAppExportSource.chats(inFileAt: path)
    }

    /// The reader of this package for it.
    func source(clock: any WallClock) -> any FileIngestionSource {
        var options = ExportOptions(
            zone: zone, ownerName: ownerName, dateOrder: dateOrder, allowsAmbiguousDates: allowsAmbiguousDates,
            chatTitle: chatTitle)
        options.part = part
        let location: ExportLocation = path == "-" ? .descriptor(0) : .path(path)
        return WhatsAppExportSource(location, options: options, clock: clock)
    }
}
