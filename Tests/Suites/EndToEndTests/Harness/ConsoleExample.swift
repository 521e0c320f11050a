import Foundation
import WhisperTestSupport
import Testing

/// A command line that a document shows at a prompt.
struct ConsoleExample: Sendable, CustomTestStringConvertible {
    /// The document and the line in it.
    let place: String
    /// The name of the terminal before the prompt; empty if the document has one terminal.
    let terminal: String
    /// What is typed, without the prompt and the comment behind it.
    let command: String
    /// The lines that the document shows below.
    var shown: [String] = []

    /// Whether the document shows that the command fails.
    var fails: Bool { shown.contains { $0.hasPrefix("whisper: error:") || $0.hasPrefix("whisper: *** ALARM ***") } }
    /// The lines below that are the same for everybody.
    var fixedLines: [String] { shown.filter { !$0.contains("…") } }

    var testDescription: String { "\(place): \(command)" }

    /// The simple commands of the line, each as the shell's words for it, that run a program of this package.
    var invocations: [String] {
        command.replacing("&&", with: "\n").split { "|;\n".contains($0) }.compactMap { part in
            let words = part.split(separator: " ").drop { $0.contains("=") && !$0.hasPrefix("-") || $0 == "export" }
            guard let first = words.first, ConsoleExample.programs.contains(String(first)) else { return nil }
            return words.joined(separator: " ")
        }
    }

    /// The programs that are built with these traits.
    #if Realtime
        private static let programs = ["whisper", "whisper-sync"]
    #else
        private static let programs = ["whisper"]
    #endif

    /// Every line at a prompt in the console blocks of a document.
    static func all(in document: String) throws -> [ConsoleExample] { try blocks(in: document).flatMap(\.self) }

    /// A console block of a document.
    ///
    /// - Parameters:
    ///   - beginning: How its first line begins.
    ///   - terminal: The name of the terminal before the first prompt.
    static func block(_ beginning: String, terminal: String = "", in document: String) throws -> [ConsoleExample] {
        try #require(
            try blocks(in: document).first {
                $0.first?.command.hasPrefix(beginning) == true && $0.first?.terminal == terminal
            })
    }

    /// The console blocks of a document, each as its lines at a prompt.
    static func blocks(in document: String) throws -> [[ConsoleExample]] {
        let text = try String(contentsOf: PackageRoot.url.appending(path: document), encoding: .utf8)
        var isInBlock = false
        var blocks: [[ConsoleExample]] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                isInBlock = line == "```console"
                if isInBlock { blocks.append([]) }
            } else if isInBlock, let prompt = line.range(of: "$ "), line[..<prompt.lowerBound].count < 6 {
                let typed = line[prompt.upperBound...]
                let end = typed.range(of: " #")?.lowerBound ?? typed.endIndex
                blocks[blocks.count - 1].append(
                    ConsoleExample(
                        place: "\(document):\(number + 1)",
                        terminal: line[..<prompt.lowerBound].trimmingCharacters(in: .whitespaces),
                        command: typed[..<end].trimmingCharacters(in: .whitespaces)))
            } else if isInBlock, let last = blocks.last?.indices.last {
                blocks[blocks.count - 1][last].shown.append(String(line))
            }
        }
        return blocks
    }
}
