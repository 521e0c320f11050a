import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The command at a terminal: a pseudo-terminal that the test types on and reads from.
final class TerminalSession {
    private let master: Int32
    private let process: SpawnedProcess
    private(set) var screen = ""

    struct NoTerminal: Error {}
    struct NotSeen: Error, CustomStringConvertible {
        let text: String
        let screen: String
        var description: String { "“\(text)” did not appear in: \(screen)" }
    }

    /// Starts the command with a terminal as its controlling one.
    ///
    /// - Parameters:
    ///   - input: A file for standard input instead of the terminal.
    ///   - output: A file for standard output instead of the terminal.
    init(
        _ arguments: [String], in scratch: Scratch, environment: [String: String] = [:], input: String? = nil,
        output: String? = nil
    ) throws {
        guard let pair = PseudoTerminal() else { throw NoTerminal() }
        master = pair.master
        let terminal = pair.path
        var files: [SpawnedProcess.File] = [.init(descriptor: 2, path: terminal, flags: O_RDWR)]
        files.append(
            output.map { .init(descriptor: 1, path: $0, flags: O_WRONLY | O_CREAT | O_TRUNC) }
                ?? .init(descriptor: 1, path: terminal, flags: O_RDWR))
        files.append(
            input.map { .init(descriptor: 0, path: $0, flags: O_RDONLY) }
                ?? .init(descriptor: 0, path: terminal, flags: O_RDWR))
        process = try SpawnedProcess.start(
            WhisperBinary.path, arguments, environment: environment.forTesting(scratch), files: files)
    }

    deinit {
        close(master)
    }

    /// Whether the terminal shows what is typed.
    var echoes: Bool {
        var attributes = termios()
        tcgetattr(master, &attributes)
        return attributes.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Waits until a text stands on the screen, then types a line.
    func answer(_ prompt: String, with line: String) throws {
        try waitFor(prompt)
        // What came before is not taken for the next prompt.
        screen = ""
        type(line + "\n")
    }

    /// Types.
    func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    /// Sends a signal to the command.
    func send(_ signal: Int32) {
        kill(process.identifier, signal)
    }

    /// Waits until a text stands on the screen, at most some seconds.
    func waitFor(_ text: String, seconds: Double = 20) throws {
        let deadline = Date().addingTimeInterval(seconds)
        while !screen.contains(text) {
            guard Date() < deadline, readSome(milliseconds: 200) else { throw NotSeen(text: text, screen: screen) }
        }
    }

    /// Waits for the command's end and tells its exit status; the rest of its output is on the screen then.
    func finish() -> Int32 {
        while readSome(milliseconds: 20_000, onlyIfReady: true) {}
        return process.wait()
    }

    /// Reads what there is; false once the command has closed the terminal.
    private func readSome(milliseconds: Int32, onlyIfReady: Bool = false) -> Bool {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        let ready = poll(&request, 1, milliseconds)
        guard ready > 0 else { return !onlyIfReady }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        screen += String(decoding: bytes[..<count], as: UTF8.self)
        return true
    }
}
