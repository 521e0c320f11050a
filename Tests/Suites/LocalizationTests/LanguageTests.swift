import WhisperLocalization
import WhisperTestThreads
import Testing

@Suite("Language of the environment (UX-3)", .ownThreads)
struct LanguageTests {
    private func language(_ variables: [String: String]) -> Language {
        Language.preferred { variables[$0] }
    }

    @Test("LC_ALL overrides LC_MESSAGES, which overrides LANG")
    func precedence() {
        let all = ["LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "es_ES.UTF-8", "LANG": "fr_FR.UTF-8"]
        #expect(language(all) == .german)
        #expect(language(all.filter { $0.key != "LC_ALL" }) == .spanish)
        #expect(language(["LANG": "fr_FR.UTF-8"]) == .french)
        #expect(language([:]) == .english)
    }

    @Test("A name stands in the quotation marks of the language")
    func quotationMarks() {
        let quoted = Language.allCases.map { $0.quoted("Ana") }
        #expect(
            quoted == [
                "“Ana”", "„Ana“", "«Ana»", "«\u{202F}Ana\u{202F}»", "“Ana”", "“Ana”", "«Ana»", "“Ana”", "“Ana”",
            ])
    }

    @Test("An empty variable counts as unset")
    func emptyVariable() {
        #expect(language(["LC_ALL": "", "LC_MESSAGES": "", "LANG": "tr_TR.UTF-8"]) == .turkish)
    }

    @Test("The first variable that is set decides, even if it names an unsupported language")
    func foreignLanguage() {
        #expect(language(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]) == .english)
        #expect(language(["LC_MESSAGES": "ja_JP.UTF-8", "LANG": "de_DE.UTF-8"]) == .english)
    }

    @Test(
        "Locale names lead to their language",
        arguments: [
            ("en_GB.UTF-8", Language?.some(.english)), ("pt_BR", .portuguese), ("ar_EG.UTF-8", .arabic),
            ("hi_IN", .hindi), ("zh_CN.UTF-8", .chineseSimplified), ("zh_SG", .chineseSimplified),
            ("zh", .chineseSimplified), ("zh_Hans_CN", .chineseSimplified), ("zh_TW.UTF-8", nil), ("zh_HK", nil),
            ("zh_Hant", nil), ("de_AT@euro", .german), ("DE_de", .german), ("C.UTF-8", nil), ("POSIX", nil),
            ("", nil), ("_", nil), ("dea", nil),
        ])
    func localeNames(name: String, expected: Language?) {
        #expect(Language(locale: name) == expected)
    }
}
