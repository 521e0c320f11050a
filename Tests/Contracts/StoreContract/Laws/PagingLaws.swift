import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Pages of a conversation (ST-4).
    static let paging: [StoreLaw] = [
        StoreLaw("The newest page is the end of the chat, the oldest its beginning, both in the chat's order", "ST-4") {
            trial in
            let id = try await trial.fill(10)
            let newest = try await trial.page(id, .newest, 3)
            #expect(newest == ["7", "8", "9"])
            #expect(try await trial.page(id, .oldest, 3) == ["0", "1", "2"])
            #expect(try await trial.page(id, .newest, 100).count == 10)
        },
        StoreLaw("Pages before and after a message exclude it, and are adjacent to it", "ST-4") { trial in
            let id = try await trial.fill(10)
            let all = try await trial.store.messages(in: id, .newest, limit: 100).map(\.unified.id)
            #expect(try await trial.page(id, .before(all.at(5)), 3) == ["2", "3", "4"])
            #expect(try await trial.page(id, .after(all.at(5)), 3) == ["6", "7", "8"])
            #expect(try await trial.page(id, .before(all.at(1)), 3) == ["0"])
            #expect(try await trial.page(id, .after(all.at(8)), 3) == ["9"])
            #expect(try await trial.page(id, .before(all.at(0)), 3).isEmpty)
            #expect(try await trial.page(id, .after(all.at(9)), 3).isEmpty)
        },
        StoreLaw("Pages read backwards and forwards cover the chat without gap or overlap", "ST-4") { trial in
            let id = try await trial.fill(57)
            let whole = try await trial.store.messages(in: id, .newest, limit: 100).map(\.unified.id)
            for size in [1, 7, 10, 57, 100] {
                var backwards: [UniqueIdentifier] = []
                var range = PageRange.newest
                while backwards.count <= whole.count {
                    let page = try await trial.store.messages(in: id, range, limit: size).map(\.unified.id)
                    #expect(page.count <= size)
                    guard let first = page.first else { break }
                    backwards.insert(contentsOf: page, at: 0)
                    range = .before(first)
                }
                #expect(backwards == whole)
                var forwards: [UniqueIdentifier] = []
                range = .oldest
                while forwards.count <= whole.count {
                    let page = try await trial.store.messages(in: id, range, limit: size).map(\.unified.id)
                    guard let last = page.last else { break }
                    forwards += page
                    range = .after(last)
                }
                #expect(forwards == whole)
            }
        },
        StoreLaw("Messages of the same time are paged without loss", "ST-4") { trial in
            let id = try await trial.conversation()
            _ = try await trial.store.save((0..<20).map { Samples.message("\($0)", in: id, at: 5) })
            var seen: [String] = []
            var range = PageRange.oldest
            while seen.count <= 20 {
                let page = try await trial.store.messages(in: id, range, limit: 3)
                guard let last = page.last else { break }
                seen += page.map { $0.unified.content.text ?? "" }
                range = .after(last.unified.id)
            }
            #expect(seen == (0..<20).map(String.init))
        },
        StoreLaw("A page contains only messages of its conversation", "ST-4") { trial in
            let one = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            _ = try await trial.store.save(
                (0..<20).map { number in
                    Samples.message("\(number)", in: number.isMultiple(of: 2) ? one : other, at: Int64(number))
                })
            let pivot = try await trial.store.messages(in: one, .newest, limit: 5).at(0).unified.id
            for range in [PageRange.newest, .oldest, .before(pivot), .after(pivot)] {
                let page = try await trial.store.messages(in: one, range, limit: 100)
                #expect(page.allSatisfy { $0.conversation == one })
            }
            #expect(try await trial.texts(one).count == 10)
        },
        StoreLaw(
            "A page can be limited to a person, by any of their names, and pages have all of theirs", "ST-4", "ING-1"
        ) { trial in
            let id = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            let number = Samples.number("+491701234567")
            let old = try await trial.store.sender(for: Samples.sender([number], name: "Ann"))
            let new = try await trial.store.sender(for: Samples.sender([number], name: "Ann Smith"))
            let bob = try await trial.sender("Bob")
            let writers = [old, bob, nil, new, bob]
            _ = try await trial.store.save(
                (0..<25).map { Samples.message("\($0)", in: id, at: Int64($0 * 10), from: writers[$0 % 5]) }
                    + [Samples.message("elsewhere", in: other, at: 5, from: old)])
            let wanted = (0..<25).filter { [0, 3].contains($0 % 5) }.map(String.init)
            func read(_ person: UniqueIdentifier, _ size: Int, backwards: Bool) async throws -> [String] {
                var texts: [String] = []
                var range = backwards ? PageRange.newest : .oldest
                while texts.count <= 25 {
                    let page = try await trial.store.messages(in: id, by: person, range, limit: size)
                    guard let edge = backwards ? page.first : page.last else { break }
                    let found = page.map { $0.unified.content.text ?? "" }
                    texts = backwards ? found + texts : texts + found
                    range = backwards ? .before(edge.unified.id) : .after(edge.unified.id)
                }
                return texts
            }
            for size in [1, 3, 10, 100] {
                #expect(try await read(old.person, size, backwards: false) == wanted)
                #expect(try await read(old.person, size, backwards: true) == wanted)
            }
            // A page starts from anybody's message.
            let pivot = try await trial.store.messages(in: id, .oldest, limit: 3).at(2).unified.id
            for (range, texts) in [(PageRange.before(pivot), ["0"]), (.after(pivot), ["3", "5"])] {
                let page = try await trial.store.messages(in: id, by: new.person, range, limit: 2)
                #expect(page.map { $0.unified.content.text ?? "" } == texts)
            }
            #expect(try await trial.store.messages(in: id, by: Samples.unknownID, .oldest, limit: 5).isEmpty)
            try await trial.store.join(bob.person, into: old.person)
            for person in [old.person, bob.person] {
                #expect(try await read(person, 7, backwards: false).count == 20)
            }
        },
        StoreLaw("A page continues from a message that has moved or become a tombstone", "ST-4") { trial in
            let id = try await trial.fill(6)
            let all = try await trial.store.messages(in: id, .newest, limit: 100).map(\.unified.id)
            _ = try await trial.store.deleteMessage(all.at(2), .tombstone)
            try await trial.store.renumber(id)
            #expect(try await trial.page(id, .after(all.at(2)), 2) == ["3", "4"])
        },
        StoreLaw("A conversation without messages has empty pages", "ST-4") { trial in
            let id = try await trial.conversation()
            #expect(try await trial.page(id, .newest, 5).isEmpty)
            #expect(try await trial.page(id, .oldest, 5).isEmpty)
        },
        StoreLaw("A limit of messages outside 1 … 10,000 is rejected", "ST-4") { trial in
            let id = try await trial.fill(2)
            for limit in [0, -5, 10_001, Int.max] {
                await #expect(throws: StoreError(.invalidArgument)) {
                    try await trial.store.messages(in: id, .newest, limit: limit)
                }
            }
            #expect(try await trial.page(id, .newest, 10_000) == ["0", "1"])
        },
    ]
}

extension Trial {
    /// A conversation with a number of messages, ten seconds apart, whose texts are their numbers.
    fileprivate func fill(_ count: Int) async throws -> UniqueIdentifier {
        let id = try await conversation()
        _ = try await store.save((0..<count).map { Samples.message("\($0)", in: id, at: Int64($0 * 10)) })
        return id
    }

    fileprivate func page(_ id: UniqueIdentifier, _ range: PageRange, _ limit: Int) async throws -> [String] {
        try await store.messages(in: id, range, limit: limit).map { $0.unified.content.text ?? "" }
    }
}
