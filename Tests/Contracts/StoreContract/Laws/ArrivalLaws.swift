import WhisperArchive
import WhisperContractSupport
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

private let first = ArrivalLimits.firstNumber

extension StoreLaw {
    /// What a service without numbers reports in its timelines (MX-2, MX-3).
    static let arrivals: [StoreLaw] = [
        StoreLaw("What arrives is reported with the outbox entries that it settles", "MX-3") { trial in
            let store = trial.store
            let hall = try await trial.hall()
            var entries: [OutboxEntry] = []
            for client in ["a", "b", "c", "d"] {
                entries.append(try await store.enqueue(Samples.outgoing(client, in: hall)))
            }
            @Sendable func own(_ number: Int, _ client: String) -> Arrival {
                Samples.arrival(number, from: Samples.account.user, clientID: client, text: "own \(client)")
            }
            let outcome = try await trial.arrive(
                ArrivalRoom(
                    Samples.hall(), messages: [own(11, "b"), Samples.arrival(12), own(13, "a"), own(14, "z")],
                    limited: GapStart(token: "g")))
            #expect(try outcome.reconciled == 2 && outcome.delivered == [entries.at(1).number, entries.at(0).number])
            // One that was confirmed has no entry any more, nor has one that was given up.
            let post = ConfirmedPost(
                account: Samples.account, conversation: hall, clientMessageID: "c", serverID: "$10")
            #expect(try await store.confirm(post) == .confirmed)
            let gap = try #require(try await trial.gaps().first)
            let page = ArrivalHistory(
                account: Samples.account, gap: gap, token: "h", messages: [own(10, "c"), own(9, "d")])
            let history = try await store.applyHistory(page)
            #expect(try history.reconciled == 2 && history.delivered == [entries.at(3).number])
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [])
            let given = try await store.enqueue(Samples.outgoing("e", in: hall))
            try await store.giveUp(given.number)
            let late = try await trial.arrive(ArrivalRoom(Samples.hall(), messages: [own(15, "e")]))
            #expect(late.reconciled == 1 && late.delivered == [])
        },
        StoreLaw("Own messages have the name by which the service knows the owner", "MX-4") { trial in
            let store = trial.store
            let hall = try await trial.hall()
            @Sendable func own(_ number: Int, _ client: String, name: String?) -> Arrival {
                var arrival = Samples.arrival(
                    number, from: Samples.account.user, clientID: client, text: "text of \(client)")
                arrival.sender?.name = name
                return arrival
            }
            @Sendable func names() async throws -> [String?] {
                try await trial.messages(in: hall).map { $0.unified.sender?.displayName }
            }
            @Sendable func write(_ client: String) async throws {
                var message = Samples.outgoing(client, in: hall)
                message.owner = Samples.account.user
                _ = try await store.enqueue(message)
            }
            try await write("a")
            #expect(try await names() == [Samples.account.user])
            _ = try await trial.arrive(ArrivalRoom(Samples.hall(), messages: [own(1, "a", name: "Mia")]))
            try await write("b")
            try await write("c")
            #expect(try await names() == ["Mia", "Mia", "Mia"])
            // Without a name it stays, and with another one it changes.
            _ = try await trial.arrive(
                ArrivalRoom(Samples.hall(), messages: [own(2, "b", name: nil), own(3, "c", name: "Maria")]))
            try await write("d")
            #expect(try await names() == ["Mia", "Mia", "Maria", "Maria"])
            let people = Set(try await trial.messages(in: hall).map(\.person))
            #expect(people.count == 1)
            // They are found by it.
            #expect(try await store.search(SearchRequest(.term("maria"))).count == 2)
            #expect(try await store.search(SearchRequest(.term("mia"))).count == 2)
        },
        StoreLaw("Messages are numbered on arrival, and the token moves with them", "MX-2") { trial in
            let store = trial.store
            #expect(try await store.arrivalProgress(of: .matrix) == nil)
            var image = Samples.arrival(2, from: "@bob:here")
            image.sender?.name = "Bob"
            image.content = Content(kind: .image, text: "text 2", attachments: [Samples.attachment("a.jpg", blob: "a")])
            image.replyTo = "$1"
            image.platformSpecific = #"{"thread":"$1"}"#
            var line = Samples.arrival(4, from: nil)
            line.content = Content(kind: .system, text: "text 4")
            var read = Samples.arrival(5)
            read.isRead = true
            let outcome = try await trial.arrive(
                ArrivalRoom(
                    Samples.hall(),
                    messages: [Samples.arrival(1), image, Samples.arrival(3, from: "@me:here"), line, read]),
                Samples.arrivals([9], in: "!other"))
            let messages = try await trial.messages(in: trial.hall())
            #expect(outcome.inserted == 6 && outcome.messages.count == 4 && outcome.opened == 0)
            #expect(messages.map(\.unified.content.text) == (1...5).map { "text \($0)" })
            #expect(messages.map(\.delivery?.serverSequence) == (0..<5).map { first + $0 })
            #expect(messages.map { Optional($0.position) } == (0..<5).map { ChatPosition(sequence: first + $0) })
            #expect(messages.map(\.direction) == [.incoming, .incoming, .outgoing, .unknown, .incoming])
            #expect(messages.map(\.isRead) == [false, false, true, true, true])
            #expect(messages.allSatisfy { $0.status == .sent && $0.unified.platform == .matrix })
            #expect(messages.map(\.unified.externalID) == (1...5).map { "$\($0)" })
            #expect(try messages.at(1).unified.content == image.content && messages.at(1).unified.replyTo == "$1")
            #expect(try messages.at(1).unified.platformSpecific["thread"] == .string("$1"))
            #expect(try messages.at(1).unified.sender == Participant(identifier: "@bob:here", displayName: "Bob"))
            #expect(try messages.at(1).unified.timestamp == image.createdAt)
            #expect(try await store.person(try #require(messages.at(2).person))?.isOwner == true)
            #expect(try messages.at(3).person == nil)
            #expect(try await trial.reading(trial.hall()).title == "title of !hall")
            #expect(
                try await store.arrivalProgress(of: .matrix) == ArrivalProgress(account: Samples.account, token: "s+"))
            #expect(try await trial.numbers("!other") == [first])
            try await trial.arrive(Samples.arrivals([10, 6]))
            #expect(try await trial.texts(trial.hall()).suffix(2) == ["text 10", "text 6"])
            try await expectSound(store)
        },
        StoreLaw("A response that is based on another token writes nothing", "MX-2") { trial in
            let store = trial.store
            let batch = ArrivalBatch(
                account: Samples.account, expecting: nil, token: "b", rooms: [Samples.arrivals(1...2)])
            #expect(try await store.applyArrivals(batch).inserted == 2)
            let records = try await trial.records(of: store)
            let listener = Listener(store)
            #expect(try await store.applyArrivals(batch) == ArrivalOutcome(isSuperseded: true))
            var other = batch
            other.expecting = "a"
            other.rooms = [Samples.arrivals(3...4, limited: "g"), Samples.arrivals([1], in: "!new")]
            #expect(try await store.applyArrivals(other) == ArrivalOutcome(isSuperseded: true))
            #expect(try await trial.records(of: store) == records)
            #expect(try await store.gaps(of: .matrix) == [])
            #expect(try await store.arrivalProgress(of: .matrix)?.token == "b")
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
        StoreLaw("A known message takes no number, in whatever response it is repeated", "MX-2") { trial in
            let store = trial.store
            try await trial.arrive(Samples.arrivals(1...3))
            let outcome = try await trial.arrive(Samples.arrivals([2, 3, 4, 4]), Samples.arrivals([3], in: "!other"))
            #expect(outcome.inserted == 1 && outcome.duplicates == 4 && outcome.collisions == 1)
            // A timeline that was cut where something is known leaves nothing out.
            #expect(try await trial.arrive(Samples.arrivals([4, 5], limited: "g")).opened == 0)
            #expect(try await trial.texts(trial.hall()) == (1...5).map { "text \($0)" })
            #expect(try await trial.numbers() == (0..<5).map { first + $0 })
            #expect(try await trial.reading(trial.hall("!other")).messageCount == 0)
            try await expectSound(store)
        },
        StoreLaw("Messages, gaps and token are applied together or not at all", "MX-2") { trial in
            let store = trial.store
            _ = try await trial.conversation("chat")
            try await store.addAlias(platform: .matrix, key: "!foreign", to: trial.conversation("chat"))
            try await trial.arrive(Samples.arrivals(1...2))
            let records = try await trial.records(of: store)
            var senderless = Samples.arrivals(3...3)
            senderless.messages[0].sender = ArrivalSender("")
            var strange = Samples.arrivals(3...3)
            strange.changes = [.status(of: "", .read)]
            var elsewhere = Samples.arrivals(3...3)
            elsewhere.conversation.platform = .realtime
            var nameless = Samples.arrivals(3...3)
            nameless.messages[0].serverID = ""
            let wrong = [
                senderless, strange, elsewhere, nameless, Samples.arrivals(3...3, in: ""),
                Samples.arrivals(3...3, in: "!foreign"), Samples.arrivals(3...3, limited: ""),
                Samples.arrivals(3...3, limited: "g", numbers: 0),
                Samples.arrivals(3...3, limited: "g", numbers: ArrivalLimits.gapNumbers + 1),
            ]
            for room in wrong {
                await expectRefusals(
                    .invalidArgument, { try await trial.arrive(Samples.arrivals([4], limited: "h"), room) })
            }
            for (expecting, token) in [("", "t"), ("s+", "")] {
                await expectRefusals(
                    .invalidArgument,
                    {
                        _ = try await store.applyArrivals(
                            ArrivalBatch(account: Samples.account, expecting: expecting, token: token, rooms: []))
                    })
            }
            #expect(try await trial.records(of: store) == records)
            #expect(try await store.gaps(of: .matrix) == [])
            #expect(try await store.arrivalProgress(of: .matrix)?.token == "s+")
        },
        StoreLaw("A platform has one account in a vault", "MX-1", "MX-2") { trial in
            let store = trial.store
            try await trial.arrive(Samples.arrivals(1...2), Samples.arrivals([5], in: "!cut", limited: "g"))
            let gap = try #require(try await store.gaps(of: .matrix).first)
            for account in [
                ArrivalAccount(platform: .matrix, user: "@other:here", server: "here"),
                ArrivalAccount(platform: .matrix, user: "@me:here", server: "elsewhere"),
            ] {
                await expectRefusals(
                    .constraint,
                    {
                        _ = try await store.applyArrivals(
                            ArrivalBatch(account: account, expecting: "s+", token: "t", rooms: [Samples.arrivals([3])]))
                    },
                    {
                        _ = try await store.applyHistory(
                            ArrivalHistory(account: account, gap: gap, token: nil, messages: []))
                    },
                    {
                        _ = try await store.confirm(
                            ConfirmedPost(
                                account: account, conversation: gap.conversation, clientMessageID: "c", serverID: "$c"))
                    })
            }
            #expect(try await store.arrivalProgress(of: .matrix)?.account == Samples.account)
            // Another service is another matter.
            let other = ArrivalAccount(platform: Platform(rawValue: "other"), user: "me", server: "x")
            #expect(
                try await store.applyArrivals(ArrivalBatch(account: other, expecting: nil, token: "t", rooms: []))
                    == ArrivalOutcome())
            #expect(try await store.gaps(of: other.platform) == [])
            _ = try await store.clearAll()
            #expect(try await store.arrivalProgress(of: .matrix) == nil)
            #expect(try await store.gaps(of: .matrix) == [])
        },
        StoreLaw("An own message is reconciled with the outbox, and numbered where it arrives", "MX-2", "MX-3") {
            trial in
            let store = trial.store
            try await trial.arrive(Samples.arrivals(1...1))
            let room = try await trial.hall()
            var own: [UniqueIdentifier] = []
            for client in ["a", "b", "c"] {
                let message = OutgoingMessage(
                    conversation: room, owner: Samples.account.user, clientMessageID: client, text: "own \(client)",
                    composedAt: Samples.time(5))
                own.append(try await store.enqueue(message).message)
            }
            @Sendable func post(_ client: String, _ id: String) -> ConfirmedPost {
                ConfirmedPost(
                    account: Samples.account, conversation: room, clientMessageID: client, serverID: id)
            }
            #expect(try await store.serverID(ofClientMessage: "a") == nil)
            // The answer to the post of the first; its timeline has two others in front of it.
            #expect(try await store.confirm(post("a", "$4")) == .confirmed)
            #expect(try await store.confirm(post("a", "$4")) == .known)
            #expect(try await store.serverID(ofClientMessage: "a") == "$4")
            var message = try await trial.message(own[0])
            #expect(message.status == .sent && message.delivery?.serverID == "$4" && message.unified.externalID == "$4")
            #expect(message.delivery?.serverSequence == nil && message.position > .behindEvents)
            #expect(message.unified.timestamp == Samples.time(5))
            #expect(try await store.outbox(of: nil, after: nil, limit: 10).map(\.clientMessageID) == ["b", "c"])
            #expect(try await store.confirm(post("b", "$1")) == .taken)
            // The server has accepted it, whatever id it names; it is not sent again.
            #expect(try await trial.message(own[1]).status == .sent)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10).map(\.clientMessageID) == ["c"])
            await expectRefusals(.invalidArgument, { [own] in _ = try await store.retry(own[1]) })
            // The second is not answered before it arrives, and says something else.
            let outcome = try await trial.arrive(
                ArrivalRoom(
                    Samples.hall(),
                    messages: [
                        Samples.arrival(2), Samples.arrival(3),
                        Samples.arrival(4, from: "@me:here", clientID: "a", text: "own a"),
                        Samples.arrival(5, from: "@me:here", clientID: "b", text: "other words"),
                        Samples.arrival(6, from: "@ann:here", clientID: "c"),
                    ]))
            #expect(outcome.inserted == 3 && outcome.reconciled == 2 && outcome.reworded == 1)
            #expect(
                try await trial.texts(room)
                    == ["text 1", "text 2", "text 3", "own a", "other words", "text 6", "own c"])
            message = try await trial.message(own[0])
            #expect(message.delivery?.serverSequence == first + 3 && message.unified.timestamp == Samples.time(40))
            #expect(message.writtenAt == Samples.time(5) && message.delivery?.clientMessageID == "a")
            #expect(try await store.versions(of: own[1]).map(\.text) == ["own b"])
            #expect(try await store.confirm(post("b", "$5")) == .known)
            #expect(try await trial.message(own[2]).status == .pending)
            #expect(try await trial.arrive(Samples.arrivals(2...6)).duplicates == 5)
            await expectRefusals(
                .invalidArgument, { _ = try await store.confirm(post("", "$9")) },
                { _ = try await store.confirm(post("c", "")) })
            try await expectSound(store)
        },
        StoreLaw("What becomes of an own message between the answer and its arrival stays", "MX-3", "ST-6") { trial in
            let store = trial.store
            let room = try await trial.hall()
            var own: [UniqueIdentifier] = []
            for (index, client) in ["a", "b", "c"].enumerated() {
                let message = OutgoingMessage(
                    conversation: room, owner: Samples.account.user, clientMessageID: client, text: "own \(client)",
                    composedAt: Samples.time(5))
                own.append(try await store.enqueue(message).message)
                let post = ConfirmedPost(
                    account: Samples.account, conversation: room, clientMessageID: client, serverID: "$\(index + 1)")
                #expect(try await store.confirm(post) == .confirmed)
            }
            try await store.edit(own[0], text: "better", at: Samples.time(100))
            try await store.deleteMessage(own[1], .tombstone)
            try await store.updateStatus(own[2], to: .read)
            let clients: [String] = ["a", "b", "c"]
            let messages = clients.enumerated().map { index, client in
                Samples.arrival(index + 1, from: "@me:here", clientID: client, text: "own \(client)")
            }
            try await trial.arrive(ArrivalRoom(Samples.hall(), messages: messages))
            #expect(try await trial.texts(room) == ["better", "", "own c"])
            #expect(try await trial.message(own[2]).status == .read)
            #expect(try await store.versions(of: own[0]).map(\.text) == ["own a"])
            #expect(try await trial.numbers() == [first, first + 1, first + 2])
            try await expectSound(store)
        },
        StoreLaw("Changes that arrive are applied to their messages, or wait for them", "MX-2", "ING-1b") { trial in
            let store = trial.store
            let ann = ArrivalSender("@ann:here")
            let bob = ArrivalSender("@bob:here", name: "@ann:here")
            var room = Samples.arrivals(1...3)
            room.changes = [
                .edit(of: "$1", text: "edited", by: ann, at: Samples.time(50)),
                .edit(of: "$2", text: "forged", by: bob, at: Samples.time(50)),
                .rank(of: bob, isAdmin: true, at: Samples.time(1)),
                .deletion(of: "$3", by: bob, claim: .unknown, at: Samples.time(60)),
                .reaction(to: "$2", by: bob, emoji: "👍", at: Samples.time(61)),
                .reaction(to: "$9", by: bob, emoji: "🎉", at: Samples.time(62)),
                .status(of: "$1", .read),
                .raw(RawRecord(name: "m.room.thing", bytes: [1], receivedAt: Samples.time(1)), of: nil),
            ]
            let outcome = try await trial.arrive(room)
            // The name that the other shows is not the author's id.
            #expect(outcome.unmatched == 1 && outcome.refused == 1)
            let messages = try await trial.messages(in: trial.hall())
            #expect(messages.map(\.unified.content.text) == ["edited", "text 2", "text 3"])
            #expect(try messages.at(0).isRead && messages.at(2).unified.content.kind == .deleted)
            #expect(try messages.at(1).unified.reactions.map(\.emoji) == ["👍"])
            try await trial.arrive(Samples.arrivals([9]))
            let last = try #require(try await trial.messages(in: trial.hall()).last)
            #expect(last.unified.reactions.map(\.emoji) == ["🎉"])
            try await expectSound(store)
        },
        StoreLaw("A room that replaces another belongs to its conversation", "MX-4") { trial in
            let store = trial.store
            try await trial.arrive(Samples.arrivals(1...2, in: "!old"))
            let old = try await trial.hall("!old")
            var new = Samples.arrivals(3...4, in: "!new", limited: "g")
            new.predecessor = "!old"
            #expect(try await trial.arrive(new).opened == 1)
            #expect(try await trial.hall("!new") == old)
            #expect(try await trial.texts(old) == (1...4).map { "text \($0)" })
            #expect(try await trial.gaps("!new").map(\.room) == ["!new"])
            #expect(try await store.conversationsToSubscribe(of: .matrix, limit: 10) == ["!new"])
            try await trial.arrive(Samples.arrivals([5], in: "!old"), new)
            #expect(try await trial.texts(old).last == "text 5")
            // An unknown predecessor is an older name; two known ones stay two.
            var late = Samples.arrivals([6], in: "!late")
            late.predecessor = "!early"
            try await trial.arrive(late)
            #expect(try await trial.hall("!early") == trial.hall("!late"))
            #expect(try await Set(store.conversationsToSubscribe(of: .matrix, limit: 10)) == ["!new", "!late"])
            late.predecessor = "!old"
            try await trial.arrive(late)
            #expect(try await trial.hall("!old") == old)
            #expect(try await trial.hall("!late") != old)
            try await expectSound(store)
        },
    ]
}
