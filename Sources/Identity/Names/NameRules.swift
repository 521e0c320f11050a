/// The rules for names, applied character by character.
enum NameRules {
    /// The maximum number of marks on one letter. Real spelling needs at most four.
    private static let maximumMarks = 8

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
                guard let previous, previous != " ", marks < maximumMarks else { throw .forbiddenCharacter }
                guard !isInvisible(scalar) || isAtWork(scalar, after: previous, before: next) else {
                    throw .forbiddenCharacter
                }
                marks += 1
            } else {
                guard !isForbidden(scalar), !isInvisible(scalar) || isAtWork(scalar, after: previous, before: next)
                else { throw .forbiddenCharacter }
                // A joiner does not begin a letter of its own, so it cannot be used to pile up marks.
                if !isInvisible(scalar) { marks = 0 }
            }
        }
    }

    /// Characters that are rejected anywhere in a name.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
        case .format: scalar != Joiner.joining && scalar != Joiner.separating
        // An unassigned code point may become a letter; a noncharacter never will.
        case .unassigned: scalar.properties.isNoncharacterCodePoint
        // The Braille blank is invisible; the two replacement characters represent lost content.
        default: [0x2800, 0xFFFC, 0xFFFD].contains(scalar.value)
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    /// Characters that are invisible on their own: joiners, fillers, variation selectors.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint
    }

    /// Returns whether an invisible character changes the appearance of its neighbours, the only reason to allow it.
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

    /// Unicode lists digits and the number sign as emoji, but they are pictures only with a keycap.
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

    /// Invisible characters that are legitimate in names.
    private enum Joiner {
        static let joining: Unicode.Scalar = "\u{200D}"
        static let separating: Unicode.Scalar = "\u{200C}"
        static let textStyle: Unicode.Scalar = "\u{FE0E}"
        static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
        static let keycap: Unicode.Scalar = "\u{20E3}"
    }
}
