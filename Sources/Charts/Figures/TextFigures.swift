import WhisperMessage

/// Reads the words and emoji of a text.
enum TextFigures {
    /// The fewest letters of a word that is listed: shorter ones are mostly articles and pronouns.
    static let shortestWord = 4
    /// The most bytes of a word or an emoji that is listed; longer ones are not words.
    static let longestItem = 64

    /// Calls `body` with each word to list, in small letters, and returns the number of all words.
    ///
    /// A word is what the search takes for one (`SearchText`), so that a Chinese character counts as one. Listed are
    /// words of at least `shortestWord` letters that are not digits alone, and pairs of adjacent Chinese or Japanese
    /// characters. Links and names of files are neither counted nor listed.
    static func words(of text: String, _ body: (String) -> Void) -> Int64 {
        var text = text
        let read = SearchText.words(of: text)
        var count: Int64 = 0
        text.withUTF8 { bytes in
            let others = otherRanges(in: bytes)
            var other = others.startIndex
            var previous: Range<Int>?
            for word in read.words {
                while other < others.endIndex, others[other].upperBound <= word.source.lowerBound { other += 1 }
                if other < others.endIndex, others[other].overlaps(word.source) { continue }
                let source = UnsafeBufferPointer(rebasing: bytes[word.source])
                let kind = Kind(source)
                guard kind != .pictograph else { continue }
                count += 1
                if kind == .ideograph {
                    if let start = previous, start.upperBound == word.source.lowerBound {
                        body(String(decoding: bytes[start.lowerBound..<word.source.upperBound], as: UTF8.self))
                    }
                    previous = word.source
                    continue
                }
                previous = nil
                guard kind == .letters, source.count >= shortestWord, source.count <= longestItem else { continue }
                if source.allSatisfy({ $0 < 0x80 }) {
                    guard source.contains(where: { $0 >= UInt8(ascii: "A") }) else { continue }
                    body(String(decoding: read.folded[word.folded], as: UTF8.self))
                } else {
                    let written = String(decoding: source, as: UTF8.self).lowercased()
                    if written.count >= shortestWord { body(written) }
                }
            }
        }
        return count
    }

    /// Calls `body` with each emoji, without its tone of skin.
    static func emoji(of text: String, _ body: (String) -> Void) {
        // No emoji begins with a byte below E2, but for two that an EF must follow.
        guard text.utf8.contains(where: { $0 >= 0xE2 }) else { return }
        guard text.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) else {
            return
        }
        for character in text {
            let scalars = character.unicodeScalars
            guard let first = scalars.first, first.value > 0x7F || scalars.count > 1, first.properties.isEmoji,
                first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") || scalars.contains(where: isTone)
            else { continue }
            body(toneless(character))
        }
    }

    /// An emoji without its tone of skin, as people share one emoji, not one tone.
    static func toneless(_ emoji: Character) -> String {
        let scalars = emoji.unicodeScalars
        guard scalars.count <= longestItem / 4 else { return String(scalars.prefix(1)) }
        guard scalars.count > 1, scalars.contains(where: isTone) else { return String(emoji) }
        var plain = String.UnicodeScalarView(scalars.filter { !isTone($0) })
        // Without the tone that made it one, the sign needs the selector to be an emoji.
        if plain.count == 1, plain.first?.properties.isEmojiPresentation == false { plain.append("\u{FE0F}") }
        return String(plain)
    }

    private static func isTone(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }

    /// The ranges of what are no words, each to the next space: links, which have `://` or begin with `www.`, and names of
    /// files.
    private static func otherRanges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        guard bytes.contains(UInt8(ascii: ":")) || bytes.contains(UInt8(ascii: ".")) else { return [] }
        var ranges: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            guard bytes[start] > 0x20 else {
                start += 1
                continue
            }
            var end = start
            var isLink = false
            var hasPoint = false
            while end < bytes.count, bytes[end] > 0x20 {
                if bytes[end] == UInt8(ascii: ":"), end + 2 < bytes.count, bytes[end + 1] == UInt8(ascii: "/"),
                    bytes[end + 2] == UInt8(ascii: "/")
                {
                    isLink = true
                }
                if bytes[end] == UInt8(ascii: ".") { hasPoint = true }
                end += 1
            }
            if isLink || hasPoint && isName(bytes[start..<end]) { ranges.append(start..<end) }
            start = end
        }
        return ranges
    }

    /// Whether it is the name of a web site or of a file, with the punctuation around it.
    private static func isName(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        func isOfName(_ byte: UInt8) -> Bool {
            byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
        guard let first = bytes.firstIndex(where: isOfName), let last = bytes.lastIndex(where: isOfName) else {
            return false
        }
        let name = String(decoding: bytes[first...last], as: UTF8.self)
        return name.prefix(4).lowercased() == "www." || Attachment.mediaType(ofFileNamed: name) != nil
    }

    /// What kind of word it is, by its first character.
    private enum Kind {
        case letters, ideograph, syllable, pictograph

        init(_ bytes: UnsafeBufferPointer<UInt8>) {
            guard let first = bytes.first, first >= 0xE0 else {
                self = .letters
                return
            }
            var decoder = UTF8()
            var iterator = bytes.makeIterator()
            guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
                self = .letters
                return
            }
            switch scalar.value {
            // Kana, Han and the marks among them.
            case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
                0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFD:
                self = .ideograph
            // Thai, Lao, Burmese, Khmer and Yi, whose characters the search treats as words.
            case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0xA000...0xA4CF,
                0xA9E0...0xA9FF, 0xAA60...0xAA7F:
                self = .syllable
            case _ where scalar.properties.isEmoji: self = .pictograph
            default: self = .letters
            }
        }
    }
}
