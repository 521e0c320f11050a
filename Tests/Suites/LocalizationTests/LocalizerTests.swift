import WhisperLocalization
import WhisperTestThreads
import Testing

@Suite("Filling in phrases (UX-3)", .ownThreads)
struct LocalizerTests {
    private enum Sample: TextKey {
        case greeting, count, brace

        var english: Phrase {
            switch self {
            case .greeting: "Hello {name}, {name}!"
            case .count: .plural(one: "{count} message in {place}", other: "{count} messages in {place}")
            case .brace: "an { open brace"
            }
        }

        func translation(_ language: Language) -> Phrase? {
            self == .count && language == .arabic
                ? .plural(zero: "z", one: "o", two: "t", few: "f {count}", many: "m {count}", other: "x {count}") : nil
        }
    }

    @Test("Placeholders are replaced wherever they occur")
    func placeholders() {
        #expect(Localizer(.english)(Sample.greeting, ["name": "Ada"]) == "Hello Ada, Ada!")
    }

    @Test("Braces in a value mean nothing")
    func bracesInValues() {
        #expect(Localizer(.english)(Sample.greeting, ["name": "{name}"]) == "Hello {name}, {name}!")
    }

    @Test("A placeholder without a value and a lone brace stay as they are")
    func leftovers() {
        #expect(Localizer(.english)(Sample.greeting, ["other": "x"]) == "Hello {name}, {name}!")
        #expect(Localizer(.english)(Sample.brace, ["other": "x"]) == "an { open brace")
    }

    @Test("The number chooses the plural form and is written in groups")
    func plurals() {
        let say = Localizer(.english)
        #expect(say(Sample.count, ["count": .count(1), "place": "A"]) == "1 message in A")
        #expect(say(Sample.count, ["count": .count(12_345), "place": "A"]) == "12,345 messages in A")
        #expect(Localizer(.arabic)(Sample.count, ["count": .count(0)]) == "z")
        #expect(Localizer(.arabic)(Sample.count, ["count": .count(5)]) == "f 5")
    }

    @Test(
        "A list has the comma of the language's script, and a French colon a narrow space before it",
        arguments: Language.allCases)
    func lists(language: Language) {
        let comma = [Language.arabic: "، ", .chineseSimplified: "、"][language] ?? ", "
        let text = Localizer(language)(Sample.greeting, ["name": .list(["{name}", "B"])])
        #expect(text == "Hello {name}\(comma)B, {name}\(comma)B!")
        #expect(language.list(["a"]) == "a" && language.list([String]()) == "")
        let short = Localizer(language)(Sample.greeting, ["name": .list(["A", "B", "C"], most: 2)])
        #expect(short == "Hello A\(comma)B\(comma)…, A\(comma)B\(comma)…!")
        #expect(language.colon == (language == .french ? "\u{202F}:" : ":"))
    }

    @Test("Untranslated texts appear in English")
    func fallback() {
        #expect(Localizer(.hindi)(Sample.greeting, ["name": "Ada"]) == "Hello Ada, Ada!")
    }
}
