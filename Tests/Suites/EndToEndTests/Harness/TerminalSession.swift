import Foundation
import Testing
import WhisperTestSupport

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The command at a terminal: a pseudo-terminal that the test types on and reads from.
final class TerminalSession {
    private let master: Int32
    private let process: SpawnedProcess
    /// What it wrote, as bytes, since a read may end within a character.
    private var written: [UInt8] = []
    /// What it wrote since it began.
    private var history: [UInt8] = []
    /// The content of the screen.
    var screen: String { String(decoding: written, as: UTF8.self) }

    /// The text that was written, without the sequences that place it and give it its look.
    var text: String { screen.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "") }

    /// The rows of a full-screen view as they stand now, where each character takes one column. Only cells that change are
    /// written, so what was written last may hold a part of a word.
    var rows: [String] {
        var cells: [[Character]] = []
        var (row, column) = (0, 0)
        var rest = Substring(String(decoding: history, as: UTF8.self))
        while let character = rest.first {
            if let match = rest.prefixMatch(of: /\u{1B}\[([0-9?]*)(?:;([0-9]*))?[0-9;]*([A-Za-z])/) {
                rest = rest[match.range.upperBound...]
                switch match.3 {
                case "H": (row, column) = ((Int(match.1) ?? 1) - 1, (Int(match.2 ?? "") ?? 1) - 1)
                case "K" where row < cells.count: cells[row].removeSubrange(min(column, cells[row].count)...)
                case "J": cells = []
                default: break
                }
                continue
            }
            rest.removeFirst()
            guard character != "\u{2068}", character != "\u{2069}", !character.isNewline else { continue }
            while cells.count <= row { cells.append([]) }
            while cells[row].count <= column { cells[row].append(" ") }
            cells[row][column] = character
            column += 1
        }
        return cells.map { String($0) }
    }

    struct NoTerminal: Error {}
    struct NotSeen: Error, CustomStringConvertible {
        let text: String
        let screen: String
        var description: String { "“\(text)” did not appear in: \(screen)" }
    }

    /// Starts the command with a terminal as its controlling one.
    ///
    /// - Parameters:
    ///   - program: The program's path; the command itself unless given.
    ///   - input: A file for standard input instead of the terminal.
    ///   - output: A file for standard output instead of the terminal.
    ///   - omitted: Variables that the environment does not have.
    init(
        _ arguments: [String], program: String = WhisperBinary.path, in scratch: Scratch,
        environment: [String: String] = [:], input: String? = nil, output: String? = nil, columns: UInt16 = 80,
        rows: UInt16 = 24, leavingOut omitted: Set<String> = []
    ) throws {
        guard let pair = PseudoTerminal(columns: columns, rows: rows) else { throw NoTerminal() }
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
            program, arguments,
            environment: environment.forTesting(scratch).filter { !omitted.contains($0.key) }, files: files)
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

    /// Has the terminal show what is typed, as shells do once what runs in it is stopped.
    func echo() {
        var attributes = termios()
        tcgetattr(master, &attributes)
        attributes.c_lflag |= tcflag_t(ECHO | ICANON)
        tcsetattr(master, TCSANOW, &attributes)
    }

    /// Waits until the terminal shows what is typed, or no longer does; false if that does not happen in time.
    func waitForEcho(_ wanted: Bool, seconds: Double = 60) -> Bool {
        let deadline = Date().addingTimeInterval(seconds)
        while echoes != wanted {
            guard Date() < deadline else { return false }
            usleep(20_000)
        }
        return true
    }

    /// Takes what was written so far onto the screen.
    func readWritten() {
        while readSome(milliseconds: 0, onlyIfReady: true) {}
    }

    /// All that was ever on the screen.
    var transcript: String { String(decoding: history, as: UTF8.self) }

    /// Waits until a text is on the screen, then types a line.
    func answer(_ prompt: String, with line: String) throws {
        try waitFor(prompt)
        // Earlier output must not be mistaken for the next prompt.
        written = []
        type(line + "\n")
    }

    /// The generated words that are on the screen, which stand alone on an indented line.
    var generatedWords: [String] {
        let lines = screen.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("    ") }
        return lines.last?.split(separator: " ").map(String.init) ?? []
    }

    /// Waits until one of the generated words is asked for, and returns its number.
    func askedWord(seconds: Double = 300) throws -> Int {
        let deadline = Date().addingTimeInterval(seconds)
        while true {
            if let match = screen.firstMatch(of: #/type word ([0-9]+): /#), let number = Int(match.1) { return number }
            guard Date() < deadline, readSome(milliseconds: 200) else {
                throw NotSeen(text: "type word", screen: screen)
            }
        }
    }

    /// Types.
    func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    /// Pastes a text of any length, as a terminal does: what the command shows meanwhile is read between its parts.
    func paste(_ text: String) {
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: 1_000) {
            let part = bytes[start..<min(start + 1_000, bytes.count)]
            _ = part.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            _ = readSome(milliseconds: 100)
        }
    }

    /// Gives the terminal another width, as a window that is made narrower does.
    func resize(columns: UInt16) {
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        written = []
    }

    #if os(Linux)
        /// Makes every write behind this number of bytes of a file fail, as on a full disk.
        func limitFiles(to bytes: Int, in scratch: Scratch) throws {
            let run = try CommandRun.program(
                "/usr/bin/prlimit", ["--pid", "\(process.identifier)", "--fsize=\(bytes)"], in: scratch,
                environment: [:])
            #expect(run.status == 0, "\(run.errors)")
        }
    #endif

    /// Sends a signal to the command.
    func send(_ signal: Int32) {
        kill(process.identifier, signal)
    }

    /// Waits until the screen has what is looked for since it was last cleared, and returns it.
    ///
    /// - Parameter find: Returns nil as long as the screen lacks it.
    func wait<Found>(seconds: Double = 300, for find: (String) -> Found?) throws -> Found {
        let deadline = Date().addingTimeInterval(seconds)
        while true {
            if let found = find(screen) { return found }
            guard Date() < deadline, readSome(milliseconds: 200) else {
                throw NotSeen(text: "what is waited for", screen: screen)
            }
        }
    }

    /// Forgets what is on the screen.
    func clear() { written = [] }

    /// Waits until a text was written, wherever on the screen each part of it was placed.
    func waitForText(_ text: String, seconds: Double = 60) throws {
        let deadline = Date().addingTimeInterval(seconds)
        while !self.text.contains(text) {
            guard Date() < deadline, readSome(milliseconds: 200) else { throw NotSeen(text: text, screen: screen) }
        }
    }

    /// Waits until a row of a full-screen view has a text, whichever of its cells were written when.
    func waitForRow(with text: String, seconds: Double = 60) throws {
        let deadline = Date().addingTimeInterval(seconds)
        while !rows.contains(where: { $0.contains(text) }) {
            guard Date() < deadline, readSome(milliseconds: 200) else {
                throw NotSeen(text: text, screen: rows.joined(separator: "\n"))
            }
        }
    }

    /// Waits until a text is on the screen, for at most the given number of seconds.
    func waitFor(_ text: String, seconds: Double = 300) throws {
        let deadline = Date().addingTimeInterval(seconds)
        // A question is broken between words where it does not fit.
        while !screen.contains(text), !screen.replacing("\r\n", with: " ").contains(text) {
            guard Date() < deadline, readSome(milliseconds: 200) else { throw NotSeen(text: text, screen: screen) }
        }
    }

    /// Waits for the command's end and returns its exit status; the rest of its output is then on the screen. A command
    /// that neither prints anything nor ends within the timeout is killed.
    func finish(seconds: Int32 = 300) -> Int32 {
        while readSome(milliseconds: seconds * 1_000, onlyIfReady: true) {}
        return process.wait(seconds: Double(seconds))
    }

    /// Reads the available output; false once the command has closed the terminal.
    private func readSome(milliseconds: Int32, onlyIfReady: Bool = false) -> Bool {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        let ready = poll(&request, 1, milliseconds)
        guard ready > 0 else { return !onlyIfReady }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        written += bytes[..<count]
        history += bytes[..<count]
        return true
    }
}
