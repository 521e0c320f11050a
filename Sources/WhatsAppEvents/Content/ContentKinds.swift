import WhisperJSONText
import WhisperMessage
import WhisperTextCoding

/// Reads the kinds of messages that people send, each from its own submessage.
extension WireMessage {
    /// Reads a message with a file.
    func media(_ shape: MediaShape) -> ReadContent {
        let attachment = Attachment(
            name: shape.names.lazy.compactMap { text($0) }.first, mime: text(shape.mime),
            size: integer(shape.length).flatMap { $0 >= 0 ? $0 : nil }, state: .remote)
        var read = ReadContent(
            content: Content(kind: shape.kind, text: shape.caption.flatMap { text($0) }, attachments: [attachment]))
        let isVoice = shape.kind == .audio && flag(MediaShape.voiceNote)
        let isMoving = shape.kind == .video && shape.variant == nil && flag(MediaShape.moving)
        let variant = isVoice ? "voice-note" : isMoving ? "moving-picture" : shape.variant
        let digest = bytes(shape.digest).flatMap { $0.count == 32 ? HexText.text($0) : nil }
        // The expected content. The attachment's own `sha256` describes stored content.
        read.specific["media"] = .members([
            "variant": variant.map { .string($0) }, "sha256": digest.map { .string($0) },
            "seconds": shape.seconds.flatMap { integer($0) }.map { .integer($0) },
            "width": shape.width.flatMap { integer($0) }.map { .integer($0) },
            "height": shape.height.flatMap { integer($0) }.map { .integer($0) },
        ])
        return read
    }

    /// Reads a message that consists of texts, possibly with a file at its head.
    func texts(_ shape: TextShape) -> ReadContent {
        let texts = shape.texts.compactMap { text(at: $0) }
        var read = ReadContent(content: Content(kind: .text, text: texts.joined(separator: "\n")))
        for (path, mediaShape) in shape.media {
            guard let head = message(at: path[...]) else { continue }
            let media = head.media(mediaShape)
            read.content.kind = media.content.kind
            read.content.attachments = media.content.attachments
            read.specific = media.specific
            break
        }
        if let variant = shape.variant { read.specific["variant"] = .string(variant) }
        return read
    }

    /// Reads a poll: the question, and one option per line.
    func poll() -> ReadContent {
        let options = messages(PollField.options).compactMap { $0.text(PollField.optionName) }
        let text = ([self.text(PollField.name) ?? ""] + options).joined(separator: "\n")
        var read = ReadContent(content: Content(kind: .poll, text: text))
        read.specific["poll"] = .members([
            "options": .array(options.map { .string($0) }),
            "selectable": integer(PollField.selectable).map { .integer($0) },
        ])
        return read
    }

    /// Reads a location: its name and address, if present.
    func location(isLive: Bool) -> ReadContent {
        let fields =
            isLive ? [LocationField.liveCaption] : [LocationField.name, LocationField.address, LocationField.comment]
        let texts = fields.compactMap { text($0) }
        var read = ReadContent(
            content: Content(kind: .location, text: texts.isEmpty ? nil : texts.joined(separator: "\n")))
        read.specific["location"] = .members([
            "latitude": double(LocationField.latitude).flatMap { JSONNumber($0) }.map { .number($0) },
            "longitude": double(LocationField.longitude).flatMap { JSONNumber($0) }.map { .number($0) },
            "link": isLive ? nil : text(LocationField.link).map { .string($0) }, "live": isLive ? .bool(true) : nil,
        ])
        return read
    }

    /// Reads contact cards: the names, one per line; the cards themselves go into `platform_specific`.
    func contacts(_ cards: [WireMessage]) -> ReadContent {
        let names = cards.compactMap { $0.text(ContactField.displayName) }
        let text = names.isEmpty ? self.text(ContactField.displayName) : names.joined(separator: "\n")
        var read = ReadContent(content: Content(kind: .contact, text: text))
        read.specific["contacts"] = .array(
            cards.map { card in
                .members([
                    "display_name": card.text(ContactField.displayName).map { .string($0) },
                    "vcard": card.text(ContactField.card).map { .string($0) },
                ])
            })
        return read
    }

    /// Reads a call reported in a message.
    func call(_ number: Int) -> ReadContent {
        var read = ReadContent(content: Content(kind: .call, text: nil))
        switch number {
        case MessageField.callLog:
            let outcome = Int(clamping: integer(CallField.outcome) ?? 0)
            read.specific["call"] = .members([
                "video": .bool(flag(CallField.isVideo)),
                "outcome": CallField.outcomes.indices.contains(outcome) ? .string(CallField.outcomes[outcome]) : nil,
                "seconds": integer(CallField.seconds).map { .integer($0) },
            ])
        case MessageField.scheduledCall:
            read.content.text = text(CallField.scheduledTitle)
            read.specific["call"] = .members([
                "video": .bool(integer(CallField.scheduledType) == 2),
                "scheduled": Timestamp(wire: integer(CallField.scheduledTime)).map { .string($0.rfc3339()) },
            ])
        case MessageField.groupCall:
            read.content.text = text(CallField.broadcastCaption)
            read.specific["call"] = .members(["video": .bool(integer(CallField.broadcastMedia) == 2)])
        default: read.specific["call"] = .object(JSONObject())
        }
        return read
    }

    /// Reads the head of several pictures sent together; they follow as separate messages.
    func album() -> ReadContent {
        .note(
            "album",
            [
                JSONObject.Member(name: "images", value: .integer(integer(2) ?? 0)),
                JSONObject.Member(name: "videos", value: .integer(integer(3) ?? 0)),
            ])
    }
}
