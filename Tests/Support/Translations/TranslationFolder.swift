public import Foundation
public import WhisperLocalization

/// The folder of the module `Localization`: sources in Swift, catalogues below `po`, tables below `Generated`.
public struct TranslationFolder: Sendable {
    /// The folder of the module.
    public let module: URL

    /// The folder of a package's module.
    ///
    /// - Parameter package: The folder of `Package.swift`.
    public init(package: URL) {
        module = package.appending(path: "Sources/Localization", directoryHint: .isDirectory)
    }

    /// The file of a language's catalogue.
    public func file(of language: Language) -> URL { module.appending(path: "po/\(language.rawValue).po") }

    /// The file of the template.
    public var template: URL { module.appending(path: "po/whisper.pot") }

    /// The folder of the tables.
    public var generated: URL { module.appending(path: "Generated", directoryHint: .isDirectory) }

    /// The texts of the program.
    ///
    /// - Throws: Where a source cannot be read.
    public func sources() throws -> SourceTexts {
        var texts: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: module.path)
        where path.hasSuffix(".swift") && !path.hasPrefix("Generated/") {
            texts[path] = try String(contentsOf: module.appending(path: path), encoding: .utf8)
        }
        return SourceTexts(files: texts)
    }

    /// The catalogue of a language; an empty one if there is no file yet.
    ///
    /// - Throws: ``CatalogueError``, or an error if the file cannot be read.
    public func catalogue(of language: Language) throws -> Catalogue {
        guard FileManager.default.fileExists(atPath: file(of: language).path) else {
            return Catalogue(language: language)
        }
        return try Catalogue(file: try String(contentsOf: file(of: language), encoding: .utf8))
    }

    /// Every file that is generated, by its path below `Generated`, from given catalogues.
    public static func tables(_ catalogues: [Language: Catalogue]) -> [String: String] {
        var tables = ["Lookup.swift": TableWriter.lookup]
        for (language, catalogue) in catalogues {
            let writer = TableWriter(language)
            tables[writer.fileName] = writer.file(of: catalogue)
        }
        return tables
    }
}
