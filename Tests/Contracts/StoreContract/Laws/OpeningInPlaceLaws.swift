import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Opening envelopes in place of the messages that carried them (RT-10).
    static let openingsInPlace: [StoreLaw] = [
        StoreLaw(
            "A message opened in place takes its carrier's position, and the envelope is stored with it", "RT-10",
            "ENV-7"
        ) {
            trial in
            let store = trial.store
            try await trial.set(clock: 0)
            let carrier = try await trial.carrier()
            let before = try await trial.message(carrier)
            try await trial.apply(Samples.event(2))
            var opened = Samples.opened(1, "in the clear", in: .inPlaceOf(carrier))
            opened.isRead = false
            opened.platformSpecific = #"{"envelope":{"signed":true}}"#
            opened.content.attachments = [Samples.attachment("plan.pdf", blob: "a")]
            #expect(try await trial.open(Samples.opening(1), opened) == carrier)
            let after = try await trial.message(carrier)
            var expected = before
            expected.unified.content = opened.content
            expected.unified.platformSpecific = ["envelope": ["signed": .bool(true)]]
            expected.carrierText = "whisper1:sealed"
            expected.seal = opened.seal
            expected.writtenAt = opened.timestamp
            #expect(after == expected)
            let conversation = try await trial.reading(before.conversation)
            #expect(conversation.messageCount == 2 && conversation.unreadCount == 2)
            #expect(try await trial.texts(before.conversation) == ["in the clear", "text 2"])
            #expect(try await trial.found(.term("clear")) == ["in the clear"])
            #expect(try await trial.found(.term("plan")) == ["in the clear"])
            #expect(try await trial.found(.term("sealed")).isEmpty)
            #expect(try await store.openedMessage(key: Samples.key(1)) == carrier)
            #expect(try await store.people(named: "", limit: 10).map(\.displayName) == ["ann"])
            // The server may report it again.
            #expect(try await trial.apply(Samples.event(1, text: "whisper1:sealed")).duplicates == 1)
            #expect(try await trial.message(carrier) == after)
            try await expectSound(store)
        },
        StoreLaw(
            "A carrier opened while it is displayed becomes read, and the last message is updated", "RT-10", "ST-7"
        ) {
            trial in
            try await trial.set(clock: 0)
            let carrier = try await trial.carrier()
            let room = try await trial.room()
            let listener = Listener(trial.store)
            trial.clock.advance()
            try await trial.open(Samples.opening(1), Samples.opened(1, "clear", in: .inPlaceOf(carrier)))
            #expect(
                await listener.next() == [
                    .messageUpdated(carrier, conversation: room), .conversationUpdated(room),
                ])
            #expect(try await trial.message(carrier).isRead)
            let conversation = try await trial.reading(room)
            #expect(conversation.unreadCount == 0 && conversation.lastMessage?.text == "clear")
            try await expectSound(trial.store)
        },
        StoreLaw("A carrier is opened in place once, and by one envelope", "RT-10", "ENV-7") { trial in
            let store = trial.store
            try await trial.set(clock: 0)
            let carrier = try await trial.carrier()
            try await trial.open(Samples.opening(1), Samples.opened(1, "clear", in: .inPlaceOf(carrier)))
            let second = try await trial.carrier(2)
            let records = try await trial.records(of: store)
            let state = try await store.ledgerState()
            let attempts: [(Int, UniqueIdentifier)] = [(1, carrier), (2, carrier), (1, second)]
            for (number, place) in attempts {
                let outcome = try await store.commitOpening(
                    Samples.opening(number), storing: Samples.opened(number, "again", in: .inPlaceOf(place)))
                #expect(outcome == .replayed)
            }
            try await store.deleteMessage(second, .tombstoneKeepingText)
            await expectRefusals(
                .messageNotFound,
                {
                    _ = try await store.commitOpening(
                        Samples.opening(3), storing: Samples.opened(3, in: .inPlaceOf(second)))
                },
                {
                    _ = try await store.commitOpening(
                        Samples.opening(3), storing: Samples.opened(3, in: .inPlaceOf(Samples.unknownID)))
                })
            #expect(try await store.ledgerState() == state)
            #expect(try await trial.records(of: store).count == records.count)
            #expect(try await trial.message(carrier).unified.content.text == "clear")
        },
        StoreLaw("The reason why a carrier is not opened is stored once, and on carriers only", "RT-10", "ST-7") {
            trial in
            let store = trial.store
            try await trial.set(clock: 0)
            for (number, state) in CarrierState.allCases.enumerated() {
                let carrier = try await trial.carrier(Int64(number + 1))
                var expected = try await trial.message(carrier)
                let listener = Listener(store)
                trial.clock.advance()
                try await store.markCarrier(carrier, as: state)
                expected.unified.platformSpecific["envelope"] = ["state": .string(state.rawValue)]
                let marked = try await trial.message(carrier)
                try #require(marked == expected)
                let room = try await trial.room()
                #expect(await listener.next() == [.messageUpdated(carrier, conversation: room)])
                // What is noted stays, and so does everything else.
                let conversation = try await trial.reading(room)
                trial.clock.advance()
                for other in CarrierState.allCases { try await store.markCarrier(carrier, as: other) }
                #expect(try await trial.message(carrier) == expected)
                #expect(try await trial.reading(room) == conversation)
            }
            let opened = try await trial.carrier(10)
            var details = Samples.opened(1, "clear", in: .inPlaceOf(opened))
            details.platformSpecific = #"{"envelope":{"signed":true}}"#
            try await trial.open(Samples.opening(1), details)
            let deleted = try await trial.carrier(11)
            try await store.deleteMessage(deleted, .tombstone)
            for id in [opened, deleted] {
                let before = try await trial.message(id)
                try await store.markCarrier(id, as: .expired)
                #expect(try await trial.message(id) == before)
            }
            await expectRefusals(
                .messageNotFound, { try await store.markCarrier(Samples.unknownID, as: .expired) })
            try await expectSound(store)
        },
    ]
}

extension Trial {
    /// A message of a server that carries an envelope.
    fileprivate func carrier(_ sequence: Int64 = 1) async throws -> UniqueIdentifier {
        let outcome = try await apply(Samples.event(sequence, text: "whisper1:sealed"), cursor: sequence)
        guard let id = outcome.messages.first else { throw TrialError.missing }
        return id
    }
}
