import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The owner is one person under any address, and their messages are known by chat and id (ING-2, WDB-5).
    static let owners: [StoreLaw] = [
        StoreLaw(
            "The owner of whom a name is known is the one with an address once both have sent one message", "ING-2"
        ) {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let named = try await trial.owner(Samples.exportName("Me"))
            let addressed = try await trial.owner("+4901")
            #expect(try await trial.owners().count == 2, "A name alone joins nobody")
            func message(_ id: String, _ sender: SenderHandle) -> NewMessage {
                Samples.message(id, in: chat, at: 1, from: sender, externalID: id, direction: .outgoing)
            }
            _ = try await trial.save(message("first", named))
            _ = try await store.commit(IngestionGroup([.message(message("second", addressed))]))
            #expect(try await trial.owners().count == 2, "Different messages show nothing")
            _ = try await store.commit(IngestionGroup([.message(message("first", addressed))]))
            let owners = try await trial.owners()
            #expect(owners.map(\.id) == [addressed.person])
            #expect(owners.first?.aliases.map(\.alias).contains(Samples.exportName("Me")) == true)
            #expect(try await trial.texts(chat) == ["first", "second"])
            #expect(try await store.joins(ofPerson: addressed.person).count == 1, "It can be taken apart")
            // In the other order, too, and of two addresses neither is given up.
            let other = try await trial.owner(Samples.exportName("I"))
            _ = try await store.commit(IngestionGroup([.message(message("second", other))]))
            #expect(try await trial.owners().map(\.id) == [addressed.person])
            try await expectSound(store)
        },
        StoreLaw("The owner of another address is the same person, in whichever order both are stated", "WDB-5") {
            trial in
            let first = try await trial.owner("+4901").person
            let second = try await trial.owner("+4999").person
            let linked = try await trial.owner(Samples.linkedID("9@lid")).person
            let person = try #require(try await trial.store.person(first))
            #expect(person.isOwner && Set([first, second, linked]).count == 1)
            #expect(person.aliases.count { $0.alias.kind.identifiesPerson } == 3)
            #expect(try await trial.owners().count == 1)
        },
        StoreLaw("Someone called like the owner is another person, in whichever order both are known", "WDB-5") {
            trial in
            let (store, name) = (trial.store, Samples.exportName("John Smith"))
            let number = Samples.number("+4902")
            func known(isOwner: Bool, _ aliases: PersonAlias...) async throws -> UniqueIdentifier {
                try await store.sender(for: Samples.sender(aliases, name: "John Smith", isOwner: isOwner)).person
            }
            // The owner of an export, whose father is in the address book; a database states the owner's number last.
            let owner = try await known(isOwner: true, name)
            let father = try await known(isOwner: false, number, name)
            #expect(owner != father)
            #expect(try await trial.owners().map(\.id) == [owner])
            #expect(try await known(isOwner: true, Samples.number("+4901")) != father)
            #expect(try await known(isOwner: true, Samples.number("+4901"), name) == owner)
            let addresses = try await store.person(owner)?.aliases.filter(\.alias.kind.identifiesPerson)
            #expect(addresses?.map(\.alias.value) == ["+4901"])
            #expect(try await trial.owners().map(\.id) == [owner])
            // An export that names the owner, after the address book.
            let aunt = try await known(isOwner: false, Samples.number("+4903"), Samples.exportName("Ann Smith"))
            let other = Samples.sender([Samples.exportName("Ann Smith")], name: "Ann Smith", isOwner: true)
            #expect(try await store.sender(for: other).person != aunt)
            #expect(try await store.person(aunt)?.isOwner == false)
            try await expectSound(store)
        },
        StoreLaw("A message of the owner's is known under another address of theirs", "ING-2", "WDB-5") { trial in
            let chat = try await trial.conversation()
            let old = Samples.message(
                "hello", in: chat, at: 1, from: try await trial.owner("+4901"), direction: .outgoing)
            let id = try await trial.save(old)[0]
            var new = old
            new.sender = try await trial.owner("+4999")
            #expect(try await trial.store.save([new]) == SaveOutcome(inserted: 0, duplicates: 1))
            for change in [IngestedChange.message(new), .merged(new, with: nil), .replacement(new, of: nil)] {
                #expect(try await trial.store.commit(IngestionGroup([change])).inserted == 0)
            }
            #expect(try await trial.texts(chat) == ["hello"])
            #expect(try await trial.message(id).direction == .outgoing)
            try await expectSound(trial.store)
        },
        StoreLaw("Of an id that many people use, each has one message, and the owner's is known", "ING-2", "WDB-5") {
            trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            func save(_ text: String, at second: Int64, by name: String) async throws -> Int {
                let sender = try await trial.sender(name)
                return try await store.save([
                    Samples.message(text, in: chat, at: second, from: sender, externalID: "x", direction: .unknown)
                ]).inserted
            }
            for number in 1...40 {
                #expect(try await save("text \(number)", at: Int64(number), by: "Person \(number)") == 1)
            }
            let page = try await store.messages(in: chat, .oldest, limit: 100)
            #expect(page.count == 40 && Set(page.map(\.person)).count == 40)
            for number in [1, 20, 40] {
                #expect(try await save("another text", at: 50, by: "Person \(number)") == 0)
            }
            // What shows the same is someone else's as well, unless it is the owner's.
            #expect(try await save("text 7", at: 7, by: "A copy") == 1)
            _ = try await trial.owner(Samples.exportName("Person 7"))
            #expect(try await save("text 7", at: 7, by: "Another name of Person 7") == 0)
            #expect(try await save("text 8", at: 8, by: "Another copy") == 1)
            let me = try await trial.owner("+4901")
            let mine = Samples.message("mine", in: chat, at: 100, from: me, externalID: "x", direction: .outgoing)
            for inserted in [1, 0] { #expect(try await store.save([mine]).inserted == inserted) }
            #expect(try await store.commit(IngestionGroup([.merged(mine, with: nil)])).inserted == 0)
            #expect(try await save("mine", at: 100, by: "Me elsewhere") == 0)
            #expect(try await save("not mine", at: 100, by: "Someone else") == 1)
            try await expectSound(store)
        },
        StoreLaw("Someone whose messages came in, or who received the owner's, does not become the owner", "WDB-5") {
            trial in
            let chat = try await trial.conversation()
            let me = try await trial.owner("+4901")
            let ann = try await trial.store.sender(for: Samples.sender([Samples.number("+4902")], name: "Ann"))
            let bob = try await trial.store.sender(for: Samples.sender([Samples.number("+4903")], name: "Bob"))
            var own = Samples.message("mine", in: chat, at: 1, from: me, direction: .outgoing)
            own.receipts = [NewReceipt(bob, .read, at: Samples.time(5))]
            try await trial.save(own, Samples.message("hers", in: chat, at: 2, from: ann))
            for number in ["+4902", "+4903"] { _ = try await trial.owner(number) }
            #expect(try await trial.owners().map(\.id) == [me.person])
            // What they are said to have sent as the owner is no record of the owner's.
            let forged = Samples.message(
                "forged", in: chat, at: 1, from: ann, externalID: own.externalID, direction: .outgoing)
            #expect(try await trial.store.commit(IngestionGroup([.merged(forged, with: nil)])).inserted == 1)
            #expect(try await trial.texts(chat).filter { $0 == "mine" }.count == 1)
            try await expectSound(trial.store)
        },
        StoreLaw("Who was the owner by mistake is not, once the owner is stated", "WDB-5") { trial in
            let chat = try await trial.conversation()
            let ann = try await trial.owner("+4902")
            let own = Samples.message("mine", in: chat, at: 1, from: ann, direction: .outgoing)
            try await trial.save(own, Samples.message("hers", in: chat, at: 2, from: ann))
            let me = try await trial.owner("+4901")
            #expect(try await trial.owners().map(\.id) == [me.person])
            var right = own
            right.sender = me
            for _ in 1...2 {
                let outcome = try await trial.store.commit(IngestionGroup([.merged(right, with: nil)]))
                #expect(outcome.inserted == 0)
            }
            let held = try #require(try await trial.store.message(conversation: chat, externalID: own.externalID))
            #expect(held.person == me.person && held.direction == .outgoing)
            #expect(try await trial.texts(chat) == ["mine", "hers"])
            try await expectSound(trial.store)
        },
        StoreLaw("What was stored twice of the owner's becomes one, with what either has", "ING-2", "WDB-5") { trial in
            for isFirst in [true, false] {
                let chat = try await trial.conversation("chat \(isFirst)")
                let pair = try await trial.doubles(in: chat, isFirst: isFirst)
                let (edited, other) = isFirst ? (pair[0], pair[1]) : (pair[1], pair[0])
                try await trial.store.edit(edited.id, text: "two", at: Samples.time(60))
                try await trial.store.react(to: other.id, by: Samples.sender("Cem"), emoji: "👍", at: Samples.time(70))
                try await trial.store.react(to: edited.id, by: Samples.sender("Cem"), emoji: "❤️", at: Samples.time(80))
                try await trial.store.react(to: other.id, by: Samples.sender("Dan"), emoji: "🙂", at: Samples.time(75))
                try await trial.store.updateStatus(other.id, to: .read)
                try await trial.store.join(pair[1].sender.person, into: pair[0].sender.person)
                let page = try await trial.store.messages(in: chat, .oldest, limit: 10)
                #expect(page.map(\.unified.content.text) == ["two", "later"])
                let message = try page.at(0)
                #expect(message.unified.editedAt == Samples.time(60) && message.status == .read)
                #expect(message.unified.reactions.map(\.emoji).sorted() == ["❤️", "🙂"])
                let versions = try await trial.store.versions(of: message.unified.id)
                #expect(versions == [MessageVersion(text: "one", timestamp: Samples.time(1))])
                #expect(try await trial.store.receipts(of: message.unified.id).count == 2)
                #expect(try await trial.reading(chat).messageCount == 2)
                #expect(try await trial.found(.term("two")).isEmpty == false)
                try await expectSound(trial.store)
            }
        },
        StoreLaw(
            "Of two records of the owner's, a deleted one stays deleted, and a verified one its own", "ING-2", "LOOK-4"
        ) {
            trial in
            let chat = try await trial.conversation()
            var pair = try await trial.doubles(in: chat, isFirst: true)
            try await trial.store.deleteMessage(pair[1].id, .tombstone)
            try await trial.store.join(pair[1].sender.person, into: pair[0].sender.person)
            let page = try await trial.store.messages(in: chat, .oldest, limit: 10)
            #expect(
                try page.map(\.unified.content.kind) == [.deleted, .text] && page.at(0).unified.content.text == nil)
            #expect(try await trial.found(.term("one")).isEmpty)

            let sealedChat = try await trial.conversation("sealed")
            pair = try await trial.doubles(in: sealedChat, isFirst: true, seal: MessageSeal(.own), second: "forged")
            try await trial.store.join(pair[1].sender.person, into: pair[0].sender.person)
            let messages = try await trial.store.messages(in: sealedChat, .oldest, limit: 10)
            let sealed = messages.filter { $0.seal != nil }
            #expect(sealed.map(\.unified.content.text) == ["one"] && sealed.map(\.unified.id) == [pair[0].id])
            #expect(messages.contains { $0.seal == nil && $0.unified.content.text == "forged" })
            try await expectSound(trial.store)
        },
        StoreLaw("What was stored as another's is the owner's once a history says so, and no copy of an id is", "WDB-5")
        {
            trial in
            let chat = try await trial.conversation()
            let ann = try await trial.store.sender(for: Samples.sender([Samples.number("+4902")], name: "Ann"))
            let unnamed = try await trial.sender("Exported name")
            try await trial.save(
                Samples.message("mine", in: chat, at: 1, from: unnamed, externalID: "a", direction: .unknown),
                Samples.message("also mine", in: chat, at: 2, from: ann, externalID: "b"),
                Samples.message("a copied id", in: chat, at: 900, from: ann, externalID: "c"),
                Samples.message("mine again", in: chat, at: 4, from: ann, externalID: "d"))
            let me = try await trial.owner("+4901")
            let own = [("mine", "a", 1), ("also mine", "b", 2), ("the original", "c", 3), ("mine again", "d", 4)].map {
                Samples.message($0.0, in: chat, at: Int64($0.2), from: me, externalID: $0.1, direction: .outgoing)
            }
            // A live source may lie.
            let live = try await trial.store.commit(IngestionGroup([.message(own[1])]))
            #expect(live.inserted == 1)
            let outcome = try await trial.store.commit(IngestionGroup(own.map { .merged($0, with: nil) }))
            #expect(outcome.inserted == 1)
            let page = try await trial.store.messages(in: chat, .oldest, limit: 10)
            #expect(page.filter { $0.person == me.person }.map(\.unified.content.text).count == 4)
            #expect(page.contains { $0.unified.content.text == "a copied id" && $0.person == ann.person })
            // A source that does not say whose it is reports nothing new.
            var vague = own[0]
            vague.direction = .unknown
            vague.sender = try await trial.sender("Another name")
            #expect(try await trial.store.save([vague]).inserted == 0)
            try await expectSound(trial.store)
        },
        StoreLaw(
            "A record that does not say whose it is joins the owner's once an edit or a deletion makes both show the same",
            "WDB-6"
        ) { trial in
            let me = Samples.sender([Samples.number("+4901")], name: "Me", isOwner: true)
            let handle = try await trial.store.sender(for: me)
            // As a file shows the owner: under a former number, and with the later text alone.
            let former = try await trial.store.sender(for: Samples.sender([Samples.number("+4902")], name: "Me"))
            for (index, isEdited) in [true, true, false, false].enumerated() {
                let chat = try await trial.conversation("chat \(index)")
                let shown = Samples.message(
                    "later", in: chat, at: 1, from: former, externalID: "a", direction: .unknown)
                let sent = Samples.message(
                    "first", in: chat, at: 1, from: handle, externalID: "a", direction: .outgoing)
                let other = Samples.message(
                    "later", in: chat, at: 900, from: former, externalID: "a", direction: .unknown)
                let messages = index.isMultiple(of: 2) ? [shown, sent] : [sent, shown]
                for message in messages { _ = try await trial.store.commit(IngestionGroup([.message(message)])) }
                #expect(try await trial.reading(chat).messageCount == 2)
                let target = MessageTarget(conversation: chat, externalID: "a", author: .owner)
                let change: IngestedChange =
                    isEdited
                    ? .edit(target, text: "later", by: me, at: Samples.time(60))
                    : .deletion(target, by: me, claim: .author, at: Samples.time(60))
                for _ in 1...2 { _ = try await trial.store.commit(IngestionGroup([change])) }
                #expect(try await trial.reading(chat).messageCount == 1)
                let held = try #require(try await trial.store.message(conversation: chat, externalID: "a"))
                #expect(held.direction == .outgoing && held.person == handle.person)
                #expect(held.unified.content.kind == (isEdited ? .text : .deleted))
                if isEdited {
                    #expect(held.unified.content.text == "later" && held.unified.editedAt == Samples.time(60))
                    let versions = try await trial.store.versions(of: held.unified.id)
                    #expect(versions == [MessageVersion(text: "first", timestamp: Samples.time(1))])
                }
                // What was sent at another time is another message, whatever its id.
                for message in messages { #expect(try await trial.store.save([message]).inserted == 0) }
                #expect(try await trial.store.save([other]).inserted == 1)
            }
            try await expectSound(trial.store)
        },
        StoreLaw(
            "A record that does not say whose it is joins the owner's once a database shows the same of both", "WDB-6"
        ) { trial in
            let me = try await trial.owner("+4901")
            let former = try await trial.store.sender(for: Samples.sender([Samples.number("+4902")], name: "Me"))
            for isFileFirst in [true, false] {
                let chat = try await trial.conversation("chat \(isFileFirst)")
                let shown = Samples.message(
                    "later", in: chat, at: 1, from: former, externalID: "a", direction: .unknown)
                let sent = Samples.message("first", in: chat, at: 1, from: me, externalID: "a", direction: .outgoing)
                var database = sent
                database.content.text = "later"
                database.editedAt = Samples.time(60)
                for message in isFileFirst ? [shown, sent] : [sent, shown] {
                    _ = try await trial.store.commit(IngestionGroup([.message(message)]))
                }
                for _ in 1...2 { _ = try await trial.store.commit(IngestionGroup([.merged(database, with: nil)])) }
                #expect(try await trial.texts(chat) == ["later"])
                let held = try #require(try await trial.store.message(conversation: chat, externalID: "a"))
                #expect(held.direction == .outgoing && held.person == me.person)
            }
            try await expectSound(trial.store)
        },
        StoreLaw(
            "Whoever copies the id and the time of an own message changes nothing of it, before and after edits",
            "WDB-6"
        ) { trial in
            let me = Samples.sender([Samples.number("+4901")], name: "Me", isOwner: true)
            let handle = try await trial.store.sender(for: me)
            let mallory = Samples.sender([Samples.number("+4903")], name: "Mallory")
            let forger = try await trial.store.sender(for: mallory)
            let chat = try await trial.conversation()
            let sent = Samples.message("mine", in: chat, at: 1, from: handle, externalID: "a", direction: .outgoing)
            let planted = Samples.message("forged", in: chat, at: 1, from: forger, externalID: "a", direction: .unknown)
            for message in [sent, planted] { _ = try await trial.store.commit(IngestionGroup([.message(message)])) }
            let author = MessageTarget(conversation: chat, externalID: "a", author: .participant(mallory))
            let owners = MessageTarget(conversation: chat, externalID: "a", author: .owner)
            _ = try await trial.store.commit(
                IngestionGroup([
                    .edit(author, text: "forged again", by: mallory, at: Samples.time(30)),
                    .edit(owners, text: "mine, later", by: me, at: Samples.time(60)),
                    .deletion(author, by: mallory, claim: .author, at: Samples.time(90)),
                ]))
            let held = try #require(
                try await trial.store.messages(in: chat, .oldest, limit: 10).first { $0.direction == .outgoing })
            #expect(held.unified.content == Content(kind: .text, text: "mine, later"))
            #expect(try await trial.store.versions(of: held.unified.id).map(\.text) == ["mine"])
            #expect(try await trial.reading(chat).messageCount == 2)
            try await expectSound(trial.store)
        },
        StoreLaw("An address that only exports show, and a name, are no evidence against an owner", "WDB-5") { trial in
            let chat = try await trial.conversation()
            var exported = Samples.message("hers", in: chat, at: 2, from: try await trial.sender("Me"))
            exported.local = LocalTime(text: "14.11.23, 23:13", zone: "Europe/Berlin")
            try await trial.save(exported)
            let me = try await trial.store.sender(
                for: Samples.sender([Samples.number("+4901"), Samples.exportName("Me")], name: "Me", isOwner: true))
            #expect(try await trial.owners().map(\.id) == [me.person])
        },
    ]
}

