import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Relevance (ST-5)", .ownThreads)
struct SearchRelevanceTests {
    private func relevance(_ typed: String, messages: Int64, holding: [Int64]) throws -> SearchRelevance {
        SearchRelevance(try #require(SearchQuery.parse(typed)), messages: messages, holding: holding)
    }

    private func score(_ relevance: SearchRelevance, _ text: String) -> Int64 {
        relevance.score([SearchText.words(of: text)], length: text.utf8.count)
    }

    @Test("Words, prefixes and phrases outside negations count, each once (ST-5)")
    func parts() throws {
        let expression = try #require(SearchQuery.parse("a b* \"c d\" -e (a OR f)"))
        #expect(
            SearchRelevance.parts(of: expression)
                == [.term("a"), .prefix("b"), .phrase(["c", "d"], isPrefix: false), .term("f")])
    }

    @Test("A rare word weighs more than a common one (ST-5)")
    func rarity() throws {
        let relevance = try relevance("rare OR common", messages: 1_000_000, holding: [10, 500_000])
        #expect(score(relevance, "rare thing") > score(relevance, "common thing"))
        #expect(score(relevance, "neither") == 0)
    }

    @Test("More occurrences in a shorter text weigh more, with diminishing returns (ST-5)")
    func share() throws {
        let relevance = try relevance("fish", messages: 1000, holding: [10])
        let (once, twice, thrice) = (
            score(relevance, "fish xxxx xxxx"), score(relevance, "fish fish xxxx"), score(relevance, "fish fish fish")
        )
        #expect(once < twice && twice < thrice)
        #expect(twice - once > thrice - twice)
        #expect(score(relevance, "fish") > score(relevance, "fish and a good deal of other words"))
    }

    @Test("Implausible counts do no harm (ST-5)")
    func oddCounts() throws {
        #expect(score(try relevance("a", messages: .max, holding: [0]), "a") >= 0)
        #expect(score(try relevance("a", messages: -1, holding: []), "a") >= 0)
        #expect(score(try relevance("a", messages: 5, holding: [.max]), "a") == 0)
    }
}
