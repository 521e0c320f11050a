import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Finding, making and changing conversations.
    static let conversations: [StoreLaw] = [
        StoreLaw("A reference to an unknown chat creates a conversation", "ST-6") { trial in
            let reference = ConversationReference(
                platform: .whatsapp, key: "49170@s.whatsapp.net", title: "Ann", kind: .direct)
            let made = try await trial.store.conversation(for: reference)
            #expect(made.platform == .whatsapp)
            #expect(made.title == "Ann")
            #expect(made.kind == .direct)
            #expect(made.sessionID == ThreadIdentifier.make(platform: .whatsapp, chat: "49170@s.whatsapp.net"))
            #expect(made.createdAt == trial.clock.now())
            #expect(made.updatedAt == trial.clock.now())
            #expect(made.lastMessage == nil && made.messageCount == 0 && made.unreadCount == 0)
            #expect(!made.isPinned && !made.isMuted)
            #expect(try await trial.store.conversation(made.id) == made)
        },
        StoreLaw("Ids assigned by the vault are version 4 UUIDs", "ST-3") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("hello", in: id))[0]
            let run = try await trial.store.beginRun(adapter: "a", platform: .whatsapp, source: "f")
            for id in [id, message, run, try await trial.sender().person] {
                #expect(id == UniqueIdentifier(version4High: id.high, low: id.low))
            }
        },
        StoreLaw("The same reference identifies the same conversation, which keeps its title", "ST-6") { trial in
            let first = try await trial.store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "k", title: "Old", kind: .group))
            trial.clock.advance()
            let second = try await trial.store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "k", title: "New", kind: .direct))
            #expect(first == second)
        },
        StoreLaw("A reference sets the kind of a conversation only if it was unknown", "ST-6") { trial in
            let made = try await trial.store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "k", title: "T", kind: .unknown))
            let later = trial.clock.advance()
            let known = try await trial.store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "k", title: "T", kind: .group))
            #expect(known.id == made.id)
            #expect(known.kind == .group)
            #expect(known.updatedAt == later)
            #expect(try await trial.reading(made.id) == known)
        },
        StoreLaw(
            "A conversation that is known by its session id alone is found by the key of that id, and called by its name",
            "ST-6", "ST-13"
        ) { trial in
            let key = "49170@s.whatsapp.net"
            let session = ThreadIdentifier.make(platform: .whatsapp, chat: key)
            let recorded = Conversation(
                id: Samples.unknownID, platform: .whatsapp, sessionID: session, title: "Ann", kind: .unknown,
                createdAt: Samples.time(1), updatedAt: Samples.time(1))
            let alias = ConversationReference(platform: .whatsapp, key: session, title: "Ann", kind: .unknown)
            _ = try await trial.store.insertRecords([.conversation(recorded, aliases: [alias], members: [])])
            for title in ["Ann B.", "Ann C."] {
                let named = ConversationReference(platform: .whatsapp, key: key, title: title, kind: .direct)
                let found = try await trial.store.conversation(for: named)
                #expect(found.id == recorded.id && found.title == "Ann B." && found.kind == .direct)
            }
            #expect(try await trial.store.conversation(platform: .whatsapp, key: key)?.id == recorded.id)
            #expect(try await trial.store.references(of: recorded.id).map(\.key) == [session, key])
            try await expectSound(trial.store)
        },
        StoreLaw("The same key on two platforms identifies two conversations", "ST-6") { trial in
            let one = try await trial.conversation("k", platform: .whatsapp)
            let other = try await trial.conversation("k", platform: .realtime)
            #expect(one != other)
            #expect(try await trial.store.conversation(platform: .realtime, key: "k")?.id == other)
            #expect(try await trial.store.conversation(platform: .whisper, key: "k") == nil)
            // A file may give chats of two platforms the same session.
            for (id, platform) in [(Samples.unknownID, Platform.whatsapp), (Samples.otherUnknownID, .realtime)] {
                let recorded = Conversation(
                    id: id, platform: platform, sessionID: "session", title: "Ann", kind: .unknown,
                    createdAt: Samples.time(1), updatedAt: Samples.time(1))
                let alias = ConversationReference(platform: platform, key: "session", title: "Ann", kind: .unknown)
                _ = try await trial.store.insertRecords([.conversation(recorded, aliases: [alias], members: [])])
                #expect(try await trial.store.conversation(platform: platform, key: "session")?.id == id)
            }
        },
        StoreLaw("An alias identifies the conversation as its first key does", "ING-1") { trial in
            let id = try await trial.conversation("49170@s.whatsapp.net")
            try await trial.store.addAlias(platform: .whatsapp, key: "123@lid", to: id)
            try await trial.store.addAlias(platform: .whatsapp, key: "123@lid", to: id)
            #expect(try await trial.store.conversation(platform: .whatsapp, key: "123@lid")?.id == id)
            #expect(try await trial.conversation("123@lid") == id)
            let session = ThreadIdentifier.make(platform: .whatsapp, chat: "49170@s.whatsapp.net")
            #expect(try await trial.reading(id).sessionID == session)
        },
        StoreLaw("An alias of another conversation is rejected", "ST-6") { trial in
            let one = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            await #expect(throws: StoreError(.constraint)) {
                try await trial.store.addAlias(platform: .whatsapp, key: "one", to: other)
            }
            #expect(try await trial.store.conversation(platform: .whatsapp, key: "one")?.id == one)
        },
        StoreLaw("An empty key is rejected", "ST-6") { trial in
            let id = try await trial.conversation()
            await #expect(throws: StoreError(.invalidArgument)) { try await trial.conversation("") }
            await #expect(throws: StoreError(.invalidArgument)) {
                try await trial.store.addAlias(platform: .whatsapp, key: "", to: id)
            }
        },
        StoreLaw("Changing title, pin, mute or archive updates the time of the last change", "ST-6") { trial in
            let id = try await trial.conversation()
            for change in 0..<4 {
                let moment = trial.clock.advance()
                switch change {
                case 0: try await trial.store.rename(id, to: "Neuer Name 🌍")
                case 1: try await trial.store.setPinned(id, true)
                case 2: try await trial.store.setMuted(id, true)
                default: try await trial.store.setArchived(id, true)
                }
                #expect(try await trial.reading(id).updatedAt == moment)
            }
            let conversation = try await trial.reading(id)
            #expect(conversation.title == "Neuer Name 🌍")
            #expect(conversation.isPinned && conversation.isMuted && conversation.isArchived)
            try await trial.store.setPinned(id, false)
            try await trial.store.setMuted(id, false)
            try await trial.store.setArchived(id, false)
            let undone = try await trial.reading(id)
            #expect(!undone.isPinned && !undone.isMuted && !undone.isArchived)
        },
        StoreLaw("That a title is confirmed is not reported", "ST-7", "WDB-6") { trial in
            let store = trial.store
            let id = try await trial.conversation("chat")
            try await store.retitle(id, to: "Name", asOf: Samples.time(5))
            let listener = Listener(store)
            try await store.retitle(id, to: "Name", asOf: Samples.time(6))
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
            #expect(try await trial.reading(id).titledAt == Samples.time(6))
            try await store.retitle(id, to: "Other", asOf: Samples.time(7))
            #expect(await listener.next() == [.conversationUpdated(id)])
        },
        StoreLaw("A title that is older than the present one takes nothing back", "ST-6", "WDB-6") { trial in
            let store = trial.store
            let id = try await trial.conversation("chat")
            #expect(try await trial.reading(id).titledAt == nil)
            #expect(try await store.retitle(id, to: "Middle", asOf: Samples.time(5)))
            let before = try await trial.reading(id)
            trial.clock.advance()
            #expect(try await !store.retitle(id, to: "Old", asOf: Samples.time(4)))
            #expect(try await store.retitle(id, to: "Middle", asOf: Samples.time(4)), "It has this title")
            #expect(try await trial.reading(id) == before)
            #expect(try await store.retitle(id, to: "Middle", asOf: Samples.time(6)))
            var confirmed = before
            confirmed.titledAt = Samples.time(6)
            #expect(try await trial.reading(id) == confirmed)
            #expect(try await !store.retitle(id, to: "Old", asOf: Samples.time(5)))
            #expect(try await store.retitle(id, to: "Equal", asOf: Samples.time(6)))
            #expect(try await store.retitle(id, to: "New", asOf: Samples.time(7)))
            #expect(try await trial.reading(id).title == "New")
            #expect(try await store.retitle(id, to: "Now"))
            #expect(try await trial.reading(id).titledAt == Samples.time(7))
            try await store.rename(id, to: "Mine")
            #expect(try await !store.retitle(id, to: "Newer", asOf: Samples.time(9)))
            let records = try await trial.records(of: store)
            _ = try await store.clearAll()
            _ = try await store.insertRecords(records)
            #expect(try await trial.reading(id).titledAt == Samples.time(7))
        },
        StoreLaw("A source's title is taken over, unless the owner has given one, which also survives a join", "ST-6") {
            trial in
            let store = trial.store
            let id = try await trial.conversation("chat")
            #expect(try await store.retitle(id, to: "Mallory"))
            #expect(try await trial.reading(id).title == "Mallory")
            try await store.rename(id, to: "My dear Ana")
            let before = try await trial.reading(id)
            trial.clock.advance()
            #expect(try await !store.retitle(id, to: "Mallory"))
            #expect(try await store.retitle(id, to: "My dear Ana"), "It has this title")
            #expect(try await trial.reading(id) == before)
            let other = try await trial.conversation("other")
            _ = try await store.joinConversation(id, into: other)
            #expect(try await trial.reading(other).title == "My dear Ana")
            #expect(try await !store.retitle(other, to: "Mallory"))
            let named = try await trial.conversation("named")
            try await store.rename(named, to: "Named")
            _ = try await store.joinConversation(other, into: named)
            #expect(try await trial.reading(named).title == "Named", "Of two that the owner gave, the one that stays")
            await #expect(throws: StoreError(.conversationNotFound)) {
                try await store.retitle(Samples.unknownID, to: "x")
            }
            try await expectSound(store)
        },
        StoreLaw("Setting the present value does not update the time of the last change", "ST-6") { trial in
            let id = try await trial.conversation("same")
            // From now on it is the owner's, which it was not before.
            try await trial.store.rename(id, to: "same")
            let before = try await trial.reading(id)
            trial.clock.advance()
            try await trial.store.rename(id, to: "same")
            try await trial.store.setPinned(id, false)
            try await trial.store.setMuted(id, false)
            try await trial.store.setArchived(id, false)
            #expect(try await trial.store.markRead(id, upTo: nil) == 0)
            #expect(try await trial.store.markUnread(id, newest: 10) == 0)
            #expect(try await trial.reading(id) == before)
        },
        StoreLaw("An unknown conversation is read as nil, and changes of it are rejected", "ST-6") {
            trial async throws in
            let store = trial.store
            let unknown = Samples.unknownID
            #expect(try await store.conversation(unknown) == nil)
            #expect(try await store.draft(in: unknown) == nil)
            #expect(try await store.message(conversation: unknown, externalID: "x") == nil)
            #expect(try await store.message(conversation: unknown, at: ChatPosition(rawValue: 1)) == nil)
            await expectRefusals(
                .conversationNotFound,
                { try await store.rename(unknown, to: "x") },
                { try await store.setPinned(unknown, true) },
                { try await store.setMuted(unknown, true) },
                { try await store.setArchived(unknown, true) },
                { _ = try await store.markUnread(unknown, newest: 1) },
                { try await store.addAlias(platform: .whatsapp, key: "x", to: unknown) },
                { _ = try await store.markRead(unknown, upTo: nil) },
                { _ = try await store.deleteConversation(unknown) },
                { _ = try await store.messages(in: unknown, .newest, limit: 10) },
                { try await store.setDraft("x", in: unknown) },
                { _ = try await store.alignmentElements(in: unknown) },
                { _ = try await store.lastPosition(in: unknown) },
                { try await store.renumber(unknown) },
                { _ = try await store.save([Samples.message("x", in: unknown)]) })
        },
        StoreLaw("Deleting a conversation deletes its messages, aliases and draft, and nothing else", "ST-6", "ST-3") {
            trial in
            let store = trial.store
            let doomed = try await trial.conversation("doomed")
            let other = try await trial.conversation("other")
            let ann = try await trial.sender()
            let message = try await trial.save(Samples.message("hello there", in: doomed, from: ann))[0]
            try await trial.save(Samples.message("hello here", in: other, from: ann))
            try await store.addAlias(platform: .whatsapp, key: "second", to: doomed)
            try await store.setDraft("unsent", in: doomed)
            _ = try await store.deleteConversation(doomed)
            #expect(try await store.conversation(doomed) == nil)
            #expect(try await store.conversation(platform: .whatsapp, key: "doomed") == nil)
            #expect(try await store.conversation(platform: .whatsapp, key: "second") == nil)
            #expect(try await store.message(message) == nil)
            #expect(try await store.drafts().isEmpty)
            #expect(try await store.draft(in: doomed) == nil)
            #expect(try await trial.found(.term("hello")) == ["hello here"])
            #expect(try await store.person(ann.person) != nil)
            #expect(try await store.statistics().messages == 1)
            let again = try await trial.conversation("doomed")
            #expect(again != doomed)
            #expect(try await trial.texts(again).isEmpty)
            let outcome = try await store.save([Samples.message("hello there", in: again, from: ann)])
            #expect(outcome == SaveOutcome(inserted: 1, duplicates: 0))
        },
        StoreLaw("Deleting a conversation returns the blobs that are no longer referenced", "ST-11") { trial in
            let doomed = try await trial.conversation("doomed")
            let other = try await trial.conversation("other")
            var contact = Samples.contact("Ann", key: 1)
            contact.avatar = Samples.blob("e")
            try await trial.store.saveContact(contact)
            let files = ["d", "b", "c", "e"].map { Samples.attachment("f", blob: Character($0)) }
            try await trial.save(
                Samples.message("1", in: doomed, attachments: files),
                Samples.message("2", in: doomed, attachments: files),
                Samples.message("3", in: other, attachments: [Samples.attachment("f", blob: "c")]))
            let orphans = try await trial.store.deleteConversation(doomed)
            #expect(orphans == [Samples.blob("b"), Samples.blob("d")])
        },
    ]
}
