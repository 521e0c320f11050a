/// How the command talks (CLI-4, UX-4).
package struct OutputStyle: Sendable {
    /// One JSON object a line on standard output, errors as JSON on standard error.
    package var isJSON = false
    /// Nothing on standard error but errors.
    package var isQuiet = false
    /// Linear output without tables, colours or moving parts: for screen readers and for logs.
    package var isPlain = false
    /// Whether colours may be used on standard output.
    package var colorsOutput = false
    /// Whether colours may be used on standard error.
    package var colorsError = false
    /// Whether a terminal shows standard output, so that it must be harmless.
    var shieldsOutput = false
    /// Whether a terminal shows standard error.
    var shieldsError = false
    /// Whether sentences on standard error are broken between words, to fit the terminal.
    var wrapsError = false
    /// Whether the same is done with sentences on standard output.
    var wrapsOutput = false
    /// Whether a progress bar may be drawn on standard error.
    package var showsProgress = false

    /// The style that follows from the options and the terminal.
    init(isJSON: Bool, isQuiet: Bool, isPlain: Bool, mayColor: Bool, terminal: Terminal) {
        self.isJSON = isJSON
        self.isQuiet = isQuiet
        self.isPlain = isPlain
        let colors = mayColor && !isPlain && !terminal.isDumb
        colorsOutput = colors && terminal.outputIsTerminal && !isJSON
        colorsError = colors && terminal.errorIsTerminal
        shieldsOutput = terminal.outputIsTerminal
        shieldsError = terminal.errorIsTerminal
        wrapsError = terminal.errorIsTerminal && !isPlain && !isJSON
        wrapsOutput = terminal.outputIsTerminal && !isPlain && !isJSON
        showsProgress = terminal.errorIsTerminal && !terminal.isDumb && !isQuiet && !isPlain && !isJSON
    }
}

/// A way to make text stand out. Never the only bearer of a meaning (UX-4).
package enum Emphasis: Sendable {
    case bold, faint, red, yellow

    /// The text with its emphasis, as ECMA-48 has it.
    package func applied(to text: String, if enabled: Bool) -> String {
        guard enabled else { return text }
        let code =
            switch self {
            case .bold: "1"
            case .faint: "2"
            case .red: "1;31"
            case .yellow: "33"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
