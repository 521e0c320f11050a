/// The numbers and addresses on a contact card (RFC 6350), for reading.
enum CardEntries {
    /// The values of the properties `TEL`, `EMAIL`, `ADR`, `URL` and `ORG`, at most 20, none longer than 200
    /// characters.
    static func entries(of card: String) -> [String] {
        var entries: [String] = []
        for line in card.prefix(16_384).split(maxSplits: 256, whereSeparator: \.isNewline) {
            guard entries.count < 20, let colon = line.firstIndex(of: ":") else { continue }
            let head = line[..<colon].prefix { $0 != ";" }.split(separator: ".").last.map { $0.uppercased() } ?? ""
            guard ["TEL", "EMAIL", "ADR", "URL", "ORG"].contains(head) else { continue }
            var rest = line[line.index(after: colon)...]
            // The scheme of an address says nothing that its property does not say.
            if head == "TEL", rest.lowercased().hasPrefix("tel:") { rest = rest.dropFirst(4) }
            let value = unescaped(rest, isStructured: head == "ADR" || head == "ORG")
            if !value.isEmpty, !entries.contains(value) { entries.append(String(value.prefix(200))) }
        }
        return entries
    }

    /// A value without its escapes; the parts of a structured one with commas between them.
    private static func unescaped(_ value: Substring, isStructured: Bool) -> String {
        var parts: [String] = [""]
        var isEscaped = false
        for character in value {
            if isEscaped {
                parts[parts.count - 1].append(character == "n" || character == "N" ? " " : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ";", isStructured {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
