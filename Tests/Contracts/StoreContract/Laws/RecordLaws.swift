import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// A whole vault, record by record (ST-13).
    static let records: [StoreLaw] = [
        StoreLaw("All records, inserted into an empty vault, make an equal one", "ST-13") { trial in
            try await trial.furnish()
            let records = try await trial.records(of: trial.store)
            trial.clock.advance(by: 1_000_000)
            try await trial.withAnotherVault { other in
                let outcome = try await other.store.insertRecords(records)
                #expect(outcome == SaveOutcome(inserted: records.count, duplicates: 0))
                expectEqual(try await trial.records(of: other.store), records)
                let conversations = try await trial.store.conversations(after: nil, limit: 1_000)
                #expect(try await other.store.conversations(after: nil, limit: 1_000) == conversations)
                let words = SearchExpression.or([.prefix("w"), .term("ann")])
                #expect(try await other.found(words) == trial.found(words))
                let figures = try await trial.store.statistics()
                var copied = try await other.store.statistics()
                copied.fileBytes = figures.fileBytes
                #expect(copied == figures)
                #expect(try await other.store.identities() == trial.store.identities())
                #expect(try await other.store.ledgerState().opened == trial.store.ledgerState().opened)
                try await expectSound(other.store)
            }
        },
        StoreLaw("Records contain everything that was saved in the vault", "ST-13", "ING-1") { trial in
            try await trial.furnish()
            var kinds: [String: Int] = [:]
            for record in try await trial.records(of: trial.store) {
                switch record {
                case .setting(let name, let value):
                    kinds["setting", default: 0] += 1
                    #expect(try await trial.store.setting(name) == value)
                case .person(let person, let joined):
                    kinds["person", default: 0] += 1
                    var shown = person
                    shown.aliases = person.aliases.enumerated().sorted { left, right in
                        (left.element.firstSeen, left.offset) < (right.element.firstSeen, right.offset)
                    }
                    .map(\.element)
                    #expect(joined == joined.sorted())
                    for id in [person.id] + joined { #expect(try await trial.store.person(id) == shown) }
                    kinds["joined", default: 0] += joined.count
                case .conversation(let conversation, let aliases, let members):
                    kinds["conversation", default: 0] += 1
                    #expect(try await trial.store.conversation(conversation.id) == conversation)
                    #expect(try await trial.store.members(of: conversation.id).map(MemberRecord.init) == members)
                    kinds["member", default: 0] += members.count
                    for alias in aliases {
                        let named = try await trial.store.conversation(platform: alias.platform, key: alias.key)
                        #expect(named == conversation)
                        #expect(alias.title == conversation.title && alias.kind == conversation.kind)
                        kinds["alias", default: 0] += 1
                    }
                case .message(let message, let versions, let people, let receipts):
                    kinds["message", default: 0] += 1
                    #expect(try await trial.store.message(message.unified.id) == message)
                    #expect(try await trial.store.versions(of: message.unified.id) == versions)
                    #expect(people.count == message.unified.reactions.count)
                    #expect(
                        try await trial.store.receipts(of: message.unified.id).map(ReceiptRecord.init) == receipts)
                    kinds["receipt", default: 0] += receipts.count
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
                case .join(let join):
                    kinds["join", default: 0] += 1
                    let joins =
                        switch join.former {
                        case .person: try await trial.store.joins(ofPerson: join.leaving)
                        case .conversation: try await trial.store.joins(ofConversation: join.staying)
                        }
                    let known = joins.first { $0.id == join.id }
                    #expect(known?.leaving == join.leaving && known?.staying == join.staying)
                    #expect(known?.cause == join.cause && known?.madeAt == join.madeAt)
                case .joinedPart: kinds["joined part", default: 0] += 1
                case .joinedMessage: kinds["joined message", default: 0] += 1
                case .separation: kinds["separation", default: 0] += 1
                }
            }
            #expect(
                kinds == [
                    "setting": 2, "person": 11, "joined": 4, "conversation": 5, "alias": 7, "member": 4,
                    "message": 30, "version": 2, "reaction": 2, "receipt": 2, "contact": 1, "past key": 1, "draft": 1,
                    "run": 2, "policy": 2, "identity": 3, "opening": 2, "join": 5, "joined part": 3,
                    "joined message": 2, "separation": 2,
                ])
        },
        StoreLaw("A record comes after those that it refers to", "ST-13") { trial in
            try await trial.furnish()
            var known: Set<UniqueIdentifier> = []
            for record in try await trial.records(of: trial.store) {
                switch record {
                case .person(let person, let joined): known.formUnion(joined + [person.id])
                case .conversation(let conversation, _, let members):
                    #expect(known.isSuperset(of: members.map(\.person)))
                    known.insert(conversation.id)
                case .message(let message, _, let people, let receipts):
                    let named = people + receipts.map(\.person) + (message.person.map { [$0] } ?? [])
                    let referred = named + [message.conversation]
                    #expect(known.isSuperset(of: referred))
                    known.insert(message.unified.id)
                case .contact(let contact, _): #expect(contact.person.map(known.contains) ?? true)
                case .draft(let draft): #expect(known.contains(draft.conversation))
                case .identity(let identity):
                    known.insert(identity.id)
                    #expect(identity.predecessor.map(known.contains) ?? true)
                case .opening(let opening): #expect(opening.message.map(known.contains) ?? true)
                case .join(let join):
                    if case .person = join.former { #expect(known.isSuperset(of: [join.leaving, join.staying])) }
                    known.insert(join.id)
                case .joinedPart(let part): #expect(known.contains(part.join))
                case .joinedMessage(let joined):
                    #expect(known.contains(joined.message) && joined.join.map(known.contains) ?? true)
                case .separation(let pair): #expect(known.contains(pair.one))
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
        StoreLaw("Inserting existing records succeeds without a write", "ST-13", "ING-2") { trial in
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
        StoreLaw("Records with missing references are rejected, and nothing of the call is stored", "ST-13") {
            trial in
            try await trial.furnish()
            let records = try await trial.records(of: trial.store)
            func without(_ isLeftOut: (VaultRecord) -> Bool) -> [VaultRecord] { records.filter { !isLeftOut($0) } }
            let orphans: [(StoreError.Code, [VaultRecord])] = [
                (.conversationNotFound, without { if case .conversation = $0 { true } else { false } }),
                (.personNotFound, without { if case .person = $0 { true } else { false } }),
                (.messageNotFound, without { if case .message = $0 { true } else { false } }),
                (.identityNotFound, without { if case .identity(let it) = $0 { it.keyVersion == 1 } else { false } }),
                (.conversationNotFound, records.filter { if case .draft = $0 { true } else { false } }),
            ]
            try await trial.withAnotherVault { other async throws in
                for (code, records) in orphans {
                    await expectRefusals(code, { _ = try await other.store.insertRecords(records) })
                    #expect(try await trial.records(of: other.store).isEmpty)
                }
            }
        },
        StoreLaw("Records that collide with others are rejected", "ST-13") { trial in
            try await trial.furnish()
            let store = trial.store
            let records = try await trial.records(of: store)
            var collisions: [VaultRecord] = []
            for record in records {
                switch record {
                case .conversation(var conversation, let aliases, _):
                    conversation.id = Samples.unknownID
                    collisions.append(.conversation(conversation, aliases: aliases))
                case .message(var message, _, _, _):
                    message.unified.id = Samples.unknownID
                    message.unified.externalID += " another"
                    message.unified.reactions = []
                    message.delivery = nil
                    collisions.append(.message(message, versions: [], reactionPeople: []))
                case .contact(var contact, _):
                    contact.id = Samples.unknownID
                    collisions.append(.contact(contact, pastKeys: []))
                case .identity(var identity):
                    identity.id = Samples.unknownID
                    identity.name += " another"
                    collisions.append(.identity(identity))
                    identity.name.removeLast(" another".count)
                    identity.fingerprint = Array(repeating: 0xEE, count: 32)
                    identity.predecessor = nil
                    collisions.append(.identity(identity))
                default: break
                }
            }
            #expect(collisions.count == 42)
            for record in collisions {
                await expectRefusals(.constraint, { _ = try await store.insertRecords([record]) })
            }
            expectEqual(try await trial.records(of: store), records)
        },
        StoreLaw("An identity in a record does not replace the default", "ST-13", "ID-1") { trial in
            try await trial.furnish()
            let held = try await trial.store.identities()
            var stranger = Samples.identity("Stranger", key: 99)
            stranger.isDefault = true
            _ = try await trial.store.insertRecords([.identity(stranger)])
            #expect(try await trial.store.identity(stranger.id)?.isDefault == false)
            #expect(try await trial.store.identities().filter { $0.id != stranger.id } == held)
        },
        StoreLaw("An opening in a record is stored, with or without its message", "ST-13", "ENV-7") { trial in
            let store = trial.store
            let id = try await trial.open(Samples.opening(1), Samples.opened(1))
            let records: [VaultRecord] = [
                .opening(OpeningRecord(key: Samples.key(1), message: nil, openedAt: Samples.time(1))),
                .opening(OpeningRecord(key: Samples.key(2), message: nil, openedAt: Samples.time(2))),
                .opening(OpeningRecord(key: Samples.key(3), message: id, openedAt: Samples.time(3))),
            ]
            #expect(try await store.insertRecords(records) == SaveOutcome(inserted: 2, duplicates: 1))
            for (number, message) in [(1, id), (2, nil), (3, id)] as [(Int, UniqueIdentifier?)] {
                #expect(try await store.openedMessage(key: Samples.key(number)) == message)
                let again = try await store.commitOpening(
                    Samples.opening(number), storing: Samples.opened(100 + number))
                #expect(again == .replayed)
            }
            let short = VaultRecord.opening(OpeningRecord(key: [1], message: nil, openedAt: Samples.time(1)))
            let nameless = VaultRecord.policy(PolicyRecord(name: "", isOn: true, changedAt: Samples.time(1)))
            for record in [short, nameless] {
                await expectRefusals(.invalidArgument, { _ = try await store.insertRecords([record]) })
            }
        },
        StoreLaw("A vault made from records can be used like any other", "ST-13", "ING-2") { trial in
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
    func furnish() async throws {
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
        let members = [Samples.member("Ann Smith", .admin), Samples.member("Anna", .owner), Samples.member("Cem", nil)]
        try await describe(
            other, NewChatDetails(description: "what it is about", members: members), at: 60)
        try await report([Samples.member("Cem", .member)], of: one, at: 61)
        try await receive(.read, for: "0/words 0", in: one, by: Samples.sender("Cem"), at: 70)
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
        try await furnishSynchronised()
        try await furnishSecrets()
        try await furnishJoins()
    }

    /// People and chats that were joined, one of them twice, with what a split gives back, and whom the owner separated.
    private func furnishJoins() async throws {
        let (left, right) = (try await conversation("left"), try await conversation("right"))
        let aliases = [Samples.number("+4901"), Samples.linkedID("7@lid"), Samples.number("+4902")]
        var senders: [SenderHandle] = []
        for (alias, name) in zip(aliases, ["Lea", "Mia", "Hugo"]) {
            senders.append(
                try await store.sender(for: Samples.sender([alias, Samples.pushName(name)], name: name)))
        }
        let nia = try await sender("Nia")
        let ids = try await save(
            Samples.message("of Lea", in: left, at: 1, from: senders[0]),
            Samples.message("of Mia", in: right, at: 2, from: senders[1]),
            Samples.message("of Hugo", in: right, at: 3, from: senders[2], direction: .outgoing),
            Samples.message("of Nia", in: left, at: 4, from: nia))
        for (alias, name, status) in [(aliases[0], "Lea", ReceiptStatus.delivered), (aliases[1], "Mia", .read)] {
            let person = Samples.sender([alias], name: name)
            try await store.react(to: ids[2], by: person, emoji: name, at: Samples.time(5))
            try await receive(status, for: "3/of Hugo", in: right, by: person, at: 6)
        }
        try await store.join(nia.person, into: senders[0].person)
        try await report([Samples.member("Max", .admin), Samples.member("Moritz", .member)], of: right, at: 7)
        try await store.join(try await sender("Moritz").person, into: try await sender("Max").person)
        clock.advance()
        try await store.joinConversation(left, into: right)
        #expect(try await store.join(senders[0].person, into: senders[1].person, by: .source(.whatsapp)))
        try await store.denyOwner(senders[2].person, isDenied: true)
        let (ida, ina) = (try await sender("Ida").person, try await sender("Ina").person)
        try await store.join(ida, into: ina)
        try await store.splitPerson(try #require(try await store.joins(ofPerson: ina).first).id)
    }

    /// What a server accepted, what it reported, and what is yet to be sent, with and without an envelope.
    private func furnishSynchronised() async throws {
        let room = try await room()
        _ = try await store.enqueue(Samples.outgoing("c1", in: room, "words in the clear", carrier: "sealed"))
        try await apply(Samples.event(1), Samples.event(2, from: Samples.me, clientID: "c1", text: "as sealed"))
        _ = try await store.enqueue(Samples.outgoing("c2", in: room, "words to come", carrier: "sealed, too"))
    }

    /// Policies, a line of identities whose eldest claims to be the youngest and another one, and two openings.
    private func furnishSecrets() async throws {
        try await store.setPolicy("some", isOn: true)
        try await store.setPolicy("other", isOn: false)
        let old = Samples.identity("Me", key: 2, at: 100)
        var new = Samples.identity("Me", key: 1, at: 50)
        new.predecessor = old.id
        new.keyVersion = 2
        new.succession = [1, 2, 3]
        new.isDefault = true
        var third = Samples.identity("Also me", key: 3, at: 70)
        third.keyVersion = 7
        third.signingKey = nil
        try await store.saveIdentities([old, new, third])
        let gone = try await open(Samples.opening(1), Samples.opened(1, from: "Dora"))
        try await open(Samples.opening(2), Samples.opened(2, "words opened", from: "Dora"))
        try await store.deleteMessage(gone, .erase)
    }

    /// Runs a body with an empty vault beside this one.
    func withAnotherVault(_ body: (Trial) async throws -> Void) async throws {
        let other = try await Trial(fixture.another(), clock: clock)
        do {
            try await body(other)
        } catch {
            await other.end()
            throw error
        }
        await other.end()
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
