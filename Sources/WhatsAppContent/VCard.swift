/// The few properties that are read of a contact card (RFC 6350).
package enum VCard {
    /// The name that a card shows (`FN`); nil if it has none.
    package static func name(of card: String) -> String? {
        for line in lines(of: card) {
            guard let (property, value) = split(line), property == "FN" else { continue }
            let name = unescaped(value)
            if !name.isEmpty { return name }
        }
        return nil
    }

    /// The WhatsApp numbers of a card: the digits of each `waid` parameter.
    package static func numbers(of card: String) -> [String] {
        lines(of: card).compactMap { line in
            guard let start = line.range(of: "waid=") else { return nil }
            let digits = line[start.upperBound...].prefix { $0.isASCII && $0.isNumber }
            return digits.isEmpty ? nil : String(digits)
        }
    }

    /// The telephone numbers of a card (`TEL`), as they are written, and each that has spaces or marks also without.
    package static func telephones(of card: String) -> [String] {
        var found: [String] = []
        for line in lines(of: card) {
            guard found.count < 64, let (property, value) = split(line), property == "TEL" else { continue }
            let written = unescaped(value.lowercased().hasPrefix("tel:") ? value.dropFirst(4) : value)
            let digits = written.filter { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, written.utf8.count <= 200 else { continue }
            let compact = (written.contains("+") ? "+" : "") + digits
            for form in [written, compact] where !found.contains(form) { found.append(form) }
        }
        return found
    }

    /// The first lines of a card. A genuine one has a photograph as its longest property, after the name.
    private static func lines(of card: String) -> [Substring] {
        card.prefix(16_384).split(maxSplits: 256, whereSeparator: \.isNewline)
    }

    /// The name of a property without its group and parameters, and its value.
    private static func split(_ line: Substring) -> (property: String, value: Substring)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let head = line[..<colon].prefix { $0 != ";" }
        let property = head.split(separator: ".").last.map { $0.uppercased() } ?? ""
        return (property, line[line.index(after: colon)...])
    }

    private static func unescaped(_ value: Substring) -> String {
        var text = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                text.append(character == "n" || character == "N" ? " " : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.append(character)
            }
        }
        return text
    }
}

extension Substring {
    /// The first place of an ASCII text.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
