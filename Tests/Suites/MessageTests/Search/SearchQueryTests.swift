import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Search queries (ST-5)", .ownThreads)
struct SearchQueryTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let typed: String
        let expression: SearchExpression?
        var testDescription: String { typed }
    }

    static let cases: [Case] = [
        Case(typed: "Market", expression: .term("market")),
        Case(typed: "market Tomorrow", expression: .and([.term("market"), .term("tomorrow")])),
        Case(typed: "a AND b", expression: .and([.term("a"), .term("b")])),
        Case(typed: "mark*", expression: .prefix("mark")),
        Case(typed: "\"the Old market\"", expression: .phrase(["the", "old", "market"], isPrefix: false)),
        Case(
            typed: "“the old” «market»", expression: .and([.phrase(["the", "old"], isPrefix: false), .term("market")])),
        Case(typed: "\"the old\"*", expression: .phrase(["the", "old"], isPrefix: true)),
        Case(typed: "\"the ol*\"", expression: .phrase(["the", "ol"], isPrefix: true)),
        Case(typed: "\"not closed", expression: .phrase(["not", "closed"], isPrefix: false)),
        Case(typed: "don't", expression: .phrase(["don", "t"], isPrefix: false)),
        Case(typed: "東京*", expression: .phrase(["東", "京"], isPrefix: true)),
        Case(typed: "a OR b c", expression: .or([.term("a"), .and([.term("b"), .term("c")])])),
        Case(typed: "a OR b OR c", expression: .or([.term("a"), .term("b"), .term("c")])),
        Case(typed: "(a OR b) c", expression: .and([.or([.term("a"), .term("b")]), .term("c")])),
        Case(typed: "a -b", expression: .and([.term("a"), .not(.term("b"))])),
        Case(typed: "a NOT (b OR c)", expression: .and([.term("a"), .not(.or([.term("b"), .term("c")]))])),
        Case(typed: "-\"a b\"", expression: .not(.phrase(["a", "b"], isPrefix: false))),
        Case(typed: "NOT NOT a", expression: .term("a")),
        Case(typed: "a - b", expression: .and([.term("a"), .term("b")])),
        Case(typed: "well-known", expression: .phrase(["well", "known"], isPrefix: false)),
        Case(typed: "or not and", expression: .and([.term("or"), .term("not"), .term("and")])),
        Case(typed: "OR", expression: .term("or")),
        Case(typed: "a OR", expression: .and([.term("a"), .term("or")])),
        Case(typed: "NOT", expression: .term("not")),
        Case(typed: "a AND", expression: .and([.term("a"), .term("and")])),
        Case(typed: "))a((b", expression: .and([.term("a"), .term("b")])),
        Case(typed: "a (b", expression: .and([.term("a"), .term("b")])),
        Case(typed: "() \"\" * - !!! -! NOT ?", expression: .term("not")),
        Case(typed: "", expression: nil),
        Case(typed: " ?! ", expression: nil),
        Case(typed: "text:a NEAR/3 b^2", expression: SearchQueryTests.column),
    ]

    /// The operators of a full-text query language are plain words here.
    private static let column = SearchExpression.and([
        .phrase(["text", "a"], isPrefix: false), .phrase(["near", "3"], isPrefix: false),
        .phrase(["b", "2"], isPrefix: false),
    ])

    @Test("A query is parsed as the user means it (ST-5)", arguments: cases)
    func reading(_ sample: Case) {
        #expect(SearchQuery.parse(sample.typed) == sample.expression)
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

    @Test("An expression is written as it could have been typed", arguments: cases)
    func typed(given: Case) throws {
        guard let expression = given.expression else { return }
        #expect(SearchQuery.parse(expression.typed) == expression, "\(expression.typed)")
    }

    @Test("A wider search asks for beginnings of words, and excludes no more than the search itself (ST-5)")
    func widened() throws {
        for (typed, wider) in [
            ("birthd", "birthd*"), ("blue umbr", "blue* umbr*"), ("\"see you\"", "\"see you*\""),
            ("a OR b -c", "a* OR (b* -c)"), ("東京", "\"東 京*\""),
        ] {
            #expect(SearchQuery.parse(typed)?.widened?.typed == wider)
        }
        for typed in ["umbr*", "-rain", "\"see yo*\" umbr*"] { #expect(SearchQuery.parse(typed)?.widened == nil) }
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
}
