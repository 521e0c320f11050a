import ArgumentParser
import WhisperCommand
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperVault

/// Messages as a table of comma-separated values (RFC 4180): a header, then a row for each message, in UTF-8 without a
/// mark, with CR LF at the end of each row.
///
/// Spreadsheets take a cell that begins with `=`, `+`, `-` or `@` for a formula, quoted or not. Such a cell, and one that
/// begins with an apostrophe, gets an apostrophe in front, which a program that reads the table takes off again.
struct TableTranscript: TranscriptForm {
    private let calendar: LocalCalendar

    init(_ context: Context) {
        calendar = LocalCalendar(context)
    }

    let output = OutputForm.foreign
    let isForReading = false

    /// The names of the columns, in the order of `cells(of:)`.
    private static let columns = [
        "conversation_id", "conversation", "id", "time", "local_time", "attribution", "sender", "direction", "kind",
        "text", "attachments", "reply_to", "reactions", "edited_at", "transcripts",
    ]

    /// The first row.
    static let head = row(columns)

    var head: [UInt8] { TableTranscript.head }

    mutating func bytes(of entry: TranscriptEntry) -> [UInt8] {
        TableTranscript.row(cells(of: entry).map { TableTranscript.harmless($0) })
    }

    private func cells(of entry: TranscriptEntry) -> [String] {
        let message = entry.shown.message
        let unified = message.unified
        return [
            entry.conversation.id.description, entry.conversation.title, unified.id.description,
            message.shownAt.rfc3339(), localTime(message), entry.assuranceBesideTitle.rawValue,
            entry.shown.name ?? "",
            message.direction == .unknown ? "" : message.direction.word, unified.content.kind.rawValue,
            unified.content.text ?? "",
            unified.content.attachments.compactMap(\.name).joined(separator: "; "),
            answered(entry.shown),
            unified.reactions.map { "\($0.emoji) \($0.sender.shownName)" }.joined(separator: "; "),
            unified.editedAt?.rfc3339() ?? "",
            unified.content.attachments.compactMap(\.transcript).joined(separator: "; "),
        ]
    }

    private func answered(_ shown: ShownMessage) -> String {
        if case .held(let message, _)? = shown.answer { message.unified.id.description } else { "" }
    }

    /// Date and time on the user's clock, as spreadsheets read them in any language; without the seconds that a source did
    /// not have.
    private func localTime(_ message: StoredMessage) -> String {
        guard let reading = calendar.reading(message.shownAt) else { return "" }
        let text = Timestamp(milliseconds: reading.secondsSince1970 * 1000).rfc3339()
        let isOfSource = message.shownAt == message.unified.timestamp
        let excess = isOfSource && message.unified.precision == .minute ? ":00Z".count : "Z".count
        return String(text.dropLast(excess)).replacing("T", with: " ")
    }

    /// A cell that no spreadsheet reads as a formula.
    ///
    /// What spreadsheets skip before a formula is skipped here, too: spaces, control and format characters.
    static func harmless(_ cell: String) -> String {
        let first = cell.unicodeScalars.first { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        guard let first, starts.contains(first) else { return cell }
        return "'" + cell
    }

    /// Signs that begin formulas, also in the width of East Asian letters, and the apostrophe.
    private static let starts: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "'", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{2212}",
    ]

    /// A row; cells with commas, quotation marks, or line ends are quoted.
    static func row(_ cells: [String]) -> [UInt8] {
        var row: [UInt8] = []
        for (number, cell) in cells.enumerated() {
            if number > 0 { row.append(UInt8(ascii: ",")) }
            let needsQuotes = cell.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 < 0x20 }
            if needsQuotes {
                row.append(UInt8(ascii: "\""))
                for byte in cell.utf8 {
                    if byte == UInt8(ascii: "\"") { row.append(byte) }
                    row.append(byte)
                }
                row.append(UInt8(ascii: "\""))
            } else {
                row += cell.utf8
            }
        }
        return row + [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    }
}

/// `whisper export csv`: messages as a table for spreadsheets.
struct ExportTableCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "csv", TranscriptText.table, discussion: TranscriptText.tableDiscussion,
            examples: [
                "whisper export csv -o messages.csv",
                "whisper export csv --conversation Anna --since 2024-01 -o anna.csv",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var transcript: TranscriptOptions

    func execute(on vault: Vault, in context: Context) async throws {
        try await transcript.write(vault, context) { TableTranscript($0) }
    }
}
