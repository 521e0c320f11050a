/// How hard a typed passphrase is to guess, judged as somebody would guess who knows how people choose passphrases: words,
/// rows of the keyboard, dates, repetitions (CLI-3).
///
/// The estimate is deliberately low: a passphrase that is called strong is strong, while one made at random may be called
/// weaker than it is. The bytes are read where they are, in guarded memory: nothing copies them, and nothing that outlives
/// the call is derived from them but the number of bits.
package struct PassphraseStrength: Hashable, Sendable {
    /// What a passphrase withstands.
    package enum Level: Int, Comparable, CaseIterable, Sendable {
        /// Fewer than 40 bits: 100 graphics cards guess it within months, even though each guess takes much memory.
        case weak
        /// 40 to 63 bits.
        case fair
        /// 64 bits or more.
        case strong

        package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// The binary logarithm of the number of guesses, rounded down.
    package let bits: Int

    /// Whoever guesses, and how fast: what a guess costs (0.7 s of a core and 256 MiB) lets one computer make 16 in a second,
    /// and 100 graphics cards, limited by their memory, some 65,000.
    package enum Guesser: Int, Sendable {
        case computer = 4
        case graphicsCards = 16
    }

    /// One computer where that is enough for a day's work.
    package var guesser: Guesser { bits < 22 ? .computer : .graphicsCards }

    /// How long guessing takes, as people speak of time.
    package enum Time: CaseIterable, Sendable {
        case seconds, minutes, hours, days, months, years, centuries, ages
    }

    /// How long it takes the guesser.
    package var time: Time {
        // The binary logarithm of seconds: 2 minutes, 2 hours, 2 days, 2 months, 2 years, 200 years, 100,000 years.
        let limits = [7, 13, 17, 22, 26, 33, 42]
        let seconds = bits - guesser.rawValue
        return Time.allCases[limits.firstIndex { seconds < $0 } ?? limits.count]
    }

    /// What the passphrase withstands.
    package var level: Level { bits < 40 ? .weak : bits < 64 ? .fair : .strong }

    /// Estimates a passphrase in UTF-8, in a time proportional to its length. Every access is within the bytes, which `Span`
    /// checks in every build.
    package init(of bytes: Span<UInt8>) {
        bits = CheapestReading.cost(of: bytes) / Bits.one
    }
}

/// Amounts of information as whole numbers of sixteenths of a bit.
enum Bits {
    /// One bit.
    static let one = 16

    /// The logarithm of a positive number to base 2, between whole powers by a straight line.
    static func logarithm(_ number: Int) -> Int {
        guard number > 1 else { return 0 }
        let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
        return exponent * one + (number * one >> exponent) - one
    }
}
