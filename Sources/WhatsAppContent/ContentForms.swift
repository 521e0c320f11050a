import WhisperJSONText
package import WhisperMessage

/// The parts of a message with a file, wherever they come from.
package struct MediaParts: Hashable, Sendable {
    /// The kind of file.
    package var kind: ContentKind
    /// The name in `platform_specific`, if the kind alone is not specific enough: `voice-note`, `moving-picture`, …
    package var variant: String?
    /// The file's name.
    package var name: String?
    /// The media type.
    package var mime: String?
    /// The size in bytes.
    package var size: Int64?
    /// The caption.
    package var caption: String?
    /// SHA-256 of the expected content in hex.
    package var sha256: String?
    /// The duration in seconds.
    package var seconds: Int64?
    /// The width in pixels.
    package var width: Int64?
    /// The height in pixels.
    package var height: Int64?
    /// What the phone heard in a sound.
    package var transcript: String?

    /// Creates the parts of a file of a kind, all of them unknown.
    package init(kind: ContentKind) {
        self.kind = kind
    }
}

/// The forms of the kinds of messages that people send.
extension ReadContent {
    /// A message with a file.
    package static func media(_ parts: MediaParts, state: AttachmentState = .remote) -> ReadContent {
        let attachment = Attachment(
            name: parts.name, mime: parts.mime, size: parts.size.flatMap { $0 >= 0 ? $0 : nil }, state: state,
            transcript: parts.transcript)
        var read = ReadContent(
            content: Content(kind: parts.kind, text: parts.caption, attachments: [attachment]))
        // The expected content. The attachment's own `sha256` describes stored content.
        read.specific["media"] = .members([
            "variant": parts.variant.map { .string($0) }, "sha256": parts.sha256.map { .string($0) },
            "seconds": parts.seconds.map { .integer($0) }, "width": parts.width.map { .integer($0) },
            "height": parts.height.map { .integer($0) },
        ])
        return read
    }

    /// A poll: the question, and one option per line.
    package static func poll(question: String, options: [String], selectable: Int64?) -> ReadContent {
        var read = ReadContent(
            content: Content(kind: .poll, text: ([question] + options).joined(separator: "\n")))
        read.specific["poll"] = .members([
            "options": .array(options.map { .string($0) }), "selectable": selectable.map { .integer($0) },
        ])
        return read
    }

    /// A location: its name and address, if present.
    package static func location(
        texts: [String], latitude: Double?, longitude: Double?, link: String?, isLive: Bool
    ) -> ReadContent {
        var read = ReadContent(
            content: Content(kind: .location, text: texts.isEmpty ? nil : texts.joined(separator: "\n")))
        read.specific["location"] = .members([
            "latitude": latitude.flatMap { JSONNumber($0) }.map { .number($0) },
            "longitude": longitude.flatMap { JSONNumber($0) }.map { .number($0) },
            "link": isLive ? nil : link.map { .string($0) }, "live": isLive ? .bool(true) : nil,
        ])
        return read
    }

    /// Contact cards: the names and then the telephone numbers, one per line, so that a search finds both; the cards
    /// themselves go into `platform_specific`.
    ///
    /// - Parameter title: What is shown if no card has a name.
    package static func contacts(_ cards: [(name: String?, card: String?)], title: String?) -> ReadContent {
        let names = cards.compactMap(\.name)
        let numbers = cards.compactMap(\.card).flatMap(VCard.telephones)
        let texts = (names.isEmpty ? [title].compactMap(\.self) : names) + numbers
        var read = ReadContent(
            content: Content(kind: .contact, text: texts.isEmpty ? nil : texts.joined(separator: "\n")))
        read.specific["contacts"] = .array(
            cards.map { card in
                .members(["display_name": card.name.map { .string($0) }, "vcard": card.card.map { .string($0) }])
            })
        return read
    }

    /// A call.
    ///
    /// - Parameter outcome: One of ``CallOutcome``'s names; nil if the source does not say.
    package static func call(isVideo: Bool?, outcome: String? = nil, seconds: Int64? = nil) -> ReadContent {
        var read = ReadContent(content: Content(kind: .call, text: nil))
        read.specific["call"] = .members([
            "video": isVideo.map { .bool($0) }, "outcome": outcome.map { .string($0) },
            "seconds": seconds.map { .integer($0) },
        ])
        return read
    }

    /// The head of several pictures sent together; they follow as separate messages.
    package static func album(images: Int64, videos: Int64) -> ReadContent {
        .note(
            "album",
            [
                JSONObject.Member(name: "images", value: .integer(images)),
                JSONObject.Member(name: "videos", value: .integer(videos)),
            ])
    }

    /// Several texts, one below the other, of a kind of message that has a name in `platform_specific`.
    package static func texts(_ texts: [String], variant: String?) -> ReadContent {
        var read = ReadContent(content: Content(kind: .text, text: texts.joined(separator: "\n")))
        if let variant { read.specific["variant"] = .string(variant) }
        return read
    }
}

/// The results of calls, as `platform_specific` names them.
package enum CallOutcome {
    /// By the number of `CallLogMessage.CallOutcome`.
    package static let names = [
        "connected", "missed", "failed", "rejected", "accepted-elsewhere", "ongoing", "silenced", "silenced",
    ]
}
