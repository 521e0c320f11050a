import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Notes beside messages that a server carried: about lines that were moved, swapped or are missing (RT-10), a time
/// that differs from the signer's, and the user's text that the server changed (RT-4).
struct LineNotes {
    private let store: any VaultStore
    private let calendar: LocalCalendar
    private var lines: ConversationLines

    /// One note.
    struct Note {
        /// The code, for programs.
        var code: String
        /// The number of lines concerned, if the note counts them.
        var count: Int64?
        /// The text, for people.
        var message: LocalizedMessage
    }

    init(store: any VaultStore, calendar: LocalCalendar) {
        self.store = store
        self.calendar = calendar
        lines = ConversationLines(store)
    }

    /// Returns the notes about a message.
    mutating func notes(of message: StoredMessage) async throws(StoreError) -> [Note] {
        var notes = try await lines.findings(of: message).map { Note($0) }
        guard message.unified.platform.isMessenger else { return notes }
        if message.hasOtherServerTime {
            let time = calendar.dateAndTime(message.unified.timestamp)
            notes.append(
                Note(code: "server-time", message: LocalizedMessage(SyncText.serverTime, ["time": .text(time)])))
        }
        if message.direction == .outgoing, message.delivery?.serverID != nil, message.unified.editedAt == nil {
            let versions = try await store.versions(of: message.unified.id)
            if message.carrierText != nil {
                // The text is the user's own; the posted envelope is stored beside it.
                guard !versions.isEmpty else { return notes }
                notes.append(Note(code: "other-envelope", message: LocalizedMessage(SyncText.otherEnvelope)))
                return notes
            }
            for version in versions {
                let text = UntrustedText.line(version.text)
                notes.append(
                    Note(code: "own-words", message: LocalizedMessage(SyncText.youWrote, ["text": .text(text)])))
            }
        }
        return notes
    }

    /// Returns the notes as JSON, one line each.
    static func json(_ notes: [Note], of message: StoredMessage, _ localizer: Localizer) -> [JSONValue] {
        notes.map { note in
            [
                "type": "note", "message": .string(message.unified.id.description), "code": .string(note.code),
                "count": note.count.map { JSONValue.integer($0) } ?? .null,
                "text": .string(note.message.text(localizer)),
            ]
        }
    }
}

extension LineNotes.Note {
    /// Returns a row that begins at the margin, which no text written by others reaches (LOOK-4).
    func row(_ localizer: Localizer, colored: Bool) -> String {
        Emphasis.faint.applied(to: "── " + message.text(localizer), if: colored)
    }

    fileprivate init(_ finding: LineReview.Finding) {
        switch finding {
        case .fromElsewhere: self.init(code: "from-elsewhere", message: LocalizedMessage(SyncText.lineElsewhere))
        case .outOfOrder: self.init(code: "out-of-order", message: LocalizedMessage(SyncText.lineOutOfOrder))
        case .contradicted: self.init(code: "contradicted", message: LocalizedMessage(SyncText.lineContradicted))
        case .notHere(let count):
            self.init(
                code: "not-here", count: count,
                message: LocalizedMessage(SyncText.linesNotHere, ["count": .text(String(count))]))
        }
    }
}
