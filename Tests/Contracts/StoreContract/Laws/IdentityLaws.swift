import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What makes two messages the same (ING-2).
    static let identity: [StoreLaw] = [
        StoreLaw("Saving a message again succeeds without a write", "ING-2") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            let new = Samples.message("hello", in: id, from: ann, externalID: "x")
            try await trial.save(new)
            let before = try await trial.reading(id)
            trial.clock.advance()
            var again = new
            again.content.text = "other words"
            again.timestamp = Samples.time(999)
            #expect(try await trial.store.save([again]) == SaveOutcome(inserted: 0, duplicates: 1))
            #expect(try await trial.texts(id) == ["hello"])
            #expect(try await trial.reading(id) == before)
            #expect(try await trial.found(.term("other")).isEmpty)
        },
        StoreLaw("A message that occurs twice in a call is saved once, as in its first occurrence", "ING-2") { trial in
            let id = try await trial.conversation()
            let outcome = try await trial.store.save([
                Samples.message("first", in: id, externalID: "x"), Samples.message("between", in: id, externalID: "y"),
                Samples.message("second", in: id, externalID: "x"),
            ])
            #expect(outcome == SaveOutcome(inserted: 2, duplicates: 1))
            #expect(try await trial.texts(id) == ["first", "between"])
            #expect(try await trial.reading(id).unreadCount == 2)
        },
        StoreLaw("The same external id from two people means two messages", "ING-2") { trial in
            let id = try await trial.conversation()
            let outcome = try await trial.store.save([
                Samples.message("a", in: id, from: try await trial.sender("Ann"), externalID: "x"),
                Samples.message("b", in: id, from: try await trial.sender("Bob"), externalID: "x"),
                Samples.message("c", in: id, from: nil, externalID: "x"),
                Samples.message("d", in: id, from: nil, externalID: "x"),
            ])
            #expect(outcome == SaveOutcome(inserted: 3, duplicates: 1))
        },
        StoreLaw("A message repeated under the sender's new name is the same message", "ING-2", "ING-1") { trial in
            let id = try await trial.conversation()
            let number = Samples.number("+491701234567")
            let old = try await trial.store.sender(for: Samples.sender([number], name: "Ann"))
            let new = try await trial.store.sender(for: Samples.sender([number], name: "Ann Smith"))
            #expect(old.person == new.person)
            try await trial.save(Samples.message("hello", in: id, from: old, externalID: "x"))
            let outcome = try await trial.store.save([Samples.message("hello", in: id, from: new, externalID: "x")])
            #expect(outcome == SaveOutcome(inserted: 0, duplicates: 1))
        },
        StoreLaw("A message of a person who was joined with another is recognised as theirs", "ING-2", "ING-1") {
            trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            let anna = try await trial.sender("Anna")
            try await trial.save(Samples.message("hello", in: id, from: anna, externalID: "x"))
            try await trial.store.join(anna.person, into: ann.person)
            for handle in [ann, anna] {
                let outcome = try await trial.store.save([
                    Samples.message("hello", in: id, from: handle, externalID: "x")
                ])
                #expect(outcome == SaveOutcome(inserted: 0, duplicates: 1))
            }
        },
        StoreLaw("A server's id identifies a single message, in whatever conversation", "RT-4") { trial in
            let one = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            var first = Samples.message("a", in: one, externalID: "1")
            first.delivery = ServerDelivery(serverID: "s")
            var second = Samples.message("b", in: other, externalID: "2")
            second.delivery = ServerDelivery(serverID: "s")
            #expect(try await trial.store.save([first, second]) == SaveOutcome(inserted: 1, duplicates: 1))
            #expect(try await trial.texts(other).isEmpty)
        },
        StoreLaw("A server's sequence number identifies a single message of its conversation", "RT-4") { trial in
            let one = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            func message(_ external: String, _ conversation: UniqueIdentifier, _ sequence: Int64?) -> NewMessage {
                var message = Samples.message(external, in: conversation, externalID: external)
                message.delivery = ServerDelivery(clientMessageID: "c", serverSequence: sequence)
                return message
            }
            let outcome = try await trial.store.save([
                message("1", one, 7), message("2", one, 7), message("3", other, 7), message("4", one, 8),
                message("5", one, nil), message("6", one, nil),
            ])
            #expect(outcome == SaveOutcome(inserted: 5, duplicates: 1))
            #expect(try await trial.texts(one) == ["1", "4", "5", "6"])
        },
        StoreLaw("An erased message can be saved again", "ING-2") { trial in
            let id = try await trial.conversation()
            var new = Samples.message("hello", in: id, externalID: "x")
            new.delivery = ServerDelivery(serverID: "s", serverSequence: 1)
            let saved = try await trial.save(new)
            _ = try await trial.store.deleteMessage(saved[0], .erase)
            #expect(try await trial.store.save([new]) == SaveOutcome(inserted: 1, duplicates: 0))
        },
        StoreLaw("A tombstone keeps a message from being saved again", "ING-2", "ST-11") { trial in
            let id = try await trial.conversation()
            let new = Samples.message("secret", in: id, externalID: "x")
            let saved = try await trial.save(new)
            _ = try await trial.store.deleteMessage(saved[0], .tombstone)
            #expect(try await trial.store.save([new]) == SaveOutcome(inserted: 0, duplicates: 1))
            #expect(try await trial.texts(id) == [""])
        },
        StoreLaw("A given id is used, and rejected if another message has it", "ST-6") { trial in
            let id = try await trial.conversation()
            let given = UniqueIdentifier(version4High: 5, low: 5)
            var first = Samples.message("a", in: id, at: 1)
            first.id = given
            var second = Samples.message("b", in: id, at: 2)
            second.id = given
            #expect(try await trial.save(first) == [given])
            #expect(try await trial.store.save([first]) == SaveOutcome(inserted: 0, duplicates: 1))
            await #expect(throws: StoreError(.constraint)) {
                try await trial.store.save([Samples.message("c", in: id, at: 3), second])
            }
            #expect(try await trial.texts(id) == ["a"])
        },
        StoreLaw("A given id never collides with those assigned by the vault", "ST-6") { trial in
            let id = try await trial.conversation()
            var random = TrialRandom(seed: 77)
            var given: Set<UniqueIdentifier> = []
            var messages: [NewMessage] = []
            for number in 0..<200 {
                var new = Samples.message("\(number)", in: id, at: Int64(number))
                if number.isMultiple(of: 3) {
                    let identifier = UniqueIdentifier.random(using: &random)
                    given.insert(identifier)
                    new.id = identifier
                }
                messages.append(new)
            }
            _ = try await trial.store.save(messages)
            let all = try await trial.store.messages(in: id, .newest, limit: 1_000).map(\.unified.id)
            #expect(Set(all).count == 200)
            #expect(given.isSubset(of: all))
            for identifier in all { #expect(try await trial.message(identifier).unified.id == identifier) }
        },
    ]
}
