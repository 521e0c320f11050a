import WhisperLocalization
import WhisperMessage

/// What a message says: its text and its files, or what its kind needs instead.
extension MessageMarkup {
    /// Writes the content of a message that was not deleted; something is always there to see.
    func writeContent(of message: PageMessage, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        let content = message.stored.unified.content
        switch content.kind {
        case .system: writeSystemLine(content.text, facts, to: &writer)
        case .location: writeLocation(content.text, facts, to: &writer)
        case .poll: writePoll(message, facts, to: &writer)
        case .contact: writeCards(content, facts, to: &writer)
        case .call: writeCall(content.text, facts, to: &writer)
        case .unknown where facts.isNullOfExport: writeAbsence(.unknown, facts, to: &writer)
        case .text, .image, .video, .audio, .document, .sticker, .deleted, .unknown:
            writeFiles(of: message, facts, to: &writer)
            // The name of a file is often the whole text of its message.
            let isRepeated = content.attachments.contains { $0.name != nil && $0.name == content.text }
            if !isRepeated, facts.isSpoiler { return writeCovered(content.text, to: &writer) }
            if !isRepeated {
                let name = message.sealedFor
                writeText(content.text, folding: facts.hasEnvelope, sealedFor: name, to: &writer)
            }
            if content.attachments.isEmpty, content.text?.isEmpty != false {
                writeAbsence(content.kind, facts, to: &writer)
            }
        }
        switch content.kind {
        case .system, .location, .poll, .contact, .call: writeFiles(of: message, facts, to: &writer)
        default: break
        }
    }

    /// Writes a text, with its addresses as links.
    func writeText(_ text: String?, to writer: inout HTMLWriter) {
        guard var text, !text.isEmpty else { return }
        writer.markup("<p dir=auto")
        if let language = ScriptLanguage.of(text), !site.language.rawValue.hasPrefix(language) {
            writer.attribute(.language, language)
        }
        writer.markup(">")
        text.withUTF8 { bytes in
            let links = WebAddress.all(in: bytes)
            var start = 0
            for (range, address) in links {
                writer.text(utf8: bytes[start..<range.lowerBound])
                write(address, to: &writer)
                start = range.upperBound
            }
            writer.text(utf8: bytes[start...])
        }
        writer.markup("</p>")
    }

    /// The address is its own text, the host emphasised, from left to right whatever surrounds it.
    private func write(_ address: WebAddress, to writer: inout HTMLWriter) {
        writer.markup("<a dir=ltr")
        writer.link(to: address)
        writer.markup(">")
        writer.text(utf8: address.bytes[..<address.host.lowerBound])
        writer.markup("<b>")
        writer.text(utf8: address.bytes[address.host])
        writer.markup("</b>")
        writer.text(utf8: address.bytes[address.host.upperBound...])
        writer.markup("</a>")
    }

    /// Writes a text whose sealed lines, which nobody reads, are shown on demand.
    private func writeText(
        _ text: String?, folding: Bool, sealedFor name: String?, to writer: inout HTMLWriter
    ) {
        guard folding, let text, let start = text.firstRange(of: "whisper1:")?.lowerBound else {
            return writeText(text, to: &writer)
        }
        let prose = text[..<start]
        if !prose.allSatisfy(\.isWhitespace) { writeText(String(prose), to: &writer) }
        writer.markup("<details><summary>")
        writer.text(
            name.map { site.localizer(PageMessageText.ownSealedLine, ["name": .text(HTMLWriter.shown($0))]) }
                ?? site.localizer(PageMessageText.sealedLine))
        writer.markup("</summary><p class=env dir=auto>")
        writer.text(text[start...])
        writer.markup("</p></details>")
    }

    private func writeCovered(_ text: String?, to writer: inout HTMLWriter) {
        writer.markup("<details><summary>")
        writer.text(site.localizer(PageMessageText.spoiler))
        writer.markup("</summary>")
        writeText(text, to: &writer)
        writer.markup("</details>")
    }

    /// Why there is nothing to read.
    private func writeAbsence(_ kind: ContentKind, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        writer.markup("<p class=x>")
        if facts.isViewedOnce || facts.isNullOfExport {
            writer.text(site.localizer(PageMessageText.viewedOnce))
        } else if facts.isWaiting {
            writer.text(site.localizer(PageMessageText.unreadable))
        } else {
            writer.text(site.word(for: kind))
        }
        writer.markup("</p>")
    }

    // MARK: System lines

