import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What is left of a message that is deleted.
    static let deletions: [StoreLaw] = [
        StoreLaw("A tombstone that keeps the text keeps everything", "ING-1") { trial in
            let (message, before) = try await trial.richMessage()
            #expect(try await trial.store.deleteMessage(message, .tombstoneKeepingText).isEmpty)
            var expected = before
            expected.unified.content.kind = .deleted
            #expect(try await trial.message(message) == expected)
            #expect(try await trial.store.versions(of: message).count == 1)
            #expect(try await trial.found(.term("secret")).count == 1)
        },
        StoreLaw("A tombstone keeps position, sender and times, but no content", "ST-11") { trial in
            let (message, before) = try await trial.richMessage()
            let orphans = try await trial.store.deleteMessage(message, .tombstone)
            #expect(orphans == [Samples.blob("a"), Samples.blob("b")])
            var expected = before
            expected.unified.content = Content(kind: .deleted, text: nil)
            expected.unified.editedAt = nil
            expected.unified.reactions = []
            expected.unified.platformSpecific = JSONObject()
            #expect(try await trial.message(message) == expected)
            #expect(try await trial.store.versions(of: message).isEmpty)
            #expect(try await trial.found(.term("secret")).isEmpty)
            #expect(try await trial.found(.prefix("fil")).isEmpty)
            #expect(try await trial.found(.term("ann")).count == 1)
            #expect(try await trial.store.statistics().attachments == 0)
        },
        StoreLaw("Erasing leaves nothing", "ST-11") { trial in
            let (message, before) = try await trial.richMessage()
            let orphans = try await trial.store.deleteMessage(message, .erase)
            #expect(orphans == [Samples.blob("a"), Samples.blob("b")])
            #expect(try await trial.store.message(message) == nil)
            let external = before.unified.externalID
            #expect(try await trial.store.message(conversation: before.conversation, externalID: external) == nil)
            #expect(try await trial.texts(before.conversation).isEmpty)
            #expect(try await trial.found(.term("secret")).isEmpty)
            #expect(try await trial.found(.term("ann")).isEmpty)
            #expect(try await trial.store.alignmentElements(in: before.conversation).isEmpty)
            await #expect(throws: StoreError(.messageNotFound)) { try await trial.store.versions(of: message) }
            await #expect(throws: StoreError(.messageNotFound)) {
                try await trial.store.deleteMessage(message, .erase)
            }
            #expect(try await trial.store.statistics().messages == 0)
        },
        StoreLaw("Deleting again succeeds, and can only remove more", "ST-6") { trial in
            let (message, _) = try await trial.richMessage()
            _ = try await trial.store.deleteMessage(message, .tombstoneKeepingText)
            #expect(try await trial.store.deleteMessage(message, .tombstoneKeepingText).isEmpty)
            _ = try await trial.store.deleteMessage(message, .tombstone)
            let tombstone = try await trial.message(message)
            #expect(tombstone.unified.content.text == nil)
            _ = try await trial.store.deleteMessage(message, .tombstoneKeepingText)
            #expect(try await trial.store.deleteMessage(message, .tombstone).isEmpty)
            #expect(try await trial.message(message) == tombstone)
        },
        StoreLaw("A blob is returned when the last message that references it is deleted, and not before", "ST-11") {
            trial in
            let id = try await trial.conversation()
            let file = Samples.attachment("f", blob: "a")
            let ids = try await trial.save(
                Samples.message("1", in: id, attachments: [file, file]),
                Samples.message("2", in: id, attachments: [file]),
                Samples.message("3", in: try await trial.conversation("other"), attachments: [file]))
            #expect(try await trial.store.deleteMessage(ids[0], .erase).isEmpty)
            #expect(try await trial.store.deleteMessage(ids[1], .tombstone).isEmpty)
            #expect(try await trial.store.referencedBlobs() == [Samples.blob("a")])
            #expect(try await trial.store.deleteMessage(ids[2], .erase) == [Samples.blob("a")])
            #expect(try await trial.store.referencedBlobs().isEmpty)
        },
    ]
}

extension Trial {
    /// A message with everything that a tombstone must lose.
    fileprivate func richMessage() async throws -> (id: UniqueIdentifier, reading: StoredMessage) {
        let conversation = try await conversation()
        var new = Samples.message(
            "draft", in: conversation, at: 1, from: try await sender("Ann"),
            attachments: [Samples.attachment("file.jpg", blob: "b"), Samples.attachment("file.png", blob: "a")])
        new.platformSpecific = #"{"forwarded":true}"#
        new.contentKey = ContentKey(high: 1, low: 2)
        new.replyTo = "another"
        let id = try await save(new)[0]
        try await store.edit(id, text: "a secret", at: Samples.time(2))
        try await store.react(to: id, by: Samples.sender("Bob"), emoji: "😮", at: Samples.time(3))
        return (id, try await message(id))
    }
}
