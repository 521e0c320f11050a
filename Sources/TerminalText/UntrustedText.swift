import WhisperContacts

/// Text from outside, made safe to print: it cannot drive the terminal and cannot reorder the text around it.
package enum UntrustedText {
    /// The text on one line: control characters become their visible pictures, line ends too.
    package static func line(_ text: String) -> String { neutralised(text, keepsLines: false) }

    /// The text on one line as `line(_:)` makes it, without the isolates around words from right to left, for a screen
    /// whose cells say where such a text ends.
    package static func bare(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: needsCare) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isDirectionControl(scalar) {
            result.append(picture(of: scalar) ?? scalar)
        }
        return String(result)
    }

    /// Whether a text has words from right to left.
    package static func hasRightToLeft(_ text: String) -> Bool { text.unicodeScalars.contains(where: isRightToLeft) }

    /// The text with its lines and tabs preserved; other control characters become their visible pictures.
    package static func lines(_ text: String) -> String { neutralised(text, keepsLines: true) }

    /// JSON text in which characters that would drive the terminal or reorder its text are escaped: the same value.
    package static func escapedJSON(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: needsEscape) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard needsEscape(scalar) else {
                result.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16)
            result.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
        }
        return String(result)
    }

    /// Whether JSON must not show a character: of C0, it has line ends alone, behind its values.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x1F && (picture(of: scalar) != nil || isDirectionControl(scalar))
    }

    private static func neutralised(_ text: String, keepsLines: Bool) -> String {
        guard text.unicodeScalars.contains(where: needsCare) else { return text }
        var result = String.UnicodeScalarView()
        var hasDirection = false
        for scalar in text.unicodeScalars {
            if keepsLines, scalar == "\n" || scalar == "\t" {
                result.append(scalar)
            } else if let picture = picture(of: scalar) {
                result.append(picture)
            } else if isDirectionControl(scalar) {
                continue
            } else {
                hasDirection = hasDirection || isRightToLeft(scalar)
                result.append(scalar)
            }
        }
        return hasDirection ? isolated(String(result)) : String(result)
    }

    /// Each line between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX #9, section 2.5), so that
    /// right-to-left words affect no other text.
    private static func isolated(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "\u{2068}\($0)\u{2069}" }
            .joined(separator: "\n")
    }

    private static func needsCare(_ scalar: Unicode.Scalar) -> Bool {
        picture(of: scalar) != nil || isDirectionControl(scalar) || isRightToLeft(scalar)
    }

    /// The replacement for a character that would drive the terminal (C0, DEL, C1) or break the line.
    private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0...0x1F: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x2028, 0x2029: "\u{FFFD}"
        default: nil
        }
    }

    /// Embeddings, overrides, isolates and marks: they would act beyond the text.
    private static func isDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether a character belongs to a script that runs from right to left.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

/// Names from outside, made safe to print beside the program's own words.
package enum ShownName {
    /// The name on one line; in quotation marks if a part of it could be mistaken for what the program prints about
    /// names (LOOK-4), such as “Ana Reis (Verified/Signed)”.
    ///
    /// - Parameter word: The word that stands for the owner; a name that resembles it is quoted, too.
    package static func text(_ name: String, unlike word: String? = nil) -> String {
        quoted(UntrustedText.line(name), of: name, unlike: word)
    }

    /// The name as `text(_:unlike:)` makes it, without isolates, for a screen of cells.
    package static func bare(_ name: String, unlike word: String? = nil) -> String {
        quoted(UntrustedText.bare(name), of: name, unlike: word)
    }

    private static func quoted(_ safe: String, of name: String, unlike word: String?) -> String {
        let look = NameLook(name)
        guard look.couldPassForVerdict || word.map({ look.resembles(NameLook($0)) }) == true else { return safe }
        let inner = safe.map { "“”„‟\"＂".contains($0) ? "'" : $0 }
        return "“\(String(inner))”"
    }
}
