import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Joins that are taken apart (ING-1).
    static let splits: [StoreLaw] = [
        StoreLaw("A join of people is on record, and a split gives back to each what they had", "ING-1") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let ann = try await store.sender(for: Samples.sender([Trial.number, Samples.pushName("Ann")], name: "Ann"))
            let bea = try await store.sender(for: Samples.sender([Trial.linked, Samples.pushName("Bea")], name: "Bea"))
            let ids = try await trial.save(
                Samples.message("a", in: chat, at: 1, from: ann), Samples.message("b", in: chat, at: 2, from: bea))
            for (name, alias, emoji) in [("Ann", Trial.number, "1"), ("Bea", Trial.linked, "2")] {
                try await store.react(
                    to: ids[0], by: Samples.sender([alias], name: name), emoji: emoji, at: Samples.time(5))
            }
            try await store.react(
                to: ids[1], by: Samples.sender([Trial.linked], name: "Bea"), emoji: "3", at: Samples.time(5))
            let before = (try await store.person(ann.person), try await store.person(bea.person))
            trial.clock.advance(by: 1_000)
            #expect(try await store.join(bea.person, into: ann.person, by: .source(.whatsapp)))
            let joins = try await store.joins(ofPerson: bea.person)
            #expect(joins.map(\.leaving) == [bea.person] && joins.map(\.staying) == [ann.person])
            #expect(joins.map(\.name) == ["Bea"] && joins.map(\.addresses) == [[Trial.linked.value]])
            #expect(joins.map(\.cause) == [.source(.whatsapp)] && joins.map(\.madeAt) == [trial.clock.now()])
            var named = Samples.sender([Trial.linked, Samples.pushName("Bea B.")], name: "Bea B.", seenAt: 9)
            named.participant.identifier = Trial.linked.value
            let later = try await store.sender(for: named)
            let saved = try await trial.save(Samples.message("c", in: chat, at: 9, from: later))

            try await store.splitPerson(joins[0].id)
            #expect(try await store.person(ann.person) == before.0)
            let bees = try await store.person(bea.person)
            let aliases = (before.1?.aliases.map(\.alias) ?? []) + [Samples.pushName("Bea B.")]
            #expect(Set(bees?.aliases.map(\.alias) ?? []) == Set(aliases))
            #expect(try await trial.message(ids[0]).person == ann.person)
            #expect(try await trial.message(ids[1]).person == bea.person)
            #expect(try await trial.message(saved[0]).person == bea.person, "Sent under her address since")
            #expect(Set(try await trial.message(ids[0]).unified.reactions.map(\.emoji)) == ["1", "2"])
            #expect(try await trial.message(ids[1]).unified.reactions.map(\.emoji) == ["3"])
            #expect(try await store.joins(ofPerson: ann.person) == [])
            #expect(try await store.statistics().people == 2)
            await expectRefusals(.personNotFound, { try await store.splitPerson(joins[0].id) })
            try await expectSound(store)
        },
        StoreLaw("A split gives back roles and receipts, the owner's mark, contacts and people joined before", "ING-1")
        {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let people = try await ["Ann", "Bea", "Cleo"].asyncMap { try await trial.sender($0).person }
            try await store.join(people[2], into: people[1])
            var contact = Samples.contact("Bea of the choir", key: 1)
            contact.person = people[1]
            try await store.saveContact(contact)
            let me = try await trial.save(Samples.message("mine", in: chat, at: 1, direction: .outgoing))
            for (name, status) in [("Ann", ReceiptStatus.delivered), ("Bea", .read)] {
                try await trial.receive(status, for: "1/mine", in: chat, by: Samples.sender(name), at: 3)
            }
            let before = try await store.receipts(of: me[0])
            try await store.join(people[1], into: people[0])
            #expect(try await store.receipts(of: me[0]).count == 1)
            #expect(try await store.joins(ofPerson: people[0]).map(\.name) == ["Bea of the choir", "Cleo"])
            let join = try #require(try await store.joins(ofPerson: people[0]).first)
            try await store.splitPerson(join.id)
            #expect(Set(try await store.receipts(of: me[0])) == Set(before))
            #expect(try await store.contact(contact.id)?.person == people[1])
            #expect(try await store.person(people[2])?.id == people[1])
            #expect(try await store.joins(ofPerson: people[1]).map(\.name) == ["Cleo"])
            try await expectSound(store)
        },
        StoreLaw("People whom the owner has separated stay apart, unless the owner joins them", "ING-1") { trial in
            let store = trial.store
            let ann = try await store.sender(for: Samples.sender([Trial.number], name: "Ann")).person
            let bea = try await store.sender(for: Samples.sender([Trial.linked], name: "Bea")).person
            let claim = PersonClaim(
                platform: .whatsapp, first: Trial.linked, second: Trial.number, seenAt: Samples.time(9))
            #expect(try await store.identify([claim]) == [true])
            try await store.splitPerson(try #require(try await store.joins(ofPerson: ann).first).id)
            #expect(try await store.identify([claim]) == [false])
            #expect(try await !store.join(bea, into: ann, by: .source(.whatsapp)))
            let both = try await store.sender(for: Samples.sender([Trial.number, Trial.linked], name: "?"))
            #expect(both.person == bea, "A linked id lasts")
            #expect(try await store.person(ann)?.aliases.map(\.alias) == [Trial.number])
            #expect(try await store.person(bea)?.aliases.map(\.alias) == [Trial.linked])
            try await store.join(bea, into: ann)
            #expect(try await store.person(bea)?.id == ann)
            #expect(try await store.identify([claim]) == [true])
            try await expectSound(store)
        },
        StoreLaw("Whom the owner has separated from themself is not the owner, whatever a source says", "ING-1") {
            trial in
            let store = trial.store
            let me = Samples.number("+15550100")
            let owner = try await store.sender(for: Samples.sender([me], name: "me", isOwner: true)).person
            let ann = try await store.sender(for: Samples.sender([Trial.number], name: "Ann")).person
            try await store.join(ann, into: owner)
            try await store.splitPerson(try #require(try await store.joins(ofPerson: owner).first).id)
            let claimed = Samples.sender([Trial.number], name: "me", isOwner: true)
            #expect(try await store.sender(for: claimed).person == ann)
            #expect(try await store.person(ann)?.isOwner == false)
            #expect(try await store.person(owner)?.isOwner == true)
            try await expectSound(store)
        },
        StoreLaw("A split gives each chat its messages, title, keys, draft and members", "ING-1") { trial in
            let store = trial.store
            let chat = try await trial.conversation("a")
            let other = try await trial.conversation("b")
            let third = try await trial.conversation("c")
            for (id, text) in [(chat, "1"), (other, "2"), (third, "3"), (chat, "4"), (other, "5")] {
                try await trial.save(Samples.message(text, in: id, at: Int64(text) ?? 0))
            }
            try await store.setDraft("of a", in: chat)
            try await store.setDraft("of b", in: other)
            try await store.rename(other, to: "Bea")
            try await store.joinConversation(third, into: other, by: .source(.whatsapp))
            let before = (try await trial.reading(chat), try await trial.reading(other))
            try await store.joinConversation(other, into: chat, by: .source(.whatsapp))
            #expect(try await trial.reading(chat).title == "Bea")
            let joins = try await store.joins(ofConversation: chat)
            #expect(joins.map(\.name) == ["Bea", "c"] && joins.map(\.addresses) == [["b", "c"], ["c"]])

            try await store.splitConversation(try #require(joins.first).id, with: [])
            #expect(try await trial.texts(chat) == ["1", "4"])
            #expect(try await trial.texts(other) == ["2", "3", "5"])
            for (id, former) in [(chat, before.0), (other, before.1)] {
                var present = try await trial.reading(id)
                present.updatedAt = former.updatedAt
                #expect(present == former)
            }
            #expect(try await store.draft(in: chat)?.text == "of a")
            #expect(try await store.draft(in: other)?.text == "of b")
            for (key, id) in [("a", chat), ("b", other), ("c", other)] {
                #expect(try await store.conversation(platform: .whatsapp, key: key)?.id == id)
            }
            #expect(try await trial.found(.term("5")) == ["5"])
            await expectRefusals(
                .invalidArgument, { try await store.joinConversation(other, into: chat, by: .source(.whatsapp)) })
            let nested = try #require(try await store.joins(ofConversation: other).first)
            try await store.splitConversation(nested.id, with: [])
            #expect(try await trial.texts(other) == ["2", "5"])
            #expect(try await trial.texts(third) == ["3"])
            await expectRefusals(
                .conversationNotFound, { try await store.splitConversation(nested.id, with: []) })
            try await store.joinConversation(third, into: chat)
            try await store.joinConversation(other, into: chat)
            #expect(try await trial.texts(chat) == ["1", "2", "3", "4", "5"])
            try await expectSound(store)
        },
        StoreLaw("A name that a chat was given can be separated, with the messages of those who are named", "ING-1") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation("number")
            let (ann, bea) = (try await trial.sender("Ann"), try await trial.sender("Bea"))
            var first = Samples.message("1", in: chat, at: 1, from: ann)
            first.position = ChatPosition(rawValue: 77)
            try await trial.save(first)
            let places = try await store.alignmentElements(in: chat).map(\.position)
            let reference = ConversationReference(platform: .whatsapp, key: "linked", title: "L", kind: .group)
            #expect(try await store.joinConversation(for: reference, into: chat, by: .source(.whatsapp)).id == chat)
            #expect(try await store.joinConversation(for: reference, into: chat, by: .source(.whatsapp)).id == chat)
            #expect(try await store.conversations(after: nil, limit: 9).map(\.id) == [chat])
            // An import has planned with the places before it learns the name.
            #expect(try await store.alignmentElements(in: chat).map(\.position) == places)
            try await trial.save(Samples.message("2", in: chat, at: 2, from: bea))
            let join = try #require(try await store.joins(ofConversation: chat).first)
            #expect(join.addresses == ["linked"])
            try await store.splitConversation(join.id, with: [bea.person])
            #expect(try await trial.texts(chat) == ["1"])
            #expect(try await trial.texts(join.leaving) == ["2"])
            #expect(try await store.conversation(platform: .whatsapp, key: "linked")?.id == join.leaving)
            let taken = ConversationReference(platform: .whatsapp, key: "linked", title: "L", kind: .group)
            await expectRefusals(
                .constraint, { _ = try await store.joinConversation(for: taken, into: chat, by: .owner) })
            try await expectSound(store)
        },
        StoreLaw("Undoing an import takes apart what it joined, and gives back the title", "ING-1", "ING-2") { trial in
            let store = trial.store
            let chat = try await trial.conversation("Ana")
            let ana = try await trial.sender("Ana")
            let old = try await trial.save(Samples.message("1", in: chat, at: 1, from: ana))
            let run = try await store.beginRun(adapter: "a", platform: .whatsapp, source: "f")
            let reference = ConversationReference(platform: .whatsapp, key: "Mallory", title: "Mallory", kind: .group)
            _ = try await store.joinConversation(for: reference, into: chat, by: .run(run))
            try await store.retitle(chat, to: "Mallory")
            let mallory = try await trial.sender("Mallory")
            try await store.join(mallory.person, into: ana.person, by: .run(run))
            let position = try await trial.message(old[0]).position
            try await store.describeRun(
                run, ImportReading(conversation: chat, contents: "", dateOrder: "dmy", zone: "UTC", owner: nil),
                known: [position...position])
            var forged = Samples.message("forged", in: chat, at: 2, from: try await trial.sender("Mallory"))
            forged.run = run
            try await trial.save(forged)

            _ = try await store.undoImports([run], dryRun: true) { _ in }
            #expect(try await trial.reading(chat).title == "Mallory")
            let report = try await store.undoImports([run], dryRun: false) { _ in }
            #expect(report.messages == 1)
            #expect(try await store.removeUnreferencedPeople() == 1)
            #expect(try await trial.reading(chat).title == "Ana")
            #expect(try await trial.texts(chat) == ["1"])
            #expect(try await store.person(ana.person)?.aliases.map(\.alias.value) == ["Ana"])
            #expect(try await store.people(named: "", limit: 9).map(\.displayName) == ["Ana"])
            #expect(try await store.conversation(platform: .whatsapp, key: "Mallory") == nil)
            #expect(try await store.conversations(after: nil, limit: 9).map(\.id) == [chat])
            #expect(try await store.joins(ofConversation: chat) == [])
            try await expectSound(store)
        },
    ]
}

extension Trial {
    static let number = Samples.number("+4915770000777")
    static let linked = Samples.linkedID("77120@lid")
}

extension Array {
    fileprivate func asyncMap<Result>(_ body: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await body(element)) }
        return results
    }
}
