import WhisperMessage

/// Finds known names in text, regardless of case and diacritics, and replaces them.
struct NameTable: Sendable {
    /// The replacement for each name, by its words.
    private var replacements: [String: String] = [:]
    /// The word counts of the names that begin with a word, in descending order, each once.
    private var lengths: [String: [Int]] = [:]

    /// Adds a name, and each part of it that can be a name: a capitalised word of at least three letters.
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

    /// The replacement for a whole name; nil if it is unknown.
    func replacement(of name: String) -> String? {
        replacements[NameTable.key(SearchText.words(of: name).strings[...])]
    }

    /// The text with every known name replaced, with `shared` for names that several people have.
    func replaced(_ text: String) -> String {
        guard !replacements.isEmpty else { return text }
        let words = SearchText.words(of: text)
        let strings = words.strings
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var copied = 0
        var index = 0
        while index < strings.count {
            guard let (length, replacement) = maximumNameLength(at: index, in: strings) else {
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

    private func maximumNameLength(at index: Int, in strings: [String]) -> (length: Int, replacement: String)? {
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

    /// The replacement for a name that several people have.
    private static let shared = "contact"
}
