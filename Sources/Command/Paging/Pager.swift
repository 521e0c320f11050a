import Synchronization
import WhisperVault

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program that shows long output on a terminal, page by page, as Git's commands use it (CLI-4).
///
/// It is started when there is something to show. What the command reports beside its data is shown at the end of it, since
/// both share the terminal. The user may leave it before everything is shown, which is no failure.
final class Pager: Sendable {
    private struct State {
        var process: pid_t?
        var input: Int32 = -1
        var isOver = false
    }

    private let command: String
    private let startsAtEnd: Bool
    private let interruptions: Interruptions
    private let state = Mutex(State())

    /// What the pager `less` gets unless the user has set it: to end at once if everything fits the screen, to pass colours
    /// on, and not to clear the screen.
    private static let lessOptions = "FRX"
    /// What makes it show the end first, as `G` does.
    private static let lessAtEnd = "+G"

    /// The default.
    private static let standard = "less"

    private init(_ command: String, startsAtEnd: Bool, _ interruptions: Interruptions) {
        self.command = command
        self.startsAtEnd = startsAtEnd
        self.interruptions = interruptions
    }

    /// The pager that environment and configuration file choose; nil if they choose none, or it is not installed.
    ///
    /// - Parameter startsAtEnd: Whether `less` shows the end first of what is longer than the screen.
    static func chosen(
        by environment: Environment, _ configuration: Configuration, startsAtEnd: Bool, _ interruptions: Interruptions
    ) -> Pager? {
        let command = environment["PAGER"] ?? configuration[.pager] ?? standard
        let words = command.split(separator: " ")
        guard let program = words.first(where: { !$0.contains("=") }), program != "cat",
            isInstalled(String(program), environment)
        else {
            return nil
        }
        return Pager(command, startsAtEnd: startsAtEnd, interruptions)
    }

    /// Whether it has been started and not been finished.
    var isRunning: Bool { state.withLock { $0.process != nil } }

    /// Shows bytes; starts the pager with the first ones.
    ///
    /// - Returns: False if there is no pager to show them.
    func write(_ bytes: [UInt8]) throws(SystemFailure) -> Bool {
        let input = state.withLock { state -> Int32 in
            if state.process == nil, !state.isOver { start(&state, toShow: bytes) }
            return state.input
        }
        guard input >= 0 else { return false }
        try FileDescriptors.write(bytes, to: input)
        return true
    }

    /// Ends what there is to show, and waits until the user leaves the pager.
    func finish() {
        let process = state.withLock { state -> pid_t? in
            if state.input >= 0 { close(state.input) }
            state.input = -1
            state.isOver = true
            return state.process
        }
        guard let process else { return }
        _ = ShellSpawning.wait(for: process)
        interruptions.endPaging()
        state.withLock { $0.process = nil }
    }

    private func start(_ state: inout State, toShow bytes: [UInt8]) {
        // At the end of less than a screen it would fill the rest of the screen.
        let isLong = bytes.count { $0 == UInt8(ascii: "\n") } >= Terminal.size?.rows ?? .max
        unsafe setenv("LESS", Pager.lessOptions + (startsAtEnd && isLong ? Pager.lessAtEnd : ""), 0)
        // What is written to it is UTF-8, whatever locales the system has.
        unsafe setenv("LESSCHARSET", "utf-8", 0)
        // A shell that stays between would be what SIGTERM ends, and not the pager.
        let isSimple = !command.contains { "|&;<>()$`\\=\n".contains($0) }
        guard let started = FedProcess.start(isSimple ? "exec \(command)" : command) else { return }
        state.process = started.identifier
        state.input = started.input
        interruptions.beginPaging { kill(started.identifier, SIGTERM) }
    }

    /// Whether a program is in the search path, or is a path that can be run.
    private static func isInstalled(_ program: String, _ environment: Environment) -> Bool {
        if program.contains("/") { return unsafe access(program, X_OK) == 0 }
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.contains { unsafe access("\($0)/\(program)", X_OK) == 0 }
    }
}
