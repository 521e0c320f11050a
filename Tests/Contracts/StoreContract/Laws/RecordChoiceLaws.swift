import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What of the records of another vault is stored, and what is refused (ST-13).
    static let recordChoices: [StoreLaw] = [
        StoreLaw("Of messages with one id, or with one name, in a call the first is stored", "ST-13", "ING-2") {
            trial in
            let chat = try await trial.conversation()
            let ann = try await trial.sender()
            try await trial.save(
                Samples.message("a", in: chat, at: 1, from: ann), Samples.message("b", in: chat, at: 2))
            var records = try await trial.records(of: trial.store)
            let first = try #require(records.firstIndex { if case .message = $0 { true } else { false } })
            guard case .message(let message, _, _, _) = records[first] else { throw TrialError.missing }
            var (twin, namesake) = (message, message)
            twin.unified.externalID = "another"
            twin.unified.content.text = "twin"
            twin.position = ChatPosition(rawValue: message.position.rawValue + 1)
            namesake.unified.id = Samples.unknownID
            namesake.unified.content.text = "namesake"
            namesake.position = ChatPosition(rawValue: message.position.rawValue + 2)
            records.insert(
                contentsOf: [twin, namesake].map { .message($0, versions: [], reactionPeople: []) }, at: first + 1)
            try await trial.withAnotherVault { other in
                let outcome = try await other.store.insertRecords(records)
                #expect(outcome == SaveOutcome(inserted: records.count - 2, duplicates: 2))
                #expect(try await other.texts(chat) == ["a", "b"])
                try await expectSound(other.store)
            }
        },
        StoreLaw(
            "Of what two people had who are one here, the last reaction and the furthest receipt are stored", "ST-13"
        ) { trial in
            let chat = try await trial.conversation()
            let (ann, anna) = (try await trial.sender("Ann").person, try await trial.sender("Anna").person)
            let message = try await trial.save(Samples.message("a", in: chat, direction: .outgoing))[0]
            for (name, emoji, seconds) in [("Ann", "👍", 5), ("Anna", "❤️", 6)] as [(String, String, Int64)] {
                try await trial.store.react(
                    to: message, by: Samples.sender(name), emoji: emoji, at: Samples.time(seconds))
            }
            try await trial.receive(.read, for: "0/a", in: chat, by: Samples.sender("Ann"), at: 7)
            try await trial.receive(.delivered, for: "0/a", in: chat, by: Samples.sender("Anna"), at: 8)
            let records = try await trial.records(of: trial.store).compactMap { record -> VaultRecord? in
                guard case .person(let person, _) = record else { return record }
                return person.id == ann ? nil : .person(person, joined: [ann])
            }
            try await trial.withAnotherVault { other in
                _ = try await other.store.insertRecords(records)
                #expect(try await other.store.person(ann)?.id == anna)
                #expect(try await other.message(message).unified.reactions.map(\.emoji) == ["❤️"])
                let receipts = try await other.store.receipts(of: message).map(ReceiptRecord.init)
                #expect(receipts == [ReceiptRecord(person: anna, status: .read, timestamp: Samples.time(7))])
                try await expectSound(other.store)
            }
        },
        StoreLaw("Who is somebody already stays so when a record has them as a part of someone else", "ST-13") {
            trial in
            let ann = try await trial.sender("Ann").person
            let bob = Person(
                id: Samples.unknownID, displayName: "Bob", isOwner: false,
                aliases: [
                    Person.SeenAlias(
                        alias: Samples.exportName("Bob"), platform: .whatsapp, firstSeen: Samples.time(1),
                        lastSeen: Samples.time(1))
                ])
            let record = VaultRecord.person(bob, joined: [ann, Samples.otherUnknownID])
            #expect(try await trial.store.insertRecords([record]) == SaveOutcome(inserted: 1, duplicates: 0))
            #expect(try await trial.store.person(ann)?.displayName == "Ann")
            #expect(try await trial.store.person(Samples.otherUnknownID)?.id == bob.id)
            #expect(try await trial.store.insertRecords([record]) == SaveOutcome(inserted: 0, duplicates: 1))
        },
        StoreLaw("A chat is refused that names an address twice, or has the session of another one", "ST-13") { trial in
            let known = try await trial.reading(trial.conversation("chat"))
            let store = trial.store
            func record(session: String, keys: [String]) -> VaultRecord {
                let chat = Conversation(
                    id: Samples.unknownID, platform: .whatsapp, sessionID: session, title: "Ann", kind: .unknown,
                    createdAt: Samples.time(1), updatedAt: Samples.time(1))
                return .conversation(
                    chat,
                    aliases: keys.map {
                        ConversationReference(platform: .whatsapp, key: $0, title: "Ann", kind: .unknown)
                    })
            }
            for refused in [
                record(session: "new", keys: ["one", "one"]), record(session: "new", keys: ["one", "chat"]),
                record(session: known.sessionID, keys: ["one"]),
            ] {
                await expectRefusals(.constraint, { _ = try await store.insertRecords([refused]) })
            }
            #expect(try await trial.store.conversation(platform: .whatsapp, key: "chat")?.id == known.id)
            #expect(try await store.insertRecords([record(session: "new", keys: ["one"])]).inserted == 1)
        },
        StoreLaw("What is inconsistent, or refers to nobody, is refused by its kind", "ST-13") { trial in
            let chat = try await trial.conversation()
            try await trial.save(Samples.message("a", in: chat, from: try await trial.sender()))
            let store = trial.store
            let held = try await store.messages(in: chat, .newest, limit: 1)
            var message = try #require(held.first)
            message.unified.id = Samples.unknownID
            message.unified.externalID = "another"
            message.position = ChatPosition(rawValue: message.position.rawValue + 1)
            var nameless = message
            nameless.unified.sender = nil
            var (contact, lonely) = (Samples.contact("Ann", key: 1), Samples.contact("Bob", key: 2))
            contact.fingerprint = [1]
            lonely.person = Samples.unknownID
            var identity = Samples.identity("Me", key: 3)
            identity.recipientKeyID = []
            let refused: [(StoreError.Code, VaultRecord)] = [
                (.invalidArgument, .message(nameless, versions: [], reactionPeople: [])),
                (.invalidArgument, .message(message, versions: [], reactionPeople: [Samples.unknownID])),
                (.invalidArgument, .contact(contact, pastKeys: [])), (.personNotFound, .contact(lonely, pastKeys: [])),
                (.invalidArgument, .identity(identity)),
            ]
            for (code, record) in refused {
                await expectRefusals(code, { _ = try await store.insertRecords([record]) })
            }
            #expect(
                try await store.insertRecords([.message(message, versions: [], reactionPeople: [])]).inserted == 1)
        },
        StoreLaw("A join of people, or a run that is not on record, brought no message", "ST-13") { trial in
            let chat = try await trial.conversation()
            let (ann, anna) = (try await trial.sender("Ann"), try await trial.sender("Anna"))
            let message = try await trial.save(Samples.message("a", in: chat, from: ann))[0]
            try await trial.store.join(anna.person, into: ann.person)
            let join = try #require(try await trial.store.joins(ofPerson: ann.person).first)
            let before = try await trial.records(of: trial.store)
            let record = JoinedMessageRecord(message: message, join: join.id, run: Samples.unknownID)
            let outcome = try await trial.store.insertRecords([.joinedMessage(record)])
            #expect(outcome == SaveOutcome(inserted: 0, duplicates: 1))
            #expect(try await trial.records(of: trial.store) == before)
        },
        StoreLaw("A chat that gets messages from records did not change now", "ST-13", "ST-7") { trial in
            let chat = try await trial.conversation()
            try await trial.save(Samples.message("a", in: chat, at: 1, from: try await trial.sender()))
            let store = trial.store
            var message = try #require(try await store.messages(in: chat, .newest, limit: 1).first)
            message.unified.id = Samples.unknownID
            message.unified.externalID = "another"
            message.position = ChatPosition(rawValue: message.position.rawValue + 1)
            let person = try #require(message.person)
            let receipt = ReceiptRecord(person: person, status: .read, timestamp: Samples.time(2))
            let version = MessageVersion(text: "earlier", timestamp: Samples.time(1))
            let before = try await trial.reading(chat)
            trial.clock.advance()
            let listener = Listener(store)
            _ = try await store.insertRecords([
                .message(message, versions: [version], reactionPeople: [], receipts: [receipt])
            ])
            #expect(await listener.next() == [.reload])
            let after = try await trial.reading(chat)
            #expect(after.messageCount == 2 && after.updatedAt == before.updatedAt)
            #expect(try await store.versions(of: Samples.unknownID) == [version])
        },
    ]
}
