import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage

/// Describes a message in words: its text, and in brackets what is not text.
struct MessageDescription {
    let localizer: Localizer

    /// Returns the lines of a message, at least one.
    func lines(of message: UnifiedMessage) -> [String] {
        let content = message.content
        var head = content.attachments.map { description(of: $0, content.kind) }
        if content.attachments.isEmpty, let label = label(of: message) {
            head.append("[\(label)]")
        }
        // The name of a file is often the whole text of its message.
        let isRepeated = content.attachments.contains { $0.name != nil && $0.name == content.text }
        var text = isRepeated ? "" : Self.withoutLabel(message)
        if text.contains("\r\n") {
            text = text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0.contains("\t") ? $0.replacing("\t", with: "    ") : $0)
        }
        let brackets = head.joined(separator: " ")
        guard !brackets.isEmpty else { return lines.isEmpty ? [""] : lines }
        guard let first = lines.first, !first.isEmpty else { return [brackets] + lines.dropFirst() }
        return ["\(brackets) \(first)"] + lines.dropFirst()
    }

    /// Returns the text without the word with which an export introduces it, `POLL:`, or `location:` before an address:
    /// the label in brackets replaces it.
    private static func withoutLabel(_ message: UnifiedMessage) -> String {
        let text = message.content.text ?? ""
        switch message.content.kind {
        case .poll:
            guard case .object(let poll)? = message.platformSpecific["poll"], poll["question"] != nil,
                let end = text.firstIndex(of: "\n"), text[..<end].last(where: { !$0.isWhitespace }) == ":"
            else { return text }
            return String(text[text.index(after: end)...])
        case .location:
            guard case .string(let link)? = message.platformSpecific["location_url"],
                let start = text.firstRange(of: link)
            else { return text }
            let label = text[..<start.lowerBound]
            let isLabel = !label.contains("\n") && label.last { !$0.isWhitespace } == ":"
            return isLabel ? String(text[start.lowerBound...]) : text
        default: return text
        }
    }

    /// The message on one line.
    func line(of message: UnifiedMessage) -> String { lines(of: message).joined(separator: " ") }

    private func description(of attachment: Attachment, _ kind: ContentKind) -> String {
        let isMedia = kind != .text && kind != .unknown && kind != .system
        var words = [isMedia ? label(of: kind, hasText: false) ?? "" : localizer(MessageText.file)]
        if let name = attachment.name { words.append(name) }
        switch attachment.state {
        case .found:
            if let size = attachment.size {
                return "[\(words.joined(separator: " ")), \(localizer.language.formatted(bytes: size))]"
            }
        case .missing, .expired, .remote: return "[\(words.joined(separator: " ")), \(localizer(MessageText.notHeld))]"
        case .omitted: return "[\(words.joined(separator: " ")), \(localizer(MessageText.omitted))]"
        }
        return "[\(words.joined(separator: " "))]"
    }

    /// Returns the word for the kind of a message; nil if the text needs none.
    private func label(of message: UnifiedMessage) -> String? {
        let kind = message.content.kind
        let hasText = message.content.text?.isEmpty == false
        if kind == .deleted, let mark = DeletionMark(message.platformSpecific), mark.right == .admin {
            return localizer(MessageText.deletedByAdmin, ["name": .text(mark.name ?? "")])
        }
        if kind == .system {
            // The text may be no more than a name, such as that of the person who joined.
            guard case .object(let system)? = message.platformSpecific["system"],
                case .string(let type)? = system["type"]
            else { return hasText ? nil : localizer(MessageText.nothingToShow) }
            return localizer(MessageText.event, ["type": .text(type)])
        }
        if kind == .text, !hasText { return localizer(MessageText.nothingToShow) }
        return label(of: kind, hasText: hasText)
    }

    /// Returns the word for a kind; nil if the text needs none.
    private func label(of kind: ContentKind, hasText: Bool) -> String? {
        switch kind {
        case .text, .system: nil
        case .image: localizer(MessageText.image)
        case .video: localizer(MessageText.video)
        case .audio: localizer(MessageText.audio)
        case .document: localizer(MessageText.document)
        case .sticker: localizer(MessageText.sticker)
        case .location: localizer(MessageText.location)
        case .contact: localizer(MessageText.contact)
        case .poll: localizer(MessageText.poll)
        case .call: hasText ? nil : localizer(MessageText.call)
        case .deleted: localizer(MessageText.deleted)
        case .unknown: hasText ? nil : localizer(MessageText.unknownKind)
        }
    }
}
