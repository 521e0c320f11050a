import WhisperArchive
import WhisperExportGenerator
import WhisperMessage
import WhisperStorePort

/// P6: searches, newest first, in an encrypted vault of a million messages.
struct SearchBenchmark {
    let place: Place
    let options: BenchCommand

    /// A kind of query and how it is made from what the vault holds.
    private typealias Query = (kind: String, request: SearchRequest)

    /// Measured, but no part of the mix that the goal is about.
    private static let besides = "prefix of a letter"

    func run(_ report: inout Report) async throws {
        let size = options.quick ? 100_000 : 1_000_000
        report.heading("P6  search in \(size) messages, newest first, 50 hits")
        let store = try await ImportedVault(place: place, messages: size).open(&report)
        let queries = try await makeQueries(store).filter { options.kind == nil || $0.kind == options.kind }
        for query in queries.prefix(50) { _ = try await store.search(query.request) }

        var times: [String: [Double]] = [:]
        var hits: [String: Int] = [:]
        for query in queries {
            let (seconds, found) = try await Stopwatch.time { try await store.search(query.request) }
            times[query.kind, default: []].append(seconds)
            hits[query.kind, default: 0] += found.count
        }
        for kind in times.keys.sorted() {
            let samples = times[kind] ?? []
            try report.add(
                Finding(
                    id: "P6", what: "\(kind), p95", value: samples.quantile(0.95) * 1000, unit: "ms",
                    yardstick: samples.median * 1000, yardstickName: "median, ms", goal: nil, isReached: nil,
                    method: "\(samples.count) queries, \((hits[kind] ?? 0) / max(samples.count, 1)) hits each"))
        }
        let all = times.filter { $0.key != Self.besides }.values.flatMap(\.self)
        guard !all.isEmpty else { return await store.close() }
        let p95 = all.quantile(0.95) * 1000
        try report.add(
            Finding(
                id: "P6", what: "all kinds together, p95", value: p95, unit: "ms", yardstick: all.median * 1000,
                yardstickName: "median, ms", goal: "≤ 5 ms", isReached: p95 <= 5, method: "\(all.count) queries"))
        await store.close()
    }

    /// One hundred queries of each kind, made of words as they occur in the vault, shuffled.
    private func makeQueries(_ store: any VaultStore) async throws -> [Query] {
        guard let conversation = try await store.conversations(after: nil, limit: 1).first else { return [] }
        let sample = try await store.messages(in: conversation.id, .newest, limit: 10_000)
        let texts = sample.compactMap(\.unified.content.text).map(Self.words).filter { $0.count > 2 }
        var counts: [String: Int] = [:]
        for word in texts.joined() where word.count > 1 { counts[word, default: 0] += 1 }
        let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        guard ranked.count > 200, let last = sample.last else { return [] }
        let frequent = Array(ranked.prefix(20))
        let middling = Array(ranked[ranked.count / 20..<ranked.count / 5])
        let rare = Array(ranked.suffix(ranked.count / 2))
        let persons = Array(Set(sample.compactMap(\.person))).sorted()
        var generator = SeededGenerator(seed: 6)

        func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
        /// What a user types, as the command reads it.
        func request(_ text: String) -> SearchRequest { SearchRequest(SearchQuery.parse(text) ?? .term(text)) }
        var queries: [Query] = []
        for index in 0..<100 {
            queries.append(("frequent word", request(pick(frequent))))
            queries.append(("middling word", request(pick(middling))))
            queries.append(("rare word", request(pick(rare))))
            queries.append(("two words", request("\(pick(frequent)) \(pick(middling))")))
            queries.append(("either of two words", request("\(pick(middling)) OR \(pick(rare))")))
            queries.append(("one word without another", request("\(pick(middling)) -\(pick(frequent))")))
            let text = texts.randomElement(using: &generator) ?? []
            let start = Int.random(in: 0..<max(text.count - 1, 1), using: &generator)
            let phrase = text[start..<min(start + 2, text.count)].joined(separator: " ")
            queries.append(("phrase", request("\"\(phrase)\"")))
            queries.append(("prefix", request("\(pick(middling).prefix(4))*")))
            queries.append((Self.besides, request("\(pick(middling).prefix(1))*")))
            var filtered = request(pick(frequent))
            switch index % 4 {
            case 0: filtered.conversation = conversation.id
            case 1: filtered.person = persons.randomElement(using: &generator)
            case 2:
                let end = last.unified.timestamp.milliseconds - Int64.random(in: 0..<30, using: &generator) * 86_400_000
                filtered.until = Timestamp(milliseconds: end)
                filtered.from = Timestamp(milliseconds: end - 30 * 86_400_000)
            default: filtered.kinds = [.text]
            }
            queries.append(("frequent word with a filter", filtered))
        }
        return queries.shuffled(using: &generator)
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
