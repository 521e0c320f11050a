package import WhisperScreenPort
import WhisperTerminalScreen

extension Adapters {
    /// The screen of the terminal that the person sits at (LOOK-7).
    ///
    /// - Throws: `.unavailable` if there is none.
    package static func screen(_ context: Context) throws(ScreenError) -> any Screen {
        try TerminalScreen(
            hasColors: context.output.style.colorsOutput, isUnicode: isUnicode(context.environment))
    }

    /// Whether the locale's characters are UTF-8; so they are taken to be where nothing is said about them.
    private static func isUnicode(_ environment: Environment) -> Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        guard let locale = names.lazy.compactMap({ environment.nonEmpty($0) }).first else { return true }
        let name = locale.lowercased()
        return name.contains("utf-8") || name.contains("utf8")
    }
}
