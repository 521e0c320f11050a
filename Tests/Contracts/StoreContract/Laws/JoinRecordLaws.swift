import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Joins and separations in a vault that was made from the records of another one (ST-13, ING-1).
    static let joinRecords: [StoreLaw] = [
        StoreLaw("A split in a vault made from records gives back what it would have given before", "ING-1", "ST-13") {
            trial in
            try await trial.furnish()
            let records = try await trial.records(of: trial.store)
            try await trial.withAnotherVault { other in
                _ = try await other.store.insertRecords(records)
                let joins = records.compactMap { if case .join(let join) = $0 { join } else { nil } }
                for join in joins.reversed() {
                    for store in [trial.store, other.store] {
                        switch join.former {
                        case .person: try await store.splitPerson(join.id)
                        case .conversation: try await store.splitConversation(join.id, with: [])
                        }
                    }
                }
                let (before, after) = (
                    Set(try await trial.records(of: trial.store)), Set(try await trial.records(of: other.store))
                )
                #expect(before.subtracting(after) == [])
                #expect(after.subtracting(before) == [])
                #expect(!after.contains { if case .join = $0 { true } else { false } })
                try await expectSound(other.store)
            }
        },
        StoreLaw(
            "What came since a join goes by its address, in a vault made from records as well", "ING-1", "ST-13"
        ) { trial in
            let chat = try await trial.conversation()
            let ann = try await trial.store.sender(for: Samples.sender([Trial.number], name: "Ann")).person
            let bea = try await trial.store.sender(for: Samples.sender([Trial.linked], name: "Bea")).person
            func write(_ text: String, in store: any VaultStore) async throws -> UniqueIdentifier {
                var sender = Samples.sender([Trial.linked], name: text)
                sender.participant.identifier = Trial.linked.value
                _ = try await store.save([
                    Samples.message(text, in: chat, at: 1, from: try await store.sender(for: sender))
                ])
                return try #require(try await store.message(conversation: chat, externalID: "1/\(text)")).unified.id
            }
            #expect(try await trial.store.join(bea, into: ann, by: .source(.whatsapp)))
            let before = try await write("before", in: trial.store)
            let records = try await trial.records(of: trial.store)
            try await trial.withAnotherVault { other in
                let store = other.store
                _ = try await store.insertRecords(records)
                let after = try await write("after", in: store)
                try await store.splitPerson(try #require(try await store.joins(ofPerson: ann).first).id)
                for id in [before, after] { #expect(try await other.message(id).person == bea) }
            }
        },
        StoreLaw("Whom the owner has separated or denied to be stays so in a vault made from records", "ING-1", "ST-13")
        { trial in
            let store = trial.store
            let ann = try await store.sender(for: Samples.sender([Trial.number], name: "Ann")).person
            let bea = try await store.sender(for: Samples.sender([Trial.linked], name: "Bea")).person
            try await store.join(bea, into: ann)
            try await store.splitPerson(try #require(try await store.joins(ofPerson: ann).first).id)
            let me = Samples.sender([Samples.number("+15550100")], name: "me", isOwner: true)
            let hugo = try await store.sender(for: me).person
            try await store.denyOwner(hugo, isDenied: true)
            let (chat, gone) = (try await trial.conversation("a"), try await trial.conversation("b"))
            try await store.joinConversation(gone, into: chat)
            let join = try #require(try await store.joins(ofConversation: chat).first)
            try await store.splitConversation(join.id, with: [])
            let records = try await trial.records(of: store)
            try await trial.withAnotherVault { other in
                let store = other.store
                _ = try await store.insertRecords(records)
                let claim = PersonClaim(
                    platform: .whatsapp, first: Trial.linked, second: Trial.number, seenAt: Samples.time(9))
                #expect(try await store.identify([claim]) == [false])
                #expect(try await store.sender(for: me).person == hugo)
                #expect(try await store.person(hugo)?.isOwner == false)
                await expectRefusals(
                    .invalidArgument, { try await store.joinConversation(gone, into: chat, by: .source(.whatsapp)) })
                // The owner's word counts as before.
                try await store.denyOwner(hugo, isDenied: false)
                _ = try await store.sender(for: me)
                #expect(try await store.person(hugo)?.isOwner == true)
            }
        },
        StoreLaw("A join in records of what was never joined is not stored, nor what belongs to it", "ST-13") { trial in
            let ann = try await trial.sender("Ann").person
            let chat = try await trial.conversation()
            let message = try await trial.save(Samples.message("a", in: chat))[0]
            let id = Samples.unknownID
            let former = FormerPersonRecord(
                name: "Bea", isOwner: false, otherIsOwner: false, aliases: [], otherAliases: [], senders: [],
                otherSenders: [], joined: [], contacts: [])
            let receipt = JoinShares(leaving: ReceiptEvent(.read, at: Samples.time(1)), staying: nil)
            let records: [VaultRecord] = [
                .join(
                    JoinRecord(
                        id: id, leaving: ann, staying: id, cause: .owner, madeAt: Samples.time(1),
                        former: .person(former))),
                .joinedPart(JoinedPartRecord(join: id, .receipt(message: message, receipt))),
                .joinedMessage(JoinedMessageRecord(message: message, join: id, run: id)),
            ]
            let before = try await trial.records(of: trial.store)
            #expect(try await trial.store.insertRecords(records) == SaveOutcome(inserted: 0, duplicates: 3))
            #expect(try await trial.records(of: trial.store) == before)
            try await expectSound(trial.store)
        },
        StoreLaw("What the sides of a join had goes with its message, and with the join", "ING-1", "ST-13") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let ann = try await store.sender(for: Samples.sender([Trial.number], name: "Ann")).person
            let bea = try await store.sender(for: Samples.sender([Trial.linked], name: "Bea")).person
            let messages = try await trial.save(
                Samples.message("a", in: chat, at: 1), Samples.message("b", in: chat, at: 2))
            for message in messages {
                let sender = Samples.sender([Trial.linked], name: "Bea")
                try await store.react(to: message, by: sender, emoji: "1", at: Samples.time(5))
            }
            func count() async throws -> Int64 {
                try await store.read { (reader) throws(StoreError) in try reader.count(ValueSelection(.joinedPart)) }
            }
            try await store.join(bea, into: ann)
            #expect(try await count() == 2)
            try await store.deleteMessage(messages[0], .erase)
            #expect(try await count() == 1)
            try await store.splitPerson(try #require(try await store.joins(ofPerson: ann).first).id)
            #expect(try await count() == 0)
        },
        StoreLaw("What an import brought goes with the chat that it joined, also after records", "ING-1", "ST-13") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation("Ana")
            try await trial.save(Samples.message("old", in: chat, at: 1))
            let run = try await store.beginRun(adapter: "a", platform: .whatsapp, source: "f")
            let reference = ConversationReference(platform: .whatsapp, key: "Mallory", title: "Mallory", kind: .group)
            _ = try await store.joinConversation(for: reference, into: chat, by: .run(run))
            var brought = Samples.message("brought", in: chat, at: 2)
            brought.run = run
            try await trial.save(brought)
            let records = try await trial.records(of: store)
            try await trial.withAnotherVault { other in
                _ = try await other.store.insertRecords(records)
                #expect(try await trial.records(of: other.store) == records)
                let join = try #require(try await other.store.joins(ofConversation: chat).first)
                #expect(join.cause == .run(run) && join.addresses == ["Mallory"])
                try await other.store.splitConversation(join.id, with: [])
                #expect(try await other.texts(chat) == ["old"])
                #expect(try await other.texts(join.leaving) == ["brought"])
                try await expectSound(other.store)
            }
        },
    ]
}
