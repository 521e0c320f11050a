import Localization

/// A text of the tables with its values, not yet in any language.
struct LocalizedMessage: Sendable {
    private let render: @Sendable (Localizer) -> String

    /// A text and what is filled in. Values that come from outside are made safe to print here.
    init(_ key: some TextKey, _ arguments: [String: TextArgument] = [:]) {
        render = { localizer in
            localizer(key, arguments.mapValues(LocalizedMessage.printable))
        }
    }

    /// Words that are no language's: an engine's report, a name.
    init(verbatim text: String) {
        render = { _ in UntrustedText.line(text) }
    }

    /// The text in a language.
    func text(_ localizer: Localizer) -> String { render(localizer) }

    private static func printable(_ argument: TextArgument) -> TextArgument {
        switch argument {
        case .text(let text): .text(UntrustedText.line(text))
        case .count: argument
        }
    }
}
