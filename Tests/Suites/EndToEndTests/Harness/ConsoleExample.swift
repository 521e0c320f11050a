import Foundation
import WhisperTestSupport
import Testing

/// A command line that a document shows at a prompt.
struct ConsoleExample: Sendable, CustomTestStringConvertible {
    /// The document and the line in it.
    let place: String
    /// What is typed, without the prompt and the comment behind it.
    let command: String

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
    static func all(in document: String) throws -> [ConsoleExample] {
        let text = try String(contentsOf: PackageRoot.url.appending(path: document), encoding: .utf8)
        var isInBlock = false
        var examples: [ConsoleExample] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                isInBlock = line == "```console"
            } else if isInBlock, let prompt = line.range(of: "$ "), line[..<prompt.lowerBound].count < 6 {
                let typed = line[prompt.upperBound...]
                let end = typed.range(of: " #")?.lowerBound ?? typed.endIndex
                let command = typed[..<end].trimmingCharacters(in: .whitespaces)
                examples.append(ConsoleExample(place: "\(document):\(number + 1)", command: command))
            }
        }
        return examples
    }
}
