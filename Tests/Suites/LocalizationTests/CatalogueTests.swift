import Foundation
import Testing
import WhisperLocalization
import WhisperTestSupport
import WhisperTestThreads
import WhisperTranslations

@Suite("Translations as data: one catalogue per language, and the tables built from it (LIB-11)", .ownThreads)
struct CatalogueTests {
    private let folder = TranslationFolder(package: PackageRoot.url)

    private static let foreign = Language.allCases.filter { $0 != .english }

    @Test("A catalogue has exactly the program's current texts; otherwise run make strings (LIB-11)")
    func upToDate() throws {
        let sources = try folder.sources().entries
        #expect(sources.count > 1_000 && sources.allSatisfy { !$0.reference.isEmpty && !$0.comment.isEmpty })
        for language in Self.foreign {
            let catalogue = try folder.catalogue(of: language)
            let merged = catalogue.merged(with: sources)
            let stale = zip(catalogue.entries, merged.entries).first { $0 != $1 }?.1.context
            #expect(catalogue == merged, "\(language): \(stale ?? "the number of texts")")
            #expect(catalogue.missing == [], "\(language)")
        }
        let template = try Catalogue(file: String(contentsOf: folder.template, encoding: .utf8))
        #expect(template.entries == sources)
    }

    @Test("The tables in the program match the catalogues; otherwise run make strings (LIB-11)")
    func tables() throws {
        var catalogues: [Language: Catalogue] = [:]
        for language in Self.foreign { catalogues[language] = try folder.catalogue(of: language) }
        let tables = TranslationFolder.tables(catalogues)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.generated.path)
        #expect(Set(names) == Set(tables.keys))
        for (name, table) in tables {
            let file = try String(contentsOf: folder.generated.appending(path: name), encoding: .utf8)
            #expect(file == table, "\(name)")
        }
    }

    @Test("A catalogue is read as it was written, and written as it was read", arguments: foreign)
    func roundTrip(language: Language) throws {
        let file = try String(contentsOf: folder.file(of: language), encoding: .utf8)
        let catalogue = try Catalogue(file: file)
        #expect(catalogue.header.contains("Language: \(language.rawValue)"))
        #expect(try Catalogue(file: catalogue.file(language: language)) == catalogue)
    }

    @Test("The header maps a number to the form of its CLDR plural category (UX-3)", arguments: foreign)
    func pluralForms(language: Language) throws {
        let catalogue = try folder.catalogue(of: language)
        #expect(catalogue.header.contains("Plural-Forms: \(language.pluralForms)"))
        for entry in catalogue.entries where entry.plural != nil {
            #expect(entry.translation.count == language.pluralOrder.count, "\(entry.context)")
        }
        let rule = try #require(language.pluralForms.split(separator: "plural=").last).dropLast()
        for number in Array(0...1_200) + [999_999, 1_000_000, 1_000_001, 2_000_000, 3_000_011, 10_000_000] {
            var expression = PluralExpression(rule, n: number)
            let index = try expression.value()
            #expect(language.pluralOrder[index] == language.pluralCategory(of: Int64(number)), "\(number)")
        }
    }

    @Test("Catalogues from translators' editors are read: multi-line strings, comments, obsolete texts")
    func foreignForms() throws {
        let catalogue = try Catalogue(
            file: """
                # A comment of a translator.
                msgid ""
                msgstr ""
                "Language: de\\n"
                "X-Generator: Poedit\\n"

                # Another one
                #. About a text.
                #: A.swift
                #, python-brace-format, fuzzy
                #| msgid "an earlier text"
                msgctxt "AText.one"
                msgid ""
                "a \\"text\\"\\n"
                "of {count} lines"
                msgstr "ein \\\\ "
                "Text"
                msgctxt "AText.two"
                msgid "{count} a"
                msgid_plural "{count} as"
                msgstr[0] "x"
                msgstr[1] "y"

                #~ msgctxt "AText.gone"
                #~ msgid "gone"
                #~ msgstr "weg"
                """)
        #expect(catalogue.header == ["Language: de", "X-Generator: Poedit"])
        #expect(
            catalogue.entries == [
                CatalogueEntry(
                    context: "AText.one", text: "a \"text\"\nof {count} lines", comment: "About a text.",
                    reference: "A.swift", isFuzzy: true, translation: ["ein \\ Text"]),
                CatalogueEntry(
                    context: "AText.two", text: "{count} a", plural: "{count} as", translation: ["x", "y"]),
            ])
        #expect(catalogue.missing == ["AText.one"], "What is fuzzy counts as missing")
    }

    @Test(
        "What is not understood is reported with its line",
        arguments: [
            ("msgctxt \"a\"\nmsgid \"b\"\nmsgstr \"c", 3), ("msgctxt \"a\"\n\"b\" \"c\"", 2), ("\"a\"", 1),
            ("msgctxt \"a\"\nmsgid \"b\"\nmsgid \"b\"", 3), ("msgctxt \"a\"\nmsgstr \"b\"", 2), ("msgfoo \"a\"", 1),
            ("msgid \"a\"\nmsgstr \"b\"", 2), ("msgctxt \"a\\x\"", 1), ("msgid", 1),
            ("msgctxt \"a\"\nmsgid \"b\"\nmsgstr \"c\"\nmsgctxt \"a\"\nmsgid \"b\"\nmsgstr \"c\"", 6),
        ])
    func faults(file: String, line: Int) {
        #expect(throws: CatalogueError.self) { try Catalogue(file: file) }
        do {
            _ = try Catalogue(file: file)
        } catch {
            #expect(error.line == line, "\(error)")
        }
    }

    @Test(
        "A text whose English changed is fuzzy until it is looked at, a new one is empty, one that is gone is dropped")
    func merging() {
        let old = Catalogue(
            header: ["Language: de"],
            entries: [
                CatalogueEntry(context: "VaultText.created", text: "Made: {path}", translation: ["Angelegt: {path}"]),
                CatalogueEntry(context: "VaultText.locked", text: "Locked.", translation: ["Gesperrt."]),
                CatalogueEntry(context: "VaultText.gone", text: "Gone.", translation: ["Weg."]),
            ])
        let merged = old.merged(with: [
            CatalogueEntry(context: "VaultText.new", text: "New."),
            CatalogueEntry(context: "VaultText.locked", text: "Locked.", comment: "A state."),
            CatalogueEntry(context: "VaultText.created", text: "Created: {path}"),
        ])
        #expect(merged.header == old.header)
        #expect(merged.entries.map(\.context) == ["VaultText.new", "VaultText.locked", "VaultText.created"])
        #expect(merged.entries.map(\.translation) == [[], ["Gesperrt."], ["Angelegt: {path}"]])
        #expect(merged.entries.map(\.isFuzzy) == [false, false, true])
        #expect(merged.entries[1].comment == "A state.")
        #expect(merged.missing == ["VaultText.new", "VaultText.created"])
        let table = TableWriter(.german).file(of: merged)
        #expect(table.contains("        locked: Gesperrt.\n"))
        #expect(!table.contains("Angelegt") && !table.contains("        new:"), "What is missing falls back to English")
    }

    @Test(
        "Text with placeholders is flagged for msgfmt, and marks that cannot be seen stand in tables by their numbers")
    func writing() {
        let entries = [
            CatalogueEntry(
                context: "VaultText.created", text: "One\n{path}", comment: "C.", reference: "A.swift",
                translation: ["Un\u{202F}: \u{200F}{path}"]),
            CatalogueEntry(context: "VaultText.locked", text: "Locked.", plural: "Lockeds.", isFuzzy: true),
        ]
        let catalogue = Catalogue(header: ["Language: fr"], entries: entries)
        #expect(
            catalogue.file(language: .french) == """
                msgid ""
                msgstr ""
                "Language: fr\\n"

                #. C.
                #: A.swift
                #, python-brace-format
                msgctxt "VaultText.created"
                msgid ""
                "One\\n"
                "{path}"
                msgstr "Un\u{202F}: \u{200F}{path}"

                #, fuzzy
                msgctxt "VaultText.locked"
                msgid "Locked."
                msgid_plural "Lockeds."
                msgstr[0] ""
                msgstr[1] ""
                msgstr[2] ""

                """)
        #expect(TableWriter(.french).file(of: catalogue).contains("        created: Un\\u{202F}: \\u{200F}{path}\n"))
    }
}
