import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// How far messages got with each of their recipients (ING-6).
    static let receipts: [StoreLaw] = [
        StoreLaw("The furthest status of each recipient counts, with its earliest time", "ING-6") { trial in
            let chat = try await trial.conversation()
            let message = try await trial.save(Samples.own("m", in: chat))[0]
            let (ann, bob) = (Samples.sender("Ann"), Samples.sender("Bob"))
            #expect(try await trial.receipts(message).isEmpty)
            try await trial.receive(.read, for: "m", in: chat, by: bob, at: 20)
            try await trial.receive(.delivered, for: "m", in: chat, by: bob, at: 30)
            try await trial.receive(.delivered, for: "m", in: chat, by: ann, at: 11)
            #expect(try await trial.receipts(message) == ["Ann delivered 11", "Bob read 20"])
            try await trial.receive(.read, for: "m", in: chat, by: bob, at: 25)
            #expect(try await trial.receipts(message) == ["Ann delivered 11", "Bob read 20"])
            try await trial.receive(.read, for: "m", in: chat, by: bob, at: 15)
            try await trial.receive(.played, for: "m", in: chat, by: ann, at: 40)
            #expect(try await trial.receipts(message) == ["Ann played 40", "Bob read 15"])
            let store = trial.store
            await expectRefusals(.messageNotFound, { _ = try await store.receipts(of: Samples.unknownID) })
        },
        StoreLaw("A receipt advances the status of its message, and only the owner's marks it as read", "ING-6") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            let ids = try await trial.save(
                Samples.own("own", in: chat), Samples.own("played", in: chat, at: 1),
                Samples.message("in", in: chat, at: 2, from: ann, externalID: "in"),
                Samples.message("mine", in: chat, at: 3, from: ann, externalID: "mine"))
            let bob = Samples.sender("Bob")
            try await trial.receive(.delivered, for: "own", in: chat, by: bob, at: 5)
            #expect(try await trial.message(ids[0]).status == .delivered)
            try await trial.receive(.read, for: "own", in: chat, by: bob, at: 6)
            try await trial.receive(.delivered, for: "own", in: chat, by: Samples.sender("Cem"), at: 7)
            try await trial.receive(.played, for: "played", in: chat, by: bob, at: 7)
            #expect(try await trial.message(ids[0]).status == .read)
            #expect(try await trial.message(ids[1]).status == .read)
            try await trial.receive(.read, for: "in", in: chat, by: bob, at: 8)
            #expect(try await !trial.message(ids[2]).isRead)
            #expect(try await trial.reading(chat).unreadCount == 2)
            let owner = Samples.sender([Samples.number("+1")], name: "Me", isOwner: true)
            for (id, externalID) in [(ids[3], "mine"), (ids[1], "played")] {
                try await trial.receive(.read, for: externalID, in: chat, by: owner, at: 9)
                #expect(try await !store.receipts(of: id).contains { $0.displayName == "+1" })
            }
            #expect(try await trial.message(ids[3]).isRead)
            #expect(try await trial.reading(chat).unreadCount == 1)
            // A recipient who turns out to be the owner.
            let linked = Samples.sender([Samples.linkedID("1@lid")], name: "")
            try await trial.receive(.read, for: "own", in: chat, by: linked, at: 10)
            let names = ["Bob read 6", "Cem delivered 7"]
            #expect(try await trial.receipts(ids[0]).filter { !$0.hasPrefix("1@lid") } == names)
            _ = try await store.sender(
                for: Samples.sender([Samples.number("+1"), Samples.linkedID("1@lid")], name: "Me", isOwner: true))
            #expect(try await trial.receipts(ids[0]) == names)
            try await expectSound(store)
        },
        StoreLaw("Receipts come with a message, and are merged with those that are known", "WDB-4", "WDB-6") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let (ann, bob) = (try await trial.sender("Ann"), try await trial.sender("Bob"))
            let owner = try await store.sender(
                for: Samples.sender([Samples.number("+1")], name: "Me", isOwner: true))
            var message = Samples.own("m", in: chat)
            message.receipts = [
                NewReceipt(ann, .delivered, at: Samples.time(5)), NewReceipt(bob, .read, at: Samples.time(9)),
                NewReceipt(owner, .read, at: Samples.time(1)), NewReceipt(ann, .delivered, at: Samples.time(4)),
            ]
            let first = try await store.commit(IngestionGroup([.merged(message, with: nil)]))
            #expect(first.inserted == 1)
            let id = try #require(try await store.message(conversation: chat, externalID: "m")?.unified.id)
            #expect(try await trial.receipts(id) == ["Ann delivered 4", "Bob read 9"])
            // Its own status is the source's.
            #expect(try await trial.message(id).status == message.status)
            let before = try await trial.records(of: store)
            let again = try await store.commit(IngestionGroup([.merged(message, with: nil)]))
            #expect(again.duplicates == 1 && again.replaced == 0)
            #expect(try await trial.records(of: store) == before)
            message.receipts = [
                NewReceipt(bob, .played, at: Samples.time(12)), NewReceipt(ann, .delivered, at: Samples.time(6)),
            ]
            for held in [nil, id] {
                let more = try await store.commit(IngestionGroup([.merged(message, with: held)]))
                #expect(more.replaced == (held == nil ? 1 : 0) && more.inserted == 0)
            }
            #expect(try await trial.receipts(id) == ["Ann delivered 4", "Bob played 12"])
            // A repetition that is not merged changes nothing.
            message.receipts = [NewReceipt(ann, .read, at: Samples.time(20))]
            _ = try await store.commit(IngestionGroup([.message(message)]))
            #expect(try await trial.receipts(id) == ["Ann delivered 4", "Bob played 12"])
            var other = Samples.own("n", in: chat, at: 1)
            other.receipts = [NewReceipt(ann, .read, at: Samples.time(3))]
            let saved = try await trial.save(other)[0]
            #expect(try await trial.receipts(saved) == ["Ann read 3"])
            try await expectSound(store)
        },
        StoreLaw("A receipt for an unknown message is ignored", "ING-6") { trial in
            let chat = try await trial.conversation()
            let other = try await trial.conversation("other")
            let message = try await trial.save(Samples.own("m", in: chat))[0]
            let before = try await trial.records(of: trial.store)
            try await trial.receive(.read, for: "unknown", in: chat, by: Samples.sender("Ann"), at: 1)
            try await trial.receive(.read, for: "m", in: other, by: Samples.sender("Ann"), at: 1)
            try await trial.receive(.read, for: "m", in: Samples.unknownID, by: Samples.sender("Ann"), at: 1)
            #expect(try await trial.records(of: trial.store) == before)
            #expect(try await trial.receipts(message).isEmpty)
        },
        StoreLaw("A receipt that changes something is reported as a change of its message", "ING-6", "ST-7") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            for name in ["Ann", "Bob"] { _ = try await trial.sender(name) }
            let message = try await trial.save(Samples.own("m", in: chat))[0]
            let update = Set([StoreChange.messageUpdated(message, conversation: chat)])
            let listener = Listener(store)
            try await trial.receive(.read, for: "m", in: chat, by: Samples.sender("Ann"), at: 5)
            #expect(await listener.next() == update)
            // Its status does not change, but who has read it does.
            try await trial.receive(.read, for: "m", in: chat, by: Samples.sender("Bob"), at: 6)
            #expect(await listener.next() == update)
            try await trial.receive(.read, for: "m", in: chat, by: Samples.sender("Bob"), at: 4)
            #expect(await listener.next() == update)
            for (status, time) in [(ReceiptStatus.read, 4), (.read, 9), (.delivered, 1)] as [(ReceiptStatus, Int64)] {
                try await trial.receive(status, for: "m", in: chat, by: Samples.sender("Bob"), at: time)
            }
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
        StoreLaw("Of two recipients who are one, the further receipt remains", "ING-6", "ING-1") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let ids = try await trial.save(
                Samples.own("a", in: chat), Samples.own("b", in: chat, at: 1), Samples.own("c", in: chat, at: 2))
            let (ann, anna) = (Samples.sender("Ann", seenAt: 9), Samples.sender("Anna"))
            try await trial.receive(.read, for: "a", in: chat, by: ann, at: 10)
            try await trial.receive(.delivered, for: "a", in: chat, by: anna, at: 5)
            try await trial.receive(.delivered, for: "b", in: chat, by: ann, at: 5)
            try await trial.receive(.played, for: "b", in: chat, by: anna, at: 10)
            try await trial.receive(.read, for: "c", in: chat, by: ann, at: 8)
            try await trial.receive(.read, for: "c", in: chat, by: anna, at: 7)
            try await store.join(trial.sender("Anna").person, into: trial.sender("Ann").person)
            #expect(try await trial.receipts(ids[0]) == ["Ann read 10"])
            #expect(try await trial.receipts(ids[1]) == ["Ann played 10"])
            #expect(try await trial.receipts(ids[2]) == ["Ann read 7"])
        },
        StoreLaw("A message that two conversations or two sources have keeps the receipts of both", "ING-6", "ING-1") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation("number")
            let other = try await trial.conversation("linked")
            let me = try await trial.sender("Me")
            let message = try await trial.save(Samples.own("m", in: chat, from: me))[0]
            try await trial.save(Samples.own("m", in: other, from: me), Samples.own("n", in: other, at: 1))
            let (ann, bob) = (Samples.sender("Ann"), Samples.sender("Bob"))
            try await trial.receive(.read, for: "m", in: chat, by: ann, at: 10)
            try await trial.receive(.read, for: "m", in: other, by: ann, at: 9)
            try await trial.receive(.delivered, for: "m", in: other, by: bob, at: 9)
            try await trial.receive(.played, for: "n", in: other, by: bob, at: 9)
            _ = try await store.joinConversation(other, into: chat)
            #expect(try await trial.receipts(message) == ["Ann read 9", "Bob delivered 9"])
            let moved = try #require(try await store.message(conversation: chat, externalID: "n")).unified.id
            #expect(try await trial.receipts(moved) == ["Bob played 9"])
            // Another source's record of a message, and a time that moves its row.
            let exported = try await trial.save(Samples.own("exported", in: chat, at: 500, from: me))[0]
            try await trial.save(Samples.own("live", in: chat, at: 700, from: me))
            try await trial.receive(.read, for: "exported", in: chat, by: ann, at: 800)
            try await trial.receive(.read, for: "live", in: chat, by: bob, at: 801)
            let live = Samples.own("live", in: chat, at: 900, from: me)
            _ = try await store.commit(IngestionGroup([.replacement(live, of: exported)]))
            let held = try #require(try await store.message(conversation: chat, externalID: "live")).unified.id
            #expect(try await trial.receipts(held) == ["Ann read 800", "Bob read 801"])
            #expect(try await store.message(exported) == nil)
        },
        StoreLaw("Receipts are deleted with their message, and remain with its tombstone", "ING-6", "ST-11") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let ids = try await trial.save(Samples.own("a", in: chat), Samples.own("b", in: chat, at: 1))
            for id in ["a", "b"] { try await trial.receive(.read, for: id, in: chat, by: Samples.sender("Ann"), at: 5) }
            try await store.deleteMessage(ids[0], .erase)
            try await store.deleteMessage(ids[1], .tombstone)
            await expectRefusals(.messageNotFound, { _ = try await store.receipts(of: ids[0]) })
            #expect(try await trial.receipts(ids[1]) == ["Ann read 5"])
            let again = try await trial.save(Samples.own("a", in: chat))[0]
            #expect(try await trial.receipts(again).isEmpty)
            try await expectSound(store)
        },
    ]
}

extension Samples {
    /// An own message whose text is its external id.
    fileprivate static func own(
        _ externalID: String, in conversation: UniqueIdentifier, at seconds: Int64 = 0, from sender: SenderHandle? = nil
    ) -> NewMessage {
        message(
            externalID, in: conversation, at: seconds, from: sender, externalID: externalID, direction: .outgoing,
            isRead: true)
    }
}
