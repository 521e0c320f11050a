package import WhisperLocalization
package import WhisperMessage
import WhisperPages
import WhisperTerminalText

/// Names of people beside “you”, which is the vault's owner. Nobody else looks like that: a name that does is in quotation
/// marks (LOOK-4).
extension Localizer {
    /// The title of a chat on one line.
    package func shownTitle(_ title: String) -> String {
        nameless(title).map { UntrustedText.line($0) } ?? ShownName.text(title)
    }

    /// The name on one line.
    package func shownName(_ name: String) -> String { ShownName.text(name, unlike: self(GroupText.you)) }

    /// The title without isolates, for a screen of cells.
    package func bareTitle(_ title: String) -> String {
        nameless(title).map { UntrustedText.bare($0) } ?? ShownName.bare(title)
    }

    /// The same without isolates, for a screen of cells and for lines that are made safe as a whole.
    package func bareName(_ name: String) -> String { ShownName.bare(name, unlike: self(GroupText.you)) }
}

/// The author of a message, as it is displayed.
package struct WriterName: Hashable, Sendable {
    /// A name, or the words for one.
    package let text: String
    /// Whether it is a name, which must not look like the word for the owner.
    package let isName: Bool
}

extension Localizer {
    /// The author of a message; nil for system lines. The vault's owner is “you”. An author whom the source does not name is
    /// called unknown, so that what they wrote does not look like a line of the service.
    ///
    /// - Parameters:
    ///   - author: The contact who signed it, if that is certain.
    ///   - forOthers: Whether others may read it, to whom the owner's name says who that is.
    ///   - isShort: Whether it is to fit into a narrow column.
    package func writer(
        of message: StoredMessage, author: String?, forOthers: Bool = false, isShort: Bool = false
    ) -> WriterName? {
        if let author { return WriterName(text: author, isName: true) }
        if message.lacksSender { return WriterName(text: self(PageMessageText.unknownSender), isName: false) }
        guard let sender = message.unified.sender else { return nil }
        let isNamed = forOthers && !sender.isUnknownOwner
        if message.direction == .outgoing, !isNamed { return WriterName(text: self(GroupText.you), isName: false) }
        if message.direction != .outgoing, let nameless = nameless(sender, isShort: isShort) {
            return WriterName(text: UntrustedText.line(nameless), isName: false)
        }
        return WriterName(text: sender.shownName, isName: true)
    }

    /// The writer on one line.
    package func shown(_ writer: WriterName) -> String { writer.isName ? shownName(writer.text) : writer.text }

    /// The same without isolates, for a screen of cells.
    package func bare(_ writer: WriterName) -> String {
        writer.isName ? bareName(writer.text) : UntrustedText.bare(writer.text)
    }
}
