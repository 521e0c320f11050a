import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The identity of senders, and the names of people (ING-1).
    static let people: [StoreLaw] = [
        StoreLaw("An unknown sender is a new person with these aliases", "ING-1") { trial in
            let aliases = [Samples.number("+491701234567"), Samples.pushName("Annie")]
            let handle = try await trial.store.sender(for: Samples.sender(aliases, name: "Ann", seenAt: 5))
            let person = try #require(try await trial.store.person(handle.person))
            #expect(person.id == handle.person)
            #expect(!person.isOwner)
            #expect(
                person.aliases
                    == aliases.map { alias in
                        Person.SeenAlias(
                            alias: alias, platform: .whatsapp, firstSeen: Samples.time(5), lastSeen: Samples.time(5))
                    })
            #expect(person.displayName == "Annie")
            #expect(try await trial.store.statistics().people == 1)
            #expect(try await trial.store.person(Samples.unknownID) == nil)
        },
        StoreLaw("The same sender has the same handle, another name or identifier a different one", "ING-1") { trial in
            let alias = [Samples.number("+1")]
            let first = try await trial.store.sender(for: Samples.sender(alias, name: "Ann", seenAt: 1))
            let again = try await trial.store.sender(for: Samples.sender(alias, name: "Ann", seenAt: 2))
            let renamed = try await trial.store.sender(for: Samples.sender(alias, name: "Ann S.", seenAt: 3))
            var identified = Samples.sender(alias, name: "Ann", seenAt: 4)
            identified.participant.identifier = "+1"
            let other = try await trial.store.sender(for: identified)
            #expect(first == again)
            #expect(Set([first.rawValue, renamed.rawValue, other.rawValue]).count == 3)
            #expect(Set([first.person, renamed.person, other.person]).count == 1)
        },
        StoreLaw("A message shows its sender under the name of that time", "ING-1") { trial in
            let id = try await trial.conversation()
            let alias = [Samples.number("+1")]
            let old = try await trial.store.sender(for: Samples.sender(alias, name: "Ann", seenAt: 1))
            let new = try await trial.store.sender(for: Samples.sender(alias, name: "Ann S.", seenAt: 2))
            let ids = try await trial.save(
                Samples.message("a", in: id, at: 1, from: old), Samples.message("b", in: id, at: 2, from: new))
            #expect(try await trial.message(ids[0]).unified.sender?.displayName == "Ann")
            #expect(try await trial.message(ids[1]).unified.sender?.displayName == "Ann S.")
        },
        StoreLaw(
            "Whatever name each source gave, messages and reactions show their person by the best one known now",
            "ING-1"
        ) { trial in
            let store = trial.store
            let id = try await trial.conversation()
            func sender(_ alias: PersonAlias, at second: Int64) -> NewSender {
                Samples.sender([Samples.number("+1"), alias], name: alias.value, seenAt: second)
            }
            let push = try await store.sender(for: sender(Samples.pushName("annie"), at: 9))
            let book = try await store.sender(for: sender(Samples.exportName("Ann Contact"), at: 2))
            let ids = try await trial.save(
                Samples.message("a", in: id, at: 1, from: push), Samples.message("b", in: id, at: 2, from: book),
                Samples.message("c", in: id, at: 3, from: try await trial.sender("Bob")))
            try await store.react(
                to: ids[2], by: sender(Samples.pushName("annie"), at: 4), emoji: "👍", at: Samples.time(4))
            func shown() async throws -> [String?] {
                let messages = try await store.messages(in: id, .newest, limit: 10).map(\.unified)
                let found = try await store.search(SearchRequest(.term("a"))).map(\.message.unified)
                return (messages + found).map { $0.sender?.shownName }
                    + messages.flatMap { $0.reactions.map(\.sender.shownName) }
            }
            #expect(try await shown() == ["Ann Contact", "Ann Contact", "Bob", "Ann Contact", "Ann Contact"])
            let sources = try await store.messages(in: id, .newest, limit: 10).map { $0.unified.sender?.displayName }
            #expect(sources == ["annie", "Ann Contact", "Bob"])
            var contact = Samples.contact("My Ann", key: 1)
            contact.person = push.person
            try await store.saveContact(contact)
            #expect(try await shown() == ["My Ann", "My Ann", "Bob", "My Ann", "My Ann"])
            let other = try await store.sender(for: Samples.sender([Samples.linkedID("7@lid")], name: "As a card says"))
            let lone = try await trial.save(Samples.message("d", in: id, at: 5, from: other))[0]
            #expect(try await trial.message(lone).unified.sender?.shownName == "As a card says")
        },
        StoreLaw("An alias remembers when it was first and last seen", "ING-1") { trial in
            var handle = try await trial.sender("Ann", seenAt: 50)
            for second in [20, 80, 60] { handle = try await trial.sender("Ann", seenAt: Int64(second)) }
            let alias = try #require(try await trial.store.person(handle.person)?.aliases.first)
            #expect(alias.firstSeen == Samples.time(20))
            #expect(alias.lastSeen == Samples.time(80))
        },
        StoreLaw("A number identifies the same person on every platform, a name only on its own", "ING-1") {
            trial async throws in
            let number = try await trial.person([Samples.number("+1")])
            #expect(try await trial.person([Samples.number("+1")], on: .realtime) == number)
            let ann = try await trial.person([Samples.exportName("Ann")])
            #expect(try await trial.person([Samples.exportName("Ann")]) == ann)
            #expect(try await trial.person([Samples.exportName("Ann")], on: .realtime) != ann)
            #expect(try await trial.person([Samples.pushName("Ann")]) != ann)
            #expect(try await trial.person([Samples.exportName("ann")]) != ann)
        },
        StoreLaw("An id of a service identifies a person on that service alone", "ING-1") { trial async throws in
            let (telegram, signal) = (Platform(rawValue: "telegram"), Platform(rawValue: "signal"))
            let id = Samples.linkedID("user7")
            let ana = try await trial.person([id, Samples.pushName("Ana")], on: telegram)
            let zoe = try await trial.person([id, Samples.pushName("Zoe")], on: signal)
            #expect(ana != zoe)
            #expect(try await trial.person([id], on: telegram) == ana)
            #expect(try await trial.person([id], on: signal) == zoe)
            #expect(try await trial.person([id]) != ana, "A third service")
            // Claims of one service say nothing about another one.
            let claim = PersonClaim(platform: signal, first: id, second: Samples.number("+7"), seenAt: Samples.time(9))
            #expect(try await trial.store.identify([claim]) == [true])
            #expect(try await trial.person([Samples.number("+7")]) == zoe)
            #expect(try await trial.store.person(ana)?.aliases.count == 2)
            // A number is one person's everywhere, and no second one can be claimed on another service.
            let known = try await trial.person([Samples.number("+8")])
            try await trial.store.join(known, into: ana)
            let other = PersonClaim(
                platform: telegram, first: id, second: Samples.number("+9"), seenAt: Samples.time(9))
            #expect(try await trial.store.identify([other]) == [false])
            #expect(try await trial.person([id, Samples.number("+7")], on: telegram) == ana)
            #expect(try await trial.store.person(zoe)?.id == ana)
            try await expectSound(trial.store)
        },
        StoreLaw("Later aliases are added to the person that they come with", "ING-1") { trial in
            let ann = try await trial.sender("Ann")
            let both = [Samples.exportName("Ann"), Samples.exportName("Ann Smith")]
            let named = try await trial.store.sender(for: Samples.sender(both, name: "Ann Smith", seenAt: 9))
            let later = try await trial.sender("Ann Smith", seenAt: 10)
            #expect(ann.person == named.person && named.person == later.person)
            #expect(try await trial.store.person(ann.person)?.aliases.map(\.alias) == both)
        },
        StoreLaw("A name identifies a person without a number, who gets the number that comes with it", "ING-1") {
            trial in
            let ann = try await trial.sender("Ann")
            let numbered = try await trial.store.sender(
                for: Samples.sender([Samples.number("+1"), Samples.exportName("Ann")], name: "Ann"))
            #expect(numbered.person == ann.person)
            #expect(
                try await trial.store.sender(for: Samples.sender([Samples.number("+1")], name: "?")).person
                    == ann.person)
        },
        StoreLaw("Strangers who share a name remain two people", "ING-1") { trial async throws in
            let first = try await trial.person([Samples.number("+1"), Samples.pushName("Ann")])
            let second = try await trial.person([Samples.number("+2"), Samples.pushName("Ann")])
            #expect(first != second)
            #expect(try await trial.person([Samples.number("+1"), Samples.pushName("Ann")]) == first)
            #expect(try await trial.person([Samples.pushName("Ann")]) == first)
            #expect(try await trial.store.person(second)?.aliases.count == 2)
        },
        StoreLaw("Two people with a common identifying alias become one: the one created first", "ING-1") { trial in
            let id = try await trial.conversation()
            let byNumber = try await trial.store.sender(
                for: Samples.sender([Samples.number("+1")], name: "+1", seenAt: 3))
            let byLinkedID = try await trial.store.sender(
                for: Samples.sender([Samples.linkedID("9@lid")], name: "~Ann", seenAt: 1))
            #expect(byNumber.person != byLinkedID.person)
            let ids = try await trial.save(
                Samples.message("a", in: id, at: 1, from: byNumber),
                Samples.message("b", in: id, at: 2, from: byLinkedID))
            let both = [Samples.linkedID("9@lid"), Samples.number("+1")]
            let joined = try await trial.store.sender(for: Samples.sender(both, name: "Ann", seenAt: 5))
            #expect(joined.person == byNumber.person)
            #expect(try await trial.message(ids[1]).person == byNumber.person)
            let person = try #require(try await trial.store.person(byLinkedID.person))
            #expect(person.id == byNumber.person)
            #expect(person.aliases.map(\.alias) == [Samples.linkedID("9@lid"), Samples.number("+1")])
            #expect(try await trial.store.statistics().people == 1)
        },
        StoreLaw(
            "The address book's name is preferred to the service's, this to what people call themselves, and any to a number",
            "ING-1"
        ) { trial in
            #expect(try await trial.name(after: Samples.number("+1"), at: 90) == "+1")
            #expect(try await trial.name(after: Samples.pushName("Push"), at: 10) == "Push")
            #expect(try await trial.name(after: Samples.pushName("Earlier"), at: 5) == "Push")
            #expect(try await trial.name(after: Samples.pushName("Later"), at: 11) == "Later")
            #expect(try await trial.name(after: Samples.verifiedName("Shop Ltd"), at: 2) == "Shop Ltd")
            #expect(try await trial.name(after: Samples.exportName("Shop"), at: 1) == "Shop")
            #expect(try await trial.name(after: Samples.verifiedName("Shop Ltd"), at: 98) == "Shop")
            #expect(try await trial.name(after: Samples.pushName("Push"), at: 99) == "Shop")
            var contact = Samples.contact("My shop", key: 1)
            contact.person = try await trial.person([Samples.number("+1")])
            try await trial.store.saveContact(contact)
            #expect(try await trial.name(after: Samples.pushName("Push"), at: 100) == "My shop")
            try await trial.store.deleteContact(contact.id)
            #expect(try await trial.name(after: Samples.pushName("Push"), at: 101) == "Shop")
        },
        StoreLaw("The owner remains the owner", "ING-1") { trial in
            let alias = [Samples.number("+1")]
            let me = try await trial.store.sender(for: Samples.sender(alias, name: "Me", isOwner: true))
            _ = try await trial.store.sender(for: Samples.sender(alias, name: "Me", isOwner: false))
            #expect(try await trial.store.person(me.person)?.isOwner == true)
            let other = try await trial.sender("Ann")
            #expect(try await trial.store.person(other.person)?.isOwner == false)
        },
        StoreLaw("A sender without an alias is rejected", "ING-1") { trial async throws in
            await #expect(throws: StoreError(.invalidArgument)) {
                try await trial.store.sender(for: Samples.sender([], name: "Ann"))
            }
            #expect(try await trial.store.statistics().people == 0)
        },
        StoreLaw("A handle of another vault is rejected", "ING-1") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            let foreign = SenderHandle(rawValue: ann.rawValue + 1_000, person: ann.person)
            await expectRefusals(
                .personNotFound,
                { _ = try await trial.store.save([Samples.message("x", in: id, from: foreign)]) },
                {
                    let nothing = SenderHandle(rawValue: .min, person: ann.person)
                    _ = try await trial.store.save([Samples.message("y", in: id, from: nothing)])
                })
            #expect(try await trial.texts(id).isEmpty)
        },
        StoreLaw("People are listed by folded name, and found by the beginning of any of their names", "ING-1", "ST-5")
        { trial in
            for name in ["Zoë", "ann", "Åsa", "Bob", "Ängel", "ANN", "Ann Smith"] {
                _ = try await trial.store.sender(for: Samples.sender(name))
            }
            _ = try await trial.store.sender(
                for: Samples.sender([Samples.number("+4915"), Samples.pushName("Carla")], name: "Carla"))
            let all = try await trial.names("")
            #expect(
                all.map { SearchText.words(of: $0).strings.joined(separator: " ") }
                    == ["angel", "ann", "ann", "ann smith", "asa", "bob", "carla", "zoe"])
            #expect(try await Set(trial.names("AN")) == ["ann", "ANN", "Ann Smith", "Ängel"])
            #expect(try await trial.names("ann sm") == ["Ann Smith"])
            #expect(try await trial.names("smith").isEmpty)
            #expect(try await trial.names("+49") == ["Carla"])
            #expect(try await trial.names("zoe") == ["Zoë"])
            #expect(try await trial.names("", 2).count == 2)
            #expect(try await trial.names(" !? ").count == 8)
            let anns = try await trial.store.people(named: "ann", limit: 2).map(\.id)
            #expect(anns == anns.sorted())
        },
        StoreLaw(
            "People to whom something refers are known from those of whom sources only say that they exist", "ST-11"
        ) { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let group = try await trial.conversation("group")
            var people: [String: UniqueIdentifier] = [:]
            func person(_ name: String) async throws -> NewSender {
                let sender = Samples.sender([Samples.number("+4930\(people.count)")], name: name)
                people[name] = try await store.sender(for: sender).person
                return sender
            }
            let owner = Samples.sender([Samples.number("+1")], name: "me", isOwner: true)
            people["owner"] = try await store.sender(for: owner).person
            let own = try await trial.save(
                Samples.message(
                    "own", in: chat, from: store.sender(for: owner), externalID: "own", direction: .outgoing))[0]
            try await trial.save(Samples.message("a", in: chat, from: store.sender(for: person("writer"))))
            try await store.react(to: own, by: person("reacting"), emoji: "👍", at: Samples.time(1))
            let target = MessageTarget(conversation: chat, externalID: "own")
            _ = try await store.commit(
                IngestionGroup([.receipt(target, by: person("reader"), .read, at: Samples.time(3))]))
            _ = try await store.commit(
                IngestionGroup([.rank(group, of: person("admin"), isAdmin: true, at: Samples.time(3))]))
            let mentioned = try await person("nobody")
            _ = try await person("other")
            let joined = try #require(people["other"])
            let stray = try await store.sender(for: mentioned).person
            try await store.join(joined, into: stray)
            #expect(
                try await store.referenced(among: Array(people.values) + [Samples.unknownID])
                    == Set(people.filter { $0.key != "nobody" && $0.key != "other" }.values))
            let writer = try #require(people["writer"])
            try await store.join(stray, into: writer)
            #expect(try await store.referenced(among: [joined]) == [joined])
            #expect(try await store.referenced(among: []).isEmpty)
            await expectRefusals(
                .invalidArgument,
                { _ = try await store.referenced(among: Array(repeating: Samples.unknownID, count: 10_001)) })
        },
        StoreLaw("A limit of people outside 1 … 10,000 is rejected", "ING-1") { trial async throws in
            for limit in [0, 10_001] {
                await #expect(throws: StoreError(.invalidArgument)) {
                    try await trial.store.people(named: "", limit: limit)
                }
            }
        },
    ]
}

extension Trial {
    /// The person whom a sender of these aliases is.
    fileprivate func person(
        _ aliases: [PersonAlias], on platform: Platform = .whatsapp, at second: Int64 = 0
    ) async throws -> UniqueIdentifier {
        let sender = Samples.sender(aliases, name: "x", platform: platform, seenAt: second)
        return try await store.sender(for: sender).person
    }

    /// The name shown of the person with the number +1, once this alias was seen with it.
    fileprivate func name(after alias: PersonAlias, at second: Int64) async throws -> String? {
        let id = try await person([Samples.number("+1"), alias], at: second)
        return try await store.person(id)?.displayName
    }

    /// The names of people one of whose names begins so.
    fileprivate func names(_ prefix: String, _ limit: Int = 100) async throws -> [String] {
        try await store.people(named: prefix, limit: limit).map(\.displayName)
    }
}
