import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperPages

/// What is said about a message besides its content: what it answers, and what became of it (LOOK-9).
struct MessageWords {
    private let localizer: Localizer
    private let description: MessageDescription
    private let forOthers: Bool

    /// The number of characters of an answered message that are repeated.
    private static let quoteLength = 60

    /// - Parameters:
    ///   - hidesEnvelopes: Whether an envelope is called one instead of shown, as on a terminal.
    ///   - forOthers: Whether others may read it, to whom the owner is not “you”.
    init(_ localizer: Localizer, hidesEnvelopes: Bool = false, forOthers: Bool = false) {
        self.localizer = localizer
        self.forOthers = forOthers
        description = MessageDescription(localizer: localizer, hidesEnvelopes: hidesEnvelopes)
    }

    /// The lines of a message, not yet made safe to print: what it answers, its content, and what became of it.
    func lines(of shown: ShownMessage) -> [String] {
        var lines = description.lines(
            of: shown.message.unified, voters: shown.voters, finding: shown.finding)
        if let state = unsent(shown.message) { lines[0] = "[\(state)] \(lines[0])" }
        let remarks = remarks(on: shown)
        if !remarks.isEmpty {
            // Behind the options of a poll it would be taken for a part of the last one.
            let text = "(\(localizer.language.list(remarks)))"
            if shown.message.unified.content.kind == .poll, lines.count > 1 {
                lines.append(text)
            } else {
                lines[lines.count - 1] += " " + text
            }
        }
        return (answer(of: shown).map { [$0] } ?? []) + lines
    }

    /// The line that says what a message answers; nil if it answers nothing.
    func answer(of shown: ShownMessage) -> String? {
        switch shown.answer {
        case nil: return nil
        case .withheld: return "↪ " + localizer(PageMessageText.quotedNotHere)
        case .unknown(let text?) where !text.isEmpty: return "↪ " + quote(text)
        case .unknown: return "↪ " + localizer(TranscriptText.unknownAnswered)
        case .held(let message, let author):
            let writer = localizer.writer(of: message, author: author, forOthers: forOthers)
            let name = writer.map { localizer.shown($0) + ": " } ?? ""
            return "↪ \(MessageReference(of: message.unified)) \(name)\(quote(description.line(of: message.unified)))"
        }
    }

    private func quote(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > MessageWords.quoteLength ? line.prefix(MessageWords.quoteLength - 1) + "…" : line
    }

    /// The word for an own message that no one has received; it precedes the text, so that it cannot be overlooked.
    func unsent(_ message: StoredMessage) -> String? {
        guard message.direction == .outgoing else { return nil }
        switch message.status {
        case .pending: return localizer(PageMessageText.pending)
        case .failed: return localizer(PageMessageText.failed)
        case .sent, .delivered, .read: return nil
        }
    }

    /// What became of a message, and what its source says about it as a whole.
    func remarks(on shown: ShownMessage) -> [String] {
        let message = shown.message
        let facts = MessageFacts(message.unified)
        var remarks: [String] = []
        func add(_ key: PageMessageText, if isSo: Bool) { if isSo { remarks.append(localizer(key)) } }
        add(facts.isForwardedOften ? .forwardedOften : .forwarded, if: facts.isForwarded)
        let hasContent = message.unified.content.text?.isEmpty == false || !message.unified.content.attachments.isEmpty
        add(.viewedOnce, if: facts.isViewedOnce && hasContent)
        add(.disappearing, if: facts.disappears)
        add(.starred, if: facts.isStarred)
        add(.groupInvite, if: facts.variant == "group-invite")
        if message.unified.editedAt != nil || facts.isEdited { remarks.append(localizer(MessageText.edited)) }
        remarks += message.unified.reactions.map { "\($0.shownEmoji) \(localizer.bareName($0.sender.shownName))" }
        if message.direction == .incoming, !message.isRead { remarks.append(localizer(MessageText.unread)) }
        if let status = received(message) { remarks.append(status) }
        return remarks
    }

    /// How far an own message has come. Exports do not say whether a message was sent, and of what was sealed here nobody
    /// knows whether it was: of these, only what other sources know.
    private func received(_ message: StoredMessage) -> String? {
        guard message.direction == .outgoing, message.unified.content.kind != .system else { return nil }
        switch message.status {
        case .pending, .failed: return nil
        case .sent:
            let isKnown = message.contentKey == nil && message.unified.platform != .whisper
            return isKnown ? localizer(PageMessageText.sent) : nil
        case .delivered: return localizer(PageMessageText.delivered)
        case .read: return localizer(PageMessageText.read)
        }
    }
}
