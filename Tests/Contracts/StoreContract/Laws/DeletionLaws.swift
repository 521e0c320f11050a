import WhisperArchive
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
        StoreLaw("A tombstone keeps no event of its message, and belongs to no import", "ST-11", "ING-2") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let run = try await trial.run("chat.txt", into: chat)
            var new = Samples.message("secret", in: chat, at: 1)
            new.raw = RawRecord(name: "Message", bytes: [1, 2, 3], receivedAt: Samples.time(1))
            new.run = run
            let message = try await trial.save(new)[0]
            _ = try await store.deleteMessage(message, .tombstoneKeepingText)
            #expect(try await store.rawEvents(of: message).count == 1)
            #expect(try await store.undoImports([run], dryRun: true) { _ in }.messages == 1)
            _ = try await store.deleteMessage(message, .tombstone)
            #expect(try await store.rawEvents(of: message).isEmpty)
            #expect(try await store.undoImports([run], dryRun: true) { _ in }.messages == 0)
            #expect(try await trial.message(message).unified.content == Content(kind: .deleted, text: nil))
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
        StoreLaw("A forgotten person leaves what they wrote, and no name, address or word of them", "ST-11") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let zoe = try await store.sender(
                for: Samples.sender([Samples.number("+49151"), Samples.exportName("Zoe")], name: "Zoe"))
            let alias = try await store.sender(
                for: Samples.sender([Samples.number("+49151"), Samples.pushName("zozo")], name: "zozo"))
            let bob = try await trial.sender("Bob")
            var told = Samples.message("first", in: chat, at: 1, from: zoe)
            told.raw = RawRecord(name: "Message", bytes: [1, 2, 3], receivedAt: Samples.time(1))
            let ids = try await trial.save(
                told, Samples.message("second", in: chat, at: 2, from: alias),
                Samples.message("other", in: chat, at: 3, from: bob))
            try await store.react(
                to: ids[2], by: Samples.sender([Samples.number("+49151")], name: "Zoe"), emoji: "👍", at: Samples.time(4)
            )
            var wish = Samples.message("wish", in: chat, at: 5, from: bob, externalID: "wish")
            wish.recipients = [Participant(identifier: "+49151", displayName: "Zoe")]
            let addressed = try await store.sender(
                for: NewSender(
                    platform: .whatsapp, aliases: [Samples.number("+49151")],
                    participant: Participant(identifier: "+49151", displayName: "Zoe"), isOwner: false,
                    seenAt: Samples.time(0)))
            var gone = Samples.message(nil, in: chat, at: 6, from: addressed, externalID: "gone")
            gone.content = Content(kind: .deleted, text: nil)
            let mark = DeletionMark(right: .author, name: "Zoe", timestamp: Samples.time(7))
            gone.platformSpecific = JSONValue.object([DeletionMark.member: mark.json]).text
            try await trial.save(wish, gone)
            try await store.join(trial.sender("twin").person, into: zoe.person)
            #expect(try await trial.found(.and([.term("zoe"), .term("first")])) == ["first"])
            try await store.forget(zoe.person, as: "Nobody known")
            let person = try #require(try await store.person(zoe.person))
            #expect(person.displayName == "Nobody known" && person.aliases.map(\.alias.value) == ["Nobody known"])
            for word in ["zoe", "zozo", "49151", "twin"] {
                #expect(try await trial.found(.term(word)).isEmpty, "\(word)")
                #expect(try await store.people(named: word, limit: 10).isEmpty, "\(word)")
            }
            #expect(try await trial.texts(chat) == ["first", "second", "other", "wish", ""])
            #expect(try await trial.found(.term("nobody")).sorted() == ["", "first", "second"])
            for external in ["wish", "gone"] {
                let message = try #require(try await store.message(conversation: chat, externalID: external))
                #expect(!message.unified.jsonText.contains("Zoe") && !message.unified.jsonText.contains("49151"))
            }
            for id in ids[..<2] {
                let message = try await trial.message(id)
                #expect(message.person == zoe.person)
                #expect(message.unified.sender == Participant(identifier: nil, displayName: "Nobody known"))
            }
            let reactions = try await trial.message(ids[2]).unified.reactions
            #expect(reactions.map(\.sender.displayName) == ["Nobody known"])
            #expect(try await store.rawEvents(of: ids[0]).isEmpty)
            #expect(try await store.joins(ofPerson: zoe.person).isEmpty)
            await expectRefusals(
                .personNotFound, { _ = try await store.save([Samples.message("late", in: chat, at: 9, from: alias)]) },
                { try await store.forget(Samples.unknownID, as: "x") })
            let again = try await store.sender(for: Samples.sender([Samples.number("+49151")], name: "Zoe"))
            #expect(again.person != zoe.person)
            let owner = try await store.sender(
                for: Samples.sender([Samples.number("+49170")], name: "me", isOwner: true))
            var contact = Samples.contact("Bob", key: 1)
            contact.person = bob.person
            try await store.saveContact(contact)
            await expectRefusals(
                .invalidArgument, { try await store.forget(owner.person, as: "x") },
                { try await store.forget(bob.person, as: "x") })
            try await expectSound(store)
        },
        StoreLaw("What is on record of imports does not name a forgotten person", "ST-11") { trial in
            let store = trial.store
            let zoe = try await store.sender(
                for: Samples.sender([Samples.exportName("Zoe Li"), Samples.number("+491701234567")], name: "Zoe Li"))
            let theirs = try await store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "Zoe Li", title: "Zoe Li", kind: .direct)
            ).id
            let group = try await trial.conversation("group")
            _ = try await trial.run("zoe.zip", into: theirs)
            let files = [
                "Chat with Zoe Li.txt", "+49 170 1234567.txt", "Zoe Lind.txt", "+49 170 12345678.txt", "与Zoe Li的聊天.txt",
            ]
            for file in files { _ = try await trial.run(file, into: group) }
            let run = try await store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: "msgstore.db")
            var reading = Trial.reading(group)
            (reading.owner, reading.isOwnerGiven) = ("Zoe Li", true)
            try await store.describeRun(run, reading, known: [])
            try await store.forget(zoe.person, as: "Nobody")
            let imports = try await store.imports(limit: 10)
            #expect(
                imports.reversed().map(\.run.source) == [
                    "Nobody", "Chat with Nobody.txt", "Nobody.txt", "Zoe Lind.txt", "+49 170 12345678.txt",
                    "与Nobody的聊天.txt", "msgstore.db",
                ])
            #expect(imports.first?.reading == Trial.reading(group))
            try await expectSound(store)
        },
        StoreLaw(
            "A source that brings again what a forgotten person wrote names them again, and doubles nothing", "ST-11"
        ) {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let number = Samples.sender([Samples.number("+49151"), Samples.exportName("Zoe")], name: "Zoe")
            func report(_ text: String, at second: Int64, from sender: SenderHandle) -> NewMessage {
                Samples.message(text, in: chat, at: second, from: sender, externalID: text)
            }
            let bob = try await trial.sender("Bob")
            let zoe = try await store.sender(for: number)
            let ids = try await trial.save(
                report("first", at: 1, from: zoe), report("second", at: 2, from: zoe), report("other", at: 3, from: bob)
            )
            try await store.react(to: ids[2], by: number, emoji: "👍", at: Samples.time(4))
            try await store.forget(zoe.person, as: "Nobody known")
            // An id alone says nothing: anyone can copy it.
            let stranger = try await trial.sender("Stranger")
            try await trial.save(report("first", at: 7, from: stranger))
            #expect(try await store.person(zoe.person)?.displayName == "Nobody known")

            let again = try await store.sender(for: number)
            #expect(again.person != zoe.person)
            #expect(
                try await store.save([report("first", at: 1, from: again), report("second", at: 2, from: again)])
                    == SaveOutcome(inserted: 0, duplicates: 2))
            try await store.react(to: ids[2], by: number, emoji: "👍", at: Samples.time(4))
            #expect(try await trial.message(ids[2]).unified.reactions.count == 1)
            for id in ids[..<2] {
                let message = try await trial.message(id)
                #expect(message.person == again.person && message.unified.sender?.shownName == "Zoe")
            }
            #expect(try await store.person(zoe.person)?.displayName == "Zoe")
            #expect(try await store.people(named: "nobody", limit: 10).isEmpty)
            // What was joined by that can be taken apart, and then the person is forgotten as before.
            let join = try #require(try await store.joins(ofPerson: again.person).first)
            try await store.splitPerson(join.id)
            #expect(try await store.person(zoe.person)?.displayName == "Nobody known")
            try await expectSound(store)
        },
        StoreLaw("A reaction and a receipt of a forgotten person give way to equal ones of someone named", "ST-11") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let zoe = Samples.sender([Samples.number("+49151")], name: "Zoe")
            let own = try await store.sender(for: Samples.sender([Samples.number("+49170")], name: "me", isOwner: true))
            let id = try await trial.save(Samples.message("own", in: chat, at: 1, from: own, externalID: "own"))[0]
            func bring() async throws {
                try await store.react(to: id, by: zoe, emoji: "👍", at: Samples.time(2))
                let target = MessageTarget(conversation: chat, externalID: "own")
                _ = try await store.commit(IngestionGroup([.receipt(target, by: zoe, .read, at: Samples.time(3))]))
            }
            try await bring()
            let former = try await store.sender(for: zoe)
            try await store.forget(former.person, as: "Nobody known")
            try await bring()
            #expect(try await trial.message(id).unified.reactions.map(\.sender.shownName) == ["Zoe"])
            let present = try await store.sender(for: zoe)
            #expect(try await store.receipts(of: id).map(\.person) == [present.person])
        },
        StoreLaw("People to whom nothing refers any more are removed, whatever refers to the others stays", "ST-11") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation("going")
            let group = try await trial.conversation("staying")
            var people: [String: SenderHandle] = [:]
            for name in ["gone", "writer", "deleted", "reactor", "voter", "reader", "member", "admin", "contact"] {
                people[name] = try await trial.sender(name)
                try await trial.save(Samples.message("by \(name)", in: chat, at: 1, from: people[name]))
            }
            people["waiting"] = try await trial.sender("waiting")
            let owner = try await store.sender(
                for: Samples.sender([Samples.number("+49170")], name: "me", isOwner: true))
            try await trial.save(Samples.message("mine", in: chat, at: 1, from: owner))
            let twin = try await trial.sender("twin")
            try await trial.save(Samples.message("by twin", in: chat, at: 1, from: twin))
            let gone = try #require(people["gone"])
            try await store.join(twin.person, into: gone.person)

            var poll = Samples.message("poll", in: group, at: 2, externalID: "poll")
            poll.content.kind = .poll
            let ids = try await trial.save(
                poll, Samples.message("by writer", in: group, at: 3, from: people["writer"]),
                Samples.message("by deleted", in: group, at: 4, from: people["deleted"]))
            _ = try await store.deleteMessage(ids[2], .tombstone)
            try await store.react(to: ids[1], by: Samples.sender("reactor"), emoji: "👍", at: Samples.time(5))
            let target = MessageTarget(conversation: group, externalID: "poll")
            let later = MessageTarget(conversation: group, externalID: "later")
            _ = try await store.commit(
                IngestionGroup([
                    .vote(target, by: Samples.sender("voter"), options: [[1]], at: Samples.time(6)),
                    .receipt(target, by: Samples.sender("reader"), .read, at: Samples.time(7)),
                    .rank(group, of: Samples.sender("admin"), isAdmin: true, at: Samples.time(8)),
                    .reaction(later, by: Samples.sender("waiting"), emoji: "👍", at: Samples.time(9)),
                ]))
            try await trial.report([Samples.member("member", .member)], of: group, at: 8)
            var contact = Samples.contact("contact", key: 1)
            contact.person = people["contact"]?.person
            try await store.saveContact(contact)

            let (one, other) = (try await trial.sender("separated"), try await trial.sender("from another"))
            try await trial.save(
                Samples.message("by one", in: chat, at: 1, from: one),
                Samples.message("by another", in: chat, at: 1, from: other))
            try await store.join(other.person, into: one.person)
            let join = try #require(try await store.joins(ofPerson: one.person).first)
            try await store.splitPerson(join.id)
            (people["separated"], people["another"]) = (one, other)
            let reported = try await trial.sender("reported")
            #expect(try await store.removeUnreferencedPeople() == 0)
            _ = try await store.deleteConversation(chat)
            #expect(try await store.person(gone.person) != nil)
            #expect(try await store.removeUnreferencedPeople() == 1)
            #expect(try await store.removeUnreferencedPeople() == 0)
            #expect(try await store.person(reported.person) != nil, "nothing of theirs was deleted")
            #expect(try await store.person(gone.person) == nil)
            #expect(try await store.person(twin.person) == nil)
            for (name, handle) in people where name != "gone" {
                #expect(try await store.person(handle.person) != nil, "\(name)")
            }
            #expect(try await store.people(named: "gone", limit: 10).isEmpty)
            #expect(try await store.people(named: "twin", limit: 10).isEmpty)
            // The handle is never another person's, whoever comes next.
            let next = try await trial.sender("next")
            #expect(next.rawValue != gone.rawValue && next.rawValue != twin.rawValue)
            await expectRefusals(
                .personNotFound,
                { _ = try await store.save([Samples.message("late", in: group, at: 10, from: gone)]) },
                { _ = try await store.save([Samples.message("late", in: group, at: 10, from: twin)]) })
            let again = try await trial.sender("gone")
            #expect(again.person != gone.person)
            try await trial.save(Samples.message("back", in: group, at: 11, from: again))
            try await expectSound(store)
        },
        StoreLaw("Whatever deletes the last that refers to a person, the person goes", "ST-11") {
            trial in
            let store = trial.store
            for way in ["erase", "prune", "undo", "delete"] {
                let chat = try await trial.conversation("\(way) chat")
                let other = try await trial.conversation("\(way) other")
                let run = try await store.beginRun(adapter: "a", platform: .whatsapp, source: way)
                try await store.describeRun(
                    run, ImportReading(conversation: chat, contents: "", dateOrder: "dmy", zone: "UTC", owner: nil),
                    known: [])
                let stays = try await trial.sender("\(way) stays")
                var message = Samples.message("m", in: chat, at: 10, from: try await trial.sender("\(way) writes"))
                message.content.kind = .poll
                message.run = run
                var second = Samples.message("n", in: chat, at: 10, from: stays)
                second.run = run
                try await trial.save(Samples.message("kept", in: other, at: 1_000, from: stays))
                let ids = try await trial.save(message, second)
                try await store.react(
                    to: ids[0], by: Samples.sender("\(way) reacts"), emoji: "👍", at: Samples.time(11))
                let target = MessageTarget(conversation: chat, externalID: "10/m")
                _ = try await store.commit(
                    IngestionGroup([
                        .vote(target, by: Samples.sender("\(way) votes"), options: [[1]], at: Samples.time(12)),
                        .receipt(target, by: Samples.sender("\(way) reads"), .read, at: Samples.time(13)),
                    ]))
                #expect(try await store.people(named: way, limit: 10).count == 5, "\(way)")
                switch way {
                case "erase": for id in ids { _ = try await store.deleteMessage(id, .erase) }
                case "prune": _ = try await store.prune(RetentionRule(before: Samples.time(500)), dryRun: false)
                case "undo": _ = try await store.undoImports([run], dryRun: false) { _ in }
                default: _ = try await store.deleteConversation(chat)
                }
                #expect(try await store.removeUnreferencedPeople() == 4, "\(way)")
                #expect(try await store.people(named: way, limit: 10).map(\.displayName) == ["\(way) stays"])
            }
            try await expectSound(store)
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
