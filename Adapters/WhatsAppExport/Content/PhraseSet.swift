/// A set of phrases, matched in bytes without creating strings.
///
/// ASCII case, surrounding marks and blanks, and a final dot are ignored.
struct PhraseSet<Meaning: Sendable>: Sendable {
    private struct Entry: Sendable {
        let bytes: [UInt8]
        let meaning: Meaning
    }

    /// One bit for each combination of length, first and last byte, so that nearly all text is rejected immediately.
    private var gate = [Bool](repeating: false, count: PhraseSet.gateSize)
    private var entries: [UInt64: [Entry]] = [:]
    private var longest = 0

    private static var gateSize: Int { 1 << 14 }

    init(_ phrases: [(String, Meaning)]) {
        for (phrase, meaning) in phrases {
            for variant in Set([phrase, phrase.lowercased(), phrase.uppercased(), PhraseSet.capitalized(phrase)]) {
                insert(Array(variant.utf8), meaning)
            }
        }
    }

    private static func capitalized(_ phrase: String) -> String {
        guard let first = phrase.first else { return phrase }
        return first.uppercased() + phrase.dropFirst().lowercased()
    }

    private mutating func insert(_ raw: [UInt8], _ meaning: Meaning) {
        let span = raw.span
        let range = PhraseSet.normalize(span, 0..<span.count)
        guard !range.isEmpty else { return }
        let bytes = range.map { PhraseSet.lowered(raw[$0]) }
        let hash = PhraseSet.hash(span, range)
        guard !(entries[hash]?.contains { $0.bytes == bytes } ?? false) else { return }
        entries[hash, default: []].append(Entry(bytes: bytes, meaning: meaning))
        gate[PhraseSet.gateIndex(span, range)] = true
        longest = max(longest, bytes.count)
    }

    /// The meaning of a range, if it is one of the phrases.
    func meaning(of bytes: Span<UInt8>, _ range: Range<Int>) -> Meaning? {
        guard range.count <= longest + 32 else { return nil }
        let range = PhraseSet.normalize(bytes, range)
        guard !range.isEmpty, range.count <= longest, gate[PhraseSet.gateIndex(bytes, range)] else { return nil }
        guard let candidates = entries[PhraseSet.hash(bytes, range)] else { return nil }
        for entry in candidates where entry.bytes.count == range.count {
            if PhraseSet.isEqual(bytes, range, entry.bytes) { return entry.meaning }
        }
        return nil
    }

    private static func isEqual(_ bytes: Span<UInt8>, _ range: Range<Int>, _ phrase: [UInt8]) -> Bool {
        for offset in 0..<phrase.count where lowered(bytes[range.lowerBound + offset]) != phrase[offset] {
            return false
        }
        return true
    }

    /// Removes marks and blanks at either end, and a final dot, including a full-width one.
    private static func normalize(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        let trimmed = Marks.trim(bytes, range)
        var end = trimmed.upperBound
        if end > trimmed.lowerBound, bytes[end - 1] == UInt8(ascii: ".") {
            end -= 1
        } else if end - trimmed.lowerBound > 3, bytes.starts(with: [0xE3, 0x80, 0x82], at: end - 3, to: end) {
            end -= 3
        }
        return trimmed.lowerBound..<end
    }

    @inline(__always)
    private static func gateIndex(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        let first = Int(lowered(bytes[range.lowerBound]))
        let last = Int(lowered(bytes[range.upperBound - 1]))
        return (range.count &* 197 ^ first &* 61 ^ last) & (gateSize - 1)
    }

    /// FNV-1a over the lower-cased bytes. The phrases are fixed, so collisions cannot be exploited.
    private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in range { hash = (hash ^ UInt64(lowered(bytes[index]))) &* 0x100_0000_01b3 }
        return hash
    }

    @inline(__always)
    private static func lowered(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }
}
