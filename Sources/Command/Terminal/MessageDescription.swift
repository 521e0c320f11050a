package import WhisperCore
package import WhisperLocalization
package import WhisperMessage
import WhisperPages

/// Describes a message in words: its text, and in brackets what is not text (LOOK-9).
package struct MessageDescription {
    let localizer: Localizer
    private let namesMedia: Bool
    private let hidesEnvelopes: Bool

    /// Creates it for a language.
    ///
    /// - Parameters:
    ///   - namesMedia: Whether pictures, videos and sounds are called by the names of their files; documents are anyway.
    ///   - hidesEnvelopes: Whether an envelope is called one instead of shown: for people, not for what is kept or read by
    ///     programs.
    package init(localizer: Localizer, namesMedia: Bool = true, hidesEnvelopes: Bool = false) {
        self.localizer = localizer
        self.namesMedia = namesMedia
        self.hidesEnvelopes = hidesEnvelopes
    }

    /// Returns the lines of a message, at least one, and none of them is all that there is if it is blank.
    ///
    /// - Parameters:
    ///   - voters: The names of those who voted for each option of a poll.
    ///   - finding: What is known about the message as a sealed line.
    package func lines(
        of message: UnifiedMessage, voters: [[String]] = [], finding: SealedLines.Finding? = nil
    ) -> [String] {
        let facts = MessageFacts(message)
        let lines: [String]
        switch message.content.kind {
        case .system: lines = systemLines(message, facts)
        case .poll: lines = pollLines(message, facts, voters)
        case .location: lines = composed(message, placeText(message, facts), facts)
        case .call: lines = callLines(message, facts)
        case .contact: lines = cardLines(message, facts)
        case .unknown where facts.isNullOfExport: return [bracketed(localizer(PageMessageText.viewedOnce))]
        case .text where isHiddenEnvelope(message, facts):
            return [bracketed(facts.sealedEdit.map(words) ?? words(for: finding))]
        default: lines = composed(message, message.content.text ?? "", facts)
        }
        // What a machine heard is in brackets, like everything that was not written by a person.
        let heard = message.content.attachments.compactMap(\.transcript).flatMap { text in
            textLines(bracketed(localizer(PageMessageText.transcript, ["text": .text(text)])))
        }
        if !heard.isEmpty { return lines + heard }
        let isEmpty = lines.allSatisfy { $0.allSatisfy { $0.isWhitespace || DisplayWidth.of($0) == 0 } }
        return isEmpty ? [bracketed(absence(message.content.kind, facts))] : lines
    }

    /// Whether the text is an envelope that is only named.
    private func isHiddenEnvelope(_ message: UnifiedMessage, _ facts: MessageFacts) -> Bool {
        (hidesEnvelopes || facts.sealedEdit != nil) && message.content.text.map(SealedText.isEnvelope) == true
    }

    /// The message on one line.
    package func line(of message: UnifiedMessage) -> String { lines(of: message).joined(separator: " ") }

    /// What stands for a sealed line.
    private func words(for finding: SealedLines.Finding?) -> String {
        switch finding {
        case nil: localizer(MessageText.sealedMessage)
        case .opened(let message):
            localizer(
                MessageText.sealedOpened, ["reference": .text(MessageReference(of: message.unified).text)])
        case .own(let message):
            localizer(
                MessageText.sealedByYou,
                [
                    "name": .text(message.unified.recipients.first?.shownName ?? ""),
                    "reference": .text(MessageReference(of: message.unified).text),
                ])
        }
    }

    /// Why the text of a sealed edit is not shown.
    private func words(for edit: MessageFacts.SealedEdit) -> String {
        switch edit {
        case .elsewhere: localizer(MessageText.sealedEditElsewhere)
        case .expired: localizer(MessageText.sealedEditExpired)
        case .invalid: localizer(MessageText.sealedEditInvalid)
        case .waiting: localizer(MessageText.sealedEdit)
        }
    }

    // MARK: Text and files

    /// Files and the word for the kind, in brackets, before the text.
    private func composed(_ message: UnifiedMessage, _ text: String, _ facts: MessageFacts) -> [String] {
        let content = message.content
        var head = content.attachments.map { description(of: $0, content.kind, facts) }
        if content.attachments.isEmpty, let label = label(of: message, facts, hasText: !text.isEmpty) {
            head.append(bracketed(label))
        }
        // The name of a file is often the whole text of its message.
        let isRepeated = content.attachments.contains { $0.name != nil && $0.name == content.text }
        let lines = isRepeated ? [] : textLines(text)
        let brackets = head.joined(separator: " ")
        guard !brackets.isEmpty else { return lines }
        guard let first = lines.first, !first.isEmpty else { return [brackets] + lines.dropFirst() }
        return ["\(brackets) \(first)"] + lines.dropFirst()
    }

    /// The lines of a text, without blank ones at its ends.
    private func textLines(_ text: String) -> [String] {
        var text = text
        if text.contains("\r\n") {
            text = text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0.contains("\t") ? $0.replacing("\t", with: "    ") : $0)
        }[...]
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        return Array(lines)
    }

    private func description(of attachment: Attachment, _ kind: ContentKind, _ facts: MessageFacts) -> String {
        let isMedia = kind != .text && kind != .unknown && kind != .system
        var words = [isMedia ? mediaWord(kind, facts) ?? "" : localizer(MessageText.file)]
        let isNamed = namesMedia || !isMedia || kind == .document
        if isNamed, let name = attachment.name { words.append(name) }
        let named = words.joined(separator: " ")
        let length = facts.seconds.map(MessageDescription.length)
        let parts: [String?] =
            switch attachment.state {
            case .found: [named, length, attachment.size.map { localizer.language.formatted(bytes: $0) }]
            case .missing, .expired, .remote: [named, length, localizer(MessageText.notHeld)]
            case .omitted: [named, localizer(MessageText.omitted)]
            }
        return bracketed(localizer.language.list(parts.compactMap(\.self)))
    }

    /// Returns the word for the kind of a message; nil if the text needs none.
    private func label(of message: UnifiedMessage, _ facts: MessageFacts, hasText: Bool) -> String? {
        let kind = message.content.kind
        if kind == .deleted, let mark = facts.deletion, mark.right == .admin {
            return localizer(MessageText.deletedByAdmin, ["name": .text(mark.name ?? "")])
        }
        if !hasText, kind != .deleted, facts.isViewedOnce || facts.isWaiting { return absence(kind, facts) }
        if kind == .text { return nil }
        return kind == .unknown && hasText ? nil : mediaWord(kind, facts)
    }

    /// Why there is nothing to read.
    private func absence(_ kind: ContentKind, _ facts: MessageFacts) -> String {
        if kind == .deleted { return localizer(MessageText.deleted) }
        if facts.isViewedOnce { return localizer(PageMessageText.viewedOnce) }
        if facts.isWaiting { return localizer(PageMessageText.unreadable) }
        return mediaWord(kind, facts) ?? localizer(MessageText.nothingToShow)
    }

    /// Returns the word for a kind; nil for text and system lines.
    private func mediaWord(_ kind: ContentKind, _ facts: MessageFacts) -> String? {
        switch (kind, facts.mediaVariant) {
        case (.text, _), (.system, _): nil
        case (.audio, "voice-note"): localizer(PageMessageText.voiceMessage)
        case (.video, "video-note"): localizer(PageMessageText.videoMessage)
        case (.video, "moving-picture"): localizer(PageMessageText.movingPicture)
        case (.image, _): localizer(MessageText.image)
        case (.video, _): localizer(MessageText.video)
        case (.audio, _): localizer(MessageText.audio)
        case (.document, _): localizer(MessageText.document)
        case (.sticker, _): localizer(MessageText.sticker)
        case (.location, _):
            facts.place?.isLive == true ? localizer(PageMessageText.liveLocation) : localizer(MessageText.location)
        case (.contact, _): localizer(MessageText.contact)
        case (.poll, _): localizer(MessageText.poll)
        case (.call, _): localizer(MessageText.call)
        case (.deleted, _): localizer(MessageText.deleted)
        case (.unknown, _): localizer(MessageText.unknownKind)
        }
    }

    private func bracketed(_ text: String) -> String { "[\(text)]" }

    // MARK: Kinds

    /// What happened, in a sentence; an export's own words, if it has some.
    private func systemLines(_ message: UnifiedMessage, _ facts: MessageFacts) -> [String] {
        let text = message.content.text ?? ""
        guard let event = facts.event else { return composed(message, text, facts) }
        guard let key = SystemWords.key(for: event, text: message.content.text) else {
            let lines = textLines(text)
            let head = bracketed(localizer(MessageText.event, ["type": .text(event.type)]))
            return [lines.first.map { "\(head) \($0)" } ?? head] + lines.dropFirst()
        }
        let words: [String: TextArgument] = [
            "names": .text(SystemWords.people(text, localizer)), "text": .text(text),
            "by": .text(SystemWords.people(event.by ?? "", localizer)),
        ]
        let rest = SystemWords.rest(of: message.content.text, beside: event)
        return textLines(localizer(key, words)) + (rest.map { textLines($0) } ?? [])
    }

    /// The question, then each option with its votes.
    private func pollLines(_ message: UnifiedMessage, _ facts: MessageFacts, _ voters: [[String]]) -> [String] {
        let text = message.content.text ?? ""
        guard let poll = facts.poll(text: text) else { return composed(message, pollText(message), facts) }
        let question = composed(message, poll.question, facts)
        return question
            + poll.options.enumerated().map { place, option in
                let names = voters.indices.contains(place) ? voters[place] : []
                let count = names.isEmpty ? option.claimed ?? 0 : Int64(names.count)
                let votes = localizer(PageMessageText.voteCount, ["count": .count(count)])
                let list = names.isEmpty ? "" : ": " + localizer.language.list(names)
                return "  • \(option.text) (\(votes)\(list))"
            }
    }

    /// The text without the word with which an export introduces it, `POLL:`: the label in brackets replaces it.
    private func pollText(_ message: UnifiedMessage) -> String {
        let text = message.content.text ?? ""
        guard case .object(let poll)? = message.platformSpecific["poll"], poll["question"] != nil,
            let end = text.firstIndex(of: "\n"), text[..<end].last(where: { !$0.isWhitespace }) == ":"
        else { return text }
        return String(text[text.index(after: end)...])
    }

    /// The address without the word with which an export introduces it, `location:`; the coordinates if there is no text.
    private func placeText(_ message: UnifiedMessage, _ facts: MessageFacts) -> String {
        let text = message.content.text ?? ""
        guard !text.isEmpty else {
            return facts.place.map { place in
                localizer(
                    PageMessageText.coordinates,
                    ["latitude": .text(place.latitude), "longitude": .text(place.longitude)])
            } ?? ""
        }
        guard let link = facts.mapLink, let start = text.firstRange(of: link) else { return text }
        let label = text[..<start.lowerBound]
        let isLabel = !label.contains("\n") && label.last { !$0.isWhitespace } == ":"
        return isLabel ? String(text[start.lowerBound...]) : text
    }

    private func callLines(_ message: UnifiedMessage, _ facts: MessageFacts) -> [String] {
        if let text = message.content.text, !text.isEmpty { return textLines(text) }
        let call = facts.call
        let outcome: PageMessageText? =
            switch call.outcome {
            case "missed": .callMissed
            case "rejected": .callDeclined
            case "failed": .callFailed
            case "accepted-elsewhere": .callAnsweredElsewhere
            case "silenced": .callSilenced
            case "connected": .callConnected
            case "ongoing": .callOngoing
            default: nil
            }
        var words = [localizer(call.isVideo ? PageMessageText.videoCall : .voiceCall)]
        if let outcome { words.append(localizer(outcome)) }
        if let seconds = call.seconds, seconds > 0 { words.append(MessageDescription.length(seconds)) }
        return [bracketed(localizer.language.list(words))]
    }

    private func cardLines(_ message: UnifiedMessage, _ facts: MessageFacts) -> [String] {
        let cards = facts.cards
        guard !cards.isEmpty else { return composed(message, message.content.text ?? "", facts) }
        let words = cards.map { card in
            let name = card.name ?? ""
            return localizer.language.list(
                ([name] + card.entries.prefix(MessageDescription.mostEntries)).filter { !$0.isEmpty })
        }
        return composed(message, words.joined(separator: "\n"), facts)
    }

    /// The numbers and addresses of a card that are shown.
    private static let mostEntries = 10

    /// A length of time as `3:20`, or `1:03:20`.
    private static func length(_ seconds: Int64) -> String {
        func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
        guard seconds >= 3_600 else { return "\(seconds / 60):\(padded(seconds % 60))" }
        return "\(seconds / 3_600):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
    }
}
