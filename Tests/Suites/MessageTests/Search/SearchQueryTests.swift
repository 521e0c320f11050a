import Foundation
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Search queries (ST-5)", .ownThreads)
struct SearchQueryTests {
    /// `Tests/Vectors/queries.json`, which the script of an archive's search is tested with as well.
    struct Vectors: Decodable {
        struct Case: Decodable {
            let typed: String
            let means: String?
        }

        struct Message: Decodable {
            let text: String
            let sender: String
            let files: [String]?
        }

        struct Wider: Decodable {
            let typed: String
            let shows: String?
        }

        struct Search: Decodable {
            let query: String
            let finds: [Int]
        }

        let queries: [Case]
        let wider: [Wider]
        let messages: [Message]
        let searches: [Search]
    }

    private static func vectors() throws -> Vectors {
        try JSONDecoder().decode(
            Vectors.self, from: Data(contentsOf: PackageRoot.url.appending(path: "Tests/Vectors/queries.json")))
    }

    @Test("A query is parsed as the user means it (ST-5)")
    func reading() throws {
        for sample in try Self.vectors().queries {
            #expect(SearchQuery.parse(sample.typed)?.meaning == sample.means, "\(sample.typed)")
        }
    }

    @Test("A query finds the messages that it means (ST-5)")
    func finding() throws {
        let vectors = try Self.vectors()
        for search in vectors.searches {
            let found = vectors.messages.indices.filter {
                let message = vectors.messages[$0]
                let fields = [message.text, message.sender] + (message.files ?? [])
                return SearchQuery.parse(search.query)?.matches(fields.map { SearchText.words(of: $0) }) ?? false
            }
            #expect(found == search.finds, "\(search.query)")
        }
    }

    struct Typed: Sendable {
        let text: String
        let expression: SearchExpression?
    }

    private static let typing: [Typed] = [
        Typed(text: "sour", expression: .prefix("sour")),
        Typed(text: "sour ", expression: .term("sour")),
        Typed(text: "sour,", expression: .term("sour")),
        Typed(text: "sour (dou", expression: .and([.term("sour"), .prefix("dou")])),
        Typed(text: "sour)", expression: .term("sour")),
        Typed(text: "sour*", expression: .prefix("sour")),
        Typed(text: "\"the ol", expression: .phrase(["the", "ol"], isPrefix: true)),
        Typed(text: "\"the ol ", expression: .phrase(["the", "ol"], isPrefix: false)),
        Typed(text: "\"the ol\"", expression: .phrase(["the", "ol"], isPrefix: false)),
        Typed(text: "don't", expression: .phrase(["don", "t"], isPrefix: true)),
        Typed(text: "a OR", expression: .and([.term("a"), .prefix("or")])),
        Typed(text: "a OR b", expression: .or([.term("a"), .prefix("b")])),
        Typed(text: "a -b", expression: .and([.term("a"), .not(.term("b"))])),
        Typed(text: "a NOT b", expression: .and([.term("a"), .not(.term("b"))])),
        Typed(text: "a -", expression: .term("a")),
        Typed(text: "東京", expression: .phrase(["東", "京"], isPrefix: false)),
        Typed(text: "", expression: nil),
    ]

    @Test(
        "While a query is typed, its last word is the beginning of one, until something follows (LOOK-7)",
        arguments: typing)
    func typed(_ sample: Typed) {
        #expect(SearchQuery.parse(typed: sample.text) == sample.expression)
    }

