import WhisperLocalization
import WhisperTestThreads
import Testing

@Suite("Numbers in phrases (UX-3)", .ownThreads)
struct PluralTests {
    @Test(
        "Whole numbers fall into the plural categories of CLDR",
        arguments: [
            (Language.english, [0: PluralCategory.other, 1: .one, 2: .other, 1_000_000: .other]),
            (.german, [0: .other, 1: .one, 21: .other]),
            (.turkish, [0: .other, 1: .one, 5: .other]),
            (.spanish, [0: .other, 1: .one, 2: .other, 1_000_000: .many, 1_000_001: .other, 3_000_000: .many]),
            (.french, [0: .one, 1: .one, 2: .other, 1_000_000: .many]),
            (.portuguese, [0: .one, 1: .one, 2: .other, 2_000_000: .many]),
            (.hindi, [0: .one, 1: .one, 2: .other]),
            (.chineseSimplified, [0: .other, 1: .other, 100: .other]),
            (
                .arabic,
                [
                    0: .zero, 1: .one, 2: .two, 3: .few, 10: .few, 11: .many, 99: .many, 100: .other, 102: .other,
                    103: .few, 111: .many, 200: .other,
                ]
            ),
        ])
    func categories(language: Language, expected: [Int64: PluralCategory]) {
        for (number, category) in expected {
            #expect(language.pluralCategory(of: number) == category, "\(number)")
            #expect(language.pluralCategories.contains(category))
        }
    }

    @Test("A negative number counts as its magnitude does, the least one included")
    func negativeNumbers() {
        #expect(Language.english.pluralCategory(of: -1) == .one)
        #expect(Language.arabic.pluralCategory(of: .min) == .few)
    }

    @Test(
        "Digits stand in groups as the language has them",
        arguments: [
            (Language.english, Int64(1_234_567), "1,234,567"), (.english, 999, "999"), (.english, 1_000, "1,000"),
            (.german, 1_234_567, "1.234.567"), (.french, 12_345, "12\u{202F}345"), (.spanish, 1_234, "1234"),
            (.spanish, 12_345, "12\u{A0}345"), (.portuguese, 1_234, "1.234"), (.hindi, 12_345_678, "1,23,45,678"),
            (.english, -1_234, "-1,234"), (.english, .min, "-9,223,372,036,854,775,808"), (.english, 0, "0"),
        ])
    func grouping(language: Language, number: Int64, expected: String) {
        #expect(language.formatted(number) == expected)
    }
}
