import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Reactions.
    static let reactions: [StoreLaw] = [
        StoreLaw("A reaction has its emoji, person and time", "ING-1", "ST-6") { trial in
            let message = try await trial.greeting()
            try await trial.react(message, "Ann", "👍🏽", at: 5)
            let reactions = try await trial.message(message).unified.reactions
            let ann = Participant(identifier: nil, displayName: "Ann")
            #expect(reactions == [Reaction(emoji: "👍🏽", sender: ann, timestamp: Samples.time(5))])
            #expect(try await trial.store.people(named: "Ann", limit: 10).count == 1)
        },
        StoreLaw("A person has one reaction, the latest", "ING-1") { trial in
            let message = try await trial.greeting()
            try await trial.react(message, "Ann", "👍", at: 5)
            try await trial.react(message, "Bob", "❤️", at: 6)
            try await trial.react(message, "Ann", "😂", at: 7)
            #expect(try await trial.emojis(message) == ["❤️", "😂"])
        },
        StoreLaw("A reaction is removed", "ING-1") { trial in
            let message = try await trial.greeting()
            try await trial.react(message, "Ann", "👍", at: 5)
            try await trial.react(message, "Ann", nil, at: 6)
            #expect(try await trial.emojis(message).isEmpty)
            try await trial.react(message, "Ann", "😂", at: 7)
            #expect(try await trial.emojis(message) == ["😂"])
        },
        StoreLaw("An event older than the latest changes nothing, removals included", "ING-1") { trial in
            let message = try await trial.greeting()
            try await trial.react(message, "Ann", "😂", at: 7)
            try await trial.react(message, "Ann", "👍", at: 5)
            try await trial.react(message, "Ann", nil, at: 6)
            #expect(try await trial.emojis(message) == ["😂"])
            try await trial.react(message, "Ann", nil, at: 9)
            try await trial.react(message, "Ann", "👍", at: 8)
            #expect(try await trial.emojis(message).isEmpty)
            try await trial.react(message, "Bob", nil, at: 9)
            try await trial.react(message, "Bob", "❤️", at: 8)
            #expect(try await trial.emojis(message).isEmpty)
        },
        StoreLaw("Of two events with the same time the one that arrives later counts", "ING-1") { trial in
            let message = try await trial.greeting()
            try await trial.react(message, "Ann", "👍", at: 5)
            try await trial.react(message, "Ann", "😂", at: 5)
            #expect(try await trial.emojis(message) == ["😂"])
        },
        StoreLaw("Reactions are in order of time, then in the order in which their people first reacted", "ING-1") {
            trial in
            let message = try await trial.greeting()
            try await trial.react(message, "Cem", "3", at: 5)
            try await trial.react(message, "Ann", "1", at: 5)
            try await trial.react(message, "Bob", "2", at: 3)
            #expect(try await trial.emojis(message) == ["2", "3", "1"])
            try await trial.react(message, "Cem", "4", at: 5)
            #expect(try await trial.emojis(message) == ["2", "4", "1"])
        },
        StoreLaw("Reactions to different messages are separate", "ING-1") { trial in
            let id = try await trial.conversation()
            let ids = try await trial.save(Samples.message("a", in: id, at: 1), Samples.message("b", in: id, at: 2))
            try await trial.react(ids[0], "Ann", "👍", at: 5)
            #expect(try await trial.emojis(ids[1]).isEmpty)
            let listed = try await trial.store.messages(in: id, .newest, limit: 10)
            #expect(listed.map(\.unified.reactions.count) == [1, 0])
        },
        StoreLaw("A reaction that a source repeats is one, and none to what the owner deleted", "ING-3", "ST-11") {
            trial in
            let id = try await trial.conversation()
            let ids = try await trial.save(Samples.message("a", in: id, at: 1), Samples.message("b", in: id, at: 2))
            _ = try await trial.store.deleteMessage(ids[1], .tombstone)
            let reactions = ["1/a", "2/b"].map { externalID in
                IngestedChange.reaction(
                    MessageTarget(conversation: id, externalID: externalID), by: Samples.sender("Ann"), emoji: "👍",
                    at: Samples.time(5))
            }
            for _ in 0..<2 {
                #expect(try await trial.store.commit(IngestionGroup(reactions)) == CommitOutcome())
                #expect(try await trial.emojis(ids[0]) == ["👍"])
                #expect(try await trial.emojis(ids[1]).isEmpty)
            }
        },
        StoreLaw("What an added file says of a reaction counts until a source shows one, or its removal", "ING-1b") {
            trial in
            let message = try await trial.greeting()
            let cases: [(String, String?, Bool)] = [
                ("Ann", "👍", true), ("Bob", "👍", false), ("Cem", nil, true), ("Dan", nil, false),
            ]
            for (name, emoji, isFirst) in cases {
                if isFirst { try await trial.claim(message, name, "💩", at: 99) }
                try await trial.react(message, name, emoji, at: 5)
                if !isFirst { try await trial.claim(message, name, "💩", at: 99) }
            }
            #expect(try await trial.emojis(message) == ["👍", "👍"])
            try await trial.claim(message, "Eve", "🎉", at: 99)
            try await trial.claim(message, "Eve", "💩", at: 98)
            let reactions = try await trial.message(message).unified.reactions
            #expect(reactions.map(\.emoji) == ["👍", "👍", "🎉"])
            #expect(reactions.map(\.isClaimed) == [false, false, true])
        },
        StoreLaw("A deleted message accepts no reaction", "ST-11") { trial in
            let message = try await trial.greeting()
            _ = try await trial.store.deleteMessage(message, .tombstone)
            try await trial.react(message, "Ann", "👍", at: 5)
            #expect(try await trial.emojis(message).isEmpty)
        },
    ]
}

extension Trial {
    fileprivate func greeting() async throws -> UniqueIdentifier {
        try await save(Samples.message("hello", in: try await conversation(), at: 1))[0]
    }

    fileprivate func react(
        _ message: UniqueIdentifier, _ name: String, _ emoji: String?, at second: Int64
    ) async throws {
        try await store.react(to: message, by: Samples.sender(name), emoji: emoji, at: Samples.time(second))
    }

    fileprivate func claim(
        _ message: UniqueIdentifier, _ name: String, _ emoji: String?, at second: Int64
    ) async throws {
        var sender = Samples.sender(name)
        sender.isClaimed = true
        try await store.react(to: message, by: sender, emoji: emoji, at: Samples.time(second))
    }

    fileprivate func emojis(_ id: UniqueIdentifier) async throws -> [String] {
        try await message(id).unified.reactions.map(\.emoji)
    }
}
