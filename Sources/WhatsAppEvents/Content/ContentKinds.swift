import WhisperJSONText
import WhisperMessage
import WhisperTextCoding
import WhisperWhatsAppContent

/// Reads the kinds of messages that people send, each from its own submessage.
extension WireMessage {
    /// Reads a message with a file.
    func media(_ shape: MediaShape) -> ReadContent {
        var parts = MediaParts(kind: shape.kind)
        let isVoice = shape.kind == .audio && flag(MediaShape.voiceNote)
        let isMoving = shape.kind == .video && shape.variant == nil && flag(MediaShape.moving)
        parts.variant = isVoice ? "voice-note" : isMoving ? "moving-picture" : shape.variant
        parts.name = shape.names.lazy.compactMap { text($0) }.first
        parts.mime = text(shape.mime)
        parts.size = integer(shape.length)
        parts.caption = shape.caption.flatMap { text($0) }
        parts.sha256 = bytes(shape.digest).flatMap { $0.count == 32 ? HexText.text($0) : nil }
        parts.seconds = shape.seconds.flatMap { integer($0) }
        parts.width = shape.width.flatMap { integer($0) }
        parts.height = shape.height.flatMap { integer($0) }
        return .media(parts)
    }

    /// Reads a message that consists of texts, possibly with a file at its head.
    func texts(_ shape: TextShape) -> ReadContent {
        let texts = shape.texts.compactMap { text(at: $0) }
        var read = ReadContent(content: Content(kind: .text, text: texts.joined(separator: "\n")))
        if let file = head(shape) {
            let media = file.message.media(file.shape)
            read.content.kind = media.content.kind
            read.content.attachments = media.content.attachments
            read.specific = media.specific
        }
        if let variant = shape.variant { read.specific["variant"] = .string(variant) }
        return read
    }

    /// Returns the file at the head of a message that consists of texts; nil if there is none.
    func head(_ shape: TextShape) -> SentFile? {
        shape.media.lazy.compactMap { path, mediaShape in
            message(at: path[...]).map { SentFile(message: $0, shape: mediaShape) }
        }.first
    }

    /// Reads a poll: the question, and one option per line.
    func poll() -> ReadContent {
        .poll(
            question: text(PollField.name) ?? "",
            options: messages(PollField.options).compactMap { $0.text(PollField.optionName) },
            selectable: integer(PollField.selectable))
    }

    /// Reads a location: its name and address, if present.
    func location(isLive: Bool) -> ReadContent {
        let fields =
            isLive ? [LocationField.liveCaption] : [LocationField.name, LocationField.address, LocationField.comment]
        return .location(
            texts: fields.compactMap { text($0) }, latitude: double(LocationField.latitude),
            longitude: double(LocationField.longitude), link: text(LocationField.link), isLive: isLive)
    }

    /// Reads contact cards: the names, one per line; the cards themselves go into `platform_specific`.
    func contacts(_ cards: [WireMessage]) -> ReadContent {
        .contacts(
            cards.map { ($0.text(ContactField.displayName), $0.text(ContactField.card)) },
            title: text(ContactField.displayName))
    }

    /// Reads a call reported in a message.
    func call(_ number: Int) -> ReadContent {
        var read = ReadContent.call(isVideo: nil)
        switch number {
        case MessageField.callLog:
            let outcome = Int(clamping: integer(CallField.outcome) ?? 0)
            return .call(
                isVideo: flag(CallField.isVideo),
                outcome: CallOutcome.names.indices.contains(outcome) ? CallOutcome.names[outcome] : nil,
                seconds: integer(CallField.seconds))
        case MessageField.scheduledCall:
            read.content.text = text(CallField.scheduledTitle)
            read.specific["call"] = .members([
                "video": .bool(integer(CallField.scheduledType) == 2),
                "scheduled": Timestamp(wire: integer(CallField.scheduledTime)).map { .string($0.rfc3339()) },
            ])
        case MessageField.groupCall:
            read.content.text = text(CallField.broadcastCaption)
            read.specific["call"] = .members(["video": .bool(integer(CallField.broadcastMedia) == 2)])
        default: break
        }
        return read
    }

    /// Reads the head of several pictures sent together; they follow as separate messages.
    func album() -> ReadContent {
        .album(images: integer(2) ?? 0, videos: integer(3) ?? 0)
    }
}
