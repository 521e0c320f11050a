import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Members of groups, their roles and their changes (ING-6).
    static let groups: [StoreLaw] = [
        StoreLaw("Those who wrote in a conversation are counted, each once under whatever names", "ING-6") { trial in
            let chat = try await trial.conversation()
            #expect(try await trial.store.countWriters(in: chat) == 0)
            let (ann, anna, bob) = (
                try await trial.sender("Ann"), try await trial.sender("Anna"), try await trial.sender("Bob")
            )
            try await trial.save(
                Samples.message("a", in: chat, at: 1, from: ann), Samples.message("b", in: chat, at: 2, from: ann),
                Samples.message("c", in: chat, at: 3, from: anna), Samples.message("d", in: chat, at: 4, from: bob),
                Samples.message("e", in: try await trial.conversation("other"), at: 5, from: bob))
            #expect(try await trial.store.countWriters(in: chat) == 3)
            try await trial.store.join(anna.person, into: ann.person)
            #expect(try await trial.store.countWriters(in: chat) == 2)
            await #expect(throws: StoreError(.conversationNotFound)) {
                _ = try await trial.store.countWriters(in: UniqueIdentifier(high: 9, low: 9))
            }
        },
        StoreLaw("The latest report of a role counts, whenever it arrives; of equal times, the last one", "ING-6") {
            trial in
            let chat = try await trial.conversation()
            try await trial.report([Samples.member("Ann", .member)], of: chat, at: 10)
            #expect(try await trial.members(chat) == ["Ann member 10"])
            try await trial.report([Samples.member("Ann", .admin)], of: chat, at: 30)
            try await trial.report([Samples.member("Ann", nil)], of: chat, at: 20)
            #expect(try await trial.members(chat) == ["Ann admin 30"])
            try await trial.report([Samples.member("Ann", .owner)], of: chat, at: 30)
            #expect(try await trial.members(chat) == ["Ann owner 30"])
            try await trial.report(
                [Samples.member("Ann", .member), Samples.member("Ann", .admin)], of: chat, at: 40)
            #expect(try await trial.members(chat) == ["Ann admin 40"])
        },
        StoreLaw("Where all members are named, the others have left then, except those reported later", "ING-6") {
            trial in
            let chat = try await trial.conversation()
            try await trial.report(
                [Samples.member("Ann", .owner), Samples.member("Bob", .member), Samples.member("Cem", nil)], of: chat,
                at: 10)
            try await trial.report([Samples.member("Dora", .member)], of: chat, at: 30)
            try await trial.report([Samples.member("Ann", .owner)], of: chat, at: 20)
            #expect(
                try await trial.members(chat) == ["Ann owner 10", "Bob member 10", "Dora member 30", "Cem left 10"])
            try await trial.report([Samples.member("Ann", .owner)], areAll: true, of: chat, at: 20)
            #expect(try await trial.members(chat) == ["Ann owner 10", "Dora member 30", "Bob left 20", "Cem left 10"])
            try await trial.report([Samples.member("Bob", .admin)], of: chat, at: 25)
            #expect(try await trial.members(chat) == ["Ann owner 10", "Bob admin 25", "Dora member 30", "Cem left 10"])
            try await trial.report([], areAll: true, of: chat, at: 26)
            #expect(try await trial.members(chat) == ["Dora member 30", "Ann left 26", "Bob left 26", "Cem left 10"])
        },
        StoreLaw("What is older than a list of all members changes none of them", "ING-6") { trial in
            let chat = try await trial.conversation()
            let all = [Samples.member("Ann", .admin), Samples.member("Bob", .member)]
            try await trial.report(all, areAll: true, of: chat, at: 10)
            try await trial.report(all, areAll: true, of: chat, at: 20)
            try await trial.report([Samples.member("Ann", .member), Samples.member("Cem", .member)], of: chat, at: 15)
            try await trial.report([Samples.member("Ann", .owner)], areAll: true, of: chat, at: 19)
            #expect(try await trial.members(chat) == ["Ann admin 10", "Bob member 10", "Cem left 20"])
            try await trial.report([Samples.member("Cem", .member)], of: chat, at: 20)
            #expect(try await trial.members(chat) == ["Ann admin 10", "Bob member 10", "Cem member 20"])
        },
        StoreLaw("Who is in an earlier list of all members and not in a later one has left, in either order", "ING-6") {
            trial in
            let earlier = ["Ann", "Bob", "Cem"].map { Samples.member($0, .member) } + [Samples.member("Dora", nil)]
            let later = [Samples.member("Ann", .admin), Samples.member("Bob", .member), Samples.member("Eve", .member)]
            for (key, isReversed) in [("one", false), ("two", true)] {
                let chat = try await trial.conversation(key)
                for isLater in isReversed ? [true, false] : [false, true] {
                    try await trial.report(
                        isLater ? later : earlier, areAll: true, of: chat, at: isLater ? 20 : 10)
                }
                let members = try await trial.members(chat)
                let expected = [
                    "Ann admin 20", "Bob member \(isReversed ? 20 : 10)", "Eve member 20", "Cem left 20",
                    "Dora left 10",
                ]
                #expect(members == expected)
            }
        },
        StoreLaw("Members are listed by role and name, those who have left at the end", "ING-6") { trial in
            let chat = try await trial.conversation()
            let roles: [(String, GroupRole?)] = [
                ("Zoe", .admin), ("Bob", .member), ("éva", .member), ("Cem", nil), ("Dora", .owner), ("Ann", nil),
                ("Finn", .member),
            ]
            try await trial.report(roles.map { Samples.member($0.0, $0.1) }, of: chat, at: 1)
            let owner = Samples.sender([Samples.number("+1"), Samples.pushName("Me")], name: "Me", isOwner: true)
            try await trial.report([NewChatDetails.NewMember(owner, role: .member)], of: chat, at: 2)
            let members = try await trial.store.members(of: chat)
            #expect(members.map(\.displayName) == ["Dora", "Zoe", "Bob", "éva", "Finn", "Me", "Ann", "Cem"])
            #expect(members.map(\.isOwner) == [false, false, false, false, false, true, false, false])
            #expect(try await trial.store.members(of: trial.conversation("other")).isEmpty)
            let store = trial.store
            await expectRefusals(
                .conversationNotFound, { _ = try await store.members(of: Samples.unknownID) },
                {
                    let details = NewChatDetails(description: "x")
                    _ = try await store.commit(
                        IngestionGroup([
                            .details(chat, NewChatDetails(description: "of no effect"), at: Samples.time(9)),
                            .details(Samples.unknownID, details, at: Samples.time(9)),
                        ]))
                })
            await expectRefusals(
                .invalidArgument,
                {
                    let nameless = NewChatDetails.NewMember(Samples.sender([], name: "x"), role: .member)
                    try await trial.report([Samples.member("New", .member), nameless], of: chat, at: 9)
                })
            #expect(try await trial.reading(chat).description == nil)
            #expect(try await trial.store.members(of: chat) == members)
        },
        StoreLaw("The conversations of a person are listed like all, past ones too, for every id of theirs", "ING-6") {
            trial in
            let store = trial.store
            let chats = [
                try await trial.conversation("old"), try await trial.conversation("pinned"),
                try await trial.conversation("archived"), try await trial.conversation("new"),
            ]
            let other = try await trial.conversation("of others")
            for (index, chat) in chats.enumerated() {
                try await trial.save(Samples.message("m", in: chat, at: [1, 0, 9, 5][index]))
                try await trial.report([Samples.member("Ann", index == 0 ? nil : .admin)], of: chat, at: Int64(index))
            }
            try await trial.report([Samples.member("Bob", .member)], of: other, at: 1)
            try await store.setPinned(chats[1], true)
            try await store.setArchived(chats[2], true)
            let ann = try await trial.sender("Ann")
            let anna = try await trial.sender("Anna")
            try await store.join(anna.person, into: ann.person)
            let expected = [chats[1], chats[3], chats[0], chats[2]]
            for id in [ann.person, anna.person] {
                let memberships = try await store.memberships(of: id)
                #expect(memberships.map(\.conversation.id) == expected)
                #expect(memberships.map(\.role) == [.admin, .admin, nil, .admin])
                #expect(memberships.map { Samples.seconds($0.since) } == [1, 3, 0, 2])
                for membership in memberships {
                    #expect(try await store.conversation(membership.conversation.id) == membership.conversation)
                }
            }
            await expectRefusals(.personNotFound, { _ = try await store.memberships(of: Samples.unknownID) })
        },
        StoreLaw("Of two people who are one, the later role remains in each group", "ING-6", "ING-1") { trial in
            let store = trial.store
            let one = try await trial.conversation("one")
            let two = try await trial.conversation("two")
            let three = try await trial.conversation("three")
            try await trial.report([Samples.member("Ann", .member), Samples.member("Bob", .member)], of: one, at: 1)
            try await trial.report([Samples.member("Anna", .owner)], of: one, at: 2)
            try await trial.report([Samples.member("Ann", .admin)], of: two, at: 5)
            try await trial.report([Samples.member("Anna", nil)], of: two, at: 4)
            try await trial.report([Samples.member("Anna", .member)], of: three, at: 3)
            let ann = try await trial.sender("Ann", seenAt: 99)
            try await store.join(trial.sender("Anna").person, into: ann.person)
            #expect(try await trial.members(one) == ["Ann owner 2", "Bob member 1"])
            #expect(try await trial.members(two) == ["Ann admin 5"])
            #expect(try await trial.members(three) == ["Ann member 3"])
            #expect(Set(try await store.memberships(of: ann.person).map(\.conversation.id)) == [one, two, three])
            // Members of one report who turn out to be one person, in the report itself.
            let chat = try await trial.conversation("four")
            let number = Samples.sender([Samples.number("+2")], name: "Cem")
            let linked = Samples.sender([Samples.linkedID("2@lid")], name: "Cem")
            let both = Samples.sender([Samples.linkedID("2@lid"), Samples.number("+2")], name: "Cem")
            try await trial.report(
                [
                    NewChatDetails.NewMember(number, role: .member), NewChatDetails.NewMember(linked, role: .admin),
                    NewChatDetails.NewMember(both, role: .owner),
                ], of: chat, at: 1)
            #expect(try await store.members(of: chat).map(\.role) == [.owner])
        },
        StoreLaw("Of two people who are one, neither has left at the time of a list that names one of them", "ING-6") {
            trial in
            for isFirst in [true, false] {
                let (present, former) = isFirst ? ("Ann", "Anna") : ("Cem", "Cemal")
                let chat = try await trial.conversation("chat \(isFirst)")
                try await trial.report(
                    [Samples.member(present, .member), Samples.member("Bob", .member)], areAll: true, of: chat, at: 5)
                // An older list has the other: who is missing in the later one has left by then.
                try await trial.report([Samples.member(former, .member)], areAll: true, of: chat, at: 1)
                #expect(try await trial.members(chat).contains("\(former) left 5"))
                let (one, other) = (try await trial.sender(present).person, try await trial.sender(former).person)
                if isFirst {
                    try await trial.store.join(other, into: one)
                } else {
                    try await trial.store.join(one, into: other)
                }
                let roles = try await trial.store.members(of: chat).map(\.role)
                #expect(roles == [.member, .member])
            }
        },
        StoreLaw("Of two conversations that are one, the later role and description remain", "ING-6", "ING-1") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation("number")
            let other = try await trial.conversation("linked")
            try await trial.report(
                [Samples.member("Ann", .member), Samples.member("Bob", .member), Samples.member("Cem", .member)],
                of: chat, at: 5)
            try await trial.report(
                [Samples.member("Ann", .admin), Samples.member("Dora", .owner)], of: other, at: 9)
            try await trial.report([Samples.member("Bob", nil)], of: other, at: 1)
            try await trial.describe(chat, NewChatDetails(description: "earlier"), at: 1)
            try await trial.describe(other, NewChatDetails(description: "later"), at: 2)
            let listener = Listener(store)
            _ = try await store.joinConversation(other, into: chat)
            #expect(try #require(await listener.next()).contains(.conversationUpdated(chat)))
            let expected = ["Dora owner 9", "Ann admin 9", "Bob member 5", "Cem member 5"]
            #expect(try await trial.members(chat) == expected)
            #expect(try await trial.reading(chat).description == "later")
            let third = try await trial.conversation("third")
            try await trial.describe(third, NewChatDetails(description: "too early"), at: 1)
            _ = try await store.joinConversation(third, into: chat)
            #expect(try await trial.reading(chat).description == "later")
            #expect(try await trial.members(chat) == expected)
            let dora = try await trial.sender("Dora")
            #expect(try await store.memberships(of: dora.person).map(\.conversation.id) == [chat])
        },
        StoreLaw("A deleted conversation has no members, and a cleared vault none at all", "ING-6", "ST-11") { trial in
            let store = trial.store
            let chat = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            for id in [chat, other] { try await trial.report([Samples.member("Ann", .admin)], of: id, at: 1) }
            let ann = try await trial.sender("Ann")
            try await store.deleteConversation(chat)
            #expect(try await store.memberships(of: ann.person).map(\.conversation.id) == [other])
            #expect(try await store.members(of: trial.conversation("one")).isEmpty)
            _ = try await store.clearAll()
            #expect(try await store.members(of: trial.conversation("other")).isEmpty)
            #expect(try await store.memberships(of: trial.sender("Ann").person).isEmpty)
        },
    ]
}
