import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What a rule for retention leaves, whatever the dates of the messages (ST-13).
    static let sparing: [StoreLaw] = [
        StoreLaw("Pruning can spare messages that wait to be sent, and counts them", "ST-13", "RT-5") { trial in
            let store = trial.store
            let room = try await trial.room()
            try await trial.apply(Samples.event(1))
            let waiting = try await store.enqueue(Samples.outgoing("a", in: room, at: 1))
            let failed = try await store.enqueue(Samples.outgoing("b", in: room, at: 2))
            try await store.giveUp(failed.number)
            let rule = RetentionRule(before: Samples.time(1_000), conversation: room, sparesUnsent: true)
            for dryRun in [true, false] {
                let report = try await store.prune(rule, dryRun: dryRun)
                #expect(report.messages == 2 && report.conversations == 1 && report.unsent == 1)
            }
            #expect(try await trial.messages(in: room).map(\.unified.id) == [waiting.message])
            #expect(try await store.outbox(of: nil, after: nil, limit: 10).map(\.message) == [waiting.message])
            let again = try await store.prune(rule, dryRun: false)
            #expect(again.messages == 0 && again.conversations == 0 && again.unsent == 1)
            // Without that, they are deleted like others.
            var whole = rule
            whole.sparesUnsent = false
            #expect(try await store.prune(whole, dryRun: false).messages == 1)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [])
        },
        StoreLaw("Pruning can spare what arrived later, whatever times senders state", "ST-13", "ING-6") { trial in
            let store = trial.store
            let id = try await trial.conversation()
            for (name, received) in [("early", 50), ("late", 200), ("exact", 100)] as [(String, Int64)] {
                var incoming = Samples.message(name, in: id, at: 1, externalID: name)
                incoming.raw = RawRecord(name: "Message", bytes: [1], receivedAt: Samples.time(received))
                _ = try await store.commit(IngestionGroup([.message(incoming)]))
            }
            try await trial.save(Samples.message("imported", in: id, at: 2))
            // What others say about a message later does not make it younger.
            let edit = RawRecord(name: "Edit", bytes: [2], receivedAt: Samples.time(500))
            let early = MessageTarget(conversation: id, externalID: "early")
            _ = try await store.commit(IngestionGroup([.raw(edit, of: early)]))
            let rule = RetentionRule(
                before: Samples.time(100), conversation: id, receivedBefore: Samples.time(100))
            let everywhere = RetentionRule(before: Samples.time(100), receivedBefore: Samples.time(100))
            #expect(try await store.prune(everywhere, dryRun: true).messages == 2)
            for dryRun in [true, false] {
                #expect(try await store.prune(rule, dryRun: dryRun).messages == 2)
            }
            #expect(Set(try await trial.texts(id)) == ["late", "exact"])
            // Alone it is no criterion.
            #expect(
                try await store.prune(
                    RetentionRule(receivedBefore: Samples.time(1_000), sparesUnsent: true), dryRun: false
                ).messages == 0)
            #expect(Set(try await trial.texts(id)) == ["late", "exact"])
        },
    ]
}
