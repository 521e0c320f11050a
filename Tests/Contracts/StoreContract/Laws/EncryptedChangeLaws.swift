import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Changes that are encrypted with a secret of their message (ING-6).
    static let encryptedChanges: [StoreLaw] = [
        StoreLaw("An encrypted change waits until it is read, and is reported as soon as its message is there", "ING-6")
        {
            trial in
            let store = trial.store
            let author = try await store.sender(for: ann)
            for order in [[0, 1], [1, 0]] {
                let chat = try await trial.conversation("chat \(order)")
                let target = MessageTarget(conversation: chat, externalID: "m")
                let changes: [IngestedChange] = [
                    .message(Samples.message("one", in: chat, at: 1, from: author, externalID: "m")),
                    .encrypted(target, record(1), isEdit: true, by: ann, at: Samples.time(2)),
                ]
                let outcomes = try await [
                    store.commit(IngestionGroup([changes[order[0]]])),
                    store.commit(IngestionGroup([changes[order[1]]])),
                ]
                let held = try #require(try await store.message(conversation: chat, externalID: "m"))
                #expect(outcomes[0].encrypted.isEmpty)
                #expect(outcomes[0].unmatched == (order[0] == 1 ? 1 : 0))
                #expect(
                    outcomes[1].encrypted.map(\.message) == [held.unified.id] && outcomes[1].unmatched == 0,
                    "\(order)")
                #expect(outcomes[1].encrypted.first?.target == target)
                #expect(outcomes[1].encrypted.first?.record.bytes == [1])
                #expect(held.unified.content.text == "one")
                #expect(held.unified.platformSpecific["undecided"] == .array([.string("unread-edit")]))
                #expect(try await store.statistics().encryptedChanges == 1)
                // What comes again waits once.
                let again = try await store.commit(IngestionGroup([changes[1]]))
                #expect(again.encrypted == outcomes[1].encrypted)
                #expect(try await store.statistics().encryptedChanges == 1)
                let read = IngestionGroup([
                    .edit(target, text: "two", by: ann, at: Samples.time(2)), .decrypted(target, record(1)),
                ])
                #expect(try await store.commit(read) == CommitOutcome())
                let after = try #require(try await store.message(conversation: chat, externalID: "m"))
                #expect(after.unified.content.text == "two")
                #expect(after.unified.platformSpecific["undecided"] == nil)
                #expect(try await store.statistics().encryptedChanges == 0)
            }
            try await expectSound(store)
        },
        StoreLaw("An encrypted edit of another's message is refused; what anyone may add waits", "ING-1b") { trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let author = try await store.sender(for: ann)
            try await trial.save(Samples.message("one", in: chat, at: 1, from: author, externalID: "m"))
            let target = MessageTarget(conversation: chat, externalID: "m")
            let edit = IngestedChange.encrypted(target, record(1), isEdit: true, by: mallory, at: Samples.time(2))
            #expect(try await store.commit(IngestionGroup([edit])) == CommitOutcome(refused: 1))
            #expect(
                try await store.message(conversation: chat, externalID: "m")?.unified.platformSpecific.isEmpty == true)
            let addition = IngestedChange.encrypted(target, record(2), isEdit: false, by: mallory, at: Samples.time(2))
            #expect(try await store.commit(IngestionGroup([addition])).encrypted.count == 1)
            let held = try #require(try await store.message(conversation: chat, externalID: "m"))
            #expect(held.unified.platformSpecific["undecided"] == .array([.string("unread")]))
            try await expectSound(store)
        },
    ]

    private static func record(_ byte: UInt8) -> RawRecord {
        RawRecord(name: "Message", bytes: [byte], receivedAt: Samples.time(2))
    }

    private static let ann = Samples.sender([Samples.number("+49151")], name: "Ann")
    private static let mallory = Samples.sender([Samples.number("+49666")], name: "Mallory")
}
