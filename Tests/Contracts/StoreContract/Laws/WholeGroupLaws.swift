import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// A group that live sources report is one transaction (ING-3, ST-8).
    static let wholeGroups: [StoreLaw] = [
        StoreLaw("A group with an invalid change at any position commits nothing", "ING-3", "ST-6") { trial in
            let store = trial.store
            let group = try await trial.sampleGroup()
            let target = MessageTarget(conversation: group.chat, externalID: "there")
            let wrongs: [IngestedChange] = [
                .message(Samples.message("wrong", in: Samples.unknownID)),
                .reaction(target, by: Samples.sender([], name: "nameless"), emoji: "👍", at: Samples.time(1)),
            ]
            try await store.spill([Trial.spilled, Trial.spilled], of: "a")
            let waiting = try await store.spilledEvents(of: "a", limit: 10)
            let drained = try SpillMark(source: "a", through: waiting.at(1).number)
            let before = try await trial.records(of: store)
            let listener = Listener(store)
            for wrong in wrongs {
                for place in 0...group.changes.count {
                    var changes = group.changes
                    changes.insert(wrong, at: place)
                    let mistaken = IngestionGroup(changes, drained: drained)
                    await #expect(throws: StoreError.self, "place \(place)") { try await store.commit(mistaken) }
                    #expect(try await trial.records(of: store) == before, "place \(place)")
                    #expect(try await store.spilledEvents(of: "a", limit: 10) == waiting, "place \(place)")
                }
            }
            #expect(try await trial.found(.term("new")).isEmpty)
            // The first that observers hear of is the group without the wrong change.
            #expect(try await store.commit(IngestionGroup(group.changes, drained: drained)).inserted == 4)
            let heard = await listener.next() ?? []
            #expect(heard.contains(.messagesAdded(conversation: group.chat, count: 2)))
            #expect(heard.contains(.messagesAdded(conversation: group.other, count: 2)))
            #expect(try await store.spilledCount(of: "a") == 0)
            try await expectSound(store)
        },
        StoreLaw("Readers see all of a group or nothing", "ING-3", "ST-8") { trial in
            let store = trial.store
            let chats = [try await trial.conversation("one"), try await trial.conversation("other")]
            for (round, overlap) in Overlap.allCases.enumerated() {
                try await overlap.read {
                    for group in 0..<20 {
                        // First all of one chat, then all of the other: a half is seen in either.
                        let messages = chats.flatMap { chat in
                            (0..<3).map { number in
                                let second = Int64((round * 100 + group) * 10 + number)
                                return IngestedChange.message(Samples.message("word", in: chat, at: second))
                            }
                        }
                        _ = try await store.commit(IngestionGroup(messages))
                    }
                } _: {
                    let read = try await store.conversations(after: nil, limit: 10)
                    #expect(Set(read.map(\.messageCount)).count == 1, "one chat has more than the other: half a group")
                    #expect(read.allSatisfy { $0.messageCount % 3 == 0 && $0.unreadCount == $0.messageCount })
                    let page = try await store.messages(in: chats[0], .newest, limit: 10_000)
                    #expect(page.count % 3 == 0)
                    let hits = try await trial.found(.term("word")) { $0.limit = 1_000 }
                    #expect(hits.count % 6 == 0)
                }
            }
            for chat in chats { #expect(try await trial.reading(chat).messageCount == 120) }
        },
    ]
}

extension Trial {
    /// An event that waits.
    fileprivate static var spilled: SpilledEvent {
        SpilledEvent(form: "f", bytes: [1], receivedAt: Samples.time(1))
    }

    /// Two chats, the first with one message, and valid changes: two new messages in each, and an edit of the existing
    /// one and a reaction to it.
    fileprivate func sampleGroup() async throws -> (
        chat: UniqueIdentifier, other: UniqueIdentifier, changes: [IngestedChange]
    ) {
        let (chat, other) = (try await conversation("one"), try await conversation("other"))
        let author = try await sender("Ann")
        let (ann, bob) = (Samples.sender("Ann"), Samples.sender("Bob"))
        _ = try await store.sender(for: bob)
        try await save(Samples.message("there", in: chat, at: 1, from: author, externalID: "there"))
        let there = MessageTarget(conversation: chat, externalID: "there")
        func new(_ number: Int64, _ chat: UniqueIdentifier) -> IngestedChange {
            .message(Samples.message("new \(number)", in: chat, at: number, from: author))
        }
        return (
            chat, other,
            [
                new(2, chat), .edit(there, text: "new text", by: ann, at: Samples.time(5)), new(3, other),
                .reaction(there, by: bob, emoji: "👍", at: Samples.time(6)), new(4, chat), .status(there, .read),
                new(5, other),
            ]
        )
    }
}
