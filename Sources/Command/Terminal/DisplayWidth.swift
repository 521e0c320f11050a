/// How many columns of a terminal a text takes (UAX #11, as terminals apply it).
package enum DisplayWidth {
    /// The columns that a text takes; it must hold no control characters.
    package static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// The columns that one character takes.
    package static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.value < 0x80, scalars.count == 1 { return 1 }
        if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") || scalars.contains("\u{200D}") {
            return first.properties.isEmoji ? 2 : scalars.reduce(0) { $0 + of($1) }
        }
        return scalars.reduce(0) { $0 + of($1) }
    }

    /// The most columns that a text takes on any terminal: some join nothing, and show each part of a character by itself.
    package static func most(of text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + most(of: $1) }
    }

    /// The most columns that one character takes.
    package static func most(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        let width = of(character)
        return scalars.count == 1 ? width : max(width, scalars.reduce(0) { $0 + of(Character($1)) })
    }

    /// The beginning of a text that takes at most so many columns, on whatever terminal, with `…` where something was cut
    /// off.
    package static func truncated(_ text: String, to columns: Int) -> String {
        guard most(of: text) > columns else { return text }
        var result = ""
        var used = 0
        for character in text {
            let width = most(of: character)
            guard used + width <= columns - 1 else { break }
            result.append(character)
            used += width
        }
        // Cutting must not cut off the end of a direction isolate.
        let open = result.unicodeScalars.count { $0 == "\u{2068}" }
        let closed = result.unicodeScalars.count { $0 == "\u{2069}" }
        return result + String(repeating: "\u{2069}", count: max(0, open - closed)) + "…"
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x1160...0x11FF: 0
        case let value where isWide(value): 2
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: 0
            default: 1
            }
        }
    }

    /// East Asian Wide and Fullwidth, by block.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
