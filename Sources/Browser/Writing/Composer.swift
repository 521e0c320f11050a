package import WhisperMessage
import WhisperScreenPort

/// How a message that is written in a chat goes out.
package enum WritingForm: Hashable, Sendable {
    /// Sealed to a contact: another one of the same name is another form.
    case sealed(to: String, contact: UniqueIdentifier, isVerified: Bool)
    /// As it is: the server can read it.
    case plain
}

/// What is being written, in a view in which messages can be sent: a text for each chat, so that going elsewhere loses none.
struct Composer: Sendable {
    private(set) var drafts: [UniqueIdentifier: LineEditor] = [:]
    /// How each text was to go out when it was begun; nothing for one that was begun before that was shown.
    private var forms: [UniqueIdentifier: WritingForm] = [:]
    /// The chats whose draft in the vault is among the texts.
    private var adopted: Set<UniqueIdentifier> = []
    /// Whether the vault has the texts as drafts, as far as is known.
    var isKept = true
    /// Whether keys are typed into the text of the open chat.
    var isActive = false
    /// The connection to the server, in words.
    var connection = ""

    /// The maximum number of characters of a text; the service's limit is checked when it is sent.
    private static let limit = 32_768
    /// The maximum number of rows of the text.
    static let mostRows = 6

    /// The text for a chat.
    func draft(for chat: UniqueIdentifier) -> LineEditor {
        drafts[chat] ?? LineEditor(hasLines: true, limit: Composer.limit)
    }

    /// Takes the draft that the vault has for a chat, the first time that the chat is opened: before what was typed ahead.
    mutating func adopt(_ draft: String?, in chat: UniqueIdentifier) {
        guard adopted.insert(chat).inserted, let draft, !draft.isEmpty else { return }
        put(draft, before: self.draft(for: chat).text, in: chat)
    }

    /// The texts that the vault is to have as drafts, by chat.
    var texts: [UniqueIdentifier: String] {
        drafts.filter { adopted.contains($0.key) }.mapValues(\.text)
    }

    /// Changes the text for a chat.
    ///
    /// - Parameter form: How it goes out as is shown now.
    mutating func change(_ chat: UniqueIdentifier, as form: WritingForm?, _ body: (inout LineEditor) -> Void) {
        var editor = draft(for: chat)
        if editor.isEmpty { forms[chat] = form }
        body(&editor)
        drafts[chat] = editor.isEmpty ? nil : editor
    }

    /// What becomes of a text that is to be sent.
    enum Taken: Equatable {
        /// There is nothing to send.
        case nothing
        /// It was begun when the chat had another form, and stays until it is sent once more.
        case otherForm
        /// It is sent.
        case text(String)
    }

    /// Takes the text for a chat, to send it in the form that is shown now.
    mutating func take(from chat: UniqueIdentifier, as form: WritingForm) -> Taken {
        guard let editor = drafts[chat], !editor.isBlank else { return .nothing }
        guard forms[chat] == form || forms[chat] == nil else {
            forms[chat] = form
            return .otherForm
        }
        drafts[chat] = nil
        return .text(editor.text)
    }

    /// Puts a text back that was not sent, before what was typed since.
    ///
    /// - Parameter form: How it was to go out.
    mutating func putBack(_ text: String, in chat: UniqueIdentifier, as form: WritingForm) {
        forms[chat] = form
        put(text, before: draft(for: chat).text, in: chat)
    }

    private mutating func put(_ text: String, before since: String, in chat: UniqueIdentifier) {
        drafts[chat] = LineEditor(
            since.isEmpty ? text : text + "\n" + since, hasLines: true, limit: Composer.limit + text.count)
    }

    /// Whether something is written that would be lost.
    var wouldLose: Bool {
        drafts.contains { chat, text in !text.isBlank && !(isKept && adopted.contains(chat)) }
    }
}
