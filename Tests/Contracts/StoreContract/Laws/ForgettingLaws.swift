import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Where the name of a forgotten person may have been stored.
    static let forgetting: [StoreLaw] = [
        StoreLaw("Nothing shows a name or an address of a forgotten person, wherever either was stored", "ST-11") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let number = Samples.number("+\(digits)")
            // The best name is already the one that is to stay.
            let known = try await store.sender(
                for: Samples.sender([number, Samples.exportName("Nobody known")], name: "Nobody known"))
            let other = try await store.sender(for: Samples.sender([number, Samples.pushName(word)], name: word))
            var reported = Samples.message("reported", in: chat, at: 1, from: known, externalID: "reported")
            reported.raw = RawRecord(name: "Message", bytes: Array("by \(word)".utf8), receivedAt: Samples.time(1))
            var gone = Samples.message(nil, in: chat, at: 2, from: try await trial.sender("Bob"), externalID: "gone")
            gone.content = Content(kind: .deleted, text: nil)
            let mark = DeletionMark(right: .admin, name: word, timestamp: Samples.time(3), person: known.person)
            gone.platformSpecific = JSONValue.object([DeletionMark.member: mark.json]).text
            // Nobody is shown by this address, which the person has all the same.
            var wish = Samples.message("wish", in: chat, at: 4, from: try await trial.sender("Bob"), externalID: "wish")
            wish.recipients = [Participant(identifier: "+\(digits)", displayName: word)]
            let ids = try await trial.save(
                reported, gone, wish, Samples.message("under another name", in: chat, at: 5, from: other))
            try await store.react(
                to: ids[2], by: Samples.sender([number, Samples.pushName(word)], name: word), emoji: "👍",
                at: Samples.time(6))
            let later = MessageTarget(conversation: chat, externalID: "later")
            _ = try await store.commit(
                IngestionGroup([
                    .reaction(
                        later, by: Samples.sender([number, Samples.pushName(word)], name: word), emoji: "👍",
                        at: Samples.time(7))
                ]))
            let (first, second) = (try await trial.sender("\(word) one"), try await trial.sender("\(word) two"))
            var poll = Samples.message("poll", in: chat, at: 7, from: try await trial.sender("Bob"), externalID: "poll")
            poll.content.kind = .poll
            let asked = try await trial.save(poll)[0]
            _ = try await store.commit(
                IngestionGroup([
                    .vote(
                        MessageTarget(conversation: chat, externalID: "poll"), by: Samples.sender("\(word) one"),
                        options: [[1]], at: Samples.time(8))
                ]))
            try await store.join(first.person, into: second.person)
            try await store.join(second.person, into: known.person)
            _ = try await trial.run("\(word).txt", into: chat)
            try trial.expectWords(areStored: true)

            try await store.forget(known.person, as: "Nobody known")
            for id in ids {
                let message = try await trial.message(id)
                #expect(!message.unified.jsonText.contains(word) && !message.unified.jsonText.contains(digits))
                for event in try await store.rawEvents(of: id) { #expect(event.record.bytes.isEmpty) }
            }
            #expect(try await trial.message(asked).unified.platformSpecific.voters == [known.person])
            let held = try await trial.message(ids[1])
            #expect(DeletionMark(held.unified.platformSpecific)?.name == "Nobody known")
            #expect(DeletionMark(held.unified.platformSpecific)?.person == known.person)
            for joined in [known, first, second] { #expect(try await store.joins(of: joined.person).isEmpty) }
            #expect(try await trial.found(.term(word)).isEmpty)
            #expect(try await trial.found(.term("nobody")).sorted() == ["reported", "under another name"])
            try await expectSound(store)
            try trial.expectWords(areStored: false)
            // What waited is applied, as that of the person under the name that stays.
            let arrival = Samples.message(
                "later", in: chat, at: 8, from: try await trial.sender("Bob"), externalID: "later")
            _ = try await store.commit(IngestionGroup([.message(arrival)]))
            let arrived = try #require(try await store.message(conversation: chat, externalID: "later"))
            #expect(arrived.unified.reactions.map(\.sender.shownName) == ["Nobody known"])
            await store.close()
            try trial.expectWords(areStored: false)
        }
    ]
}

/// A name that occurs nowhere else; in lower case, as the index would store it.
private let word = "quillonvexforgotten"
/// The digits of a number that occur nowhere else.
private let digits = "49151738264955"

extension Trial {
    /// Expects that the files of the vault hold the name and the number, or not; those of an encrypted one never do.
    fileprivate func expectWords(areStored: Bool) throws {
        guard fixture.capabilities.contains(.persistent) else { return }
        let isPlain = !fixture.capabilities.contains(.encrypted)
        let files = try files()
        for word in [word, digits] { #expect(files.contains { $0.holds(word) } == (areStored && isPlain), "\(word)") }
    }
}

extension VaultStore {
    /// The recorded joins of a person; none of someone who is unknown.
    fileprivate func joins(of person: UniqueIdentifier) async throws -> [RecordedJoin] {
        try await self.person(person) == nil ? [] : try await joins(ofPerson: person)
    }
}
