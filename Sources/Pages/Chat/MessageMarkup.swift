import WhisperContacts
import WhisperLocalization
import WhisperMessage

/// Writes one message as an item of a day's list.
///
/// Whatever a message says is in the third column of the item. The first two, with the word for its assurance and its
/// time, contain nothing that came from outside (LOOK-4); the style sheet keeps everything within its column. A plain
/// message has no word: the page says once what that means.
struct MessageMarkup {
    let site: PageSite
    /// The page that it is on, to which links may lead within it.
    let page: ArchivePath

    /// Writes a message.
    ///
    /// - Parameters:
    ///   - anchor: The name of its place; nil if another message of the page has it.
    ///   - name: The sender's name, if it is to be shown.
    ///   - imitated: The contacts whose imitation by this name is to be pointed out.
    func write(
        _ message: PageMessage, at date: PageDate, anchor: PageAnchor?, name: String?, imitated: [String],
        to writer: inout HTMLWriter
    ) {
        let unified = message.stored.unified
        let facts = MessageFacts(unified)
        writer.markup("<li")
        if let anchor { writer.identify(anchor) }
        writeClass(of: message, startsGroup: name != nil, to: &writer)
        writer.markup(">")
        writeProgramsColumn(message.assurance, date, to: &writer)
        if let name { site.writeWarning(name, looksLike: imitated, to: &writer) }
        for note in message.notes { site.write(note, to: &writer) }
        if let name { writeName(name, message, to: &writer) }
        writeMarks(facts, to: &writer)
        if let reply = message.reply { write(reply, facts, to: &writer) }
        if unified.content.kind == .deleted {
            writeDeleted(message, facts, to: &writer)
        } else {
            writeContent(of: message, facts, to: &writer)
        }
        writeHistory(of: message, facts, to: &writer)
        writeReactions(unified.reactions, to: &writer)
        writeStatus(of: message.stored, to: &writer)
        writer.markup("</li>\n")
    }

    /// Own messages, system lines and deleted ones look different; a group is a run of messages by one person.
    private func writeClass(of message: PageMessage, startsGroup: Bool, to writer: inout HTMLWriter) {
        let kind = message.stored.unified.content.kind
        switch (kind, message.stored.direction, startsGroup) {
        case (.system, _, _): writer.markup(" class=y")
        case (_, .outgoing, true): writer.markup(" class=\"o g\"")
        case (_, .outgoing, false): writer.markup(" class=o")
        case (_, _, true): writer.markup(" class=g")
        case (_, _, false): break
        }
    }

    /// The word for the assurance, unless it is plain, and the time, which the style sheet puts beside each other or, on a
    /// phone, one below the other.
    private func writeProgramsColumn(_ assurance: MessageAssurance, _ date: PageDate, to writer: inout HTMLWriter) {
        switch assurance {
        case .verified: writer.markup("<b class=v>")
        case .unverified: writer.markup("<b class=u>")
        case .sealed: writer.markup("<b class=s>")
        case .plain: writer.markup("<b>")
        }
        if let word = site.words.word(assurance) { writer.text(word) }
        writer.markup("<time>")
        writer.text(date.time)
        writer.markup("</time></b>")
    }

    private func writeName(_ name: String, _ message: PageMessage, to writer: inout HTMLWriter) {
        if let person = message.person {
            writer.markup("<a class=n")
            writer.link(to: .person(person))
            writer.markup("><bdi>")
            writer.name(name)
            writer.markup("</bdi></a>")
        } else {
            writer.markup("<bdi class=n>")
            writer.name(name)
            writer.markup("</bdi>")
        }
    }

    // MARK: Marks

    /// What the source says about the message as a whole.
    private func writeMarks(_ facts: MessageFacts, to writer: inout HTMLWriter) {
        var marks: [PageMessageText] = []
        if facts.isForwarded { marks.append(facts.isForwardedOften ? .forwardedOften : .forwarded) }
        if facts.isViewedOnce { marks.append(.viewedOnce) }
        if facts.disappears { marks.append(.disappearing) }
        if facts.isStarred { marks.append(.starred) }
        if facts.variant == "group-invite" { marks.append(.groupInvite) }
        guard !marks.isEmpty else { return }
        writer.markup("<small class=k>")
        for (index, mark) in marks.enumerated() {
            if index > 0 { writer.markup(" · ") }
            writer.text(site.localizer(mark))
        }
        writer.markup("</small>")
    }

    // MARK: Answers

    private func write(_ reply: PageReply, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        switch reply {
        case .held(let quote): write(quote, to: &writer)
        case .unknown, .withheld:
            writer.markup("<blockquote>")
            let quoted = reply == .unknown ? facts.quoted : nil
            if let text = quoted?.text, !text.isEmpty {
                writer.markup("<span dir=auto>")
                writer.text(String(text.prefix(PageReply.Quote.longest)))
                writer.markup("</span> <small>")
                writer.text(site.localizer(PageMessageText.quotedOnly))
            } else {
                writer.markup("<small>")
                writer.text(site.localizer(PageMessageText.quotedNotHere))
            }
            writer.markup("</small></blockquote>")
        }
    }

