import WhisperLocalization
import WhisperTestThreads
import Testing

@Suite("Every text in every language (UX-3)", .ownThreads)
struct CompletenessTests {
    /// A text of the tables, whatever its subject.
    struct Entry: CustomTestStringConvertible, Sendable {
        let name: String
        let english: Phrase
        let translation: @Sendable (Language) -> Phrase?

        var testDescription: String { name }
    }

    static let entries: [Entry] = TextCatalog.subjects.flatMap { subject in entries(of: subject) }

    private static func entries<Key: TextKey>(of subject: Key.Type) -> [Entry] {
        subject.allCases.map { key in
            Entry(name: "\(subject).\(key)", english: key.english) { key.phrase(in: $0) }
        }
    }

    private static let foreign = Language.allCases.filter { $0 != .english }

    @Test("Every key resolves in every language", arguments: foreign)
    func complete(language: Language) {
        let missing = Self.entries.filter { $0.translation(language) == nil }.map(\.name)
        #expect(missing.count == 0, "not translated: \(missing.prefix(5)) …")
    }

    @Test("A translation has the placeholders of the English text", arguments: foreign)
    func samePlaceholders(language: Language) {
        for entry in Self.entries {
            guard let phrase = entry.translation(language) else { continue }
            let expected = Set(entry.english.templates.flatMap(PhraseTemplate.placeholders))
            for template in phrase.templates {
                var found = Set(PhraseTemplate.placeholders(in: template))
                // "One message" and "two messages" are words in some languages, without the digit.
                if phrase.isPlural { found.insert("count") }
                #expect(found == expected, "\(entry.name): \(template)")
            }
        }
    }

    @Test("A phrase that counts has a form for each plural category", arguments: Language.allCases)
    func pluralForms(language: Language) {
        for entry in Self.entries {
            guard let phrase = entry.translation(language) else { continue }
            #expect(phrase.isPlural == entry.english.isPlural, "\(entry.name)")
            guard phrase.isPlural else { continue }
            #expect(phrase.categories.isSuperset(of: language.pluralCategories), "\(entry.name)")
        }
    }

    @Test("A translation differs from the English text, with a few listed exceptions", arguments: foreign)
    func different(language: Language) {
        for entry in Self.entries where !Self.mayBeEqual.contains(entry.name) {
            guard let phrase = entry.translation(language) else { continue }
            #expect(phrase.templates != entry.english.templates, "\(entry.name)")
        }
    }

    @Test("No text is empty or begins or ends with a space", arguments: Language.allCases)
    func tidy(language: Language) {
        for entry in Self.entries {
            for template in entry.translation(language)?.templates ?? [] {
                #expect(!template.isEmpty && template.first != " " && template.last != " ", "\(entry.name)")
                #expect(!template.contains("  "), "\(entry.name)")
            }
        }
    }

    @Test("No two texts of a subject have the same key, and the catalogue lists every subject once")
    func catalogue() {
        #expect(Set(Self.entries.map(\.name)).count == Self.entries.count)
        #expect(Self.entries.count > 600)
    }

    /// Words that are the same in several languages, and forms without words.
    private static let mayBeEqual: Set<String> = [
        "BrowserText.chatFound", "BrowserText.personFound", "CalendarText.dateInWords", "CommandText.archiveGroup",
        "CommandText.liveGroup", "DataFailureText.ownCommand",
        "ImportText.dateReading", "DoctorText.services", "TerminalText.progressRate",
        "TerminalText.optionsHeading",
        "TerminalText.argumentsHeading",
        "TerminalText.optionsPlaceholder", "TerminalText.yesWords", "TerminalText.noWords", "VaultText.doctorSodium",
        "VaultText.doctorArchive",
        "VaultText.doctorVersion", "VaultText.doctorSystem", "TopicText.formatsHeading", "TerminalText.nameHeading",
        "TerminalText.descriptionHeading", "TerminalText.errorLabel", "DoctorText.qrEncoder", "DoctorText.qrReader",
        "DoctorText.png", "DoctorText.jpeg", "IdentityText.no", "VaultText.doctorNetwork", "MessageText.titleHeading",
        "StatisticsText.conversations", "StatisticsText.kinds", "SyncText.columnConversation", "SyncText.labelService",
        "ChartText.person", "ChartText.chat", "ChartText.medianDelay", "ChartText.seconds", "ChartText.minutes",
        "ChartText.hours", "ChartText.days", "ChartText.value", "ChartText.messages", "ChartText.kindText",
        "ChartText.kindVideo", "ChartText.kindAudio", "ChartText.kindSticker", "ChartText.kindDocument",
        "PageMessageText.coordinates", "PageMessageText.voteCount", "PageText.chatCount", "PageText.chats",
        "PageText.messageCount", "PageText.monthOfYear", "PageText.pageNumber", "PageText.pages",
        "PageText.unknownChat", "PageText.videos", "GroupText.memberHeading", "GroupText.descriptionHeading",
        "PeopleText.nameHeading", "ReceiptText.messageHeading", "BridgeText.labelSession",
        "MessageText.messagesHeading", "MessageText.image", "MessageText.video", "MessageText.document",
        "MessageText.sticker",
    ]
}
