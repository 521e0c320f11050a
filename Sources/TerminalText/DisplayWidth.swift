/// How many columns of a terminal a text takes (UAX #11, as terminals apply it), by the tables of one version of Unicode,
/// whatever the system has (LOOK-7).
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
        if scalars.count == 1 { return of(first) }
        // A picture takes two columns, whatever it is composed of; so do signs that a selector turns into one.
        if first.value >= 0x1F000, of(first) == 2 { return 2 }
        for scalar in scalars.dropFirst() {
            switch scalar.value {
            case 0x1F3FB...0x1F3FF: return 2
            // Among ASCII's characters, keys have pictures.
            case 0x20E3: if first.value < 0x80 { return 2 }
            case 0xFE0F, 0x200D: if of(first) == 2 || isSymbol(first) { return 2 }
            default: break
            }
        }
        return scalars.reduce(0) { $0 + of($1) }
    }

    /// Whether terminals that are set up for East Asian text show a character in two columns, and others in one.
    package static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool { contains(WidthData.ambiguous, scalar.value) }

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
        case 0x20...0x7E: 1
        case 0..<0x20: 0
        case let value where value < UInt32(widths.count): Int(widths[Int(value)])
        case let value: contains(WidthData.zero, value) ? 0 : contains(WidthData.wide, value) ? 2 : 1
        }
    }

    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool { contains(WidthData.symbols, scalar.value) }

    /// The widths of the first characters, among them all that are frequent.
    private static let widths: [UInt8] = {
        var widths = [UInt8](repeating: 1, count: 0x20000)
        for (ranges, width) in [(WidthData.zero, UInt8(0)), (WidthData.wide, 2)] {
            for place in stride(from: 0, to: ranges.count - 1, by: 2) {
                for value in ranges[place]...ranges[place + 1] where value < widths.count { widths[Int(value)] = width }
            }
        }
        widths[0x7F] = 0
        return widths
    }()

    /// Whether a character is in one of some ranges, which are in ascending order.
    private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
        var (low, high) = (0, ranges.count / 2)
        while low < high {
            let middle = (low + high) / 2
            if value < ranges[2 * middle] {
                high = middle
            } else if value > ranges[2 * middle + 1] {
                low = middle + 1
            } else {
                return true
            }
        }
        return false
    }
}
