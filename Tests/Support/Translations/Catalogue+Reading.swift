extension Catalogue {
    /// Reads a file as gettext's tools and translators' editors write it: strings may be spread over lines, and
    /// comments that are not ours are passed over.
    ///
    /// - Throws: ``CatalogueError`` with the number of the line that is not understood.
    public init(file: String) throws(CatalogueError) {
        var reader = CatalogueReader()
        for (index, line) in file.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try reader.read(line, number: index + 1)
        }
        try reader.finish()
        self.init(header: reader.header, entries: reader.entries)
    }
}

/// A line of a catalogue that is not understood.
public struct CatalogueError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1 on.
    public let line: Int
    /// What is wrong with it.
    public let reason: String

    /// A sentence for the user of the tool.
    public var description: String { "line \(line): \(reason)" }
}

/// Takes a catalogue apart, line by line.
private struct CatalogueReader {
    var header: [String] = []
    var entries: [CatalogueEntry] = []

    private var contexts: Set<String> = []
    private var entry = Draft()
    private var field: String?
    private var number = 0

    /// What has been read of an entry so far.
    private struct Draft {
        var comment: [String] = []
        var references: [String] = []
        var isFuzzy = false
        var fields: [String: String] = [:]
    }

    mutating func read(_ line: Substring, number: Int) throws(CatalogueError) {
        self.number = number
        let line = line.last == "\r" ? line.dropLast() : line
        if line.isEmpty {
            try finish()
        } else if line.first == "#" {
            if entry.fields["msgstr"] != nil || entry.fields["msgstr[0]"] != nil { try finish() }
            comment(line)
        } else if line.first == "\"" {
            guard let field else { throw CatalogueError(line: number, reason: "a string belongs to no field") }
            entry.fields[field, default: ""] += try unquoted(line)
        } else {
            guard let space = line.firstIndex(of: " ") else {
                throw CatalogueError(line: number, reason: "a field has no string")
            }
            let name = String(line[..<space])
            if entry.fields["msgstr"] != nil || entry.fields["msgstr[0]"] != nil, !name.hasPrefix("msgstr") {
                try finish()
            }
            let isKnown = ["msgctxt", "msgid", "msgid_plural", "msgstr"].contains(name) || name.hasPrefix("msgstr[")
            guard isKnown, entry.fields[name] == nil else {
                throw CatalogueError(line: number, reason: "the field \(name) is unknown, or occurs twice")
            }
            entry.fields[name] = try unquoted(line[line.index(after: space)...])
            field = name
        }
    }

    private mutating func comment(_ line: Substring) {
        if line.hasPrefix("#. ") { entry.comment.append(String(line.dropFirst(3))) }
        if line.hasPrefix("#: ") { entry.references.append(String(line.dropFirst(3))) }
        if line.hasPrefix("#, ") {
            entry.isFuzzy = line.dropFirst(2).split(separator: ",").contains { $0.drop { $0 == " " } == "fuzzy" }
        }
    }

    /// Ends the entry that was begun, if any.
    mutating func finish() throws(CatalogueError) {
        defer {
            entry = Draft()
            field = nil
        }
        guard let text = entry.fields["msgid"] else {
            guard entry.fields.isEmpty else { throw CatalogueError(line: number, reason: "an entry has no msgid") }
            return
        }
        guard let context = entry.fields["msgctxt"] else {
            guard text.isEmpty, entries.isEmpty else {
                throw CatalogueError(line: number, reason: "an entry has no msgctxt")
            }
            header = (entry.fields["msgstr"] ?? "").split(separator: "\n").map(String.init)
            return
        }
        guard contexts.insert(context).inserted else {
            throw CatalogueError(line: number, reason: "\(context) occurs twice")
        }
        let plural = entry.fields["msgid_plural"]
        var translation: [String] = []
        if plural == nil {
            translation = [entry.fields["msgstr"] ?? ""]
        } else {
            while let form = entry.fields["msgstr[\(translation.count)]"] { translation.append(form) }
        }
        if translation.allSatisfy(\.isEmpty) { translation = [] }
        entries.append(
            CatalogueEntry(
                context: context, text: text, plural: plural, comment: entry.comment.joined(separator: " "),
                reference: entry.references.joined(separator: " "), isFuzzy: entry.isFuzzy, translation: translation))
    }

    private func unquoted(_ string: Substring) throws(CatalogueError) -> String {
        guard string.count >= 2, string.first == "\"", string.last == "\"" else {
            throw CatalogueError(line: number, reason: "a string is not in quotation marks")
        }
        var text = ""
        var isEscaped = false
        for character in string.dropFirst().dropLast().unicodeScalars {
            if isEscaped {
                switch character {
                case "n": text += "\n"
                case "t": text += "\t"
                case "\\", "\"": text.unicodeScalars.append(character)
                default: throw CatalogueError(line: number, reason: "the escape \\\(character) is unknown")
                }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                guard character != "\"" else {
                    throw CatalogueError(line: number, reason: "a quotation mark is not escaped")
                }
                text.unicodeScalars.append(character)
            }
        }
        guard !isEscaped else { throw CatalogueError(line: number, reason: "a string is not in quotation marks") }
        return text
    }
}