extension Trial {
    /// The owner under a number.
    func owner(_ number: String) async throws -> SenderHandle { try await owner(Samples.number(number)) }

    /// The owner under an address.
    func owner(_ alias: PersonAlias) async throws -> SenderHandle {
        try await store.sender(for: Samples.sender([alias], name: "Me", isOwner: true))
    }

    /// Everyone who is the owner.
    func owners() async throws -> [Person] {
        let owners = try await store.owners()
        let marked = try await store.people(named: "", limit: 100).filter(\.isOwner)
        #expect(owners.sorted { $0.id < $1.id } == marked.sorted { $0.id < $1.id })
        return owners
    }

    /// A message that is stored twice, as of two people who both turn out to be the owner, each with a receipt of another
    /// person, and a later one.
    ///
    /// - Returns: Both records in the chat's order.
    fileprivate func doubles(
        in chat: UniqueIdentifier, isFirst: Bool, seal: MessageSeal? = nil, second text: String? = nil
    ) async throws -> [(id: UniqueIdentifier, sender: SenderHandle)] {
        var records: [(id: UniqueIdentifier, sender: SenderHandle)] = []
        for (number, name) in ["one of me", "the other of me"].enumerated() {
            let sender = try await store.sender(
                for: Samples.sender([Samples.exportName("\(name) \(chat)")], name: name))
            let reader = try await self.sender("Reader \(number)")
            var message = Samples.message(
                number == 1 ? text ?? "one" : "one", in: chat, at: 1, from: sender, externalID: "x",
                direction: .outgoing)
            message.id = UniqueIdentifier(version4High: chat.high, low: chat.low &+ UInt64(number) &+ 1)
            message.receipts = [NewReceipt(reader, .delivered, at: Samples.time(9))]
            if number == 0 { message.seal = seal }
            _ = try await store.save([message])
            records.append((try #require(message.id), sender))
        }
        try await save(Samples.message("later", in: chat, at: 100))
        // The name alone makes nobody one with someone else.
        _ = try await store.sender(
            for: Samples.sender(
                [Samples.exportName("\(isFirst ? "one of me" : "the other of me") \(chat)")], name: "Me", isOwner: true)
        )
        return records
    }
}
