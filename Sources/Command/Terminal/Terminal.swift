#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The properties of the terminal, if there is one.
package struct Terminal: Sendable {
    /// Whether standard input is a terminal.
    package let inputIsTerminal: Bool
    /// Whether standard output is a terminal.
    package let outputIsTerminal: Bool
    /// Whether standard error is a terminal.
    package let errorIsTerminal: Bool
    /// The width in columns.
    package let columns: Int
    /// The height in lines; nil if it is unknown.
    package let rows: Int?
    /// Whether the terminal can only print lines (`TERM` is `dumb` or not set).
    package let isDumb: Bool

    /// Examines the standard streams of this process.
    package static func current(environment: Environment) -> Terminal {
        Terminal(
            inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            columns: size?.columns ?? columns(environment: environment), rows: size?.rows,
            isDumb: environment["TERM"].map { $0 == "dumb" } ?? true)
    }

    /// The current size of the terminal; nil if there is none or it does not report its size.
    static var size: (columns: Int, rows: Int?)? {
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            var size = winsize()
            if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
                return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil)
            }
        }
        return nil
    }

    private static func columns(environment: Environment) -> Int {
        environment["COLUMNS"].flatMap(Int.init).flatMap { (20...1000).contains($0) ? $0 : nil } ?? 80
    }
}
