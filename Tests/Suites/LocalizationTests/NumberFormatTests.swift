import WhisperLocalization
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Decimals, sizes and percentages by language (LIB-11)", .ownThreads)
struct NumberFormatTests {
    /// What a language writes.
    struct Sample: Sendable {
        let language: Language
        let decimal: String
        let percentage: String
        let size: String
        let bytes: String
    }

    @Test(
        "12345.67, 99.9 percent, 1.5 mebibytes and 15 bytes are written as the language writes them",
        arguments: [
            Sample(
                language: .english, decimal: "12,345.67", percentage: "99.9%", size: "1.5 MiB", bytes: "15 B"),
            Sample(
                language: .german, decimal: "12.345,67", percentage: "99,9\u{A0}%", size: "1,5 MiB", bytes: "15 B"),
            Sample(
                language: .spanish, decimal: "12\u{A0}345,67", percentage: "99,9\u{A0}%", size: "1,5 MiB",
                bytes: "15 B"),
            Sample(
                language: .french, decimal: "12\u{202F}345,67", percentage: "99,9\u{A0}%", size: "1,5\u{202F}Mio",
                bytes: "15\u{202F}o"),
            Sample(
                language: .portuguese, decimal: "12.345,67", percentage: "99,9%", size: "1,5 MiB", bytes: "15 B"),
            Sample(
                language: .turkish, decimal: "12.345,67", percentage: "%99,9", size: "1,5 MiB", bytes: "15 B"),
            Sample(
                language: .arabic, decimal: "12,345.67", percentage: "99.9\u{200E}%\u{200E}", size: "1.5 MiB",
                bytes: "15 B"),
            Sample(
                language: .hindi, decimal: "12,345.67", percentage: "99.9%", size: "1.5 MiB", bytes: "15 B"),
            Sample(
                language: .chineseSimplified, decimal: "12,345.67", percentage: "99.9%", size: "1.5 MiB",
                bytes: "15 B"),
        ])
    func samples(sample: Sample) {
        let language = sample.language
        #expect(language.formatted(1_234_567, decimals: 2) == sample.decimal)
        #expect(language.formatted(percent: 999, decimals: 1) == sample.percentage)
        #expect(language.formatted(bytes: 1_572_864) == sample.size)
        #expect(language.formatted(bytes: 15) == sample.bytes)
    }

    @Test("Small and negative numbers keep their zeros and their sign")
    func smallAndNegative() {
        #expect(Language.english.formatted(5, decimals: 2) == "0.05")
        #expect(Language.german.formatted(-5, decimals: 2) == "-0,05")
        #expect(Language.english.formatted(0, decimals: 1) == "0.0")
        #expect(Language.english.formatted(7, decimals: -1) == "7")
        #expect(Language.turkish.formatted(percent: -50) == "-%50")
        #expect(Language.english.formatted(.min, decimals: 18) == "-9.223372036854775808")
    }

    @Test("A size is given in the unit that fits, and what rounds to 1,024 is one of the next")
    func sizes() {
        let sizes: [(Int64, String)] = [
            (0, "0 B"), (1_023, "1,023 B"), (1_024, "1.0 KiB"), (1_536, "1.5 KiB"), (1_048_524, "1,023.9 KiB"),
            (1_048_525, "1.0 MiB"), (1_048_576, "1.0 MiB"), (5_368_709_120, "5.0 GiB"),
            (.max, "8,388,608.0 TiB"), (-5, "-5 B"),
        ]
        for (bytes, text) in sizes { #expect(Language.english.formatted(bytes: bytes) == text) }
    }

    @Test("What is written, read back, is the number to the digits shown", arguments: Language.allCases)
    func readBack(language: Language) throws {
        let seed: UInt64 = 20_261
        var random = SeededRandom(seed: seed)
        for _ in 0..<2_000 {
            let decimals = Int.random(in: 0...6, using: &random)
            let number = Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63, using: &random)
            for text in [
                language.formatted(number, decimals: decimals), language.formatted(percent: number, decimals: decimals),
            ] {
                let read = try #require(Reading(text, in: language), "seed \(seed): \(text)")
                #expect(read.number == number, "seed \(seed): \(text)")
                #expect(read.decimals == decimals, "seed \(seed): \(text)")
            }
        }
    }

    @Test("A size, read back, is the number of bytes to a twentieth of its unit", arguments: Language.allCases)
    func sizesReadBack(language: Language) throws {
        let seed: UInt64 = 20_262
        var random = SeededRandom(seed: seed)
        for _ in 0..<2_000 {
            let bytes = Int64.random(in: 0 ... .max, using: &random) >> Int64.random(in: 0...62, using: &random)
            let text = language.formatted(bytes: bytes)
            let read = try #require(Reading(text, in: language), "seed \(seed): \(text)")
            let power = try #require(["", "K", "M", "G", "T"].firstIndex(of: read.prefix), "seed \(seed): \(text)")
            let unit = (0..<power).reduce(1.0) { size, _ in size * 1_024 }
            let value = Double(read.number) / (read.decimals == 1 ? 10 : 1) * unit
            let bound = power == 0 ? 0 : unit * 0.050_001
            #expect(abs(value - Double(bytes)) <= bound, "seed \(seed): \(text) for \(bytes)")
        }
    }
}

/// A written number, taken apart by what the tests know of the languages.
private struct Reading {
    /// The number, counted in its last decimal place.
    let number: Int64
    let decimals: Int
    /// The letter that multiplies a unit; empty where there is none.
    let prefix: String

    init?(_ text: String, in language: Language) {
        let separator: Unicode.Scalar =
            [.german, .spanish, .french, .portuguese, .turkish].contains(language) ? "," : "."
        var digits = ""
        var decimals: Int?
        for scalar in text.unicodeScalars {
            if scalar == separator {
                guard decimals == nil else { return nil }
                decimals = 0
            } else if scalar == "-" || ("0"..."9").contains(scalar) {
                digits.unicodeScalars.append(scalar)
                if let count = decimals { decimals = count + 1 }
            }
        }
        guard let number = Int64(digits) else { return nil }
        self.number = number
        self.decimals = decimals ?? 0
        prefix = String(text.filter { "KMGT".contains($0) })
    }
}
