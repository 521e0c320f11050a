/// Writes the folded words in one pass over UTF-8: the engine behind `SearchText`.
struct WordFolder {
    /// The words in UTF-8, joined by single spaces.
    private(set) var output: [UInt8]
    /// The ranges of the words, if requested.
    private(set) var words: [SearchWords.Word] = []

    private let recordsWords: Bool
    private let base: Int
    private var state = State.separated
    /// The start of the current word in the source and in the output, and its end in the source.
    private var sourceStart = 0
    private var sourceEnd = 0
    private var outputStart = 0

    /// What immediately precedes the current position.
    private enum State {
        case separated, letter, single
    }

    init(output: [UInt8], recordsWords: Bool) {
        self.output = output
        self.recordsWords = recordsWords
        base = output.count
    }

    mutating func fold(_ text: UnsafeBufferPointer<UInt8>) {
        output.reserveCapacity(base + text.count + text.count / 4)
        FoldTable.shared.withTables { entries, replacements in
            var position = 0
            while position < text.count {
                let byte = text[position]
                if byte < 0x80 {
                    let folded = WordFolder.foldASCII(byte)
                    if folded != 0 {
                        begin(FoldTable.Entry.letter, at: position)
                        output.append(folded)
                        sourceEnd = position + 1
                    } else {
                        separate()
                    }
                    position += 1
                    continue
                }
                let (code, length) = WordFolder.decode(text, at: position)
                take(code, text, position..<position + length, entries, replacements)
                position += length
            }
        }
        separate()
    }

    /// Folds one character beyond ASCII.
    private mutating func take(
        _ code: UInt32, _ text: UnsafeBufferPointer<UInt8>, _ place: Range<Int>, _ entries: UnsafeBufferPointer<UInt16>,
        _ replacements: UnsafeBufferPointer<UInt8>
    ) {
        let block = Int(entries[Int(code >> 8)])
        let entry = entries[FoldTable.blockCount + block << 8 + Int(code & 0xFF)]
        if Composition.mayCompose(code), state != .separated, compose(code) {
            sourceEnd = place.upperBound
            return
        }
        switch entry {
        case FoldTable.Entry.separator:
            separate()
            return
        case FoldTable.Entry.dropped:
            if state == .separated { return }
        case FoldTable.Entry.letter, FoldTable.Entry.single, FoldTable.Entry.attached:
            begin(entry, at: place.lowerBound)
            for index in place { output.append(text[index]) }
        default:
            let record = Int(entry - FoldTable.Entry.firstReplacement)
            begin(UInt16(replacements[record]), at: place.lowerBound)
            let length = Int(replacements[record + 1])
            for index in record + 2..<record + 2 + length { output.append(replacements[index]) }
        }
        sourceEnd = place.upperBound
    }

    /// Begins a word, unless the character belongs to the current one.
    private mutating func begin(_ kind: UInt16, at position: Int) {
        switch kind {
        case FoldTable.Entry.single: startWord(.single, at: position)
        case FoldTable.Entry.attached: if state == .separated { startWord(.single, at: position) }
        default: if state != .letter { startWord(.letter, at: position) }
        }
    }

    private mutating func startWord(_ kind: State, at position: Int) {
        separate()
        if output.count > base { output.append(UInt8(ascii: " ")) }
        state = kind
        sourceStart = position
        outputStart = output.count
    }

    /// Ends the current word.
    private mutating func separate() {
        guard state != .separated else { return }
        if recordsWords {
            words.append(
                SearchWords.Word(
                    folded: outputStart..<output.count, source: sourceStart..<sourceEnd, isSingle: state == .single))
        }
        state = .separated
    }

    /// Combines a character with the last one written if the two form a letter of their own.
    private mutating func compose(_ code: UInt32) -> Bool {
        guard let start = output[outputStart...].lastIndex(where: { $0 & 0xC0 != 0x80 }),
            let composed = Composition.compose(
                output.withUnsafeBufferPointer { WordFolder.decode($0, at: start).code }, code),
            let scalar = Unicode.Scalar(composed), let bytes = UTF8.encode(scalar)
        else { return false }
        output.removeSubrange(start...)
        output.append(contentsOf: bytes)
        return true
    }
}

extension WordFolder {
    /// Returns the folded form of an ASCII letter or digit; 0 for separators.
    @inline(__always) private static func foldASCII(_ byte: UInt8) -> UInt8 {
        let lower = byte | 0x20
        if lower &- UInt8(ascii: "a") < 26 { return lower }
        return byte &- UInt8(ascii: "0") < 10 ? byte : 0
    }

    /// Decodes the character at an offset and its length in bytes; an invalid byte counts as U+FFFD.
    @inline(__always)
    static func decode(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> (code: UInt32, length: Int) {
        let invalid = (code: UInt32(0xFFFD), length: 1)
        let first = UInt32(text[position])
        if first < 0x80 { return (first, 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first < 0xF5, position + length <= text.count else { return invalid }
        var code = first & (0x7F >> UInt32(length))
        for index in position + 1..<position + length {
            let next = UInt32(text[index])
            guard next & 0xC0 == 0x80 else { return invalid }
            code = code << 6 | next & 0x3F
        }
        if length == 3, code < 0x800 { return invalid }
        if length == 4, code < 0x1_0000 { return invalid }
        guard Unicode.Scalar(code) != nil else { return invalid }
        return (code, length)
    }
}
