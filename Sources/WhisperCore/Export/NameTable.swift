import WhisperMessage

/// Finds known names inside text, in any case and with or without diacritics, and replaces them.
struct NameTable: Sendable {
    /// What stands in for each name, by its words.
    private var replacements: [String: String] = [:]
    /// How many words the names have that begin with a word: the most first, each number once.
    private var lengths: [String: [Int]] = [:]

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
        replacements[NameTable.key(SearchText.words(of: name).strings[...])]
    }

    /// The text with every known name replaced; `shared` stands in for names that several people bear.
    func replaced(_ text: String) -> String {
        guard !replacements.isEmpty else { return text }
        let words = SearchText.words(of: text)
        let strings = words.strings
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var copied = 0
        var index = 0
        while index < strings.count {
            guard let (length, replacement) = longestName(at: index, in: strings) else {
                index += 1
                continue
            }
            let start = words.words[index].source.lowerBound
            let end = words.words[index + length - 1].source.upperBound
            result += bytes[copied..<start]
            result += Array(replacement.utf8)
            copied = end
            index += length
        }
        guard copied > 0 else { return text }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    private func longestName(at index: Int, in strings: [String]) -> (length: Int, replacement: String)? {
        for length in lengths[strings[index]] ?? [] where length <= strings.count - index {
            let key = NameTable.key(strings[index..<index + length])
            if let replacement = replacements[key] { return (length, replacement) }
        }
        return nil
    }

    private mutating func insert(_ words: [String], _ replacement: String) {
        guard let first = words.first else { return }
        let isShared = replacements[NameTable.key(words[...]), default: replacement] != replacement
        replacements[NameTable.key(words[...])] = isShared ? NameTable.shared : replacement
        let place = lengths[first, default: []].firstIndex { $0 <= words.count }
        guard let place else { return lengths[first, default: []].append(words.count) }
        if lengths[first]?[place] != words.count { lengths[first]?.insert(words.count, at: place) }
    }

    private static func key(_ words: ArraySlice<String>) -> String { words.joined(separator: " ") }

    /// Stands in for a name that several people bear.
    private static let shared = "contact"
}
