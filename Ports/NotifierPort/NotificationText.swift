/// Makes what strangers wrote fit to be shown on a desktop.
public enum NotificationText {
    /// The most Unicode scalars of a line that is shown.
    public static let longestLine = 120
    /// The most Unicode scalars of a paragraph that is shown.
    public static let longestParagraph = 600

    /// One line without control characters, of at most 120 scalars; what breaks lines becomes a space.
    public static func line(_ text: String) -> String {
        shortened(text, to: longestLine, lineBreak: " ")
    }

    /// Lines without control characters, of at most 600 scalars together.
    public static func paragraph(_ text: String) -> String {
        shortened(text, to: longestParagraph, lineBreak: "\n")
    }

    /// Whole characters as long as they fit, and an ellipsis in place of the rest.
    private static func shortened(_ text: String, to limit: Int, lineBreak: Character) -> String {
        var result = ""
        var length = 0
        for character in text {
            let shown = shown(character, lineBreak: lineBreak)
            let (sum, overflow) = length.addingReportingOverflow(shown.unicodeScalars.count)
            // The last place is the ellipsis's.
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

    /// Whether a scalar commands instead of showing: control characters, and those that turn the direction of whatever
    /// follows. Joiners and marks of direction are part of how languages and emoji are written.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.generalCategory == .control { return true }
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069: return true
        default: return false
        }
    }
}
