import ClockPort
import IngestionPort
import SystemClock
import WhatsAppExport

/// The plugs of the commands that bring messages in and show them.
extension Adapters {
    /// The zones of the tz database, and the one that the environment or the machine names.
    static func zones(_ environment: Environment) -> any TimeZoneSource {
        TimeZoneDatabase(variable: environment["TZ"])
    }

    /// The system's randomness.
    static var randomness: any RandomNumberGenerator & Sendable { SystemRandomNumberGenerator() }

    /// What the user says of an export.
    struct ExportDescription {
        var path: String
        var zone: any TimeZoneRules
        var ownerName: String?
        var dateOrder: DateOrder?
        var allowsAmbiguousDates = false
        var chatTitle: String?
    }

    /// A chat that WhatsApp exported; `-` is standard input.
    static func whatsAppExport(_ description: ExportDescription, clock: any WallClock) -> any FileIngestionSource {
        let options = ExportOptions(
            zone: description.zone, ownerName: description.ownerName, dateOrder: description.dateOrder,
            allowsAmbiguousDates: description.allowsAmbiguousDates, chatTitle: description.chatTitle)
        let location: ExportLocation = description.path == "-" ? .descriptor(0) : .path(description.path)
        return WhatsAppExportSource(location, options: options, clock: clock)
    }
}
