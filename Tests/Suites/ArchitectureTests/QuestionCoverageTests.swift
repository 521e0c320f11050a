import Foundation
import Testing
import WhisperTestThreads

@Suite("Questions of the commands (CLI-7)", .ownThreads)
struct QuestionCoverageTests {
    /// What is compared: the text of a test as it is in its source, without the breaks of long literals.
    private static func joined(_ source: String) -> String {
        source.replacing(#/ \\\n +/#, with: " ")
    }

    /// A question in the tables of texts.
    private struct Question {
        let key: String
        let texts: [String]

        /// Whether a text has its words, whatever is named in it: the longest part without a placeholder.
        func isIn(_ source: String) -> Bool {
            texts.contains { text in
                let parts = text.split(separator: /\{[^}]*\}/)
                let longest = parts.max { $0.count < $1.count } ?? ""
                return source.contains(longest)
            }
        }
    }

    private static func questions() -> [Question] {
        SourceFile.all(under: ["Sources/Localization"]).flatMap { file in
            let source = file.lines.joined(separator: "\n")
            return source.matches(of: #/case \.(\w+):\n(.*?)(?=\n        case |\n        \})/#.dotMatchesNewlines())
                .compactMap { match -> Question? in
                    let key = String(match.1)
                    guard key.contains(#/^ask[A-Z]|uestion$/#) else { return nil }
                    let texts = match.2.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
                    return texts.contains { $0.contains("?") } ? Question(key: key, texts: texts) : nil
                }
        }
    }

    @Test("Each question is asked in a test at a terminal, in its words")
    func all() {
        let tests = SourceFile.all(under: ["Tests/Suites/EndToEndTests"]).map {
            Self.joined($0.lines.joined(separator: "\n"))
        }.joined(separator: "\n")
        let questions = Self.questions()
        #expect(questions.count > 25, "\(questions.map(\.key))")
        for question in questions { #expect(question.isIn(tests), "\(question.key): \(question.texts)") }
    }

    @Test("A question that no test asks is found")
    func control() {
        let question = Question(key: "askNothing", texts: ["Really lose “{name}” for ever and a day?"])
        #expect(!question.isIn("“lose” Lake"))
        #expect(question.isIn("Really lose “Lake” for ever and a day?"))
    }
}
