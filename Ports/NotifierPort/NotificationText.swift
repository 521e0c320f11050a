/// Sanitises text from others for display on a desktop.
public enum NotificationText {
    /// The maximum number of Unicode scalars in a line.
    public static let maximumLineLength = 120
    /// The maximum number of Unicode scalars in a paragraph.
    public static let maximumParagraphLength = 600

    /// One line without control characters, of at most 120 scalars; line breaks become spaces.
    public static func line(_ text: String) -> String {
        shortened(text, to: maximumLineLength, lineBreak: " ")
    }

    /// Lines without control characters, of at most 600 scalars in total.
    public static func paragraph(_ text: String) -> String {
        shortened(text, to: maximumParagraphLength, lineBreak: "\n")
    }

    /// The longest prefix of whole characters that fits, with an ellipsis for the rest.
    private static func shortened(_ text: String, to limit: Int, lineBreak: Character) -> String {
        var result = ""
        var length = 0
        for character in text {
            let shown = shown(character, lineBreak: lineBreak)
            let (sum, overflow) = length.addingReportingOverflow(shown.unicodeScalars.count)
            // The last scalar is reserved for the ellipsis.
            guard !overflow, sum < limit else { return result + "…" }
            result += shown
            length = sum
        }
        return result
    }

    private static func shown(_ character: Character, lineBreak: Character) -> String {
        if character.isNewline { return String(lineBreak) }
        var shown = String.UnicodeScalarView()
        for scalar in character.unicodeScalars {
            if scalar == "\t" { shown.append(" ") } else if !isHidden(scalar) { shown.append(scalar) }
        }
        return String(shown)
    }

    /// Whether a scalar has an effect instead of a glyph: control characters, and those that change the direction of
    /// the following text. Joiners and directional marks are needed by languages and emoji.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.generalCategory == .control { return true }
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069: return true
        default: return false
        }
    }
}
