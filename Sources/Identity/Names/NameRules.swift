/// What may stand in a name, character by character.
enum NameRules {
    /// Marks that may stand on one letter. Real spelling needs four at most.
    private static let mostMarks = 8

    static func check(_ name: [Unicode.Scalar]) throws(NameError) {
        guard !name.isEmpty else { throw .empty }
        var marks = 0
        for (index, scalar) in name.enumerated() {
            let previous = index > 0 ? name[index - 1] : nil
            let next = index + 1 < name.count ? name[index + 1] : nil
            if scalar == " " {
                guard let previous, previous != " ", next != nil else { throw .misplacedSpace }
                marks = 0
            } else if isMark(scalar) {
                guard let previous, previous != " ", marks < mostMarks else { throw .forbiddenCharacter }
                guard !isInvisible(scalar) || isAtWork(scalar, after: previous, before: next) else {
                    throw .forbiddenCharacter
                }
                marks += 1
            } else {
                guard !isForbidden(scalar), !isInvisible(scalar) || isAtWork(scalar, after: previous, before: next)
                else { throw .forbiddenCharacter }
                // A joiner does not begin a letter of its own, so that it cannot be used to pile up marks.
                if !isInvisible(scalar) { marks = 0 }
            }
        }
    }

    /// Characters that are refused wherever they stand.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
        case .format: scalar != Joiner.joining && scalar != Joiner.separating
        // What is not assigned yet may be a letter tomorrow; a noncharacter never is.
        case .unassigned: scalar.properties.isNoncharacterCodePoint
        // The blank of Braille shows nothing; the two replacement characters stand for something lost.
        default: [0x2800, 0xFFFC, 0xFFFD].contains(scalar.value)
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    /// Characters that show nothing by themselves: joiners, fillers, variation selectors.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint
    }

    /// Whether an invisible character changes how its neighbours look, which is all that it is let in for.
    private static func isAtWork(
        _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
    ) -> Bool {
        guard let previous else { return false }
        switch scalar {
        case Joiner.joining:
            guard let next else { return false }
            return isVirama(previous) && isLetter(next) || endsEmoji(previous) && isPicture(next)
        case Joiner.separating:
            guard let next else { return false }
            return isVirama(previous) && isLetter(next) || isArabic(previous) && isArabic(next) && isLetter(next)
        case Joiner.textStyle, Joiner.emojiStyle:
            return isPicture(previous) || previous.properties.isEmoji && next == Joiner.keycap
        case "\u{FE00}"..."\u{FE0D}", "\u{E0100}"..."\u{E01EF}":
            return previous.properties.isUnifiedIdeograph
        default:
            return false
        }
    }

    private static func isVirama(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.canonicalCombiningClass == .virama
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .otherLetter
    }

    /// Digits and the number sign are emoji in the eyes of Unicode, but only with a keycap.
    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmoji && !scalar.isASCII
    }

    private static func endsEmoji(_ scalar: Unicode.Scalar) -> Bool {
        isPicture(scalar) || scalar == Joiner.emojiStyle
    }

    private static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
        default: false
        }
    }

    /// Invisible characters that have their place in names.
    private enum Joiner {
        static let joining: Unicode.Scalar = "\u{200D}"
        static let separating: Unicode.Scalar = "\u{200C}"
        static let textStyle: Unicode.Scalar = "\u{FE0E}"
        static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
        static let keycap: Unicode.Scalar = "\u{20E3}"
    }
}
