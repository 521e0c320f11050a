import WhisperArchive
import WhisperContractSupport
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The rights to change messages, and the changes that wait (ING-1b, ING-3).
    static let rights: [StoreLaw] = [
        StoreLaw("An edit by anyone but the author changes nothing, and is counted", "ING-1b") { trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            try await trial.save(
                Samples.message("mine", in: chat, at: 1, from: try await store.sender(for: owner), externalID: "o"),
                Samples.message("hers", in: chat, at: 2, from: try await store.sender(for: ann), externalID: "a"),
                Samples.message(nil, in: chat, at: 3, externalID: "s"))
            let before = try await store.messages(in: chat, .newest, limit: 9)
            let group = IngestionGroup(
                ["o", "a", "s"].map { id in
                    .edit(
                        MessageTarget(conversation: chat, externalID: id), text: "forged", by: mallory,
                        at: Samples.time(9))
                })
            for _ in 1...2 { #expect(try await store.commit(group) == CommitOutcome(refused: 3)) }
            #expect(try await store.messages(in: chat, .newest, limit: 9) == before)
            #expect(try await store.versions(of: before.at(1).unified.id).isEmpty)
            try await expectSound(store)
        },
        StoreLaw("A deletion by the author, the owner or an admin is applied, and shown as such", "ING-1b") { trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let direct = try await store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "direct", title: "d", kind: .direct)
            ).id
            let author = try await store.sender(for: ann)
            func outcome(
                _ actor: NewSender?, _ claim: DeletionClaim, in conversation: UniqueIdentifier, _ id: String
            ) async throws -> (CommitOutcome, StoredMessage) {
                let message = Samples.message("text", in: conversation, at: 1, from: author, externalID: id)
                let target = MessageTarget(conversation: conversation, externalID: id)
                _ = try await store.commit(IngestionGroup([.message(message)]))
                let outcome = try await store.commit(
                    IngestionGroup([.deletion(target, by: actor, claim: claim, at: Samples.time(5))]))
                guard let held = try await store.message(conversation: conversation, externalID: id) else {
                    throw TrialError.missing
                }
                #expect(held.unified.content.text == "text", "The text is left, whatever is decided")
                return (outcome, held)
            }
            let granted: [(String, NewSender, DeletionClaim, ChangeRight, String)] = [
                ("1", ann, .author, .author, "Ann"), ("2", ann, .unknown, .author, "Ann"),
                ("3", owner, .unknown, .owner, "Me"), ("4", mallory, .admin, .admin, "Mallory"),
            ]
            for (id, actor, claim, right, name) in granted {
                let (outcome, held) = try await outcome(actor, claim, in: chat, id)
                #expect(outcome == CommitOutcome(), "\(id)")
                #expect(held.unified.content.kind == .deleted)
                let person = right == .admin ? try await store.sender(for: mallory).person : nil
                #expect(
                    DeletionMark(held.unified.platformSpecific)
                        == DeletionMark(right: right, name: name, timestamp: Samples.time(5), person: person))
            }
            let refused: [(String, NewSender, DeletionClaim, UniqueIdentifier)] = [
                ("5", mallory, .author, chat), ("6", mallory, .admin, direct), ("7", mallory, .unknown, direct),
            ]
            for (id, actor, claim, conversation) in refused {
                let (outcome, held) = try await outcome(actor, claim, in: conversation, id)
                #expect(outcome == CommitOutcome(refused: 1), "\(id)")
                #expect(held.unified.content.kind == .text)
                #expect(held.unified.platformSpecific.isEmpty)
            }
            for (id, actor) in [("8", mallory as NewSender?), ("9", nil)] {
                let (outcome, held) = try await outcome(actor, .unknown, in: chat, id)
                #expect(outcome == CommitOutcome(unmatched: 1), "\(id): it is unknown whether it is an admin's")
                #expect(held.unified.content.kind == .text)
                #expect(held.unified.platformSpecific["undecided"] == .array([.string("deletion")]))
            }
            // The roster decides, whenever it comes.
            _ = try await store.commit(
                IngestionGroup([.rank(chat, of: mallory, isAdmin: true, at: Samples.time(50))]))
            let held = try #require(try await store.message(conversation: chat, externalID: "8"))
            #expect(DeletionMark(held.unified.platformSpecific)?.right == .admin)
            #expect(held.unified.platformSpecific["undecided"] == nil)
            // An admin is shown by the best name that is known now.
            var renamed = mallory
            renamed.aliases.append(Samples.exportName("Molly"))
            _ = try await store.sender(for: renamed)
            let shown = try #require(try await store.message(conversation: chat, externalID: "8"))
            #expect(DeletionMark(shown.unified.platformSpecific)?.name == "Molly")
            try await expectSound(store)
        },
        StoreLaw("An admin's rank at the time of a deletion counts", "ING-1b") { trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let author = try await store.sender(for: ann)
            for (second, isAdmin) in [(10, true), (20, false), (30, true)] {
                _ = try await store.commit(
                    IngestionGroup([
                        .rank(chat, of: mallory, isAdmin: isAdmin, at: Samples.time(Int64(second)))
                    ]))
            }
            for (second, isGranted) in [(5, true), (15, true), (20, false), (25, false), (35, true)] {
                let id = "at \(second)"
                let target = MessageTarget(conversation: chat, externalID: id)
                let outcome = try await store.commit(
                    IngestionGroup([
                        .message(Samples.message("m", in: chat, at: 1, from: author, externalID: id)),
                        .deletion(target, by: mallory, claim: .unknown, at: Samples.time(Int64(second))),
                    ]))
                #expect(outcome == CommitOutcome(inserted: 1, refused: isGranted ? 0 : 1), "\(id)")
            }
        },
        StoreLaw("A deletion by an admin who was certainly no member of the group is refused", "ING-1b") { trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let author = try await store.sender(for: ann)
            let bob = Samples.sender([Samples.number("+49152")], name: "Bob")
            let linked = Samples.sender([Samples.linkedID("9@lid")], name: "~l")
            typealias Member = NewChatDetails.NewMember
            func list(_ members: [Member], isWhole: Bool, at second: Int64) -> IngestedChange {
                .details(chat, NewChatDetails(members: members, hasAllMembers: isWhole), at: Samples.time(second))
            }
            _ = try await store.commit(
                IngestionGroup([
                    list([Member(ann, role: .admin), Member(bob, role: .admin)], isWhole: true, at: 10),
                    list([Member(ann, role: .admin), Member(owner, role: .member)], isWhole: true, at: 20),
                    list([Member(mallory, role: .member)], isWhole: false, at: 40),
                    list([Member(ann, role: .admin), Member(owner, role: .member)], isWhole: true, at: 60),
                ]))
            let strange = Samples.sender([Samples.number("+49777")], name: "Eve")
            let cases: [(NewSender, Int64, Bool, Comment)] = [
                (strange, 70, false, "no list names them"),
                (strange, 5, true, "they may have been one before the list"),
                (bob, 30, false, "they had left"), (bob, 15, true, "they were one"),
                (mallory, 70, false, "they are not in the last list"), (ann, 70, true, "they are one"),
                (linked, 70, true, "the list names only numbers"),
            ]
            for (number, (actor, second, isGranted, comment)) in cases.enumerated() {
                let target = MessageTarget(conversation: chat, externalID: "m\(number)")
                let outcome = try await store.commit(
                    IngestionGroup([
                        .message(Samples.message("m", in: chat, at: 1, from: author, externalID: "m\(number)")),
                        .deletion(target, by: actor, claim: .admin, at: Samples.time(second)),
                    ]))
                #expect(outcome == CommitOutcome(inserted: 1, refused: isGranted ? 0 : 1), comment)
                let held = try await store.message(conversation: chat, externalID: "m\(number)")
                #expect(held?.unified.content.kind == (isGranted ? .deleted : .text), comment)
            }
            try await expectSound(store)
        },
        StoreLaw("A vote counts each option once, whether or not a list of members names the voter", "ING-1b") {
            trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let author = try await store.sender(for: ann)
            let target = MessageTarget(conversation: chat, externalID: "p")
            let option = { (number: UInt8) in [UInt8](repeating: number, count: 32) }
            let members = [NewChatDetails.NewMember(ann, role: .member)]
            let outcome = try await store.commit(
                IngestionGroup([
                    .details(chat, NewChatDetails(members: members, hasAllMembers: true), at: Samples.time(1)),
                    .message(Samples.message("Where?", in: chat, at: 2, from: author, externalID: "p")),
                    .vote(target, by: mallory, options: [option(1), option(2), option(1)], at: Samples.time(3)),
                    .vote(target, by: ann, options: [option(3)], at: Samples.time(5)),
                    .vote(target, by: ann, options: [option(1)], at: Samples.time(4)),
                    .reaction(target, by: mallory, emoji: "👍", at: Samples.time(3)),
                ]))
            #expect(outcome == CommitOutcome(inserted: 1))
            let held = try #require(try await store.message(conversation: chat, externalID: "p"))
            guard case .array(let votes)? = held.unified.platformSpecific[PollVote.member] else {
                throw TrialError.missing
            }
            let chosen = votes.map { vote -> Int in
                guard case .object(let vote) = vote, case .array(let options)? = vote["options"] else { return 0 }
                return options.count
            }
            #expect(chosen == [2, 1])
            #expect(held.unified.reactions.map(\.emoji) == ["👍"])
        },
        StoreLaw("A reaction that cannot be one emoji is refused, whoever reports it", "ING-1b") { trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let author = try await store.sender(for: ann)
            let target = MessageTarget(conversation: chat, externalID: "m")
            let outcome = try await store.commit(
                IngestionGroup([
                    .message(Samples.message("m", in: chat, at: 1, from: author, externalID: "m")),
                    .reaction(
                        target, by: mallory, emoji: String(repeating: "a", count: 100_000), at: Samples.time(2)),
                    .reaction(target, by: ann, emoji: nil, at: Samples.time(2)),
                ]))
            #expect(outcome == CommitOutcome(inserted: 1, refused: 1))
            #expect(try await store.message(conversation: chat, externalID: "m")?.unified.reactions.isEmpty == true)
        },
        StoreLaw("A number and a linked id are compared once both are known to belong to one person", "ING-1b") {
            trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let number = Samples.sender([Samples.number("+49151")], name: "Ann")
            let linked = Samples.sender([Samples.linkedID("7@lid")], name: "~ann")
            try await trial.save(
                Samples.message(
                    "first", in: chat, at: 1, from: try await store.sender(for: number), externalID: "a"),
                Samples.message(
                    "other", in: chat, at: 2,
                    from: try await store.sender(for: Samples.sender([Samples.number("+49152")], name: "Bob")),
                    externalID: "b"))
            func target(_ id: String) -> MessageTarget { MessageTarget(conversation: chat, externalID: id) }
            let group = IngestionGroup([
                .edit(target("a"), text: "second", by: linked, at: Samples.time(9)),
                .deletion(target("b"), by: linked, claim: .author, at: Samples.time(9)),
            ])
            for _ in 1...2 { #expect(try await store.commit(group) == CommitOutcome(unmatched: 2)) }
            #expect(try await trial.texts(chat) == ["first", "other"])
            let waiting = try await store.messages(in: chat, .newest, limit: 9)
            #expect(waiting.map { $0.unified.platformSpecific["undecided"] == nil } == [false, false])
            _ = try await store.sender(
                for: Samples.sender([Samples.number("+49151"), Samples.linkedID("7@lid")], name: "Ann"))
            let page = try await store.messages(in: chat, .newest, limit: 9)
            #expect(page.map(\.unified.content.text) == ["second", "other"])
            #expect(page.map(\.unified.content.kind) == [.text, .text], "It is another number's, so it is refused")
            #expect(page.allSatisfy { $0.unified.platformSpecific.isEmpty })
            #expect(try await store.versions(of: page.at(0).unified.id).map(\.text) == ["first"])
            try await expectSound(store)
        },
        StoreLaw("A change that arrives before its message is applied when the message arrives, in any order", "ING-3")
        { trial in
            let store = trial.store
            let author = try await store.sender(for: ann)
            var pages: [[StoredMessage]] = []
            for (number, order) in [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 3, 1], [3, 4, 1, 2, 0]].enumerated() {
                let chat = try await trial.conversation("chat \(number)")
                let target = MessageTarget(conversation: chat, externalID: "m")
                let changes: [IngestedChange] = [
                    .message(Samples.message("one", in: chat, at: 1, from: author, externalID: "m")),
                    .edit(target, text: "two", by: ann, at: Samples.time(2)),
                    .edit(target, text: "three", by: ann, at: Samples.time(3)),
                    .reaction(target, by: mallory, emoji: "👍", at: Samples.time(4)),
                    .deletion(target, by: ann, claim: .author, at: Samples.time(5)),
                ]
                for index in order { _ = try await store.commit(IngestionGroup([changes[index]])) }
                pages.append(try await store.messages(in: chat, .newest, limit: 9))
                let held = try #require(pages.last?.first)
                #expect(held.unified.content == Content(kind: .deleted, text: "three"), "order \(order)")
                #expect(try await store.versions(of: held.unified.id).map(\.text) == ["one", "two"])
                #expect(held.unified.reactions.map(\.emoji) == ["👍"])
                #expect(held.unified.platformSpecific == pages[0].first?.unified.platformSpecific)
            }
            try await expectSound(store)
        },
        StoreLaw("A waiting change is deleted with its conversation, and moves with one that is joined", "ING-3") {
            trial in
            let store = trial.store
            let author = try await store.sender(for: ann)
            let (chat, other) = (try await trial.conversation("a"), try await trial.conversation("b"))
            func edit(_ conversation: UniqueIdentifier) -> IngestedChange {
                .edit(
                    MessageTarget(conversation: conversation, externalID: "m"), text: "edited", by: ann,
                    at: Samples.time(9))
            }
            #expect(try await store.commit(IngestionGroup([edit(other)])) == CommitOutcome(unmatched: 1))
            _ = try await store.joinConversation(other, into: chat)
            let message = Samples.message("m", in: chat, at: 1, from: author, externalID: "m")
            _ = try await store.commit(IngestionGroup([.message(message)]))
            #expect(try await trial.texts(chat) == ["edited"])
            _ = try await store.deleteConversation(chat)
            let again = try await trial.conversation("a")
            #expect(try await store.commit(IngestionGroup([edit(again)])) == CommitOutcome(unmatched: 1))
            _ = try await store.deleteConversation(again)
            let third = try await trial.conversation("a")
            var last = message
            last.conversation = third
            _ = try await store.commit(IngestionGroup([.message(last)]))
            #expect(try await trial.texts(third) == ["m"])
            try await expectSound(store)
        },
    ]

    private static let owner = Samples.sender([Samples.number("+49170")], name: "Me", isOwner: true)
    private static let ann = Samples.sender([Samples.number("+49151")], name: "Ann")
    private static let mallory = Samples.sender([Samples.number("+49666")], name: "Mallory")
}
