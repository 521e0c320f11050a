import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The list of conversations.
    static let conversationList: [StoreLaw] = [
        StoreLaw("Pinned conversations come first, then those with the latest activity", "ST-6", "ST-4") { trial in
            let quiet = try await trial.conversation("quiet")
            let old = try await trial.conversation("old")
            let new = try await trial.conversation("new")
            let pinned = try await trial.conversation("pinned")
            try await trial.save(
                Samples.message("a", in: old, at: 10), Samples.message("b", in: new, at: 20),
                Samples.message("c", in: pinned, at: 5))
            try await trial.store.setPinned(pinned, true)
            // Made in 2026, and so later than every message here.
            #expect(try await trial.listed() == [pinned, quiet, new, old])
            try await trial.save(Samples.message("d", in: old, at: 30))
            #expect(try await trial.listed() == [pinned, quiet, old, new])
            try await trial.store.setPinned(pinned, false)
            #expect(try await trial.listed() == [quiet, old, new, pinned])
        },
        StoreLaw("Archived conversations come last, pinned ones first among them", "ST-6", "WDB-5") { trial in
            var ids: [String: UniqueIdentifier] = [:]
            for (index, key) in ["plain", "pinned", "archived", "both", "late"].enumerated() {
                let id = try await trial.conversation(key)
                try await trial.save(Samples.message(key, in: id, at: Int64(index)))
                ids[key] = id
            }
            func named(_ keys: String...) -> [UniqueIdentifier] { keys.compactMap { ids[$0] } }
            for id in named("pinned", "both") { try await trial.store.setPinned(id, true) }
            for id in named("archived", "both") { try await trial.store.setArchived(id, true) }
            #expect(try await trial.listed() == named("pinned", "late", "plain", "both", "archived"))
            for id in named("archived", "both") {
                try await trial.save(Samples.message("new", in: id, at: 100))
                #expect(try await trial.reading(id).isArchived, "A new message brings nothing back")
            }
            #expect(try await trial.listed().prefix(3) == named("pinned", "late", "plain")[...])
            for id in named("both") { try await trial.store.setArchived(id, false) }
            #expect(try await trial.listed().first == ids["both"])
        },
        StoreLaw("Conversations of the same time are ordered by id", "ST-6") { trial in
            var ids: [UniqueIdentifier] = []
            for number in 0..<20 { ids.append(try await trial.conversation("chat \(number)")) }
            #expect(try await trial.listed() == ids.sorted())
        },
        StoreLaw("Pages of conversations join without gap or overlap", "ST-4") { trial in
            for number in 0..<23 {
                let id = try await trial.conversation("chat \(number)")
                if number.isMultiple(of: 2) {
                    try await trial.save(Samples.message("m", in: id, at: Int64(number / 4)))
                }
                if number.isMultiple(of: 5) { try await trial.store.setPinned(id, true) }
                if number.isMultiple(of: 3) { try await trial.store.setArchived(id, true) }
            }
            let whole = try await trial.listed()
            #expect(whole.count == 23)
            for size in [1, 2, 7, 23, 100] {
                var paged: [UniqueIdentifier] = []
                var last: Conversation?
                while paged.count <= whole.count {
                    let page = try await trial.store.conversations(after: last, limit: size)
                    #expect(page.count <= size)
                    if page.isEmpty { break }
                    paged += page.map(\.id)
                    last = page.last
                }
                #expect(paged == whole)
            }
        },
        StoreLaw("A page begins after the position in its cursor, whatever happened to the conversation", "ST-4") {
            trial in
            var ids: [UniqueIdentifier] = []
            for number in 0..<4 {
                let id = try await trial.conversation("chat \(number)")
                try await trial.save(Samples.message("m", in: id, at: Int64(100 - number)))
                ids.append(id)
            }
            let page = try await trial.store.conversations(after: nil, limit: 2)
            #expect(page.map(\.id) == [ids[0], ids[1]])
            _ = try await trial.store.deleteConversation(ids[1])
            let rest = try await trial.store.conversations(after: page.at(1), limit: 10)
            #expect(rest.map(\.id) == [ids[2], ids[3]])
        },
        StoreLaw("A list contains the same values as reading each conversation", "ST-6") { trial in
            for key in ["a", "b", "c"] {
                let id = try await trial.conversation(key)
                try await trial.save(Samples.message("text of \(key)", in: id, at: 1))
            }
            for listed in try await trial.store.conversations(after: nil, limit: 10) {
                #expect(try await trial.reading(listed.id) == listed)
                #expect(listed.messageCount == 1 && listed.unreadCount == 1)
            }
        },
        StoreLaw("A limit of conversations outside 1 … 1,000 is rejected", "ST-6") { trial in
            for limit in [0, -1, 1_001, Int.min] {
                await #expect(throws: StoreError(.invalidArgument)) {
                    try await trial.store.conversations(after: nil, limit: limit)
                }
            }
        },
    ]
}

extension Trial {
    /// The ids of all conversations as the list shows them.
    fileprivate func listed() async throws -> [UniqueIdentifier] {
        try await store.conversations(after: nil, limit: 1_000).map(\.id)
    }
}
