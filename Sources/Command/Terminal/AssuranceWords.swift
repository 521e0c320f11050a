package import WhisperContacts
package import WhisperLocalization

/// How messages are vouched for, in the words that stand at one place everywhere (LOOK-4): at the beginning of the line, before
/// anything that is not the program's own.
package struct AssuranceWords: Sendable {
    private let localizer: Localizer
    /// The columns of the widest word.
    package let width: Int

    /// The words in a language.
    package init(_ localizer: Localizer) {
        self.localizer = localizer
        width = MessageAssurance.allCases.map { DisplayWidth.of(localizer($0.word)) }.max() ?? 0
    }

    /// The word.
    package func word(_ assurance: MessageAssurance) -> String { localizer(assurance.word) }

    /// The word, as wide as the widest, with the emphasis that goes with it, which says nothing that the word does not.
    package func column(_ assurance: MessageAssurance, colored: Bool) -> String {
        let word = word(assurance)
        let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(word)))
        let emphasis: Emphasis =
            switch assurance {
            case .verified: .bold
            case .unverified: .yellow
            case .sealed, .plain: .faint
            }
        return emphasis.applied(to: word, if: colored) + padding
    }
}

extension MessageAssurance {
    /// The word for it.
    fileprivate var word: StandingText {
        switch self {
        case .verified: .verified
        case .unverified: .unverified
        case .sealed: .sealed
        case .plain: .plain
        }
    }
}
