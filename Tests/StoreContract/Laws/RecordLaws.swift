import JSONText
import Message
import StorePort
import Testing

extension StoreLaw {
    /// A whole vault, record by record (ST-13).
    static let records: [StoreLaw] = [
        StoreLaw("All records, inserted into an empty vault, make an equal one", "ST-13") { trial in
            try await trial.furnish()
            let before = try await trial.records(of: trial.store)
            let conversations = try await trial.store.conversations(after: nil, limit: 1_000)
            let figures = try await trial.store.statistics()
            let hits = try await trial.found(.or([.prefix("w"), .term("ann")]))
            _ = try await trial.store.clearAll()
            for name in try await trial.store.settings().keys { try await trial.store.setSetting(name, to: nil) }
            trial.clock.advance(by: 1_000_000)
            let outcome = try await trial.store.insertRecords(before)
            #expect(outcome == SaveOutcome(inserted: before.count, duplicates: 0))
            expectEqual(try await trial.records(of: trial.store), before)
            #expect(try await trial.store.conversations(after: nil, limit: 1_000) == conversations)
            #expect(try await trial.found(.or([.prefix("w"), .term("ann")])) == hits)
            var after = try await trial.store.statistics()
            after.fileBytes = figures.fileBytes
            #expect(after == figures)
            try await expectSound(trial.store)
        },
        StoreLaw("Records tell everything that the vault was told", "ST-13", "ING-1") { trial in
            try await trial.furnish()
            var kinds: [String: Int] = [:]
            for record in try await trial.records(of: trial.store) {
                switch record {
                case .setting(let name, let value):
                    kinds["setting", default: 0] += 1
                    #expect(try await trial.store.setting(name) == value)
                case .person(let person, let joined):
                    kinds["person", default: 0] += 1
                    #expect(try await trial.store.person(person.id) == person)
                    #expect(joined == joined.sorted())
                    for id in joined { #expect(try await trial.store.person(id) == person) }
                    kinds["joined", default: 0] += joined.count
                case .conversation(let conversation, let aliases):
                    kinds["conversation", default: 0] += 1
                    #expect(try await trial.store.conversation(conversation.id) == conversation)
                    for alias in aliases {
                        let named = try await trial.store.conversation(platform: alias.platform, key: alias.key)
                        #expect(named == conversation)
                        #expect(alias.title == conversation.title && alias.kind == conversation.kind)
                        kinds["alias", default: 0] += 1
                    }
                case .message(let message, let versions, let people):
                    kinds["message", default: 0] += 1
                    #expect(try await trial.store.message(message.unified.id) == message)
                    #expect(try await trial.store.versions(of: message.unified.id) == versions)
                    #expect(people.count == message.unified.reactions.count)
                    kinds["version", default: 0] += versions.count
                    kinds["reaction", default: 0] += people.count
                case .contact(let contact, let pastKeys):
                    kinds["contact", default: 0] += 1
                    #expect(try await trial.store.contact(contact.id) == contact)
                    #expect(try await trial.store.keyHistory(of: contact.id) == pastKeys)
                    kinds["past key", default: 0] += pastKeys.count
                case .draft(let draft):
                    kinds["draft", default: 0] += 1
                    #expect(try await trial.store.draft(in: draft.conversation) == draft)
                case .run(let run):
                    kinds["run", default: 0] += 1
                    #expect(try await trial.store.runs(limit: 1_000).contains(run))
                case .policy(let policy):
                    kinds["policy", default: 0] += 1
                    #expect(try await trial.store.policies().contains(policy))
                case .identity(let identity):
                    kinds["identity", default: 0] += 1
                    #expect(try await trial.store.identity(identity.id) == identity)
                case .opening(let opening):
                    kinds["opening", default: 0] += 1
                    #expect(try await trial.store.openedMessage(key: opening.key) == opening.message)
                }
            }
            #expect(
                kinds == [
                    "setting": 2, "person": 3, "joined": 1, "conversation": 2, "alias": 3, "message": 22, "version": 1,
                    "reaction": 1, "contact": 1, "past key": 1, "draft": 1, "run": 2,
                ])
        },
        StoreLaw("What is referred to comes before what refers to it", "ST-13") { trial in
            try await trial.furnish()
            var known: Set<UniqueIdentifier> = []
            for record in try await trial.records(of: trial.store) {
                switch record {
                case .person(let person, let joined): known.formUnion(joined + [person.id])
                case .conversation(let conversation, _): known.insert(conversation.id)
                case .message(let message, _, let people):
                    let referred = people + [message.conversation] + (message.person.map { [$0] } ?? [])
                    #expect(known.isSuperset(of: referred))
                    known.insert(message.unified.id)
                case .contact(let contact, _): #expect(contact.person.map(known.contains) ?? true)
                case .draft(let draft): #expect(known.contains(draft.conversation))
                case .identity(let identity):
                    known.insert(identity.id)
                    #expect(identity.predecessor.map(known.contains) ?? true)
                case .opening(let opening): #expect(opening.message.map(known.contains) ?? true)
                case .setting, .policy, .run: break
                }
            }
        },
        StoreLaw("Pages of records join without gap or overlap", "ST-13", "ST-4") { trial in
            try await trial.furnish()
            let whole = try await trial.records(of: trial.store)
            for limit in [1, 2, 7, whole.count, whole.count + 1] {
                expectEqual(try await trial.records(of: trial.store, limit: limit), whole)
            }
            let store = trial.store
            await expectRefusals(
                .invalidArgument, { _ = try await store.records(after: nil, limit: 0) },
                { _ = try await store.records(after: nil, limit: 10_001) },
                { _ = try await store.records(after: RecordCursor(rawValue: "no cursor of anybody's"), limit: 10) })
        },
        StoreLaw("Records that are there already are success without a write", "ST-13", "ING-2") { trial in
            try await trial.furnish()
            let before = try await trial.records(of: trial.store)
            let listener = Listener(trial.store)
            trial.clock.advance()
            let again = try await trial.store.insertRecords(before)
            #expect(again == SaveOutcome(inserted: 0, duplicates: before.count))
            expectEqual(try await trial.records(of: trial.store), before)
            try await trial.store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
        StoreLaw("Records with what they refer to missing are refused, and nothing of the call stays", "ST-13") {
            trial in
            try await trial.furnish()
            let records = try await trial.records(of: trial.store)
            _ = try await trial.store.clearAll()
            for name in try await trial.store.settings().keys { try await trial.store.setSetting(name, to: nil) }
            func without(_ isLeftOut: (VaultRecord) -> Bool) -> [VaultRecord] { records.filter { !isLeftOut($0) } }
            let orphans: [(StoreError.Code, [VaultRecord])] = [
                (.conversationNotFound, without { if case .conversation = $0 { true } else { false } }),
                (.personNotFound, without { if case .person = $0 { true } else { false } }),
                (.conversationNotFound, records.filter { if case .draft = $0 { true } else { false } }),
            ]
            for (code, records) in orphans {
                await expectRefusals(code, { _ = try await trial.store.insertRecords(records) })
                #expect(try await trial.records(of: trial.store).isEmpty)
            }
        },
        StoreLaw("Records that collide with others are refused", "ST-13") { trial in
            try await trial.furnish()
            let store = trial.store
            let records = try await trial.records(of: store)
            var collisions: [VaultRecord] = []
            for record in records {
                switch record {
                case .conversation(var conversation, let aliases):
                    conversation.id = Samples.nobody
                    collisions.append(.conversation(conversation, aliases: aliases))
                case .message(var message, _, _):
                    message.unified.id = Samples.nobody
                    message.unified.externalID += " another"
                    message.unified.reactions = []
                    message.delivery = nil
                    collisions.append(.message(message, versions: [], reactionPeople: []))
                case .contact(var contact, _):
                    contact.id = Samples.nobody
                    collisions.append(.contact(contact, pastKeys: []))
                default: break
                }
            }
            #expect(collisions.count == 25)
            for record in collisions {
                await expectRefusals(.constraint, { _ = try await store.insertRecords([record]) })
            }
            expectEqual(try await trial.records(of: store), records)
        },
        StoreLaw("Work goes on in a vault made of records", "ST-13", "ING-2") { trial in
            try await trial.furnish()
            let records = try await trial.records(of: trial.store)
            _ = try await trial.store.clearAll()
            _ = try await trial.store.insertRecords(records)
            let id = try await trial.conversation("second key")
            #expect(try await trial.conversation("one") == id)
            let ann = try await trial.sender("Ann Smith")
            let known = Samples.message("words 3", in: id, at: 3, from: ann)
            #expect(try await trial.store.save([known]) == SaveOutcome(inserted: 0, duplicates: 1))
            let before = try await trial.reading(id)
            try await trial.save(Samples.message("words new", in: id, at: 5_000, from: ann))
            let after = try await trial.reading(id)
            #expect(after.messageCount == before.messageCount + 1 && after.unreadCount == before.unreadCount + 1)
            #expect(try await trial.found(.term("new")) == ["words new"])
        },
    ]
}

extension Trial {
    /// Fills the vault with something of everything.
    fileprivate func furnish() async throws {
        let one = try await conversation("one")
        let other = try await conversation("other")
        try await store.addAlias(platform: .whatsapp, key: "second key", to: one)
        try await store.setPinned(other, true)
        let ann = try await sender("Ann Smith", seenAt: 3)
        let anna = try await sender("Anna", seenAt: 5)
        let bob = try await store.sender(
            for: Samples.sender([Samples.number("+1"), Samples.pushName("Bob")], name: "Bob", isOwner: true, seenAt: 4))
        _ = try await store.save(
            (0..<20).map { number in
                Samples.message(
                    "words \(number)", in: one, at: Int64(number / 2), from: number.isMultiple(of: 3) ? ann : anna,
                    externalID: "\(number)/words \(number)", isRead: number < 10,
                    attachments: number == 5 ? [Samples.attachment("f.jpg", blob: "f")] : [])
            })
        clock.advance()
        try await save(Samples.fullMessage(in: other, from: bob), Samples.message("system", in: other, at: -5))
        let message = try await save(Samples.message("words 0", in: one, at: 0, from: ann, externalID: "0/words 0"))[0]
        try await store.edit(message, text: "wörter", at: Samples.time(50))
        try await store.react(to: message, by: Samples.sender("Cem"), emoji: "👍", at: Samples.time(60))
        try await store.join(anna.person, into: ann.person)
        clock.advance()
        var contact = Samples.contact("Bob of the band", key: 1)
        contact.person = bob.person
        try await store.saveContact(contact)
        contact.agreementKey = Array(repeating: 9, count: 32)
        try await store.saveContact(contact)
        try await store.setDraft("unsent", in: other)
        try await store.setSetting("a", to: "1")
        try await store.setSetting("b", to: "")
        let run = try await store.beginRun(adapter: "x", platform: .whatsapp, source: "file.txt")
        clock.advance()
        try await store.finishRun(run, RunFigures(added: 1, duplicates: 2, skipped: 3, isComplete: true))
        _ = try await store.beginRun(adapter: "x", platform: .whatsapp, source: "cut off.txt")
    }
}

/// Expects equal records, and shows the first that differ rather than all of them.
private func expectEqual(
    _ found: [VaultRecord], _ expected: [VaultRecord], sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    guard let difference = zip(found, expected).first(where: { $0 != $1 }) else { return }
    #expect(difference.0 == difference.1, sourceLocation: sourceLocation)
}
