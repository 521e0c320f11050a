import WhisperArchive
import WhisperMessage
import WhisperTestSupport
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperSQLiteEngine

/// Costs determine the search strategy. All strategies must return the same messages.
@Suite("Search strategies", .ownThreads)
struct SearchWaysTests {
    @Test("Every strategy finds the same messages, newest first (ST-5)", arguments: 1...12 as ClosedRange)
    func sameMessages(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let vault = TemporaryVault(.plain)
        try await fill(vault, &random)
        let connection = try vault.connection()
        var rows: [(row: Int64, fields: [SearchWords])] = []
        let walk = try connection.transientStatement("SELECT id FROM messages ORDER BY id DESC")
        while try walk.step() {
            let row = walk.integer(0)
            rows.append((row, try connection.searchFields(ofRow: row).fields))
        }
        var found = 0
        for _ in 0..<150 {
            let expression = expression(&random, depth: 2)
            let costs = costs(&random)
            let bounds = [rows.randomElement(using: &random)?.row ?? 0, rows.randomElement(using: &random)?.row ?? 0]
            let range = Bool.random(using: &random) ? 0...Int64.max : (bounds.min() ?? 0)...(bounds.max() ?? 0)
            let stream = try MatchQuery(connection: connection, rows: range, costs: costs).stream(expression)
            var answer: [Int64] = []
            while let row = try stream.next() { answer.append(row) }
            let expected = rows.filter { range.contains($0.row) && expression.matches($0.fields) }.map(\.row)
            #expect(answer == expected, "seed \(seed): \(expression) by \(costs)")
            found += expected.count
        }
        #expect(found > 1_000, "too little is found to show anything")
    }

    @Test(
        "The index is not asked for the words of a prefix before the newest messages were looked at (LOOK-7)",
        arguments: [
            SearchExpression.prefix("t"), .prefix("tea"), .and([.term("tea"), .prefix("t")]),
            .and([.prefix("a"), .prefix("t")]), .phrase(["tea", "ti"], isPrefix: true),
        ])
    func prefix(_ expression: SearchExpression) async throws {
        var random = SeededRandom(seed: 7)
        let vault = TemporaryVault(.plain)
        try await fill(vault, &random)
        let query = MatchQuery(connection: try vault.connection(), rows: 0...Int64.max)
        #expect(try query.stream(expression) is RecentRows)
        #expect(try !(query.stream(.and([.term("tea"), .term("time")])) is RecentRows))
    }

    /// Words from frequent to rare, some with common prefixes.
    private static let words = ["tea", "time", "team", "at", "été", "noon", "日", "ten", "rare", "rarer", "never"]

    private func fill(_ vault: TemporaryVault, _ random: inout SeededRandom) async throws {
        let store = try vault.open(.new)
        let conversation = try await store.conversation(for: .sample).id
        var messages: [NewMessage] = []
        for index in 0..<400 {
            let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in word(&random) }.joined(separator: " ")
            let names = Int.random(in: 0..<12, using: &random) == 0 ? ["\(word(&random)).jpg", "ten at.pdf"] : []
            messages.append(
                NewMessage(
                    conversation: conversation, externalID: "\(index)", platform: .whatsapp,
                    timestamp: Timestamp(milliseconds: 1_700_000_000_000 + Int64(index) * 20_000), precision: .second,
                    sender: nil,
                    content: Content(
                        kind: .text, text: text, attachments: names.map { Attachment(name: $0, state: .omitted) })))
        }
        // In several transactions, so that the index has several segments.
        for start in stride(from: 0, to: messages.count, by: 90) {
            _ = try await store.save(Array(messages[start..<min(start + 90, messages.count)]))
        }
        await store.close()
    }

    private func word(_ random: inout SeededRandom) -> String {
        var index = 0
        while index < Self.words.count - 2, Int.random(in: 0..<5, using: &random) > 1 { index += 1 }
        return Self.words[index]
    }

    private func expression(_ random: inout SeededRandom, depth: Int) -> SearchExpression {
        func folded() -> String {
            SearchText.words(of: Self.words.randomElement(using: &random) ?? "").strings.first ?? "tea"
        }
        switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
        case 0, 1: return .term(folded())
        case 2: return .prefix(String(folded().prefix(Int.random(in: 1...3, using: &random))))
        case 3, 4:
            let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in folded() }
            return .phrase(words, isPrefix: Bool.random(using: &random))
        case 5, 6, 7:
            let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in expression(&random, depth: depth - 1) }
            return Int.random(in: 0..<3, using: &random) == 0 ? .or(parts) : .and(parts)
        default: return .and([.term(folded()), .not(expression(&random, depth: depth - 1))])
        }
    }

    private func costs(_ random: inout SeededRandom) -> SearchCosts {
        var costs = SearchCosts()
        costs.skippedPerLook = [1, 2, 250].randomElement(using: &random) ?? 1
        costs.returnedPerLook = [0, 1, 32].randomElement(using: &random) ?? 0
        costs.sample = [1, 3, 48].randomElement(using: &random) ?? 1
        costs.recentLooks = [0, 10, 4_096].randomElement(using: &random) ?? 0
        costs.recentShare = [1, 32].randomElement(using: &random) ?? 1
        return costs
    }
}
