package import WhisperClockPort
package import WhisperIngestionPort
import WhisperSystemClock
import WhisperWhatsAppExport

/// The plugs of the commands that bring messages in and show them.
extension Adapters {
    /// The zones of the tz database, and the one that the environment or the machine names.
    package static func zones(_ environment: Environment) -> any TimeZoneSource {
        TimeZoneDatabase(variable: environment["TZ"])
    }

    /// The system's randomness.
    package static var randomness: any RandomNumberGenerator & Sendable { SystemRandomNumberGenerator() }

    /// What the user says of an export.
    package struct ExportDescription {
        /// The file or folder; `-` is standard input.
        package var path: String
        /// The zone of the phone that it came from.
        package let zone: any TimeZoneRules
        package var ownerName: String?
        package var dateOrder: DateOrder?
        package var allowsAmbiguousDates = false
        package var chatTitle: String?
        /// Which of several chats in there.
        package var part: String?

        package init(path: String, zone: any TimeZoneRules) {
            self.path = path
            self.zone = zone
        }
    }

    /// The chats in an archive or a folder, by their names in it; none for a text by itself.
    package static func whatsAppChats(inFileAt path: String) throws(IngestionError) -> [String] {
        try WhatsAppExportSource.chats(inFileAt: path)
    }

    /// A chat that WhatsApp exported; `-` is standard input.
    package static func whatsAppExport(_ description: ExportDescription, clock: any WallClock)
        -> any FileIngestionSource
    {
        var options = ExportOptions(
            zone: description.zone, ownerName: description.ownerName, dateOrder: description.dateOrder,
            allowsAmbiguousDates: description.allowsAmbiguousDates, chatTitle: description.chatTitle)
        options.part = description.part
        let location: ExportLocation = description.path == "-" ? .descriptor(0) : .path(description.path)
        return WhatsAppExportSource(location, options: options, clock: clock)
    }
}
