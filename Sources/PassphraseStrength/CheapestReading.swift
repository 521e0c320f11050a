/// Finds the reading of a passphrase as pieces that a guesser tries (characters, words, rows, dates, repetitions) that takes
/// the fewest guesses in all.
///
/// The costs of all beginnings are computed one after the other from those of shorter ones, of which only the last few are
/// kept. So the time is proportional to the length, and appending a character lowers a cost at most by what the piece that
/// it completes saves.
enum CheapestReading {
    /// The longest piece, in bytes; what continues a longer repetition or row costs nothing.
    private static let longest = 48
    /// How many costs are kept: more than `longest`, a power of two.
    private static let kept = 64

    /// The cost of the whole, in sixteenths of a bit.
    static func cost(of bytes: Span<UInt8>) -> Int {
        var costs = Costs()
        var repetition = Repetitions()
        var row = DirectedRun(step: KeyboardRows.step)
        var sequence = DirectedRun(step: Alphabet.step)
        var digits = 0
        var seen = ByteSet()
        for index in bytes.indices {
            let byte = bytes[index]
            seen.insert(byte)
            let previous = index > 0 ? bytes[index - 1] : nil
            var best = costs.last + CharacterCost.of(byte, after: previous)
            // Pieces that end here, given by their length and what they cost beyond the beginning before them.
            func consider(_ length: Int, _ cost: Int) {
                best = min(best, length > longest ? costs.last : costs.before(length, upTo: index) + cost)
            }
            repetition.read(bytes, at: index, found: consider)
            row.read(byte, after: previous)
            if row.length >= 3 { consider(row.length, 4 * Bits.one + Bits.logarithm(row.length)) }
            sequence.read(byte, after: previous)
            if sequence.length >= 3 { consider(sequence.length, 3 * Bits.one + Bits.logarithm(sequence.length)) }
            digits = Alphabet.isDigit(byte) ? min(digits + 1, longest) : 0
            DatePatterns.find(in: bytes, endingAt: index, digits: digits, found: consider)
            CommonWords.find(in: bytes, endingAt: index, found: consider)
            SyllableWords.find(in: bytes, endingAt: index, found: consider)
            costs.append(best)
        }
        // Few characters in any order: which they are, and which of them stands where.
        let choice = seen.count * 6 * Bits.one + bytes.count * Bits.logarithm(seen.count)
        return min(costs.last, choice)
    }

    /// The costs of the last beginnings.
    private struct Costs {
        private var ring = [Int](repeating: 0, count: kept)
        private var count = 0

        /// The cost of everything so far.
        var last: Int { ring[count & (kept - 1)] }

        /// The cost of what stands before a piece that ends with the byte at a position.
        func before(_ length: Int, upTo index: Int) -> Int { ring[(index + 1 - length) & (kept - 1)] }

        mutating func append(_ cost: Int) {
            count += 1
            ring[count & (kept - 1)] = cost
        }
    }

    /// Bytes that occurred.
    private struct ByteSet {
        private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

        mutating func insert(_ byte: UInt8) {
            let bit = UInt64(1) << UInt64(byte & 63)
            switch byte >> 6 {
            case 0: words.0 |= bit
            case 1: words.1 |= bit
            case 2: words.2 |= bit
            default: words.3 |= bit
            }
        }

        var count: Int {
            words.0.nonzeroBitCount + words.1.nonzeroBitCount + words.2.nonzeroBitCount + words.3.nonzeroBitCount
        }
    }
}

/// What repeats bytes that stand a given distance before it.
struct Repetitions {
    /// The greatest distance at which a repetition is seen.
    private static let farthest = 32
    /// For each distance, how many bytes up to here equal those at that distance before them.
    private var lengths = [Int](repeating: 0, count: farthest + 1)

    mutating func read(_ bytes: Span<UInt8>, at index: Int, found: (Int, Int) -> Void) {
        for distance in 1...Self.farthest where distance <= index {
            guard bytes[index] == bytes[index - distance] else {
                lengths[distance] = 0
                continue
            }
            lengths[distance] += 1
            let length = lengths[distance]
            guard length >= (distance == 1 ? 2 : 3) else { continue }
            found(length, Bits.one + Bits.logarithm(distance) + Bits.logarithm(length))
        }
    }
}

/// A run of bytes each of which is the next, or each the previous, of the one before it.
struct DirectedRun {
    /// The direction between two bytes: 1, −1, or 0 for none.
    private let step: (UInt8, UInt8) -> Int
    private var direction = 0
    /// The number of bytes of the run so far.
    private(set) var length = 1

    init(step: @escaping (UInt8, UInt8) -> Int) {
        self.step = step
    }

    mutating func read(_ byte: UInt8, after previous: UInt8?) {
        let step = previous.map { self.step($0, byte) } ?? 0
        length = step == 0 ? 1 : step == direction ? length + 1 : 2
        direction = step
    }
}
