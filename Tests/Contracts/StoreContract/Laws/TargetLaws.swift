import WhisperArchive
import WhisperContractSupport
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Which message a change concerns where two people's have one id (ING-1b, ING-2).
    static let targets: [StoreLaw] = [
        StoreLaw("A change concerns the message of the author whom its source names, in any order", "ING-1b", "ING-3") {
            trial in
            let me = try await trial.store.sender(for: owner)
            let hers = try await trial.store.sender(for: ann)
            for seed in 1...24 {
                var random = TrialRandom(seed: UInt64(seed))
                let chat = try await trial.conversation("chat \(seed)")
                let own = MessageTarget(conversation: chat, externalID: "m", author: .owner)
                let other = MessageTarget(conversation: chat, externalID: "m", author: .participant(ann))
                var steps: [IngestedChange] = [
                    .message(
                        Samples.message("mine", in: chat, at: 1, from: me, externalID: "m", direction: .outgoing)),
                    .message(Samples.message("hers", in: chat, at: 2, from: hers, externalID: "m")),
                    .edit(own, text: "mine, later", by: owner, at: Samples.time(5)),
                    .reaction(own, by: bob, emoji: "👍", at: Samples.time(6)),
                    .reaction(other, by: bob, emoji: "👎", at: Samples.time(6)),
                    .deletion(other, by: ann, claim: .author, at: Samples.time(7)),
                    .vote(other, by: bob, options: [[UInt8](repeating: 1, count: 32)], at: Samples.time(8)),
                ]
                steps.shuffle(using: &random)
                for step in steps { _ = try await trial.store.commit(IngestionGroup([step])) }
                // What its author asked for while only the other's message was there was refused, and is repeated.
                for step in steps { _ = try await trial.store.commit(IngestionGroup([step])) }
                let page = try await trial.store.messages(in: chat, .newest, limit: 9)
                    .sorted { $0.unified.timestamp < $1.unified.timestamp }
                let comment: Comment = "seed \(seed): \(page.map(\.unified.content))"
                try #require(page.count == 2, comment)
                #expect(page[0].unified.content == Content(kind: .text, text: "mine, later"), comment)
                #expect(page[0].unified.reactions.map(\.emoji) == ["👍"], comment)
                #expect(page[0].unified.platformSpecific.isEmpty, comment)
                #expect(page[1].unified.content == Content(kind: .deleted, text: "hers"), comment)
                #expect(page[1].unified.reactions.map(\.emoji) == ["👎"], comment)
                #expect(page[1].unified.platformSpecific["undecided"] == nil, comment)
                #expect(page[1].unified.platformSpecific.voters.count == 1, comment)
            }
            try await expectSound(trial.store)
        },
        StoreLaw("A receipt concerns the owner's message where another has its id", "ING-1b") { trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let (me, hers) = (try await store.sender(for: owner), try await store.sender(for: ann))
            try await trial.save(
                Samples.message("hers", in: chat, at: 1, from: hers, externalID: "m"),
                Samples.message("mine", in: chat, at: 2, from: me, externalID: "m", direction: .outgoing))
            let ids = try await store.messages(in: chat, .newest, limit: 9).map(\.unified.id)
            try #require(ids.count == 2)
            let target = MessageTarget(conversation: chat, externalID: "m", author: .owner)
            let group = IngestionGroup([.receipt(target, by: bob, .read, at: Samples.time(9))])
            #expect(try await store.commit(group) == CommitOutcome())
            #expect(try await trial.message(ids[1]).status == .read)
            #expect(try await store.receipts(of: ids[0]).isEmpty)
            #expect(try await store.receipts(of: ids[1]).count == 1)
        },
        StoreLaw("What does not say which of several messages it concerns changes none, and is counted", "ING-1b") {
            trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let (me, hers) = (try await store.sender(for: owner), try await store.sender(for: ann))
            try await trial.save(
                Samples.message("hers", in: chat, at: 1, from: hers, externalID: "m"),
                Samples.message("mine", in: chat, at: 2, from: me, externalID: "m", direction: .outgoing))
            let before = try await store.messages(in: chat, .newest, limit: 9)
            let target = MessageTarget(conversation: chat, externalID: "m")
            let group = IngestionGroup([
                .reaction(target, by: bob, emoji: "👍", at: Samples.time(5)),
                .edit(target, text: "forged", by: bob, at: Samples.time(5)),
                .deletion(target, by: nil, claim: .unknown, at: Samples.time(5)),
                .receipt(target, by: bob, .read, at: Samples.time(5)), .status(target, .read),
            ])
            #expect(try await store.commit(group) == CommitOutcome(refused: 5))
            #expect(try await store.messages(in: chat, .newest, limit: 9) == before)
            // Only its author edits a message, so who edits says whose it is.
            let edits = IngestionGroup([
                .edit(target, text: "mine, later", by: owner, at: Samples.time(6)),
                .edit(target, text: "hers, later", by: ann, at: Samples.time(6)),
            ])
            #expect(try await store.commit(edits) == CommitOutcome())
            #expect(try await trial.texts(chat) == ["hers, later", "mine, later"])
            try await expectSound(store)
        },
        StoreLaw(
            "What waits for a decision is refused, and leaves no mark, once it could mean several messages", "ING-1b"
        ) {
            trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let (hers, his) = (try await store.sender(for: ann), try await store.sender(for: bob))
            let target = MessageTarget(conversation: chat, externalID: "m")
            let outcome = try await store.commit(
                IngestionGroup([
                    .message(Samples.message("hers", in: chat, at: 1, from: hers, externalID: "m")),
                    .deletion(target, by: nil, claim: .unknown, at: Samples.time(5)),
                ]))
            #expect(outcome == CommitOutcome(inserted: 1, unmatched: 1))
            let held = try #require(try await store.message(conversation: chat, externalID: "m"))
            #expect(held.unified.platformSpecific["undecided"] == .array([.string("deletion")]))
            _ = try await store.commit(
                IngestionGroup([.message(Samples.message("his", in: chat, at: 2, from: his, externalID: "m"))]))
            for message in try await store.messages(in: chat, .newest, limit: 9) {
                #expect(message.unified.content.kind == .text)
                #expect(message.unified.platformSpecific.isEmpty)
            }
            try await expectSound(store)
        },
        StoreLaw("A change of another's message of the same id waits for its own, with the author", "ING-1b", "ING-3") {
            trial in
            let (store, chat) = (trial.store, try await trial.conversation())
            let hers = try await store.sender(for: ann)
            try await trial.save(Samples.message("hers", in: chat, at: 1, from: hers, externalID: "m"))
            let target = MessageTarget(conversation: chat, externalID: "m", author: .participant(bob))
            let changes = IngestionGroup([
                .reaction(target, by: ann, emoji: "👍", at: Samples.time(5)),
                .deletion(target, by: ann, claim: .admin, at: Samples.time(6)),
            ])
            #expect(try await store.commit(changes) == CommitOutcome(unmatched: 2))
            // Who calls another's message their own is refused.
            let claim = IngestionGroup([
                .edit(target, text: "forged", by: bob, at: Samples.time(5)),
                .deletion(target, by: bob, claim: .author, at: Samples.time(5)),
            ])
            #expect(try await store.commit(claim) == CommitOutcome(refused: 2))
            let held = try await store.messages(in: chat, .newest, limit: 9)
            #expect(held.map(\.unified.content.text) == ["hers"])
            #expect(held.allSatisfy { $0.unified.platformSpecific.isEmpty && $0.unified.reactions.isEmpty })
            // The deletion of a message takes what waits for it, and nothing else.
            _ = try await store.deleteMessage(held.at(0).unified.id, .erase)
            let his = try await store.sender(for: bob)
            _ = try await store.commit(
                IngestionGroup([.message(Samples.message("his", in: chat, at: 2, from: his, externalID: "m"))]))
            let message = try #require(try await store.message(conversation: chat, externalID: "m"))
            #expect(message.unified.content == Content(kind: .deleted, text: "his"))
            #expect(message.unified.reactions.map(\.emoji) == ["👍"])
            try await expectSound(store)
        },
    ]

    private static let owner = Samples.sender([Samples.number("+49170")], name: "Me", isOwner: true)
    private static let ann = Samples.sender([Samples.number("+49151")], name: "Ann")
    private static let bob = Samples.sender([Samples.number("+49152")], name: "Bob")
}
