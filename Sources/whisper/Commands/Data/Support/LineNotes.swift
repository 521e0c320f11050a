import Command
import JSONText
import Localization
import Message
import StorePort
import WhisperCore

/// What is to be said beside messages that a server carried: lines that were moved, swapped or are not here (RT-10), a time
/// that is not the signer's, own words that the server changed (RT-4).
///
/// Messages are taken in the order in which they stand.
struct LineNotes {
    private let store: any VaultStore
    private let calendar: LocalCalendar
    /// By signer: whoever names another one's device contradicts none of its lines.
    private var reviews: [UniqueIdentifier?: LineReview] = [:]

    /// One thing to be said.
    struct Note {
        /// What a program reads.
        var code: String
        /// How many, where it counts.
        var count: Int64?
        /// What a person reads.
        var message: LocalizedMessage
    }

    init(store: any VaultStore, calendar: LocalCalendar) {
        self.store = store
        self.calendar = calendar
    }

    /// What is to be said of the next message.
    mutating func notes(of message: StoredMessage) async throws(StoreError) -> [Note] {
        var notes = findings(of: message).map { Note($0) }
        guard message.unified.platform == .realtime else { return notes }
        if message.hasOtherServerTime {
            let time = calendar.dateAndTime(message.unified.timestamp)
            notes.append(
                Note(code: "server-time", message: LocalizedMessage(SyncText.serverTime, ["time": .text(time)])))
        }
        if message.direction == .outgoing, message.delivery?.serverID != nil, message.unified.editedAt == nil {
            for version in try await store.versions(of: message.unified.id) {
                let text = UntrustedText.line(version.text)
                notes.append(
                    Note(code: "own-words", message: LocalizedMessage(SyncText.youWrote, ["text": .text(text)])))
            }
        }
        return notes
    }

    /// What is to be said of a message that is shown without those before it, which are looked at for it.
    func notes(ofHit message: StoredMessage) async throws(StoreError) -> [Note] {
        var notes = LineNotes(store: store, calendar: calendar)
        if record(of: message) != nil {
            let range = PageRange.before(message.unified.id)
            for before in try await store.messages(in: message.conversation, range, limit: LineNotes.linesLookedAt) {
                _ = notes.findings(of: before)
            }
        }
        return try await notes.notes(of: message)
    }

    /// How many messages before a hit are looked at.
    private static let linesLookedAt = 50

    private mutating func findings(of message: StoredMessage) -> [LineReview.Finding] {
        guard let record = record(of: message) else { return [] }
        return reviews[message.seal?.contact, default: LineReview()].take(record)
    }

    /// The line that was taken off a message when it was opened, in its place or behind it.
    private func record(of message: StoredMessage) -> LineRecord? {
        guard message.direction == .incoming, message.carrierText != nil || message.seal?.kind == .signed else {
            return nil
        }
        return LineRecord(of: message.unified)
    }

    /// The same for programs, a line each.
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
    /// A row at the margin, which nothing of what others wrote reaches (LOOK-4).
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
