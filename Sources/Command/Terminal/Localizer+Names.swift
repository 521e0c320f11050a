package import WhisperLocalization
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
