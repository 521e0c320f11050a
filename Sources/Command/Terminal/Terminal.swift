#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is known about the terminal, if there is one.
package struct Terminal: Sendable {
    /// Whether standard input comes from a terminal.
    package let inputIsTerminal: Bool
    /// Whether standard output goes to a terminal.
    package let outputIsTerminal: Bool
    /// Whether standard error goes to a terminal.
    package let errorIsTerminal: Bool
    /// The width in columns.
    package let columns: Int
    /// Whether the terminal can do no more than print lines (`TERM=dumb`, or none said).
    package let isDumb: Bool

    /// Looks at the standard streams of this process.
    package static func current(environment: Environment) -> Terminal {
        Terminal(
            inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            columns: columns(environment: environment), isDumb: environment["TERM"].map { $0 == "dumb" } ?? true)
    }

    private static func columns(environment: Environment) -> Int {
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            var size = winsize()
            if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        }
        return environment["COLUMNS"].flatMap(Int.init).flatMap { (20...1000).contains($0) ? $0 : nil } ?? 80
    }
}
