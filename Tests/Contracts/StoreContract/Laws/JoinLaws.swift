import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Two people who turn out to be one (ING-1).
    static let joins: [StoreLaw] = [
        StoreLaw("A joined person has the messages and aliases of both, and is found by both ids", "ING-1") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann", seenAt: 10)
            let anna = try await trial.sender("Anna", seenAt: 5)
            let ids = try await trial.save(
                Samples.message("a", in: id, at: 1, from: ann), Samples.message("b", in: id, at: 2, from: anna))
            try await trial.store.join(anna.person, into: ann.person)
            for message in ids { #expect(try await trial.message(message).person == ann.person) }
            #expect(try await trial.message(ids[1]).unified.sender?.displayName == "Anna")
            let person = try await trial.store.person(anna.person)
            #expect(person?.id == ann.person)
            #expect(person?.aliases.map(\.alias.value) == ["Anna", "Ann"])
            #expect(try await trial.store.person(ann.person) == person)
            #expect(try await trial.store.people(named: "", limit: 10).map(\.id) == [ann.person])
            #expect(try await trial.store.statistics().people == 1)
        },
        StoreLaw("After a join, the handles of both are valid and their names identify one person", "ING-1") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            let anna = try await trial.sender("Anna")
            try await trial.store.join(anna.person, into: ann.person)
            let saved = try await trial.save(Samples.message("x", in: id, from: anna))
            #expect(try await trial.message(saved[0]).person == ann.person)
            #expect(try await trial.sender("Anna").person == ann.person)
            #expect(try await trial.sender("Ann").person == ann.person)
        },
        StoreLaw("Joins can be chained", "ING-1") { trial in
            let people = [try await trial.sender("A"), try await trial.sender("B"), try await trial.sender("C")].map(
                \.person)
            try await trial.store.join(people[0], into: people[1])
            try await trial.store.join(people[0], into: people[2])
            for person in people { #expect(try await trial.store.person(person)?.id == people[2]) }
            #expect(try await trial.store.person(people[1])?.aliases.count == 3)
            try await trial.store.join(people[2], into: people[0])
            #expect(try await trial.store.statistics().people == 1)
        },
        StoreLaw("Joining a person with themself, or twice, changes nothing", "ING-1") { trial in
            let ann = try await trial.sender("Ann").person
            let anna = try await trial.sender("Anna").person
            try await trial.store.join(ann, into: ann)
            #expect(try await trial.store.statistics().people == 2)
            try await trial.store.join(anna, into: ann)
            let before = try await trial.store.person(ann)
            try await trial.store.join(anna, into: ann)
            #expect(try await trial.store.person(ann) == before)
        },
        StoreLaw("Joining with an unknown person is rejected", "ING-1") { trial in
            let ann = try await trial.sender("Ann").person
            await expectRefusals(
                .personNotFound, { try await trial.store.join(Samples.unknownID, into: ann) },
                { try await trial.store.join(ann, into: Samples.unknownID) })
            #expect(try await trial.store.person(ann)?.id == ann)
        },
        StoreLaw("A joined person has the votes of both, the later one in each poll", "ING-1", "WDB-6") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            try await trial.save(Samples.message("tea or coffee?", in: chat, externalID: "p"))
            func vote(_ name: String, _ option: UInt8, at seconds: Int64) -> IngestedChange {
                .vote(
                    MessageTarget(conversation: chat, externalID: "p"), by: Samples.sender(name),
                    options: [[option]], at: Samples.time(seconds))
            }
            _ = try await store.commit(IngestionGroup([vote("Ann", 1, at: 1), vote("Bob", 2, at: 2)]))
            let ann = try await trial.sender("Ann").person
            for (other, option, time) in [("Anna", UInt8(3), Int64(3)), ("Annie", 4, 0)] {
                _ = try await store.commit(IngestionGroup([vote(other, option, at: time)]))
                try await store.join(try await trial.sender(other).person, into: ann)
                let poll = try #require(try await store.message(conversation: chat, externalID: "p"))
                guard case .array(let votes)? = poll.unified.platformSpecific[PollVote.member],
                    case .object(let first)? = votes.first
                else {
                    Issue.record("no votes")
                    return
                }
                #expect(votes.count == 2)
                #expect(first["person"] == .string(ann.description) && first["options"] == .array([.string("03")]))
            }
            _ = try await store.commit(IngestionGroup([vote("Annie", 5, at: 9)]))
            let poll = try #require(try await store.message(conversation: chat, externalID: "p"))
            guard case .array(let votes)? = poll.unified.platformSpecific[PollVote.member] else { return }
            #expect(votes.count == 2, "A vote under a former name replaces the person's")
        },
        StoreLaw("The times of an alias that both have are combined", "ING-1") { trial async throws in
            let one = try await trial.ann("+1", seenAt: 10)
            let other = try await trial.ann("+2", seenAt: 30)
            _ = try await trial.ann("+2", seenAt: 4)
            try await trial.store.join(other, into: one)
            let aliases = try #require(try await trial.store.person(one)?.aliases)
            #expect(aliases.count == 3)
            let name = aliases.first { $0.alias == Samples.pushName("Ann") }
            #expect(name?.firstSeen == Samples.time(4) && name?.lastSeen == Samples.time(30))
        },
        StoreLaw("Of two reactions of people who are joined, the later one remains", "ING-1") { trial in
            let id = try await trial.conversation()
            let ids = try await trial.save(Samples.message("a", in: id, at: 1), Samples.message("b", in: id, at: 2))
            for (message, first, second) in [(ids[0], Int64(5), Int64(9)), (ids[1], 9, 5)] {
                try await trial.store.react(to: message, by: Samples.sender("Ann"), emoji: "1", at: Samples.time(first))
                try await trial.store.react(
                    to: message, by: Samples.sender("Anna"), emoji: "2", at: Samples.time(second))
            }
            try await trial.store.join(trial.sender("Anna").person, into: trial.sender("Ann").person)
            #expect(try await trial.message(ids[0]).unified.reactions.map(\.emoji) == ["2"])
            #expect(try await trial.message(ids[1]).unified.reactions.map(\.emoji) == ["1"])
            try await trial.store.react(to: ids[0], by: Samples.sender("Ann"), emoji: "3", at: Samples.time(20))
            #expect(try await trial.message(ids[0]).unified.reactions.map(\.emoji) == ["3"])
        },
        StoreLaw("A contact of either becomes the contact of the joined person", "ING-1", "CON-1") { trial in
            let ann = try await trial.sender("Ann").person
            let anna = try await trial.sender("Anna").person
            var contact = Samples.contact("Ann of the choir", key: 1)
            contact.person = anna
            try await trial.store.saveContact(contact)
            try await trial.store.join(anna, into: ann)
            #expect(try await trial.store.contact(contact.id)?.person == ann)
            #expect(try await trial.store.person(ann)?.displayName == "Ann of the choir")
        },
        StoreLaw("The owner remains the owner after a join, in either order", "ING-1") { trial in
            for isFirst in [true, false] {
                let me = try await trial.store.sender(
                    for: Samples.sender([Samples.exportName("Me \(isFirst)")], name: "Me", isOwner: true)
                ).person
                let other = try await trial.sender("Other \(isFirst)").person
                if isFirst {
                    try await trial.store.join(other, into: me)
                } else {
                    try await trial.store.join(me, into: other)
                }
                #expect(try await trial.store.person(me)?.isOwner == true)
            }
        },
        StoreLaw("Messages that only differed by their person both remain after a join", "ING-1", "ING-2") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            let anna = try await trial.sender("Anna")
            try await trial.save(
                Samples.message("a", in: id, at: 1, from: ann, externalID: "x"),
                Samples.message("b", in: id, at: 2, from: anna, externalID: "x"))
            try await trial.store.join(anna.person, into: ann.person)
            #expect(try await trial.texts(id) == ["a", "b"])
        },
        StoreLaw("Alignment returns the person who remains", "ING-2") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            let anna = try await trial.sender("Anna")
            var new = Samples.message("a", in: id, at: 1, from: anna)
            new.contentKey = ContentKey(high: 1, low: 1)
            try await trial.save(new)
            try await trial.store.join(anna.person, into: ann.person)
            #expect(try await trial.store.alignmentElements(in: id).map(\.person) == [ann.person])
        },
    ]
}

extension Trial {
    /// The person of a number who calls herself Ann.
    fileprivate func ann(_ number: String, seenAt second: Int64) async throws -> UniqueIdentifier {
        let aliases = [Samples.number(number), Samples.pushName("Ann")]
        return try await store.sender(for: Samples.sender(aliases, name: "Ann", seenAt: second)).person
    }
}
