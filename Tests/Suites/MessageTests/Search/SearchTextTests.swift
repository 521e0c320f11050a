import Foundation
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Search words (ST-5)", .ownThreads)
struct SearchTextTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let words: [String]
        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(text: "Hello, World 42", words: ["hello", "world", "42"]),
        Case(text: "don't don’t donʼt", words: ["don", "t", "don", "t", "don", "t"]),
        Case(text: "Grüße, Straße, STRASSE, ẞ", words: ["grusse", "strasse", "strasse", "ss"]),
        Case(text: "Café cafe\u{301} CAFÉ", words: ["cafe", "cafe", "cafe"]),
        Case(text: "İstanbul ISPARTA ısı", words: ["istanbul", "isparta", "isi"]),
        Case(text: "Łódź Ørsted Æsir Þór", words: ["lodz", "orsted", "aesir", "thor"]),
        Case(text: "Ελλάδος ΣΟΦΟΣ", words: ["ελλαδοσ", "σοφοσ"]),
        Case(text: "Ёлка ёлка Мой мои", words: ["елка", "елка", "мой", "мои"]),
        Case(text: "Їжак Ґанок М'ята", words: ["їжак", "ґанок", "м", "ята"]),
        Case(text: "Tiếng Việt đường", words: ["tieng", "viet", "duong"]),
        Case(text: "Ｆｕｌｌ　ｗｉｄｔｈ ４２", words: ["full", "width", "42"]),
        Case(text: "السَّلامُ عليـــكم", words: ["السلام", "عليكم"]),
        Case(text: "أحمد إلى على ٢٠٢٤", words: ["احمد", "الي", "علي", "2024"]),
        Case(text: "کتاب كتاب", words: ["كتاب", "كتاب"]),
        Case(text: "שָׁלוֹם שלום", words: ["שלומ", "שלומ"]),
        Case(text: "क़लम मैं २०", words: ["कलम", "मैं", "20"]),
        Case(text: "東京タワー", words: ["東", "京", "た", "わ", "ー"]),
        Case(text: "ﾀﾜｰ ｶﾞｽ ガス かす", words: ["た", "わ", "ー", "が", "す", "が", "す", "か", "す"]),
        Case(text: "我们ok吗", words: ["我", "们", "ok", "吗"]),
        Case(text: "ไทยกำลัง", words: ["ไ", "ท", "ย", "กำ", "ลั", "ง"]),
        Case(text: "한국어 공부", words: ["한국어", "공부"]),
        Case(text: "ㅋㅋㅋ", words: ["ㅋㅋㅋ"]),
        Case(text: "hi😀👍🏽there", words: ["hi", "😀", "👍", "there"]),
        Case(text: "👨\u{200D}👩\u{200D}👧 🇩🇪 ❤\u{FE0F}", words: ["👨", "👩", "👧", "🇩", "🇪", "❤"]),
        Case(text: "a\u{200E}b\u{202F}c\u{00A0}d\u{2028}e", words: ["ab", "c", "d", "e"]),
        Case(text: "می\u{200C}خواهم", words: ["ميخواهم"]),
        Case(text: "ﬁre ² ½ Ⅷ", words: ["fire", "2", "½", "viii"]),
        Case(text: "\u{800}\u{FB4F} \u{10000}", words: ["\u{800}אל", "\u{10000}"]),
        Case(
            text: "a\u{10FFFF}b\u{FFFF}c\u{80}d \u{E000}\u{10FFFD}", words: ["a", "b", "c", "d", "\u{E000}\u{10FFFD}"]),
        Case(text: "", words: []),
        Case(text: "… — !!! \u{0}", words: []),
    ]

    @Test("Words are folded alike in every script (ST-5)", arguments: cases)
    func words(_ sample: Case) {
        #expect(SearchText.words(of: sample.text).strings.map(Bytes.init) == sample.words.map(Bytes.init))
    }

    /// Compares strings by their bytes, as the index does, not by canonical equivalence.
    struct Bytes: Equatable {
        let bytes: [UInt8]
        init(_ text: String) { bytes = Array(text.utf8) }
    }

    @Test("The simple tokenizer of FTS4 finds exactly the words in the index form (ST-5)", arguments: cases)
    func tokenizerAgrees(_ sample: Case) {
        let found = simpleTokenizer(Array(SearchText.indexForm(of: sample.text).utf8))
        #expect(found == SearchText.words(of: sample.text).strings.map { Array($0.utf8) })
    }

    @Test("ASCII is unchanged, and the tokenizer finds the same words in it (ST-5)")
    func asciiStands() {
        let text = "Any ASCII, with \"quotes\" and\ttabs\r\nand LINES_of.text"
        #expect(SearchText.indexForm(of: text) == text)
        #expect(simpleTokenizer(Array(text.utf8)) == SearchText.words(of: text).strings.map { Array($0.utf8) })
    }

    @Test("A single byte that is not plain ASCII is detected anywhere (ST-5)")
    func asciiCheckSeesEveryByte() {
        for length in [1, 7, 31, 32, 33, 64, 100] {
            for place in 0..<length {
                for byte: UInt8 in [0, 0x80, 0xC3, 0xFF] {
                    var bytes = [UInt8](repeating: 1, count: length)
                    #expect(bytes.withUnsafeBufferPointer(SearchText.isIndexForm))
                    bytes[place] = byte
                    #expect(!bytes.withUnsafeBufferPointer(SearchText.isIndexForm))
                }
                let highest = [UInt8](repeating: 0x7F, count: length)
                #expect(highest.withUnsafeBufferPointer(SearchText.isIndexForm))
            }
        }
    }

    @Test("Folding twice gives the same result as folding once, for every character (ST-5)")
    func foldingIsIdempotent() {
        for code in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let once = SearchText.words(of: String(scalar)).folded
            let twice = SearchText.words(of: String(decoding: once, as: UTF8.self)).folded
            if once != twice { Issue.record("U+\(String(code, radix: 16)): \(once) \(twice)") }
        }
    }

    @Test("A decomposed text has the same words as the composed one, for every character (ST-5)")
    func decompositionChangesNothing() {
        for code in UInt32(0x80)...0x3FFFF {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let text = "x" + String(scalar)
            let decomposed = text.decomposedStringWithCanonicalMapping
            if Array(decomposed.utf8) == Array(text.utf8) { continue }
            let (composedWords, decomposedWords) = (SearchText.words(of: text), SearchText.words(of: decomposed))
            if composedWords.folded != decomposedWords.folded {
                Issue.record("U+\(String(code, radix: 16)): \(composedWords.strings) \(decomposedWords.strings)")
            }
        }
    }

    @Test("Capital and small letters fold alike, for every character with a case in Unicode 14 (ST-5)")
    func caseChangesNothing() {
        for code in UInt32(0x41)...0x1E943 {
            guard let scalar = Unicode.Scalar(code), scalar.properties.isCased,
                let age = scalar.properties.age, age.major <= 14
            else { continue }
            let text = String(scalar)
            let lower = scalar.properties.lowercaseMapping
            if SearchText.words(of: text).folded != SearchText.words(of: lower).folded {
                Issue.record("U+\(String(code, radix: 16)): \(SearchText.words(of: text).strings)")
            }
        }
    }

    @Test("Bytes that are not UTF-8 separate words and do no harm (ST-5)")
    func invalidBytesSeparate() {
        let bytes: [UInt8] = Array("one".utf8) + [0xFF] + Array("two".utf8) + [0xE2, 0x82] + Array("é".utf8) + [0xF4]
        var output = Array("kept".utf8)
        bytes.withUnsafeBufferPointer { SearchText.appendIndexForm(of: $0, to: &output) }
        #expect(String(decoding: output, as: UTF8.self) == "keptone two e")
    }

    @Test(
        "Sequences that only look like UTF-8 separate words (ST-5)",
        arguments: [
            [0xC0, 0x80], [0xC1, 0xA1], [0xE0, 0x80, 0xA1], [0xE0, 0x83, 0xA9], [0xF0, 0x80, 0x83, 0xA9],
            [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
            [0xF0, 0x80, 0x81, 0xA1],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80],
        ] as [[UInt8]])
    func illFormed(sequence: [UInt8]) {
        let bytes = Array("a".utf8) + sequence + Array("b".utf8)
        var output: [UInt8] = []
        bytes.withUnsafeBufferPointer { SearchText.appendIndexForm(of: $0, to: &output) }
        #expect(String(decoding: output, as: UTF8.self) == "a b")
    }

    @Test("Any bytes give an index form that is valid UTF-8 and folds to itself (ST-5)", arguments: 1...200)
    func randomBytes(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let alphabet: [[UInt8]] =
            "aZ9 '\u{0}éßı\u{301}\u{3099}かｶ東ไลั가\u{1161}\u{11A8}한😀👍🏽\u{200D}и\u{306}ﷺ½".unicodeScalars.map {
                Array(String($0).utf8)
            } + [[0xFF], [0xE2], [0x80], [0xF0, 0x9F], [0xC0, 0x80], [0xED, 0xA0, 0x80]]
        let bytes = (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in
            alphabet.randomElement(using: &random) ?? []
        }
        let form = bytes.withUnsafeBufferPointer { text in
            var output: [UInt8] = []
            SearchText.appendIndexForm(of: text, to: &output)
            return output
        }
        #expect(String(validating: form, as: UTF8.self) != nil)
        let words = SearchText.words(of: String(decoding: form, as: UTF8.self))
        #expect(words.strings.map { Array($0.utf8) } == simpleTokenizer(form))
    }

    @Test("The ranges of words include their marks (ST-5)")
    func placesOfWords() {
        let text = "¡Olé! e\u{301}a oe\u{301}, 東\u{FE00}京"
        let words = SearchText.words(of: text)
        let bytes = Array(text.utf8)
        let sources = words.words.map { String(decoding: bytes[$0.source], as: UTF8.self) }
        #expect(sources == ["Olé", "e\u{301}a", "oe\u{301}", "東\u{FE00}", "京"])
        #expect(words.folded == Array("ole ea oe 東 京".utf8))
    }
}

/// Models FTS4's `simple` tokenizer: ASCII letters and digits and all bytes from 0x80 form words; ASCII in lower case.
func simpleTokenizer(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split { $0 < 0x80 && !Character(Unicode.Scalar($0)).isLetter && !Character(Unicode.Scalar($0)).isNumber }
        .map { word in word.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 } }
}
