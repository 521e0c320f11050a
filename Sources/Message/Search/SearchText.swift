/// Defines what a word is for every store, query and snippet (ST-5).
///
/// - Letters and digits of ASCII form words, in lower case; every other ASCII character separates them.
/// - Beyond ASCII, letters are folded: case, diacritics, width, ligatures and digits of other scripts (`É`→`e`,
///   `ß`→`ss`, `İ ı`→`i`, `Ё`→`е`, `ς`→`σ`, `Ａ`→`a`, `٣`→`3`, `أ`→`ا`); vowel points, tatweel, joiners and direction
///   marks are dropped.
/// - Characters of scripts without spaces between words (Han, kana, Thai, Lao, Khmer, Burmese, Yi) are one word each,
///   including their marks; so is each pictograph, without its skin tone. Katakana is written as hiragana.
/// - A decomposed text yields the same words as its composed form.
///
/// The index form of a text is its words joined by single spaces. A tokenizer that splits at ASCII characters other
/// than letters and digits, lower-cases ASCII and treats all bytes from 0x80 as letters (FTS4's `simple`) finds exactly
/// these words in it, and also in any text for which `isIndexForm` is true.
public enum SearchText {
    /// Returns whether such a tokenizer finds the right words in the unmodified text: pure ASCII without NUL.
    ///
    /// Runs at memory speed.
    public static func isIndexForm(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // A byte x > 0x80 or x == 0 has the high bit set in x or in x - 1. Only a zero causes a borrow between bytes.
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        let raw = UnsafeRawBufferPointer(text)
        var position = 0
        while position + 32 <= raw.count {
            let words = raw.loadUnaligned(fromByteOffset: position, as: SIMD4<UInt64>.self)
            let bits = words | (words &- SIMD4(repeating: ones))
            if (bits[0] | bits[1] | bits[2] | bits[3]) & highs != 0 { return false }
            position += 32
        }
        while position < raw.count {
            if raw[position] == 0 || raw[position] >= 0x80 { return false }
            position += 1
        }
        return true
    }

    /// How each character is folded, in the form that `FoldTable` describes, for implementations in other languages.
    package static var foldRuns: StaticString { FoldData.runs }

    /// Appends the index form of a text to a buffer.
    ///
    /// Bytes that are not UTF-8 separate words.
    public static func appendIndexForm(of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var folder = WordFolder(output: output, recordsWords: false)
        output = []  // the folder holds the only reference, so that appending copies nothing
        folder.fold(text)
        output = folder.output
    }

    /// Returns the index form of a text, or the text itself if it already is one.
    public static func indexForm(of text: String) -> String {
        var text = text
        return text.withUTF8 { bytes -> String? in
            if isIndexForm(bytes) { return nil }
            var folder = WordFolder(output: [], recordsWords: false)
            folder.fold(bytes)
            return String(decoding: folder.output, as: UTF8.self)
        } ?? text
    }

    /// Returns the words of a text and their ranges.
    public static func words(of text: String) -> SearchWords {
        var text = text
        return text.withUTF8 { bytes in
            var folder = WordFolder(output: [], recordsWords: true)
            folder.fold(bytes)
            return SearchWords(folded: folder.output, words: folder.words)
        }
    }
}
