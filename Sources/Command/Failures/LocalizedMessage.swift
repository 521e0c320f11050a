package import WhisperLocalization

/// A text of the tables with its values, not yet in any language.
package struct LocalizedMessage: Sendable {
    private let render: @Sendable (Localizer) -> String

    /// A text and its arguments. Values from outside are made safe to print here.
    package init(_ key: some TextKey, _ arguments: [String: TextArgument] = [:]) {
        render = { localizer in
            localizer(key, arguments.mapValues(LocalizedMessage.printable))
        }
    }

    /// A text and its arguments, some of which are words of a language. Values from outside are made safe to print here.
    package init(_ key: some TextKey, _ arguments: @escaping @Sendable (Language) -> [String: TextArgument]) {
        render = { localizer in
            localizer(key, arguments(localizer.language).mapValues(LocalizedMessage.printable))
        }
    }

    /// Words that are no language's: an engine's report, a name.
    package init(verbatim text: String) {
        render = { _ in UntrustedText.line(text) }
    }

    /// The text in a language.
    package func text(_ localizer: Localizer) -> String { render(localizer) }

    private static func printable(_ argument: TextArgument) -> TextArgument {
        switch argument {
        case .text(let text): .text(UntrustedText.line(text))
        case .count: argument
        case .list(let items): .list(items.map { UntrustedText.line($0) })
        }
    }
}
