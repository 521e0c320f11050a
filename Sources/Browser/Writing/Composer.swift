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
    /// How texts go out in each chat, as was shown last.
    private var shown: [UniqueIdentifier: WritingForm] = [:]
    /// To whom texts were sealed in each chat that no longer does so, until a text is to be sent in it: what is typed before that
    /// is seen comes after it.
    private var lost: [UniqueIdentifier: WritingForm] = [:]
    /// The draft that was taken from the vault for each chat that was opened, empty for none.
    private var adopted: [UniqueIdentifier: String] = [:]
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
    ///
    /// - Returns: Whether it is the first time.
    mutating func adopt(_ draft: String?, in chat: UniqueIdentifier) -> Bool {
        guard adopted[chat] == nil else { return false }
        adopted[chat] = draft ?? ""
        if let draft, !draft.isEmpty { put(draft, before: self.draft(for: chat).text, in: chat) }
        return true
    }

    /// Takes what another command has made of the draft of a chat, unless a text was typed here.
    ///
    /// - Returns: Whether the text here is the draft now; true as well for a chat that takes it when it is opened.
    mutating func replace(with draft: String, in chat: UniqueIdentifier) -> Bool {
        guard let before = adopted[chat] else { return true }
        let written = self.draft(for: chat).text
        guard written.isEmpty || written == before || written == draft else { return false }
        adopted[chat] = draft
        guard written != draft else { return true }
        // As with the draft of a chat that is opened, nobody has seen yet how it goes out.
        forms[chat] = nil
        drafts[chat] = nil
        if !draft.isEmpty { put(draft, before: "", in: chat) }
        return true
    }

    /// The texts that the vault is to have as drafts, by chat.
    var texts: [UniqueIdentifier: String] {
        drafts.filter { adopted[$0.key] != nil }.mapValues(\.text)
    }

    /// Takes note of how texts go out in a chat, as is shown from now on.
    mutating func show(_ form: WritingForm?, in chat: UniqueIdentifier) {
        if let before = shown[chat], case .sealed(_, let contact, _) = before {
            if case .sealed(_, contact, _)? = form { return shown[chat] = form }
            lost[chat] = before
        }
        shown[chat] = form
        if case .sealed(_, let contact, _)? = lost[chat], case .sealed(_, contact, _)? = form { lost[chat] = nil }
    }

    /// Changes the text for a chat.
    ///
    /// - Parameter form: How it goes out as is shown now.
    mutating func change(_ chat: UniqueIdentifier, as form: WritingForm?, _ body: (inout LineEditor) -> Void) {
        var editor = draft(for: chat)
        if editor.isEmpty { forms[chat] = lost[chat] ?? form }
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
        let begun = forms[chat] ?? lost[chat]
        guard begun == form || begun == nil else {
            forms[chat] = form
            lost[chat] = nil
            return .otherForm
        }
        drafts[chat] = nil
        // The message takes the place of the draft.
        adopted[chat] = ""
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
        drafts.contains { chat, text in !text.isBlank && !(isKept && adopted[chat] != nil) }
    }
}
