import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Committing what live sources report, and the spill (ING-3).
    static let commits: [StoreLaw] = [
        StoreLaw("Spilled events wait in order, separately for each source", "ING-3") { trial async throws in
            let store = trial.store
            #expect(try await store.spilledCount(of: "a") == 0)
            try await store.spill((0..<5).map(event), of: "a")
            try await store.spill([event(100)], of: "b")
            try await store.spill((5..<8).map(event) + [event(7)], of: "a")
            try await store.spill([], of: "a")
            let waiting = try await store.spilledEvents(of: "a", limit: 10_000)
            #expect(waiting.map(\.event) == [0, 1, 2, 3, 4, 5, 6, 7, 7].map(event))
            let isAscending = zip(waiting, waiting.dropFirst()).allSatisfy { $0.number < $1.number }
            #expect(isAscending)
            #expect(try await store.spilledEvents(of: "a", limit: 2) == Array(waiting.prefix(2)))
            #expect(try await store.spilledEvents(of: "b", limit: 9).map(\.event) == [event(100)])
            #expect(try await store.spilledEvents(of: "c", limit: 9).isEmpty)
            #expect(try await store.spilledCount(of: "a") == 9)
            await expectRefusals(
                .invalidArgument, { _ = try await store.spilledEvents(of: "a", limit: 0) },
                { _ = try await store.spilledEvents(of: "a", limit: 10_001) })
            _ = try await store.clearAll()
            #expect(try await store.spilledCount(of: "a") == 0)
        },
        StoreLaw("Events leave the spill in the transaction that commits them", "ING-3") { trial async throws in
            let store = trial.store
            let chat = try await trial.conversation()
            try await store.spill((0..<4).map(event), of: "a")
            try await store.spill([event(9)], of: "b")
            let waiting = try await store.spilledEvents(of: "a", limit: 10)
            let mark = try SpillMark(source: "a", through: waiting.at(1).number)
            let wrong = Samples.message("x", in: Samples.unknownID)
            await expectRefusals(
                .conversationNotFound,
                { _ = try await store.commit(IngestionGroup([.message(wrong)], drained: mark)) })
            #expect(try await store.spilledEvents(of: "a", limit: 10) == waiting)
            let group = IngestionGroup([.message(Samples.message("m", in: chat))], drained: mark)
            #expect(try await store.commit(group) == CommitOutcome(inserted: 1))
            #expect(try await store.spilledEvents(of: "a", limit: 10) == Array(waiting.dropFirst(2)))
            #expect(try await store.spilledCount(of: "b") == 1)
            // Later items queue behind those that wait, whatever has left the queue.
            try await store.spill([event(5)], of: "a")
            #expect(try await store.spilledEvents(of: "a", limit: 10).map(\.event) == [event(2), event(3), event(5)])
            let rest = try await store.spilledEvents(of: "a", limit: 10)
            let all = try SpillMark(source: "a", through: rest.at(2).number)
            #expect(try await store.commit(IngestionGroup([], drained: all)) == CommitOutcome())
            #expect(try await store.spilledCount(of: "a") == 0)
        },
        StoreLaw("A group is committed in its order, once", "ING-2", "ING-3") { trial in
            let chat = try await trial.conversation()
            let other = try await trial.conversation("other")
            func target(_ id: String) -> MessageTarget { MessageTarget(conversation: chat, externalID: id) }
            let author = try await trial.sender("Ann")
            func message(_ text: String, _ second: Int64, in conversation: UniqueIdentifier) -> IngestedChange {
                .message(Samples.message(text, in: conversation, at: second, from: author, externalID: text))
            }
            let bob = Samples.sender("Bob")
            let ann = Samples.sender("Ann")
            let group = IngestionGroup([
                message("a", 1, in: chat), message("b", 2, in: other), message("c", 3, in: chat),
                .edit(target("a"), text: "a, edited", by: ann, at: Samples.time(10)),
                .reaction(target("c"), by: bob, emoji: "👍", at: Samples.time(11)),
                message("d", 4, in: chat), message("a", 1, in: chat),
                .deletion(target("d"), by: ann, claim: .author, at: Samples.time(12)), .status(target("c"), .read),
                .edit(target("missing"), text: "?", by: ann, at: Samples.time(12)),
                .deletion(target("b"), by: ann, claim: .author, at: Samples.time(13)),
            ])
            let outcome = try await trial.store.commit(group)
            #expect(outcome == CommitOutcome(inserted: 4, duplicates: 1, unmatched: 2))
            for time in 1...2 {
                let page = try await trial.store.messages(in: chat, .newest, limit: 10)
                #expect(page.map(\.unified.content.text) == ["a, edited", "c", "d"], "\(time)")
                #expect(page.map(\.unified.content.kind) == [.text, .text, .deleted])
                #expect(try page.at(1).unified.reactions.map(\.emoji) == ["👍"])
                #expect(try page.at(1).status == .read)
                #expect(try await trial.store.versions(of: page.at(0).unified.id).map(\.text) == ["a"])
                #expect(try await trial.texts(other) == ["b"])
                let again = try await trial.store.commit(group)
                #expect(again == CommitOutcome(inserted: 0, duplicates: 5, unmatched: 2))
            }
            try await expectSound(trial.store)
        },
        StoreLaw("A status only moves forward", "ING-3", "ST-6") { trial in
            let chat = try await trial.conversation()
            let id = try await trial.save(Samples.message("m", in: chat, externalID: "m"))[0]
            let target = MessageTarget(conversation: chat, externalID: "m")
            let news: [(MessageStatus, MessageStatus)] = [
                (.pending, .sent), (.failed, .failed), (.sent, .failed), (.delivered, .delivered),
                (.failed, .delivered), (.read, .read), (.delivered, .read), (.sent, .read),
            ]
            try await trial.store.updateStatus(id, to: .sent)
            let nowhere = MessageTarget(conversation: chat, externalID: "missing")
            #expect(try await trial.store.commit(IngestionGroup([.status(nowhere, .read)])) == CommitOutcome())
            for (status, expected) in news {
                _ = try await trial.store.commit(IngestionGroup([.status(target, status)]))
                #expect(try await trial.message(id).status == expected)
            }
        },
        StoreLaw("A group is reported once, with everything it added", "ING-3", "ST-7") { trial in
            let chat = try await trial.conversation()
            let ann = Samples.sender("Ann")
            let first = Samples.message(
                "a", in: chat, at: 1, from: try await trial.store.sender(for: ann), externalID: "a")
            let listener = Listener(trial.store)
            let target = MessageTarget(conversation: chat, externalID: "a")
            _ = try await trial.store.commit(
                IngestionGroup([
                    .message(first), .edit(target, text: "a, edited", by: ann, at: Samples.time(2)),
                    .message(Samples.message("b", in: chat, at: 3)), .status(target, .read),
                    .message(Samples.message("c", in: chat, at: 4)),
                ]))
            let id = try #require(try await trial.store.message(conversation: chat, externalID: "a")).unified.id
            #expect(
                await listener.next() == [
                    .messagesAdded(conversation: chat, count: 3), .conversationUpdated(chat),
                    .messageUpdated(id, conversation: chat),
                ])
        },
    ]

    /// An event of a number, whose bytes are of any value.
    private static func event(_ number: Int) -> SpilledEvent {
        SpilledEvent(
            form: "form \(number % 3)", bytes: (0..<(number % 4)).map { UInt8(truncatingIfNeeded: $0 &* 85 &+ number) },
            receivedAt: Samples.time(Int64(number)))
    }
}
