package import ArgumentParser
import WhisperJSONText
import WhisperLocalization

/// `whisper version`.
package struct VersionCommand: RunnableCommand {
    package static var configuration: CommandConfiguration { .command("version", CommandText.version) }

    @OptionGroup package var global: GlobalOptions

    package init() {}

    package func execute(in context: Context) async throws {
        guard context.output.style.isJSON else {
            return try context.output.data(WhisperVersion.line(context.commands.name))
        }
        var object = JSONObject()
        object["type"] = .string("version")
        object["version"] = .string(WhisperVersion.current)
        try context.output.json(.object(object))
    }
}

/// The version of the programs.
package enum WhisperVersion {
    /// The name of the product.
    package static let productName = "Whisper"
    /// The version number only.
    package static let current = "0.1.0"
    /// The month of this version, for manual pages.
    static let date = "2026-11-01"
    /// A program's name and version.
    package static func line(_ program: String) -> String { "\(program) \(current)" }
}
