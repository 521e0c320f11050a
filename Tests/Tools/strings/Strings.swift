import Foundation
import WhisperLocalization
import WhisperTranslations

/// `whisper-strings [PACKAGE]`: brings the catalogues of the translators up to date with the texts of the program, and
/// writes the tables in Swift from them.
@main
enum Strings {
    static func main() throws {
        let package = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".", directoryHint: .isDirectory)
        let folder = TranslationFolder(package: package)
        let sources = try folder.sources().entries
        var catalogues: [Language: Catalogue] = [:]
        for language in Language.allCases where language != .english {
            let catalogue = try folder.catalogue(of: language).merged(with: sources)
            catalogues[language] = catalogue
            try write(catalogue.file(language: language), to: folder.file(of: language))
            print("\(language.rawValue): \(catalogue.entries.count) texts, \(catalogue.missing.count) not translated")
        }
        var template = Catalogue(language: nil)
        template.entries = sources
        try write(template.file(language: nil), to: folder.template)
        for (name, text) in TranslationFolder.tables(catalogues) {
            try write(text, to: folder.generated.appending(path: name))
        }
    }

    /// Writes a file that is not yet as it is to be; what depends on the others is not built again.
    private static func write(_ text: String, to file: URL) throws {
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
