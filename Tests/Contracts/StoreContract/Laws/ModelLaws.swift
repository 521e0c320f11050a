import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Random work, compared with the plainest model of it. A failure names its seed and step; the same seed does the
    /// same again.
    static let models: [StoreLaw] = [
        StoreLaw("After any sequence of operations, chats equal their model", "ST-6", "ING-2") { trial in
            for seed in 1...12 {
                var work = RandomWork(trial: trial, seed: UInt64(seed))
                try await work.run(steps: 60)
            }
            try await expectSound(trial.store)
        },
        StoreLaw("Search finds the same messages as evaluating the expression on each", "ST-5") { trial in
            var random = TrialRandom(seed: 21)
            let id = try await trial.conversation()
            let words = ["red", "redder", "green", "blue", "grün", "bleu", "東京", "京都", "タワー", "กรุงเทพ"]
            func sentence() -> String {
                (0..<Int.random(in: 1...6, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
                    .joined(separator: " ")
            }
            let texts = (0..<150).map { _ in sentence() }
            _ = try await trial.store.save(
                texts.enumerated().map { number, text in
                    Samples.message(text, in: id, at: Int64(number / 3), externalID: "\(number)")
                })
            let fields = texts.map { [SearchText.words(of: $0)] }
            let vocabulary = Array(Set(words.flatMap { SearchText.words(of: $0).strings })).sorted()
            for step in 0..<120 {
                let expression = SearchExpression.random(words: vocabulary, depth: 3, using: &random)
                let expected = texts.indices.filter { expression.matches(fields[$0]) }.reversed().map { texts[$0] }
                let found = try await trial.found(expression) { $0.limit = 1_000 }
                #expect(found == expected, "step \(step): \(String(describing: expression))")
            }
        },
        StoreLaw("Reading a chat in random pages returns every message once, in order", "ST-4") { trial in
            var random = TrialRandom(seed: 31)
            let id = try await trial.conversation()
            var places: Set<Int64> = []
            while places.count < 120 { places.insert(Int64.random(in: 1...100_000, using: &random)) }
            _ = try await trial.store.save(
                places.shuffled(using: &random).map { place in
                    var new = Samples.message("\(place)", in: id, at: Int64.random(in: 0...50, using: &random))
                    new.position = ChatPosition(rawValue: place)
                    return new
                })
            let expected = places.sorted().map { "\($0)" }
            for walk in 0..<10 {
                var forwards: [String] = []
                var range = PageRange.oldest
                while forwards.count <= expected.count {
                    let limit = Int.random(in: 1...40, using: &random)
                    let page = try await trial.store.messages(in: id, range, limit: limit)
                    guard let last = page.last else { break }
                    forwards += page.map { $0.unified.content.text ?? "" }
                    range = .after(last.unified.id)
                }
                #expect(forwards == expected, "walk \(walk)")
            }
        },
        StoreLaw("In whatever order senders appear, those with a number in common are one person", "ING-1") { trial in
            for seed in 1...8 {
                var random = TrialRandom(seed: UInt64(seed))
                var sightings: [[String]] = []
                for step in 0..<25 {
                    let numbers = (0..<Int.random(in: 1...2, using: &random)).map { _ in
                        "+\(seed)\(Int.random(in: 10...30, using: &random))"
                    }
                    sightings.append(numbers)
                    _ = try await trial.store.sender(
                        for: Samples.sender(numbers.map(Samples.number), name: "s\(step)", seenAt: Int64(step)))
                }
                var groups: [Set<String>] = []
                for sighting in sightings {
                    let touching = groups.filter { !$0.isDisjoint(with: sighting) }
                    groups.removeAll { !$0.isDisjoint(with: sighting) }
                    groups.append(touching.reduce(Set(sighting)) { $0.union($1) })
                }
                let people = try await trial.store.people(named: "+\(seed)", limit: 1_000)
                let found = Set(people.map { Set($0.aliases.map(\.alias.value)) })
                #expect(found == Set(groups), "seed \(seed)")
                #expect(people.count == groups.count, "seed \(seed)")
            }
        },
    ]
}

extension SearchExpression {
    /// A tree of random shape over these words.
    fileprivate static func random(
        words: [String], depth: Int, using random: inout TrialRandom
    ) -> SearchExpression {
        func word() -> String { words.randomElement(using: &random) ?? "" }
        func parts() -> [SearchExpression] {
            (0..<Int.random(in: 2...3, using: &random)).map { _ in
                .random(words: words, depth: depth - 1, using: &random)
            }
        }
        switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &random) {
        case 0, 1: return .term(word())
        case 2: return .prefix(String(word().prefix(2)))
        case 3: return .phrase([word(), word()], isPrefix: Bool.random(using: &random))
        case 4, 5: return .and(parts())
        case 6: return .or(parts())
        default: return .not(.random(words: words, depth: depth - 1, using: &random))
        }
    }
}
