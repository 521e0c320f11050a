import Message

/// Finds known names inside text, in any case and with or without diacritics, and replaces them.
struct NameTable: Sendable {
    private struct Entry: Sendable {
        /// The folded words of the name.
        var words: [String]
        /// What stands in for it.
        var replacement: String
    }

    /// Names by their first word, those of more words first.
    private var entries: [String: [Entry]] = [:]
    private var whole: [String: String] = [:]

    /// Adds a name, and each part of it that is a name by itself: one with a capital letter and at least three letters.
    mutating func add(_ name: String, replacement: String) {
        let words = SearchText.words(of: name)
        guard words.count > 0 else { return }
        insert(words.strings, replacement)
        guard words.count > 1 else { return }
        let bytes = Array(name.utf8)
        for (index, word) in words.words.enumerated() {
            let text = String(decoding: bytes[word.source], as: UTF8.self)
            guard text.count >= 3, text.first?.isUppercase == true else { continue }
            insert([words.strings[index]], replacement)
        }
    }

    /// What stands in for a whole name; nil where it is not known.
    func replacement(of name: String) -> String? {
        whole[NameTable.key(SearchText.words(of: name).strings)]
    }

    /// The text with every known name replaced; `shared` stands in for names that several people bear.
    func replaced(_ text: String) -> String {
        guard !entries.isEmpty else { return text }
        let words = SearchText.words(of: text)
        let strings = words.strings
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var copied = 0
        var index = 0
        while index < strings.count {
            guard let entry = entry(at: index, in: strings) else {
                index += 1
                continue
            }
            let start = words.words[index].source.lowerBound
            let end = words.words[index + entry.words.count - 1].source.upperBound
            result += bytes[copied..<start]
            result += Array(entry.replacement.utf8)
            copied = end
            index += entry.words.count
        }
        guard copied > 0 else { return text }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    private func entry(at index: Int, in strings: [String]) -> Entry? {
        entries[strings[index]]?.first { strings[index...].starts(with: $0.words) }
    }

    private mutating func insert(_ words: [String], _ replacement: String) {
        guard let first = words.first else { return }
        let key = NameTable.key(words)
        let isShared = whole[key].map { $0 != replacement } ?? false
        whole[key] = isShared ? NameTable.shared : replacement
        var list = (entries[first] ?? []).filter { $0.words != words }
        list.append(Entry(words: words, replacement: isShared ? NameTable.shared : replacement))
        list.sort { $0.words.count > $1.words.count }
        entries[first] = list
    }

    private static func key(_ words: [String]) -> String { words.joined(separator: " ") }

    /// Stands in for a name that several people bear.
    private static let shared = "contact"
}
