import WhisperLocalization
import WhisperMessage

/// The files of a message.
extension MessageMarkup {
    /// Writes each attachment: shown, played, offered for saving, or why it is not there.
    func writeFiles(of message: PageMessage, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        for (index, attachment) in message.stored.unified.content.attachments.enumerated() {
            let file = message.files.indices.contains(index) ? message.files[index] : .notHeld
            write(attachment, file, of: message.stored.unified.content.kind, facts, to: &writer)
            guard let transcript = attachment.transcript else { continue }
            writer.markup("<p class=x dir=auto>")
            writer.text(
                site.localizer(PageMessageText.transcript, ["text": TextArgument.text(transcript).isolated]))
            writer.markup("</p>")
        }
    }

    private func write(
        _ attachment: Attachment, _ file: PublishedFile, of kind: ContentKind, _ facts: MessageFacts,
        to writer: inout HTMLWriter
    ) {
        let word = site.word(for: attachment, of: kind, facts)
        guard case .published(let path, let form) = file else {
            writer.markup("<p class=\"file gone\">")
            writer.text(word)
            writeName(attachment, to: &writer)
            writer.markup(" <small>")
            writer.text(site.reason(attachment, file))
            writer.markup("</small></p>")
            return
        }
        switch form.presentation {
        case .picture:
            writer.markup(kind == .sticker ? "<a class=\"pic st\"" : "<a class=pic")
            writer.link(to: path)
            writer.markup("><img loading=lazy decoding=async")
            writer.source(path)
            if let pixels = facts.pixels {
                writer.attribute(.width, pixels.width)
                writer.attribute(.height, pixels.height)
            }
            writer.attribute(.alternative, attachment.name.map { "\(word): \($0)" } ?? word)
            writer.markup("></a>")
        case .video:
            writer.markup("<video controls preload=none")
            writer.source(path)
            writer.attribute(.label, attachment.name.map { "\(word): \($0)" } ?? word)
            writer.markup("></video>")
        case .sound:
            writer.markup("<audio controls preload=none")
            writer.source(path)
            writer.attribute(.label, attachment.name.map { "\(word): \($0)" } ?? word)
            writer.markup("></audio>")
        case .download:
            writer.markup("<p class=file><a download")
            writer.link(to: path)
            writer.markup(">")
            writer.text(word)
            writeName(attachment, to: &writer)
            writer.markup("</a>")
            if let size = attachment.size, size >= 0 {
                writer.markup(" <small>")
                writer.text(site.language.formatted(bytes: size))
                writer.markup("</small>")
            }
            writer.markup("</p>")
        }
    }

    private func writeName(_ attachment: Attachment, to writer: inout HTMLWriter) {
        guard let name = attachment.name else { return }
        writer.markup(" <bdi>")
        writer.name(name)
        writer.markup("</bdi>")
    }
}

extension PageSite {
    /// The word for an attachment: that for the kind of its message, or a closer one.
    func word(for attachment: Attachment, of kind: ContentKind, _ facts: MessageFacts) -> String {
        switch facts.mediaVariant {
        case "voice-note": return localizer(PageMessageText.voiceMessage)
        case "video-note": return localizer(PageMessageText.videoMessage)
        case "moving-picture": return localizer(PageMessageText.movingPicture)
        default: break
        }
        switch kind {
        case .text, .system, .deleted, .unknown, .location, .poll, .call: return localizer(MessageText.file)
        case .image, .video, .audio, .document, .sticker, .contact: return word(for: kind)
        }
    }

    /// Why the archive does not have a file.
    func reason(_ attachment: Attachment, _ file: PublishedFile) -> String {
        switch file {
        case .withheld: return localizer(PageMessageText.withheld)
        case .damaged: return localizer(PageMessageText.damaged)
        case .published, .notHeld: break
        }
        return switch attachment.state {
        case .omitted: localizer(MessageText.omitted)
        case .expired: localizer(PageMessageText.expired)
        case .remote: localizer(PageMessageText.remote)
        case .found, .missing: localizer(MessageText.notHeld)
        }
    }
}
