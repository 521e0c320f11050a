/// How hard a typed passphrase is to guess, judged as somebody would guess who knows how people choose passphrases: words,
/// rows of the keyboard, dates, repetitions (CLI-3).
///
/// The estimate is deliberately low: a passphrase that is called strong is strong, while one made at random may be called
/// weaker than it is. The bytes are read where they are, in guarded memory: nothing copies them, and nothing that outlives
/// the call is derived from them but the number of bits.
package struct PassphraseStrength: Hashable, Sendable {
    /// What a passphrase withstands.
    package enum Level: Int, Comparable, CaseIterable, Sendable {
        /// Fewer than 40 bits: guessing it takes one computer days or less, even though each guess takes it a second.
        case weak
        /// 40 to 63 bits.
        case fair
        /// 64 bits or more.
        case strong

        package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// The binary logarithm of the number of guesses, rounded down.
    package let bits: Int

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
