import WhisperContacts
import WhisperLocalization
package import WhisperMessage

/// What the vault notes about messages and names. A note begins at the margin, where nothing of a message gets (LOOK-4).
extension PageSite {
    /// Writes a note about a message.
    func write(_ note: MessageNote, to writer: inout HTMLWriter) {
        let (key, arguments) = note.words(date: calendar.dateAndTime)
        write(localizer(key, arguments.mapValues { $0.isolated }), to: &writer)
    }

    /// The name of a person who is not the owner: in quotation marks if it looks like the word for the owner (LOOK-4).
    func shownName(_ name: String) -> String {
        if let nameless = localizer.nameless(name) { return nameless }
        let isLikeOwner = NameLook(name).resembles(NameLook(localizer(PageText.you)))
        return isLikeOwner ? localizer.language.quoted(HTMLWriter.shown(name)) : name
    }

    /// The title of a chat; that with a person of whom only a linked id is known says so.
    package func shownTitle(_ title: String) -> String { localizer.nameless(title) ?? title }

    /// The sender's name; nil for a message without a sender.
    package func senderName(_ sender: Participant?) -> String? { localizer.nameless(sender) ?? sender?.shownName }

    /// Writes that a name looks like the names of contacts, but is another.
    func writeWarning(_ name: String, looksLike contacts: [String], to writer: inout HTMLWriter) {
        for contact in contacts {
            write(.looksLike, ["name": .text(HTMLWriter.shown(name)), "contact": .text(contact)], to: &writer)
        }
    }

    /// Writes the warnings about the title of a chat.
    func writeWarnings(about chat: PageChat, to writer: inout HTMLWriter) {
        writeWarning(chat.title, looksLike: chat.imitated, to: &writer)
        guard let contact = chat.namesake else { return }
        write(.chatHasName, ["name": .text(HTMLWriter.shown(chat.title)), "contact": .text(contact)], to: &writer)
    }

    private func write(_ key: StandingText, _ arguments: [String: TextArgument], to writer: inout HTMLWriter) {
        write(localizer(key, arguments.mapValues { $0.isolated }), to: &writer)
    }

    private func write(_ note: String, to writer: inout HTMLWriter) {
        writer.markup("<p class=note role=note>")
        writer.text(note)
        writer.markup("</p>")
    }
}

extension TextArgument {
    /// The same between isolates, so that it keeps its own direction and cannot reorder what is around it (UAX #9,
    /// section 2.7).
    var isolated: TextArgument {
        guard case .text(let text) = self else { return self }
        // Its own controls could end the isolate.
        let plain = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
            default: true
            }
        }
        return .text("\u{2068}\(String(plain))\u{2069}")
    }
}
