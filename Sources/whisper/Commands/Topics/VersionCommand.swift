import ArgumentParser
import JSONText
import Localization

/// `whisper version`.
struct VersionCommand: RunnableCommand {
    static var configuration: CommandConfiguration { .command("version", CommandText.version) }

    @OptionGroup var global: GlobalOptions

    func execute(in context: Context) async throws {
        guard context.output.style.isJSON else { return try context.output.data(WhisperVersion.line) }
        var object = JSONObject()
        object["type"] = .string("version")
        object["version"] = .string(WhisperVersion.current)
        try context.output.json(.object(object))
    }
}

/// The version of the program.
enum WhisperVersion {
    /// The program's name.
    static let program = "whisper"
    /// The name of the product.
    static let productName = "Whisper"
    /// The version by itself.
    static let current = "0.1.0"
    /// Name and version.
    static let line = "\(program) \(current)"
}
