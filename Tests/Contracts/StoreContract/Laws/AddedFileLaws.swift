import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What only an added file says of people (ING-1b).
    static let addedFiles: [StoreLaw] = [
        StoreLaw("A name that only an added file gives is better than an address, and than nothing else", "ING-1b") {
            trial in
            let number = Samples.number("+1")
            let person = try await trial.claimed([number, Samples.exportName("Liar")], at: 99).person
            #expect(try await trial.names(of: person) == ["Liar"])
            for (alias, name) in [
                (Samples.pushName("Push"), "Push"), (Samples.verifiedName("Shop Ltd"), "Shop Ltd"),
                (Samples.exportName("Ann"), "Ann"),
            ] {
                _ = try await trial.store.sender(for: Samples.sender([number, alias], name: name))
                for (kind, second) in zip([Samples.exportName, Samples.pushName, Samples.verifiedName], 100...) {
                    _ = try await trial.claimed([number, kind("Liar")], at: Int64(second))
                }
                #expect(try await trial.names(of: person) == [name])
            }
            try await expectSound(trial.store)
        },
        StoreLaw("What a file claims changes nothing that a source has said, in either order", "ING-1b") { trial in
            for (key, isClaimedFirst) in [("+1", true), ("+2", false)] {
                let number = Samples.number(key)
                let old = Samples.sender([number, Samples.exportName("Old")], name: "Old", seenAt: 5)
                if !isClaimedFirst { _ = try await trial.store.sender(for: old) }
                let claimed = try await trial.claimed([number, Samples.exportName("Old")], at: 90)
                if isClaimedFirst { _ = try await trial.store.sender(for: old) }
                _ = try await trial.store.sender(
                    for: Samples.sender([number, Samples.exportName("New")], name: "New", seenAt: 6))
                let person = try #require(try await trial.store.person(claimed.person))
                #expect(person.displayName == "New")
                #expect(person.aliases.map(\.isClaimed) == [false, false, false])
                #expect(person.aliases.map(\.firstSeen) == [5, 5, 6].map(Samples.time))
                #expect(person.aliases.map(\.lastSeen) == [6, 5, 6].map(Samples.time))
            }
        },
        StoreLaw("No added file gives anybody an address by a name, now or later", "ING-1b") { trial in
            let me = try await trial.store.sender(
                for: Samples.sender([Samples.exportName("Me")], name: "Me", isOwner: true))
            let liar = try await trial.claimed([Samples.number("+1"), Samples.exportName("Me")])
            #expect(liar.person != me.person)
            let early = try await trial.claimed([Samples.number("+2"), Samples.exportName("I")])
            let late = try await trial.store.sender(
                for: Samples.sender([Samples.exportName("I")], name: "I", isOwner: true))
            #expect(late.person != early.person)
            let owners = try await trial.store.people(named: "", limit: 10).filter(\.isOwner)
            #expect(owners.flatMap(\.aliases).allSatisfy { !$0.alias.kind.identifiesPerson })
            #expect(try await trial.claimed([Samples.exportName("Me")]).person == me.person, "Words under a name")
            let ann = try await trial.store.sender(for: Samples.sender([Samples.exportName("Ann")], name: "Ann"))
            let other = try await trial.claimed([Samples.number("+3"), Samples.exportName("Ann")])
            #expect(other.person != ann.person)
            let source = try await trial.store.sender(
                for: Samples.sender([Samples.number("+3"), Samples.exportName("Ann")], name: "Ann"))
            #expect(
                try await trial.store.person(ann.person)?.id == source.person, "What a source says still joins them")
        },
        StoreLaw("A name in an added file makes an owner where none is known, and joins nobody with one", "ING-1b") {
            trial in
            let first = try await trial.claimed([Samples.number("+1")], isOwner: true)
            #expect(try await trial.store.person(first.person)?.isOwner == true)
            let second = try await trial.claimed([Samples.number("+2")], isOwner: true)
            #expect(second.person != first.person)
            #expect(try await trial.store.person(second.person)?.isOwner == false)
            let own = try await trial.store.sender(
                for: Samples.sender([Samples.number("+2")], name: "Me", isOwner: true))
            #expect(own.person == first.person, "What a source says still joins them")
        },
        StoreLaw("An owner of no known address does not prevent a name in an added file from making one", "ING-1b") {
            trial in
            let placeholder = PersonAlias(kind: .linkedID, value: "owner")
            let unknown = try await trial.store.sender(for: Samples.sender([placeholder], name: "", isOwner: true))
            let named = try await trial.claimed([Samples.number("+1")], isOwner: true)
            #expect(named.person != unknown.person)
            for person in [unknown.person, named.person] {
                #expect(try await trial.store.person(person)?.isOwner == true)
            }
            let other = try await trial.claimed([Samples.number("+2")], isOwner: true)
            #expect(try await trial.store.person(other.person)?.isOwner == false)
        },
        StoreLaw("Records keep what only an added file says, and claim no id of another person", "ING-1b", "ST-13") {
            trial in
            let me = try await trial.store.sender(
                for: Samples.sender([Samples.number("+1")], name: "Me", isOwner: true)
            ).person
            let person = try await trial.claimed([Samples.number("+2"), Samples.exportName("Liar")]).person
            let records = try await trial.store.records(after: nil, limit: 100).records
            try await trial.withAnotherVault { other in
                _ = try await other.store.insertRecords(records)
                #expect(try await other.store.person(person) == trial.store.person(person))
                let liar = Person(
                    id: UniqueIdentifier(version4High: 7, low: 7), displayName: "", isOwner: false, aliases: [])
                _ = try await other.store.insertRecords([.person(liar, joined: [me])])
                #expect(try await other.store.person(me)?.isOwner == true)
            }
        },
    ]
}

extension Trial {
    /// A sender of whom only an added file says something.
    fileprivate func claimed(
        _ aliases: [PersonAlias], isOwner: Bool = false, at seconds: Int64 = 0
    ) async throws -> SenderHandle {
        var sender = Samples.sender(aliases, name: "", isOwner: isOwner, seenAt: seconds)
        sender.isClaimed = true
        return try await store.sender(for: sender)
    }

    fileprivate func names(of person: UniqueIdentifier) async throws -> [String] {
        try await store.person(person).map { [$0.displayName] } ?? []
    }
}
