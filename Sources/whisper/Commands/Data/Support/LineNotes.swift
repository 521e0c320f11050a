import WhisperCommand
import WhisperContacts
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperPages

/// Writes the notes about messages: as rows for people, as lines for programs.
struct LineNotes {
    let localizer: Localizer
    let calendar: LocalCalendar

    /// The text, safe to print.
    private func text(_ note: MessageNote) -> String {
        let (key, arguments) = note.words(date: calendar.dateAndTime)
        return LocalizedMessage(key, arguments).text(localizer)
    }

    /// A row that begins at the margin, which no text written by others reaches (LOOK-4).
    func row(_ note: MessageNote, colored: Bool) -> String {
        Emphasis.faint.applied(to: "── " + text(note), if: colored)
    }

    /// The notes as JSON, one line each.
    func json(_ notes: [MessageNote], of message: StoredMessage) -> [JSONValue] {
        notes.map { note in
            [
                "type": "note", "message": .string(message.unified.id.description), "code": .string(note.code),
                "count": note.count.map { JSONValue.integer($0) } ?? .null, "text": .string(text(note)),
            ]
        }
    }
}
