/// The folding of each character for search: the expanded form of `FoldData`.
///
/// `FoldData.runs` is a sequence of runs of characters that fold alike, in ascending order from U+0080; characters in
/// no run separate words. Numbers are written in base 32, lowest digit first, each digit as one character of `A…Z a…z
/// 0…9 + -` whose sixth bit indicates that more digits follow; a signed number has its sign in the lowest bit. A run
/// consists of: the number of characters skipped since the last run, length, operation, operands. The operations are:
///
/// | code | meaning |
/// |---|---|
/// | 0 | is dropped: it neither separates words nor remains |
/// | 1, 2, 3 | remains unchanged as: a letter; a word of its own; a mark on the preceding character |
/// | 4, 5, 6 | the same three, mapped to the character at a signed distance |
/// | 7, 8, 9 | the same three, mapped to the characters listed: their number, then their codes |
/// | 10 | capital and small letters alternate; all map to the small one |
struct FoldTable: Sendable {
    /// A block number for every 256 characters, followed by the blocks of 256 entries each.
    private let entries: [UInt16]
    /// For characters that map to others: the kind, the length in bytes, and that many bytes of UTF-8.
    private let replacements: [UInt8]

    /// The table of this release, expanded on first use, which takes well under a millisecond.
    static let shared = FoldTable()

    /// The entries that are not offsets into the replacements.
    enum Entry {
        static let separator: UInt16 = 0
        static let dropped: UInt16 = 1
        static let letter: UInt16 = 2
        static let single: UInt16 = 3
        static let attached: UInt16 = 4
        static let firstReplacement: UInt16 = 5
    }

    /// The number of 256-character blocks in the Unicode code space.
    static let blockCount = 0x1100

    private init() {
        var builder = Builder()
        builder.expand(FoldData.runs)
        entries = builder.entries
        replacements = builder.replacements
    }

    /// Calls `body` with both tables for the duration of a pass over text.
    func withTables<Result>(_ body: (UnsafeBufferPointer<UInt16>, UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        entries.withUnsafeBufferPointer { entries in
            replacements.withUnsafeBufferPointer { replacements in body(entries, replacements) }
        }
    }
}

extension FoldTable {
    /// Expands the runs. The data is built in, so a misplaced run is skipped rather than reported.
    private struct Builder {
        /// Initially every character separates words: all blocks are the first of five that hold a single value each.
        var entries: [UInt16] =
            Array(repeating: 0, count: blockCount) + (0..<5).flatMap { Array(repeating: UInt16($0), count: 256) }
        var replacements: [UInt8] = []

        mutating func expand(_ runs: StaticString) {
            runs.withUTF8Buffer { text in
                var reader = Reader(text: text)
                var first = 0x80
                while !reader.isAtEnd {
                    first += reader.number()
                    let count = reader.number()
                    guard count > 0, first + count <= blockCount * 256 else { return }
                    apply(operation: reader.number(), to: first..<first + count, &reader)
                    first += count
                }
            }
        }

        private mutating func apply(operation: Int, to run: Range<Int>, _ reader: inout Reader) {
            switch operation {
            case 0...3:
                fill(run, with: UInt16(operation) + Entry.dropped)
            case 4...6:
                let distance = reader.signedNumber()
                each(of: run) { builder, code in
                    builder.set(code, to: builder.replacement(kind: operation - 4, code + distance))
                }
            case 7...9:
                let codes = (0..<reader.number()).map { _ in reader.number() }
                each(of: run) { builder, code in
                    builder.set(code, to: builder.replacement(kind: operation - 7, codes))
                }
            case 10:
                each(of: run) { builder, code in
                    let isCapital = (code - run.lowerBound).isMultiple(of: 2)
                    builder.set(code, to: isCapital ? builder.replacement(kind: 0, code + 1) : Entry.letter)
                }
            default: break
            }
        }

        /// Visits a run without an iterator, which would take most of the time in unoptimised builds.
        private mutating func each(of run: Range<Int>, _ body: (inout Builder, Int) -> Void) {
            var code = run.lowerBound
            while code < run.upperBound {
                body(&self, code)
                code += 1
            }
        }

        /// Sets many characters to a value that has its own block, in whole blocks where possible.
        private mutating func fill(_ run: Range<Int>, with entry: UInt16) {
            var code = run.lowerBound
            while code < run.upperBound {
                if code.isMultiple(of: 256), code + 256 <= run.upperBound {
                    entries[code / 256] = entry
                    code += 256
                } else {
                    set(code, to: entry)
                    code += 1
                }
            }
        }

        private mutating func set(_ code: Int, to entry: UInt16) {
            var block = Int(entries[code / 256])
            if block < 5 {
                entries.append(contentsOf: repeatElement(UInt16(block), count: 256))
                block = (entries.count - blockCount) / 256 - 1
                entries[code / 256] = UInt16(block)
            }
            entries[blockCount + block * 256 + code % 256] = entry
        }

        private mutating func replacement(kind: Int, _ codes: [Int]) -> UInt16 {
            replacement(kind: kind) { builder in for code in codes { builder.append(code) } }
        }

        private mutating func replacement(kind: Int, _ code: Int) -> UInt16 {
            replacement(kind: kind) { $0.append(code) }
        }

        private mutating func replacement(kind: Int, writing characters: (inout Builder) -> Void) -> UInt16 {
            let start = replacements.count
            replacements.append(UInt8(kind) + UInt8(Entry.letter))
            replacements.append(0)
            characters(&self)
            replacements[start + 1] = UInt8(replacements.count - start - 2)
            return UInt16(start) + Entry.firstReplacement
        }

        /// Appends a character in UTF-8.
        private mutating func append(_ code: Int) {
            if let scalar = Unicode.Scalar(UInt32(code)) { replacements.append(contentsOf: scalar.utf8) }
        }
    }

    /// Reads the encoded numbers.
    private struct Reader {
        let text: UnsafeBufferPointer<UInt8>
        var position = 0

        init(text: UnsafeBufferPointer<UInt8>) {
            self.text = text
        }

        var isAtEnd: Bool { position >= text.count }

        mutating func number() -> Int {
            var value = 0
            var shift = 0
            while position < text.count {
                let byte = text[position]
                position += 1
                guard let digit = Reader.digit(byte) else { continue }  // end of line
                value |= (digit & 31) << shift
                shift += 5
                if digit < 32 { break }
            }
            return value
        }

        mutating func signedNumber() -> Int {
            let value = number()
            return value & 1 == 0 ? value >> 1 : -((value + 1) >> 1)
        }

        private static func digit(_ byte: UInt8) -> Int? {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
            case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 52
            case UInt8(ascii: "+"): 62
            case UInt8(ascii: "-"): 63
            default: nil
            }
        }
    }
}