    @Test("The places of a text that an expression finds are those of its words and phrases, joined where they overlap")
    func hits() throws {
        func hits(_ typed: String, _ text: String) throws -> [String] {
            let bytes = Array(text.utf8)
            return try #require(SearchQuery.parse(typed: typed)).hits(in: text).map { range in
                String(decoding: bytes[range], as: UTF8.self)
            }
        }
        #expect(try hits("sour", "Is the Sourdough sour, or soür?") == ["Sourdough", "sour", "soür"])
        #expect(try hits("\"a b\" \"b c", "a b cd b") == ["a b cd"])
        #expect(try hits("lake -noon", "The lake at noon") == ["lake"])
        #expect(try hits("lake", "No water") == [])
    }

    @Test("Depth and number of terms are limited (ST-5)")
    func bounds() {
        let deep = String(repeating: "(", count: 100_000) + "a" + String(repeating: ")", count: 100_000)
        #expect(SearchQuery.parse(deep) == .term("a"))
        let negated = String(repeating: "NOT ", count: 100_001) + "a"
        #expect(SearchQuery.parse(negated) != nil)
        let wide = (0..<1000).map { "w\($0)" }.joined(separator: " ")
        guard case .and(let parts) = SearchQuery.parse(wide) else {
            Issue.record("not a conjunction")
            return
        }
        #expect(parts.count == SearchQuery.maximumTerms)
    }

    @Test("Any text can be entered (ST-5)", arguments: 1...300)
    func anything(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let pieces = ["a", "b*", " ", "\"", "(", ")", "-", "OR", "NOT", "AND", " ", "“", "»", "東", "*", "é", "😀", "'"]
        let typed = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
        if let expression = SearchQuery.parse(typed) {
            #expect(SearchQueryTests.isWellFormed(expression), "\(typed)")
        } else {
            #expect(SearchText.words(of: typed).count == 0, "\(typed)")
        }
    }

    private static func isWellFormed(_ expression: SearchExpression) -> Bool {
        switch expression {
        case .term(let word), .prefix(let word): !word.isEmpty && SearchText.words(of: word).strings == [word]
        case .phrase(let words, _): words.count > 1
        case .and(let parts), .or(let parts): parts.count > 1 && parts.allSatisfy(isWellFormed)
        case .not(let part): isWellFormed(part)
        }
    }

    @Test("An expression is written as it could have been typed")
    func typed() throws {
        for expression in try Self.vectors().queries.compactMap({ SearchQuery.parse($0.typed) }) {
            #expect(SearchQuery.parse(expression.typed) == expression, "\(expression.typed)")
        }
    }

    @Test("A wider search asks for beginnings of words, and excludes no more than the search itself (ST-5)")
    func widened() throws {
        for sample in try Self.vectors().wider {
            #expect(SearchQuery.parse(sample.typed)?.widened?.typed == sample.shows, "\(sample.typed)")
        }
        #expect(SearchQuery.parse("Blue umbr*")?.plainWords == ["blue", "umbr"])
        #expect(SearchQuery.parse("a OR b")?.plainWords == nil)
    }

    @Test("An expression decides which messages match (ST-5)")
    func matching() throws {
        func means(_ typed: String, _ fields: String...) -> Bool {
            SearchQuery.parse(typed)?.matches(fields.map { SearchText.words(of: $0) }) ?? false
        }
        #expect(means("MÜNCHEN", "Grüße aus München"))
        #expect(means("grusse aus", "Grüße aus München"))
        #expect(!means("grus", "Grüße aus München"))
        #expect(means("grus*", "Grüße aus München"))
        #expect(means("京タ", "東京タワー"))
        #expect(!means("京ワ", "東京タワー"))
        #expect(means("market Anna", "to the market", "Anna"))
        #expect(!means("\"market anna\"", "to the market", "Anna"))
        #expect(means("market -fish", "market day"))
        #expect(!means("market -fish", "fish market"))
        #expect(means("-fish", "meat"))
        #expect(means("fish OR meat", "meat"))
        #expect(!means("fish OR meat", "bread"))
        #expect(means("\"old mar\"*", "the old market"))
        #expect(!means("\"ol market\"", "the old market"))
        #expect(means("👍", "great👍🏽!"))
    }

    @Test(
        "An operator at the end, or OR and AND at the beginning, lack one side (ST-5)",
        arguments: [
            ("foo OR", "OR"), ("foo AND", "AND"), ("foo NOT", "NOT"), ("OR foo", "OR"), ("NOT foo", nil), ("OR", nil),
            ("foo OR bar", nil), ("foo or", nil), ("foo -", nil), ("\"foo OR\"", nil), ("", nil),
        ])
    func danglingOperators(_ query: String, _ word: String?) {
        #expect(SearchQuery.danglingOperator(in: query) == word, "\(query)")
    }
}

extension SearchExpression {
    /// The tree as a text, as in the vectors.
    fileprivate var meaning: String {
        switch self {
        case .term(let word): word
        case .prefix(let word): word + "*"
        case .phrase(let words, let isPrefix): "\"" + words.joined(separator: " ") + (isPrefix ? "*\"" : "\"")
        case .and(let parts): "(and " + parts.map(\.meaning).joined(separator: " ") + ")"
        case .or(let parts): "(or " + parts.map(\.meaning).joined(separator: " ") + ")"
        case .not(let part): "(not " + part.meaning + ")"
        }
    }
}
