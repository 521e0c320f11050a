/// Words that occur as often as words do in life: the second half as often as the first, the third a third as often.
///
/// An index over such text behaves as over real text, which uniformly random words would not.
struct Vocabulary: Sendable {
    /// All words, one after the other.
    private let bytes: [UInt8]
    /// Where each begins; one more than there are words.
    private let starts: [Int32]
    /// Ranks, each as often as its word occurs.
    private let draws: [UInt16]

    private static let size = 20_000
    private static let drawBits = 18

    /// The words of a script; the same for each program and seed.
    init(_ script: Script) {
        var generator = SeededGenerator(seed: script.seed)
        var bytes: [UInt8] = []
        var starts: [Int32] = [0]
        var known: Set<[UInt8]> = []
        let units = script.units
        var rank = 0
        while rank < Vocabulary.size {
            // Frequent words are short.
            let syllables = script.syllables(rank: rank, &generator)
            var word: [UInt8] = []
            for _ in 0..<syllables { word += units[generator.below(units.count)] }
            guard known.insert(word).inserted else { continue }
            bytes += word
            starts.append(Int32(bytes.count))
            rank += 1
        }
        self.bytes = bytes
        self.starts = starts
        draws = Vocabulary.zipf()
    }

    private static func zipf() -> [UInt16] {
        let count = 1 << drawBits
        let weights = (0..<size).map { 1 / (Double($0) + 2.7) }
        let total = weights.reduce(0, +)
        var draws: [UInt16] = []
        draws.reserveCapacity(count)
        var sum = 0.0
        for (rank, weight) in weights.enumerated() {
            sum += weight
            while Double(draws.count) < sum / total * Double(count), draws.count < count {
                draws.append(UInt16(rank))
            }
        }
        while draws.count < count { draws.append(0) }
        return draws
    }

    /// Appends a random word.
    @inline(__always)
    func append(to text: inout [UInt8], _ generator: inout SeededGenerator) {
        let rank = Int(draws[Int(generator.next() >> UInt64(64 - Vocabulary.drawBits))])
        text.append(contentsOf: bytes[Int(starts[rank])..<Int(starts[rank + 1])])
    }
}

/// A way of writing.
enum Script: CaseIterable, Sendable {
    case latin, cyrillic, arabic, devanagari, thai, hangul, kana, han

    /// Whether words are separated by spaces.
    var hasSpaces: Bool {
        switch self {
        case .thai, .kana, .han: false
        default: true
        }
    }

    var seed: UInt64 {
        switch self {
        case .latin: 11
        case .cyrillic: 12
        case .arabic: 13
        case .devanagari: 14
        case .thai: 15
        case .hangul: 16
        case .kana: 17
        case .han: 18
        }
    }

    /// The characters that words consist of.
    var units: [[UInt8]] {
        switch self {
        case .latin: Script.pairs("b c d f g h k l m n p r s t v w sh th st br tr ch", "a e i o u ea oo y an er in")
        case .cyrillic: Script.pairs("б в г д ж з к л м н п р с т х ш ст", "а е и о у ы я ов ен ин")
        case .arabic: Script.pairs("ب ت ج ح د ر س ش ع ف ق ك ل م ن ه", "ا و ي ال ين ات ر")
        case .devanagari: Script.pairs("क ग च ज ट ड त द न प ब म य र ल स ह", "ा ि ी ु े ो ं")
        case .thai: Script.pairs("ก ข ค ง จ ช ด ต ท น บ ป พ ม ย ร ล ว ส ห", "า ี ู ะ อน อง าย")
        case .hangul: Script.range(0xAC00, count: 2_350, step: 4)
        case .kana: Script.range(0x3042, count: 75, step: 1)
        case .han: Script.range(0x4E00, count: 3_500, step: 3)
        }
    }

    fileprivate func syllables(rank: Int, _ generator: inout SeededGenerator) -> Int {
        switch self {
        case .han: rank < 1_500 ? 1 : 2
        case .hangul: rank < 600 ? 1 : 2 + generator.below(2)
        default: rank < 60 ? 1 : rank < 2_000 ? 2 : 2 + generator.below(3)
        }
    }

    private static func pairs(_ heads: String, _ tails: String) -> [[UInt8]] {
        // By bytes: a vowel sign would make one character with the space before it.
        heads.utf8.split(separator: 0x20).flatMap { head in
            tails.utf8.split(separator: 0x20).map { Array(head) + Array($0) }
        }
    }

    private static func range(_ first: UInt32, count: UInt32, step: UInt32) -> [[UInt8]] {
        (0..<count).compactMap { Unicode.Scalar(first + $0 * step) }.map { Array(String($0).utf8) }
    }
}