    private func writeSystemLine(_ text: String?, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        guard let event = facts.event, let key = SystemWords.key(for: event, text: text) else {
            // An export's own words.
            if let text, !text.isEmpty { return writeText(text, to: &writer) }
            writer.markup("<p class=x>")
            if let type = facts.event?.type {
                writer.text(site.localizer(MessageText.event, ["type": .text(type)]))
            } else {
                writer.text(site.localizer(MessageText.nothingToShow))
            }
            writer.markup("</p>")
            return
        }
        func isolated(_ text: String?) -> TextArgument { TextArgument.text(text ?? "").isolated }
        writer.markup("<p>")
        func people(_ text: String?) -> TextArgument { isolated(SystemWords.people(text ?? "", site.localizer)) }
        writer.text(
            site.localizer(key, ["names": people(text), "text": isolated(text), "by": people(event.by)]))
        writer.markup("</p>")
        if let rest = SystemWords.rest(of: text, beside: event) { writeText(rest, to: &writer) }
    }

    // MARK: Places, cards, calls, polls

    private func writeLocation(_ text: String?, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        writer.markup("<div class=place><i class=pin></i>")
        writer.markup("<p>")
        writer.text(
            facts.place?.isLive == true ? site.localizer(PageMessageText.liveLocation) : site.word(for: .location))
        writer.markup("</p>")
        // The address of a map is no place to go: its coordinates are shown.
        if let text, !text.isEmpty, facts.place == nil || facts.mapLink == nil { writeText(text, to: &writer) }
        if let place = facts.place {
            writer.markup("<p dir=auto>")
            writer.text(
                site.localizer(
                    PageMessageText.coordinates,
                    ["latitude": .text(place.latitude), "longitude": .text(place.longitude)]))
            writer.markup("</p>")
        }
        writer.markup("</div>")
    }

    private func writeCards(_ content: Content, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        let cards = facts.cards
        guard !cards.isEmpty else {
            // The card is a file, which follows.
            if !content.attachments.isEmpty { return }
            writer.markup("<div class=card><p>")
            writer.text(site.word(for: .contact))
            writer.markup("</p>")
            writeText(content.text, to: &writer)
            writer.markup("</div>")
            return
        }
        for card in cards {
            writer.markup("<div class=card><p><bdi>")
            writer.name(card.name ?? site.word(for: .contact))
            writer.markup("</bdi></p>")
            for entry in card.entries {
                writer.markup("<p dir=auto>")
                writer.text(entry)
                writer.markup("</p>")
            }
            writer.markup("</div>")
        }
    }

    private func writeCall(_ text: String?, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        if let text, !text.isEmpty { return writeText(text, to: &writer) }
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
        writer.markup("<p class=call>")
        writer.text(site.localizer(call.isVideo ? PageMessageText.videoCall : .voiceCall))
        if let outcome {
            writer.markup(", ")
            writer.text(site.localizer(outcome))
        }
        if let seconds = call.seconds, seconds > 0 {
            writer.markup(", ")
            writer.text(MessageMarkup.length(seconds))
        }
        writer.markup("</p>")
    }

    private func writePoll(_ message: PageMessage, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        guard let poll = facts.poll(text: message.stored.unified.content.text) else {
            return writeText(message.stored.unified.content.text, to: &writer)
        }
        let counts = poll.options.indices.map { index in
            message.voters.indices.contains(index) && !message.voters[index].isEmpty
                ? Int64(message.voters[index].count) : poll.options[index].claimed ?? 0
        }
        writer.markup("<div class=poll><p dir=auto>")
        writer.text(poll.question)
        writer.markup("</p><ul>")
        let most = max(1, counts.max() ?? 1)
        for (index, option) in poll.options.enumerated() {
            writer.markup("<li><span dir=auto>")
            writer.text(option.text)
            writer.markup("</span><meter")
            writer.attribute(.maximum, Int(clamping: most))
            writer.attribute(.amount, Int(clamping: counts[index]))
            writer.attribute(.label, option.text)
            writer.markup("></meter><small>")
            writer.text(site.localizer(PageMessageText.voteCount, ["count": .count(counts[index])]))
            if message.voters.indices.contains(index), !message.voters[index].isEmpty {
                writer.markup(": ")
                for (place, name) in message.voters[index].enumerated() {
                    if place > 0 { writer.markup(", ") }
                    writer.markup("<bdi>")
                    writer.name(site.shownName(name))
                    writer.markup("</bdi>")
                }
            }
            writer.markup("</small></li>")
        }
        writer.markup("</ul></div>")
    }

    /// A length of time as `3:20`, or `1:03:20`.
    static func length(_ seconds: Int64) -> String {
        let whole = Int(clamping: seconds)
        let rest = Digits.padded(whole % 60, 2)
        guard whole >= 3_600 else { return "\(whole / 60):\(rest)" }
        return "\(whole / 3_600):\(Digits.padded(whole / 60 % 60, 2)):\(rest)"
    }
}
