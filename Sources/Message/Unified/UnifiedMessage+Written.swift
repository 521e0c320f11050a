import WhisperJSONText

extension UnifiedMessage {
    /// The text as people wrote it, without what a messenger or its export adds: of a poll the question and the options,
    /// without their labels and counts; nil for calls, places and cards, and for a placeholder alone (`<Media omitted>`).
    public var writtenText: String? {
        switch content.kind {
        case .text: content.text.flatMap { UnifiedMessage.isPlaceholder($0) ? nil : $0 }
        // Some sources repeat the name of a file as its caption.
        case .image, .video, .audio, .document, .sticker:
            content.attachments.contains { $0.name != nil && $0.name == content.text } ? nil : content.text
        case .poll: content.text.map { exportedPoll ?? $0 }
        case .location, .contact, .call, .system, .deleted, .unknown: nil
        }
    }

    /// The question and the options of a poll in an export, which writes them with labels and the number of votes.
    private var exportedPoll: String? {
        guard case .object(let poll)? = platformSpecific["poll"], case .string(let question)? = poll["question"],
            case .array(let options)? = poll["options"]
        else { return nil }
        let texts = options.compactMap { option -> String? in
            if case .object(let option) = option, case .string(let text)? = option["text"] { text } else { nil }
        }
        return ([question] + texts).joined(separator: "\n")
    }

    /// Whether a text is one line in angle brackets, by which exports stand for what they leave out, also in languages
    /// whose wording is not known.
    private static func isPlaceholder(_ text: String) -> Bool {
        guard text.utf8.first == UInt8(ascii: "<"), text.utf8.last == UInt8(ascii: ">") else { return false }
        return !text.utf8.contains(UInt8(ascii: "\n"))
    }
}