    private func write(_ quote: PageReply.Quote, to writer: inout HTMLWriter) {
        writer.markup("<blockquote>")
        if let target = quote.page {
            writer.markup("<a")
            if target == page { writer.link(to: quote.anchor) } else { writer.link(to: target, quote.anchor) }
            writer.markup(">")
        }
        if let name = quote.name {
            writer.markup("<bdi class=w>")
            writer.name(site.shownName(name))
            writer.markup("</bdi> ")
        }
        if let text = quote.text, !text.isEmpty, quote.kind != .deleted {
            writer.markup("<span dir=auto>")
            writer.text(text)
            writer.markup("</span>")
        } else {
            writer.markup("<span>")
            writer.text(site.word(for: quote.kind))
            writer.markup("</span>")
        }
        if quote.page != nil { writer.markup("</a>") }
        writer.markup("</blockquote>")
    }

    // MARK: What became of it

    private func writeDeleted(_ message: PageMessage, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        writer.markup("<p class=x>")
        if let mark = facts.deletion {
            let name = mark.name ?? ""
            switch mark.right {
            case .admin: writer.text(site.localizer(PageMessageText.deletedByAdmin, ["name": .text(name)]))
            case .author:
                let isOwn = message.stored.direction == .outgoing
                writer.text(site.localizer(isOwn ? PageMessageText.deletedByYou : .deletedBySender))
            case .owner: writer.text(site.localizer(PageMessageText.deletedByYou))
            case .undecided, .none: writer.text(site.localizer(MessageText.deleted))
            }
            if let time = mark.timestamp {
                writer.markup(" <small>")
                writer.text(site.calendar.dateAndTime(time))
                writer.markup("</small>")
            }
        } else {
            let key: PageMessageText? =
                switch facts.deletedByWord {
                case "sender": .deletedBySender
                case "owner": .deletedByYou
                default: nil
                }
            if let key { writer.text(site.localizer(key)) } else { writer.text(site.localizer(MessageText.deleted)) }
        }
        writer.markup("</p>")
        guard message.stored.unified.content.text?.isEmpty == false || !message.files.isEmpty else { return }
        writer.markup("<details><summary>")
        writer.text(site.localizer(PageMessageText.deletedKept))
        writer.markup("</summary>")
        writeText(message.stored.unified.content.text, to: &writer)
        writeFiles(of: message, facts, to: &writer)
        writer.markup("</details>")
    }

    /// The earlier texts, on demand.
    private func writeHistory(of message: PageMessage, _ facts: MessageFacts, to writer: inout HTMLWriter) {
        let editedAt = message.stored.unified.editedAt
        guard editedAt != nil || facts.isEdited || !message.versions.isEmpty,
            message.stored.unified.content.kind != .deleted
        else { return }
        func writeWord() {
            if let editedAt {
                let time = site.calendar.dateAndTime(editedAt)
                writer.text(site.localizer(PageMessageText.editedAt, ["time": .text(time)]))
            } else {
                writer.text(site.localizer(PageMessageText.edited))
            }
        }
        guard !message.versions.isEmpty else {
            writer.markup("<small class=k>")
            writeWord()
            writer.markup("</small>")
            return
        }
        writer.markup("<details><summary>")
        writeWord()
        writer.markup("</summary><ul class=e>")
        for version in message.versions {
            writer.markup("<li><small>")
            writer.text(site.calendar.dateAndTime(version.timestamp))
            writer.markup("</small><p dir=auto>")
            writer.text(version.text)
            writer.markup("</p></li>")
        }
        writer.markup("</ul></details>")
    }

    private func writeReactions(_ reactions: [Reaction], to writer: inout HTMLWriter) {
        guard !reactions.isEmpty else { return }
        writer.markup("<ul class=r")
        writer.attribute(.label, site.localizer(PageMessageText.reactions))
        writer.markup(">")
        for reaction in reactions {
            writer.markup("<li><bdi>")
            writer.text(reaction.shownEmoji)
            writer.markup("</bdi> <bdi>")
            writer.name(site.shownName(reaction.sender.shownName))
            writer.markup("</bdi></li>")
        }
        writer.markup("</ul>")
    }

    /// What became of an own message: what is only said to have been sent, as by every export, says nothing.
    private func writeStatus(of message: StoredMessage, to writer: inout HTMLWriter) {
        guard message.direction == .outgoing, message.unified.content.kind != .system,
            message.status != .sent || message.unified.platform.isMessenger
        else { return }
        writer.markup(message.status == .failed ? "<small class=f>" : "<small class=t>")
        writer.text(site.words.word(message.status))
        writer.markup("</small>")
    }
}

extension PageSite {
    /// The word for a kind of message.
    func word(for kind: ContentKind) -> String {
        let key: MessageText =
            switch kind {
            case .text, .system: .nothingToShow
            case .image: .image
            case .video: .video
            case .audio: .audio
            case .document: .document
            case .sticker: .sticker
            case .location: .location
            case .contact: .contact
            case .poll: .poll
            case .call: .call
            case .deleted: .deleted
            case .unknown: .unknownKind
            }
        return localizer(key)
    }
}
