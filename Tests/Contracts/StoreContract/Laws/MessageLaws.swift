import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Saving and reading messages.
    static let messages: [StoreLaw] = [
        StoreLaw("Every field of a message is read as it was saved", "ING-1", "ST-3") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.store.sender(
                for: NewSender(
                    platform: .whatsapp, aliases: [Samples.number("+491701111111")],
                    participant: Participant(identifier: "+491701111111", displayName: "Ann Ö."), isOwner: false,
                    seenAt: Samples.time(0)))
            let new = Samples.fullMessage(in: id, from: ann)
            #expect(try await trial.store.save([new]) == SaveOutcome(inserted: 1, duplicates: 0))
            let message = try await trial.message(try #require(new.id))
            let unified = message.unified
            #expect(unified.id == new.id)
            #expect(unified.externalID == new.externalID)
            #expect(unified.platform == new.platform)
            #expect(unified.timestamp == new.timestamp)
            #expect(unified.precision == new.precision)
            #expect(unified.local == new.local)
            #expect(unified.sender == Participant(identifier: "+491701111111", displayName: "Ann Ö."))
            #expect(unified.recipients == new.recipients)
            #expect(unified.content == new.content)
            #expect(unified.threadID == ThreadIdentifier.make(platform: .whatsapp, chat: "chat"))
            #expect(unified.replyTo == new.replyTo)
            #expect(unified.reactions.isEmpty)
            #expect(unified.editedAt == new.editedAt)
            #expect(unified.platformSpecific["forwarded"] == .bool(true))
            #expect(unified.platformSpecific.members.map(\.name) == ["forwarded", "score", "nested"])
            #expect(message.conversation == id)
            #expect(message.position == new.position)
            #expect(message.person == ann.person)
            #expect(message.direction == new.direction)
            #expect(message.status == new.status)
            #expect(message.isRead == new.isRead)
            #expect(message.contentKey == new.contentKey)
            #expect(message.delivery == new.delivery)
        },
        StoreLaw("A message of which only the time is known keeps its other fields empty", "ING-1") { trial in
            let id = try await trial.conversation()
            let new = NewMessage(
                conversation: id, externalID: "", platform: Platform(rawValue: "of an adapter's own"),
                timestamp: Timestamp(milliseconds: -1), precision: .minute, sender: nil,
                content: Content(kind: .system, text: nil))
            let saved = try await trial.message(try await trial.save(new)[0])
            #expect(saved.unified.content == Content(kind: .system, text: nil))
            #expect(saved.unified.platform.rawValue == "of an adapter's own")
            #expect(saved.unified.timestamp.milliseconds == -1)
            #expect(saved.unified.sender == nil && saved.person == nil && saved.unified.local == nil)
            #expect(saved.unified.replyTo == nil && saved.unified.editedAt == nil)
            #expect(saved.unified.recipients.isEmpty && saved.unified.platformSpecific.isEmpty)
            #expect(saved.contentKey == nil && saved.delivery == nil)
            #expect(saved.direction == .unknown && saved.status == .sent && saved.isRead)
        },
        StoreLaw("An empty text is not the same as no text", "ING-1") { trial in
            let id = try await trial.conversation()
            let ids = try await trial.save(
                Samples.message("", in: id, externalID: "1"), Samples.message(nil, in: id, externalID: "2"))
            #expect(try await trial.message(ids[0]).unified.content.text == "")
            #expect(try await trial.message(ids[1]).unified.content.text == nil)
        },
        StoreLaw("Every kind, status, direction and precision is stored", "ST-3") { trial in
            let id = try await trial.conversation()
            for (number, kind) in ContentKind.allCases.enumerated() {
                var new = Samples.message("m", in: id, at: Int64(number), externalID: "k\(number)")
                new.content.kind = kind
                new.status = MessageStatus.allCases[number % MessageStatus.allCases.count]
                new.direction = MessageDirection.allCases[number % MessageDirection.allCases.count]
                new.precision = TimestampPrecision.allCases[number % TimestampPrecision.allCases.count]
                new.content.attachments = AttachmentState.allCases.map { Attachment(name: $0.rawValue, state: $0) }
                let saved = try await trial.message(try await trial.save(new)[0])
                #expect(saved.unified.content == new.content)
                #expect(saved.status == new.status && saved.direction == new.direction)
                #expect(saved.unified.precision == new.precision)
            }
        },
        StoreLaw("Texts are read byte for byte as saved, whatever they contain", "ING-1") { trial in
            let id = try await trial.conversation()
            let texts =
                [
                    "a\u{0}b", "\u{FEFF}bom", "e\u{301} is not é", "'); DROP TABLE messages; --", "\u{10FFFF}",
                    "\u{202E}abc\u{202C}", String(repeating: "long ", count: 50_000), "\r\n\u{2028}\u{85}", "👩‍👩‍👧‍👦",
                ] + Samples.spacedTexts
            for (number, text) in texts.enumerated() {
                let saved = try await trial.save(
                    Samples.message(text, in: id, at: Int64(number), externalID: "\(number)"))
                let read = try await trial.message(saved[0]).unified.content.text
                #expect(read.map { Array($0.utf8) } == Array(text.utf8))
            }
        },
        StoreLaw("Times far in the past and future are exact to the millisecond", "ST-3") { trial in
            let id = try await trial.conversation()
            let moments: [Int64] = [
                -62_135_596_800_000, -86_400_001, -1, 0, 1, 999, 1_700_000_000_001, 253_402_300_799_999,
            ]
            for (number, moment) in moments.enumerated() {
                var new = Samples.message("m\(number)", in: id, externalID: "t\(number)")
                new.timestamp = Timestamp(milliseconds: moment)
                let saved = try await trial.message(try await trial.save(new)[0])
                #expect(saved.unified.timestamp.milliseconds == moment)
            }
            let order = try await trial.texts(id)
            #expect(order == moments.indices.map { "m\($0)" })
        },
        StoreLaw("A message is found by conversation and external id, and by its position", "ST-4") { trial in
            let one = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            let ids = try await trial.save(
                Samples.message("first", in: one, externalID: "same"),
                Samples.message("second", in: other, externalID: "same"))
            #expect(ids[0] != ids[1])
            #expect(try await trial.message(ids[0]).unified.content.text == "first")
            #expect(try await trial.message(ids[1]).unified.content.text == "second")
            #expect(try await trial.store.message(conversation: one, externalID: "SAME") == nil)
            let place = try await trial.message(ids[1]).position
            #expect(try await trial.store.message(conversation: other, at: place)?.unified.id == ids[1])
            let beyond = ChatPosition(rawValue: place.rawValue + 1)
            #expect(try await trial.store.message(conversation: other, at: beyond) == nil)
        },
        StoreLaw("Of several messages with one external id, the first in the chat's order is found", "ST-6") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            let bob = try await trial.sender("Bob")
            _ = try await trial.store.save([
                Samples.message("later", in: id, at: 9, from: ann, externalID: "x"),
                Samples.message("earlier", in: id, at: 1, from: bob, externalID: "x"),
            ])
            let found = try await trial.store.message(conversation: id, externalID: "x")
            #expect(found?.unified.content.text == "earlier")
            let all = try await trial.store.messages(conversation: id, externalID: "x")
            #expect(all.map(\.unified.content.text) == ["earlier", "later"])
            #expect(try await trial.store.messages(conversation: id, externalID: "y").isEmpty)
            #expect(try await trial.store.messages(conversation: Samples.unknownID, externalID: "x").isEmpty)
        },
        StoreLaw("An unknown message is read as nil, and changes of it are rejected", "ST-6") {
            trial async throws in
            let store = trial.store
            let id = try await trial.conversation()
            let elsewhere = try await trial.save(Samples.message("x", in: try await trial.conversation("b")))[0]
            let unknown = Samples.unknownID
            #expect(try await store.message(unknown) == nil)
            await expectRefusals(
                .messageNotFound,
                { try await store.updateStatus(unknown, to: .read) },
                { try await store.edit(unknown, text: "x", at: Samples.time(1)) },
                { _ = try await store.versions(of: unknown) },
                { _ = try await store.deleteMessage(unknown, .erase) },
                { try await store.react(to: unknown, by: Samples.sender("Ann"), emoji: "👍", at: Samples.time(1)) },
                { try await store.updateAttachment(unknown, index: 0, to: Attachment(name: nil, state: .missing)) },
                { _ = try await store.messages(in: id, .before(unknown), limit: 10) },
                { _ = try await store.messages(in: id, .after(elsewhere), limit: 10) },
                { _ = try await store.markRead(id, upTo: unknown) },
                { _ = try await store.markRead(id, upTo: elsewhere) })
            #expect(try await store.people(named: "", limit: 10).isEmpty)
        },
        StoreLaw("A status can be set forwards and backwards", "ST-6") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("x", in: id))[0]
            for status in MessageStatus.allCases + MessageStatus.allCases.reversed() {
                try await trial.store.updateStatus(message, to: status)
                #expect(try await trial.message(message).status == status)
            }
        },
        StoreLaw("The record of an attachment is replaced, and no other is", "ST-6") { trial in
            let id = try await trial.conversation()
            let files = [
                Samples.attachment("one.jpg", blob: nil), Samples.attachment("two.jpg", blob: nil),
                Samples.attachment("three.jpg", blob: nil),
            ]
            let message = try await trial.save(Samples.message("pictures", in: id, attachments: files))[0]
            let held = Samples.attachment("zwei.jpg", blob: "b")
            try await trial.store.updateAttachment(message, index: 1, to: held)
            #expect(try await trial.message(message).unified.content.attachments == [files[0], held, files[2]])
            #expect(try await trial.found(.term("zwei")) == ["pictures"])
            #expect(try await trial.found(.term("two")).isEmpty)
            #expect(try await trial.store.referencedBlobs() == [Samples.blob("b")])
            for index in [-1, 3] {
                await #expect(throws: StoreError(.invalidArgument)) {
                    try await trial.store.updateAttachment(message, index: index, to: held)
                }
            }
        },
        StoreLaw("Saving nothing succeeds", "ST-6") { trial async throws in
            #expect(try await trial.store.save([]) == SaveOutcome(inserted: 0, duplicates: 0))
        },
    ]
}
