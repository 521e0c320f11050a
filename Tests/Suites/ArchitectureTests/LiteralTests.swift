import WhisperTestThreads
import Testing

@Suite("Text for the user (UX-3)", .ownThreads)
struct LiteralTests {
    /// Language-neutral text: command lines, statements of the engine, and the sentences by which ArgumentParser's
    /// messages are recognised.
    private static let allowed = [
        "PRAGMA ", "AES-256-CBC", "SQLite format 3", "Show subcommand help information.", "Unknown option '",
        "Missing value for '", "Missing expected argument '", "The value '", "The option '", "nexpected argument",
        " fB",
    ]

    /// The source folders of the programs.
    private static let folders = [
        "Sources/Command", "Sources/Browsing", "Sources/whisper", "Sources/whisper-bridge", "Sources/whisper-sync",
    ]

    @Test("No literal in the command's sources has two or more words: texts come from the tables")
    func noSentences() {
        let files = SourceFile.all(under: Self.folders)
        #expect(files.count > 160)
        for file in files {
            for (number, line) in file.lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for literal in Literals.inLine(line) where Literals.isSentence(literal) && !isAllowed(literal) {
                    Issue.record("\(file.path):\(number + 1) says “\(literal)”")
                }
            }
        }
    }

    @Test("All printed words come from the tables")
    func noPrintedWords() {
        for file in SourceFile.all(under: Self.folders) {
            for (number, line) in file.lines.enumerated() {
                for call in [".say(\"", ".data(\"", ".write(\"", "help: \"", "abstract: \"", "discussion: \""] {
                    guard let start = line.ranges(of: call).first?.upperBound else { continue }
                    let literal = Literals.inLine("\"" + line[start...]).first ?? ""
                    let words = literal.replacing("whisper: ", with: "")
                    let isWordless = !words.contains { $0.isLetter }
                    #expect(isWordless, "\(file.path):\(number + 1) prints “\(literal)”")
                }
            }
        }
    }

    @Test("No percentage and no size is written by interpolation: the language writes them (LIB-11)")
    func noWrittenFigures() {
        for file in SourceFile.all(under: Self.folders) {
            for (number, line) in file.lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for literal in Literals.inLine(line) where literal.contains(/%|\b[KMGT]i?B\b/) {
                    Issue.record("\(file.path):\(number + 1) writes “\(literal)”")
                }
            }
        }
    }

    @Test("The scanner finds sentences, with any interpolations, and nothing else")
    func scanner() {
        for line in ["say(\"The vault is gone\")", "let a = \"cannot \\(b(c)) open file\"", "f(\"x\", \"two words\")"] {
            let isFound = Literals.inLine(Substring(line)).contains { Literals.isSentence($0) }
            #expect(isFound, "\(line)")
        }
        for line in [
            "let a = \"word\"", "f(\"--option\", \"a b\")", "g(\"\\(first) \\(second)\")", "let twoWords = two words",
        ] {
            let isFound = Literals.inLine(Substring(line)).contains { Literals.isSentence($0) }
            #expect(!isFound, "\(line)")
        }
    }

    private func isAllowed(_ literal: String) -> Bool {
        literal.contains("whisper ") || literal.contains("whisper-sync ")
            || Self.allowed.contains { literal.hasPrefix($0) }
    }
}

/// The string literals of a line.
enum Literals {
    /// The text between quotes, without interpolations.
    static func inLine(_ line: Substring) -> [String] {
        var literals: [String] = []
        var current: String?
        var depth = 0
        var escaped = false
        for character in line {
            if escaped {
                escaped = false
                if character == "(" { depth = 1 } else { current?.append(" ") }
            } else if depth > 0 {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
            } else if current != nil, character == "\\" {
                escaped = true
            } else if character == "\"" {
                if let literal = current { literals.append(literal) }
                current = current == nil ? "" : nil
            } else {
                current?.append(character)
            }
        }
        return literals
    }

    /// Whether a literal contains two consecutive words of at least two letters.
    static func isSentence(_ literal: String) -> Bool {
        literal.contains(/[A-Za-z]{2,} [A-Za-z]{2,}/)
    }
}
