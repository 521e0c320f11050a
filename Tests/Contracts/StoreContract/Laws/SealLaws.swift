import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// How messages were sealed, which only the vault itself notes (LOOK-4).
    static let seals: [StoreLaw] = [
        StoreLaw("Messages sealed or opened here are marked so permanently, and no others are", "LOOK-4", "ENV-5") {
            trial in
            let store = trial.store
            try await trial.set(clock: 0)
            let id = try await trial.conversation()
            var own = Samples.message("written here", in: id, at: 1)
            own.seal = MessageSeal(.own)
            own.carrierText = "whisper1:sealed"
            let saved = try await trial.save(own, Samples.message("carried in the clear", in: id, at: 2))
            #expect(try await trial.message(saved[0]).seal == MessageSeal(.own))
            #expect(try await trial.message(saved[1]).seal == nil)
            for (number, kind) in MessageSeal.Kind.allCases.enumerated() {
                let seal = MessageSeal(
                    kind, signer: number.isMultiple(of: 2) ? Samples.key(number) : nil,
                    contact: number.isMultiple(of: 3) ? UniqueIdentifier(version4High: 7, low: 7) : nil,
                    wasVerified: number.isMultiple(of: 4))
                let places: [NewOpenedMessage.Place?] = [nil, .behind(saved[1])]
                for (index, place) in places.enumerated() {
                    var opened = Samples.opened(10 * number + index, in: place)
                    opened.seal = seal
                    let message = try await trial.open(Samples.opening(10 * number + index), opened)
                    #expect(try await trial.message(message).seal == seal)
                }
            }
            #expect(try await trial.message(saved[1]).seal == nil, "what carried it vouches for nothing")
            let page = try await store.messages(in: id, .newest, limit: 100)
            for message in page { #expect(try await trial.message(message.unified.id).seal == message.seal) }
            let hits = try await store.search(SearchRequest(.term("written")))
            #expect(hits.map(\.message.seal) == [MessageSeal(.own)])
        },
        StoreLaw("A seal stays with the text that it authenticates, and is removed with it", "LOOK-4", "ING-1b") {
            trial in
            let store = trial.store
            let id = try await trial.conversation()
            func sealed(_ text: String, at second: Int64) async throws -> UniqueIdentifier {
                var new = Samples.message(text, in: id, at: second)
                new.seal = MessageSeal(.own)
                return try await trial.save(new)[0]
            }
            let edited = try await sealed("one", at: 1)
            try await store.edit(edited, text: "earlier", at: Samples.time(0))
            try await store.edit(edited, text: "other words", at: Samples.time(60))
            let present = try await trial.message(edited)
            #expect(present.seal == MessageSeal(.own) && present.unified.content.text == "one")
            #expect(present.unified.editedAt == nil && SealedText.reported(of: present.unified) == "other words")
            #expect(try await store.versions(of: edited).isEmpty)
            let kept = try await sealed("two", at: 2)
            try await store.deleteMessage(kept, .tombstoneKeepingText)
            #expect(try await trial.message(kept).seal == MessageSeal(.own))
            let emptied = try await sealed("three", at: 3)
            try await store.deleteMessage(emptied, .tombstone)
            #expect(try await trial.message(emptied).seal == nil)
        },
        StoreLaw("An own message sent as an envelope is marked as sealed", "LOOK-4", "RT-10") { trial in
            try await trial.apply(Samples.event(1))
            let room = try await trial.room()
            for (number, carrier) in [nil, "whisper1:sealed"].enumerated() {
                let entry = try await trial.store.enqueue(
                    OutgoingMessage(
                        conversation: room, owner: "me", clientMessageID: "c-\(number)", text: "words",
                        carrierText: carrier, composedAt: Samples.time(10)))
                #expect(try await trial.message(entry.message).seal == (carrier == nil ? nil : MessageSeal(.own)))
            }
        },
    ]
}
