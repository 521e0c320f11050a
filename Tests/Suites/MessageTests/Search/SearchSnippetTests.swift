import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Search snippets (ST-5)", .ownThreads)
struct SearchSnippetTests {
    private func snippet(_ text: String, _ typed: String) throws -> String {
        let expression = try #require(SearchQuery.parse(typed))
        return SearchSnippet.make(text: text, expression: expression).rendered(opening: "[", closing: "]")
    }

    @Test("Hits are marked in the text's original spelling (ST-5)")
    func hitsAreMarked() throws {
        #expect(try snippet("Grüße aus MÜNCHEN!", "munchen") == "Grüße aus [MÜNCHEN]!")
        #expect(try snippet("Cafe\u{301}s are cafés", "caf*") == "[Cafe\u{301}s] are [cafés]")
        #expect(try snippet("私は東京に行きます", "東京") == "私は[東京]に行きます")
        #expect(try snippet("ok 👍🏽 ok", "👍") == "ok [👍🏽] ok")
        #expect(try snippet("a b c", "\"a b\" OR b") == "[a b] c")
        #expect(try snippet("a b", "a b") == "[a] [b]")
        #expect(try snippet("meat, no fish", "meat -cheese") == "[meat], no fish")
    }

    @Test("A long text is cut to about twelve words around the hits (ST-5)")
    func longText() throws {
        let before = (1...50).map { "before\($0)" }.joined(separator: " ")
        let after = (1...50).map { "after\($0)" }.joined(separator: " ")
        let found = try snippet(before + " needle " + after, "needle")
        #expect(found.hasPrefix("…before48 before49 before50 [needle] after1"))
        #expect(found.hasSuffix("after8…"))
    }

    @Test("The part with the most distinct hits is shown (ST-5)")
    func bestPlace() throws {
        let filler = String(repeating: "filler ", count: 30)
        #expect(try snippet("one " + filler + "one two " + filler, "one two").contains("[one] [two]"))
    }

    @Test("A word entered twice counts once (ST-5)")
    func repeatedWord() throws {
        let filler = String(repeating: "filler ", count: 30)
        #expect(try snippet("one " + filler + "two three", "one one one OR (two three)").contains("[two] [three]"))
    }

    @Test("Among equally good parts the earliest is shown (ST-5)")
    func earliestPlace() throws {
        let filler = String(repeating: "filler ", count: 30)
        #expect(try snippet("first hit " + filler + "second hit", "hit").hasPrefix("first [hit]"))
    }

    @Test("Thirty characters of a script without spaces are shown (ST-5)")
    func ideographs() throws {
        let text = String(repeating: "山", count: 100) + "海" + String(repeating: "川", count: 100)
        let expression = try #require(SearchQuery.parse("海"))
        let excerpt = SearchSnippet.make(text: text, expression: expression)
        #expect(excerpt.text == String(repeating: "山", count: 7) + "海" + String(repeating: "川", count: 22))
        #expect(excerpt.isCutBefore && excerpt.isCutAfter)
    }

    @Test("A hit in another field shows the beginning of the text, unmarked (ST-5)")
    func otherField() throws {
        #expect(try snippet("Nothing of it here", "anna") == "Nothing of it here")
        #expect(try snippet("", "anna") == "")
        #expect(try snippet("…", "anna") == "…")
    }

    @Test("Line breaks and control characters are removed (ST-5)")
    func controlCharacters() throws {
        #expect(try snippet("one\ntwo\u{1B}[31m\ttwo", "two") == "one [two] [31m [two]")
    }

    @Test("An excerpt stays short however long the words are (ST-5)")
    func longWords() throws {
        let text = String(repeating: "é", count: 100_000) + " needle " + String(repeating: "東a", count: 1000)
        let expression = try #require(SearchQuery.parse("needle"))
        let excerpt = SearchSnippet.make(text: text, expression: expression)
        #expect(excerpt.text.utf8.count <= 620)
        #expect(excerpt.rendered(opening: "[", closing: "]").contains("[needle]"))
    }

    @Test("Marks are within the excerpt, in order, at character boundaries (ST-5)", arguments: 1...200)
    func anything(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "alpha", "βeta", "東", "京", " ", " ", ", ", "é", "e\u{301}", "👍🏽", "ไทย", String(repeating: "x", count: 90),
        ]
        func text(_ length: Int) -> String {
            (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        guard let expression = SearchQuery.parse(text(4) + (Bool.random(using: &random) ? " OR alpha" : "*")) else {
            return
        }
        let body = text(Int.random(in: 0...120, using: &random))
        let excerpt = SearchSnippet.make(text: body, expression: expression)
        let bytes = Array(excerpt.text.utf8)
        var position = 0
        for hit in excerpt.hits {
            #expect(hit.lowerBound >= position && hit.upperBound <= bytes.count && !hit.isEmpty)
            #expect(String(validating: bytes[hit], as: UTF8.self) != nil)
            position = hit.upperBound
        }
        #expect(body.utf8.count >= bytes.count)
        if !excerpt.isCutBefore, !excerpt.isCutAfter { #expect(excerpt.text == body) }
        #expect(excerpt.rendered(opening: "", closing: "", ellipsis: "") == excerpt.text)
    }
}
