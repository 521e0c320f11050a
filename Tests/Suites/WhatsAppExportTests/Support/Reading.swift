import WhisperClockPort
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperWhatsAppExport

/// A clock that has stopped in 2030: every date in the examples is past.
struct FixedClock: WallClock {
    var moment = Timestamp(milliseconds: 1_893_456_000_000)
    func now() -> Timestamp { moment }
}

/// Everything that a source delivers.
struct Reading {
    var survey: FileSurvey
    var chat: ChatReference
    var messages: [SourceMessage] = []
    var skipped: [SkippedInput] = []

    /// Reads an export given as text.
    static func text(
        _ text: String, name: String? = "WhatsApp Chat with Anna.txt", options: ExportOptions = .inUTC
    ) async throws -> Reading {
        try await of(.bytes(Array(text.utf8), name: name), options)
    }

    /// Reads an export to its end.
    static func of(_ location: ExportLocation, _ options: ExportOptions = .inUTC) async throws -> Reading {
        let source = WhatsAppExportSource(location, options: options, clock: FixedClock())
        var reading = Reading(survey: try await source.survey(), chat: try await source.chat())
        let session = try await source.open()
        while let batch = try await session.next() {
            for event in batch.events {
                switch event {
                case .message(let message): reading.messages.append(message)
                case .skipped(let input): reading.skipped.append(input)
                default: break
                }
            }
        }
        return reading
    }
}

extension ExportOptions {
    /// A phone in Greenwich that does not mind which date order is chosen.
    static var inUTC: ExportOptions { ExportOptions(zone: UniversalTime(), allowsAmbiguousDates: true) }

    /// A phone in Greenwich whose order of day and month is to be determined.
    static var strict: ExportOptions { ExportOptions(zone: UniversalTime()) }
}

extension SourceMessage {
    /// The moment as `2018-06-12 20:15:00`.
    var clock: String {
        guard let local = LocalDateTime(secondsSince1970: timestamp.milliseconds / 1000) else { return "?" }
        func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(local.year)-\(pad(local.month))-\(pad(local.day)) "
            + "\(pad(local.hour)):\(pad(local.minute)):\(pad(local.second))"
    }

    /// A member of what has no field of its own, as text.
    func detail(_ name: String) -> String? {
        switch platformSpecific[name] {
        case .string(let text)?: return text
        case .bool(let value)?: return value ? "true" : "false"
        default: return nil
        }
    }
}
