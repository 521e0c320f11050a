import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Order, limits and pages of a search (ST-5).
    static let searchOrder: [StoreLaw] = [
        StoreLaw("Hits are ordered newest first, exact to the millisecond, whatever the order of saving", "ST-5") {
            trial in
            let id = try await trial.conversation()
            var random = TrialRandom(seed: 3)
            let offsets = (0..<200).map { Int64($0) * 997 }.shuffled(using: &random)
            _ = try await trial.store.save(
                offsets.map { offset in
                    var new = Samples.message("word \(offset)", in: id)
                    new.timestamp = Timestamp(milliseconds: Samples.time(0).milliseconds + offset)
                    return new
                })
            let found = try await trial.found(.term("word")) { $0.limit = 1_000 }
            #expect(found == offsets.sorted(by: >).map { "word \($0)" })
        },
        StoreLaw(
            "Of messages with the same time, the one saved later comes first, also where another was erased", "ST-5"
        ) {
            trial in
            let id = try await trial.conversation()
            let first = try await trial.save(
                Samples.message("word 0", in: id, at: 7, externalID: "0"),
                Samples.message("word 1", in: id, at: 7, externalID: "1"),
                Samples.message("word late", in: id, at: 900, externalID: "late"))
            _ = try await trial.store.deleteMessage(first[0], .erase)
            try await trial.save(Samples.message("word 2", in: id, at: 7, externalID: "2"))
            #expect(try await trial.found(.term("word")) == ["word late", "word 2", "word 1"])
        },
        StoreLaw("Of messages with the same time, the one saved later comes first, whatever its position", "ST-5") {
            trial in
            let id = try await trial.conversation()
            for number in 0..<5 {
                var new = Samples.message("word \(number)", in: id, at: 7, externalID: "\(number)")
                new.position = ChatPosition(rawValue: Int64(1_000 - number))
                try await trial.save(new)
            }
            #expect(try await trial.found(.term("word")) == ["word 4", "word 3", "word 2", "word 1", "word 0"])
        },
        StoreLaw("Five thousand messages within a minute keep their order", "ST-5") { trial in
            let id = try await trial.conversation()
            var messages = (1...5_000).map { number in
                var new = Samples.message("word \(number - 1)", in: id, at: Int64((number - 1) % 3))
                new.position = ChatPosition(rawValue: Int64(number))
                return new
            }
            messages.append(Samples.message("word next", in: id, at: 65))
            _ = try await trial.store.save(messages)
            let newest = try await trial.found(.term("word")) { $0.limit = 4 }
            #expect(newest == ["word next", "word 4997", "word 4994", "word 4991"])
            let bounded = try await trial.found(.term("word")) { request in
                request.until = Samples.time(1)
                request.limit = 2
            }
            #expect(bounded == ["word 4998", "word 4995"])
        },
        StoreLaw("A search returns the newest hits, at most its limit", "ST-5") { trial in
            let id = try await trial.conversation()
            _ = try await trial.store.save((0..<60).map { Samples.message("word \($0)", in: id, at: Int64($0 * 5)) })
            for limit in [1, 3, 50] {
                let found = try await trial.found(.term("word")) { $0.limit = limit }
                #expect(found == (0..<limit).map { "word \(59 - $0)" })
            }
            #expect(try await trial.found(.term("word")).count == 50)
        },
        StoreLaw("Pages of hits join without gap or overlap", "ST-5", "ST-4") { trial in
            let id = try await trial.conversation()
            _ = try await trial.store.save(
                (0..<100).map { number in
                    Samples.message(
                        number.isMultiple(of: 3) ? "other" : "word", in: id, at: Int64(number / 7),
                        externalID: "\(number)")
                })
            var whole = SearchRequest(.term("word"))
            whole.limit = 1_000
            let expected = try await trial.store.search(whole).map(\.message.unified.id)
            #expect(expected.count == 66)
            for size in [1, 5, 66] {
                var paged: [UniqueIdentifier] = []
                var request = SearchRequest(.term("word"))
                request.limit = size
                while paged.count <= expected.count {
                    let page = try await trial.store.search(request).map(\.message.unified.id)
                    guard let last = page.last else { break }
                    paged += page
                    request.after = last
                }
                #expect(paged == expected)
            }
        },
        StoreLaw("Messages before 1970 and in the far future are found in order", "ST-5") { trial in
            let id = try await trial.conversation()
            let moments: [Int64] = [
                -62_135_596_800_000, -86_400_000, -5, 0, 5, 4_102_444_800_000, 253_402_300_799_000, 253_402_300_799_999,
            ]
            for moment in moments.reversed() {
                var new = Samples.message("word \(moment)", in: id)
                new.timestamp = Timestamp(milliseconds: moment)
                try await trial.save(new)
            }
            #expect(try await trial.found(.term("word")) == moments.reversed().map { "word \($0)" })
            let early = try await trial.found(.term("word")) { $0.until = Timestamp(milliseconds: 0) }
            #expect(early == ["word -5", "word -86400000", "word -62135596800000"])
        },
        StoreLaw("Relevance ranks rare words and short messages first", "ST-5") { trial in
            let id = try await trial.conversation()
            let long = "needle " + String(repeating: "filler ", count: 100)
            _ = try await trial.store.save(
                (0..<30).map { Samples.message("common \($0)", in: id, at: Int64($0)) }
                    + [
                        Samples.message(long, in: id, at: 100), Samples.message("the needle", in: id, at: 50),
                        Samples.message("needle needle needle", in: id, at: 40),
                    ])
            let request: @Sendable (inout SearchRequest) -> Void = {
                $0.order = .relevance; $0.limit = 3
            }
            #expect(try await trial.found(.term("needle"), request) == ["needle needle needle", "the needle", long])
            let either = SearchExpression.or([.term("common"), .term("needle")])
            #expect(try await trial.found(either, request) == ["needle needle needle", "the needle", long])
        },
        StoreLaw("Relevance follows the common formula, with equal ones newest first", "ST-5") { trial in
            let id = try await trial.conversation()
            var random = TrialRandom(seed: 11)
            let words = ["red", "green", "blue", "redder", "grün", "bleu", "rot"]
            let texts = (0..<80).map { _ in
                (0..<Int.random(in: 1...12, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
                    .joined(separator: " ")
            }
            _ = try await trial.store.save(
                texts.enumerated().map { number, text in
                    Samples.message(text, in: id, at: Int64(number), externalID: "\(number)")
                })
            let expression = SearchExpression.or([
                .prefix("red"), .phrase(["green", "blue"], isPrefix: false), .and([.term("rot"), .not(.term("bleu"))]),
            ])
            let fields = texts.map { [SearchText.words(of: $0)] }
            let holding = SearchRelevance.parts(of: expression).map { part in Int64(fields.count { part.matches($0) }) }
            let measure = SearchRelevance(expression, messages: Int64(texts.count), holding: holding)
            let expected = texts.indices.filter { expression.matches(fields[$0]) }
                .map { (score: measure.score(fields[$0], length: texts[$0].utf8.count), index: $0) }
                .sorted { ($0.score, $0.index) > ($1.score, $1.index) }.map { texts[$0.index] }
            let found = try await trial.found(expression) {
                $0.order = .relevance; $0.limit = 1_000
            }
            #expect(found == expected)
        },
        StoreLaw("A search with an invalid limit or cursor is rejected", "ST-5") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("word", in: id, at: 1))[0]
            for limit in [0, -1, 1_001] {
                await #expect(throws: StoreError(.invalidArgument)) {
                    try await trial.found(.term("word")) { $0.limit = limit }
                }
            }
            await #expect(throws: StoreError(.invalidArgument)) {
                try await trial.found(.term("word")) {
                    $0.order = .relevance; $0.after = message
                }
            }
            await #expect(throws: StoreError(.messageNotFound)) {
                try await trial.found(.term("word")) { $0.after = Samples.unknownID }
            }
        },
    ]
}
