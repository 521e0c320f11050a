package import WhisperContacts
package import WhisperLocalization

/// The words for the assurance of messages. They have the same place everywhere (LOOK-4): at the beginning of the line,
/// before any text that is not the program's own.
package struct AssuranceWords: Sendable {
    private let localizer: Localizer
    /// The columns of the widest word.
    package let width: Int

    /// Creates the words of a language.
    package init(_ localizer: Localizer) {
        self.localizer = localizer
        width = MessageAssurance.allCases.map { DisplayWidth.of(localizer($0.word)) }.max() ?? 0
    }

    /// The word.
    package func word(_ assurance: MessageAssurance) -> String { localizer(assurance.word) }

    /// The word, padded to the width of the widest.
    ///
    /// - Parameter sparesPlain: Whether the place is empty for plain, which is then said once for all (decision 0120).
    package func column(_ assurance: MessageAssurance, colored: Bool, sparesPlain: Bool) -> String {
        guard assurance != .plain || !sparesPlain else { return String(repeating: " ", count: width) }
        let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(word(assurance))))
        return word(assurance, colored: colored) + padding
    }

    /// The word in the colour or weight of its meaning, which adds no information.
    package func word(_ assurance: MessageAssurance, colored: Bool) -> String {
        let emphasis: Emphasis =
            switch assurance {
            case .verified: .bold
            case .unverified: .yellow
            case .sealed, .plain: .faint
            }
        return emphasis.applied(to: word(assurance), if: colored)
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
