import Foundation
import WhisperTestSupport

/// A person at a shell in a terminal, who types lines as a document shows them and answers what the programs ask.
final class ShellSession {
    private let terminal: TerminalSession

    /// What a program asks, and what the person types then, without the end of the line.
    struct Answer {
        /// How the question ends.
        let question: String
        let answer: String
    }
    private let answers: [Answer]

    private static let passphrase = "seven herons cross the frozen harbour"
    /// To accept what is asked, with one passphrase for everything.
    private static let usual: [Answer] = [
        ("[y/N] ", "y"), ("[yes/no] ", "yes"), ("generate one): ", passphrase), ("Repeat the passphrase: ", passphrase),
        ("Passphrase: ", passphrase), ("(Enter: none) ", ""),
    ].map { Answer(question: $0, answer: $1) }

    /// How a line ended.
    struct Ended {
        /// The exit status of its last command.
        let status: Int
        /// What the screen showed.
        let screen: String
    }

    /// Opens the terminal.
    ///
    /// - Parameters:
    ///   - folder: Where the shell is.
    ///   - tools: A folder of programs that precede the system's.
    ///   - answers: What is typed beside the passphrase and “y”.
    init(
        in folder: String, scratch: Scratch, tools: String? = nil, environment: [String: String] = [:],
        answers: [Answer] = []
    ) throws {
        self.answers = ShellSession.usual + answers
        let programs = URL(filePath: WhisperBinary.path).deletingLastPathComponent().path
        let path = [programs, tools, "/usr/bin", "/bin"].compactMap { $0 }.joined(separator: ":")
        terminal = try TerminalSession(
            [], program: "/bin/sh", in: scratch,
            environment: ["PATH": path, "PS1": "", "NO_COLOR": "1"].merging(environment) { $1 }, columns: 160)
        _ = try run("cd '\(folder)'")
    }

    /// Types a line and waits until it has ended.
    func run(_ line: String) throws -> Ended {
        start("\(line); echo \"<ended $?>\"")
        var answered = ""
        while true {
            let status = try terminal.wait { screen -> Int?? in
                if let match = screen.firstMatch(of: #/<ended ([0-9]+)>/#) { return .some(Int(match.1)) }
                return answers.contains { screen.hasSuffix($0.question) } ? .some(nil) : nil
            }
            let screen = terminal.screen
            if let status { return Ended(status: status, screen: answered + screen) }
            guard let answer = answers.first(where: { screen.hasSuffix($0.question) }) else { continue }
            // What has been asked must not be mistaken for the next question.
            answered += screen
            terminal.clear()
            terminal.type(answer.answer + "\n")
        }
    }

    /// Types a line that does not end by itself; ``interrupt()`` ends it.
    func start(_ line: String) {
        terminal.clear()
        terminal.type(line + "\n")
    }

    /// Answers what a line that was started asks, until the screen has what is looked for.
    func wait<Found>(for find: (String) -> Found?) throws -> Found {
        while true {
            let found = try terminal.wait { screen -> Found?? in
                if let found = find(screen) { return .some(found) }
                return answers.contains { screen.hasSuffix($0.question) } ? .some(nil) : nil
            }
            if let found { return found }
            let screen = terminal.screen
            guard let answer = answers.first(where: { screen.hasSuffix($0.question) }) else { continue }
            terminal.clear()
            terminal.type(answer.answer + "\n")
        }
    }

    /// Presses Control-C.
    func interrupt() { terminal.type("\u{3}") }

    /// Leaves the shell.
    func leave() {
        terminal.type("exit\n")
        _ = terminal.finish(seconds: 30)
    }
}
