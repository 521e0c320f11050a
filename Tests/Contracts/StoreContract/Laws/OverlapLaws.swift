import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Synchronization
import Testing

extension StoreLaw {
    /// Changes in flight at once: the outcome is that of one after the other, in some order (ST-8).
    static let overlaps: [StoreLaw] = [
        StoreLaw("Settings that are set and removed concurrently are all set and removed", "ST-6", "ST-8") { trial in
            let store = trial.store
            var expected: [String: String] = [:]
            for overlap in Overlap.allCases {
                let names = (0..<16).map { "\(overlap) \($0)" }
                try await overlap.run(names.map { name in { try await store.setSetting(name, to: "first") } })
                for name in names { expected[name] = "first" }
                #expect(try await store.settings() == expected)
                try await overlap.run(
                    names.enumerated().map { index, name in
                        { try await store.setSetting(name, to: index.isMultiple(of: 2) ? nil : "second") }
                    })
                for (index, name) in names.enumerated() { expected[name] = index.isMultiple(of: 2) ? nil : "second" }
                #expect(try await store.settings() == expected)
            }
        },
        StoreLaw(
            "Of several tasks that replace the same value at once one succeeds, and no update is lost", "ST-6", "ST-8"
        ) {
            trial in
            let store = trial.store
            for overlap in Overlap.allCases {
                let winners = Mutex<[String]>([])
                let first = "first \(overlap)"
                try await overlap.run(
                    (0..<8).map { number in
                        {
                            let won = try await store.setSetting(first, to: "\(number)", ifStill: nil)
                            if won { winners.withLock { $0.append("\(number)") } }
                        }
                    })
                let won = winners.withLock { $0 }
                #expect(won.count == 1)
                #expect(try await store.setting(first) == won.first)
                let sum = "sum \(overlap)"
                try await overlap.run(
                    (0..<8).map { _ in
                        { try await store.updateSetting(sum) { text in String((text.flatMap { Int($0) } ?? 0) + 1) } }
                    })
                #expect(try await store.setting(sum) == "8")
            }
        },
        StoreLaw("Policies that are set concurrently are all set", "ST-6", "ST-8") { trial in
            let store = trial.store
            for overlap in Overlap.allCases {
                let names = (0..<16).map { "\(overlap) \($0)" }
                for isOn in [true, false, true] {
                    try await overlap.run(names.map { name in { try await store.setPolicy(name, isOn: isOn) } })
                    let policies = try await store.policies().filter { names.contains($0.name) }
                    #expect(policies.count == 16)
                    #expect(policies.allSatisfy { $0.isOn == isOn }, "all \(isOn ? "on" : "off")")
                }
            }
        },
        StoreLaw(
            "A chat that is renamed, pinned, muted, archived and read concurrently has all of these changes", "ST-6",
            "ST-8"
        ) { trial in
            let store = trial.store
            for overlap in Overlap.allCases {
                for turn in 0..<6 {
                    let key = "\(overlap) \(turn)"
                    let id = try await trial.conversation(key)
                    try await trial.save(Samples.message("one", in: id, at: 1), Samples.message("two", in: id, at: 2))
                    let calls: [@Sendable () async throws -> Void] = [
                        { try await store.rename(id, to: "renamed") },
                        { try await store.setPinned(id, true) },
                        { try await store.setMuted(id, true) },
                        { try await store.setArchived(id, true) },
                        { try await store.markRead(id, upTo: nil) },
                        { try await store.addAlias(platform: .whatsapp, key: "also \(key)", to: id) },
                    ]
                    // Each of them begins first once.
                    try await overlap.run(Array(calls[turn...] + calls[..<turn]))
                    let chat = try await trial.reading(id)
                    #expect(chat.title == "renamed")
                    #expect(chat.isPinned)
                    #expect(chat.isMuted && chat.isArchived)
                    #expect(chat.unreadCount == 0 && chat.messageCount == 2)
                    #expect(try await store.conversation(platform: .whatsapp, key: "also \(key)")?.id == id)
                }
            }
        },
        StoreLaw("Concurrent reactions of many people are all stored", "ING-1", "ST-8") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            for (number, overlap) in Overlap.allCases.enumerated() {
                let id = try await trial.save(Samples.message("hello \(number)", in: chat, at: Int64(number)))[0]
                let people = (0..<16).map { "Person \($0)" }
                try await overlap.run(
                    people.enumerated().map { index, name in
                        {
                            try await store.react(
                                to: id, by: Samples.sender(name), emoji: "\(index)", at: Samples.time(Int64(index)))
                        }
                    })
                let reactions = try await trial.message(id).unified.reactions
                #expect(reactions.map(\.emoji) == (0..<16).map { "\($0)" })
                #expect(reactions.map(\.sender.displayName) == people)
            }
        },
        StoreLaw("Of concurrent edits the latest counts, and every other text is kept as a version", "ING-1", "ST-8") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            for (number, overlap) in Overlap.allCases.enumerated() {
                let id = try await trial.save(Samples.message("first", in: chat, at: Int64(number)))[0]
                try await overlap.run(
                    (0..<12).map { edit in
                        { try await store.edit(id, text: "edit \(edit)", at: Samples.time(Int64(100 + edit))) }
                    })
                let unified = try await trial.message(id).unified
                #expect(unified.content.text == "edit 11")
                #expect(unified.editedAt == Samples.time(111))
                let versions = try await store.versions(of: id)
                #expect(versions.map(\.text) == ["first"] + (0..<11).map { "edit \($0)" })
            }
        },
        StoreLaw(
            "A message whose text, status, reaction and attachments change concurrently has all of the changes",
            "ST-6", "ST-8"
        ) { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            for (number, overlap) in Overlap.allCases.enumerated() {
                for turn in 0..<5 {
                    let id = try await trial.save(
                        Samples.message(
                            "first", in: chat, at: Int64(number * 10 + turn), direction: .outgoing,
                            attachments: [Samples.attachment("a", blob: nil), Samples.attachment("b", blob: nil)]))[0]
                    let found = [Samples.attachment("c", blob: "c"), Samples.attachment("d", blob: "d")]
                    let calls: [@Sendable () async throws -> Void] = [
                        { try await store.edit(id, text: "edited", at: Samples.time(500)) },
                        { try await store.updateStatus(id, to: .read) },
                        { try await store.react(to: id, by: Samples.sender("Ann"), emoji: "👍", at: Samples.time(9)) },
                        { try await store.updateAttachment(id, index: 0, to: found[0]) },
                        { try await store.updateAttachment(id, index: 1, to: found[1]) },
                    ]
                    try await overlap.run(Array(calls[turn...] + calls[..<turn]))
                    let message = try await trial.message(id)
                    #expect(message.unified.content.text == "edited")
                    #expect(message.status == .read)
                    #expect(message.unified.reactions.map(\.emoji) == ["👍"])
                    #expect(message.unified.content.attachments == found)
                }
            }
        },
        StoreLaw("Drafts that are saved concurrently in different chats are all stored", "ST-6", "ST-8") { trial in
            let store = trial.store
            for overlap in Overlap.allCases {
                var chats: [UniqueIdentifier] = []
                for number in 0..<8 { chats.append(try await trial.conversation("\(overlap) \(number)")) }
                try await overlap.run(
                    chats.map { chat in { try await store.setDraft("\(chat)", in: chat) } })
                for chat in chats { #expect(try await store.draft(in: chat)?.text == "\(chat)") }
            }
        },
    ]
}
